import type { Field } from '../contract/operations/scrapers.ts';
import { readDate } from '../core/condition/date-literal.ts';
import { filterDialect } from '../core/condition/dialect.ts';
import { nameText } from '../core/condition/lexer.ts';
import { literalText } from '../core/condition/literal.ts';
import { splitKey } from '../core/diff/key-values.ts';
import { readBooleanText } from '../core/fields/boolean/boolean-text.ts';

/**
 * The filter that passes the records with a key, as a person writes it: values joined by commas. Undefined when no record can have it: there are not as
 * many values as fields, or one is not of its field's type.
 */
export function keyFilter(fields: readonly Pick<Field, 'name' | 'type'>[], key: string): string | undefined {
  const values = splitKey(key, fields.length);
  const conditions = fields.flatMap((field, part) => conditionOf(field, values?.[part]) ?? []);
  return conditions.length === fields.length && conditions.length > 0 ? conditions.join(' AND ') : undefined;
}

function conditionOf({ name, type }: Pick<Field, 'name' | 'type'>, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const field = nameText(name, filterDialect);
  if (text === '') return `${field} IS NULL`;
  switch (type) {
    case 'number':
      return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text)) ? `${field} = ${text}` : undefined;
    case 'date': {
      const date = readDate(text);
      return date === undefined ? undefined : `${field} = ${literalText(date.text)}`;
    }
    case 'boolean': {
      const value = readBooleanText(text)?.value;
      return value === undefined ? undefined : `${field} = ${value}`;
    }
    case 'text':
      return `${field} = ${literalText(text)}`;
  }
}
