import type { Cell, RunField } from '../fields/field.ts';
import { readBooleanText } from '../fields/boolean/boolean-text.ts';
import { readDate } from '../condition/date-literal.ts';

/** A value and the comma behind it; one that holds a comma itself stands in double quotes, in which `""` is a quote. */
const VALUE = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*)),/gy;

/** The values of a key as a person writes them, joined by commas; undefined when they are not `count`. A key of one value is taken as it is. */
export function splitKey(text: string, count: number): readonly string[] | undefined {
  if (count === 1) return [text];
  const values = Array.from(`${text},`.matchAll(VALUE), ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
  return values.length === count ? values : undefined;
}

/** A value that a person wrote, as cells of the field hold it: empty text is a missing value. Undefined when no value of the field is written so. */
export function cellOfText(field: RunField, text: string): Cell | undefined {
  if (text === '') return null;
  switch (field.type) {
    case 'number':
      return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text)) ? Number(text) + 0 : undefined;
    case 'date':
      return readDate(text)?.epochMs;
    case 'boolean':
      return readBooleanText(text)?.value ?? undefined;
    case 'text':
      return field.json ? jsonText(text) : text;
  }
}

/** In a field of lists and objects, a number or a list may be written as JSON; all else is text. */
function jsonText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return JSON.stringify(text);
  }
}
