import type { QueryField } from '../../language/query-field.ts';

const LONGEST_NAME = 60;

/** Fields by names that are safe to show a model: letters, digits and a few marks, none twice, none of those that mean something else to it. */
export function labelsOf(fields: readonly QueryField[], taken: readonly string[] = []): ReadonlyMap<string, QueryField> {
  const labels = new Map<string, QueryField>();
  for (const [index, field] of fields.entries()) {
    const plain = plainText(field.name, LONGEST_NAME);
    const numbered = `field ${index + 1}`;
    const free = (name: string) => name !== '' && !taken.includes(name) && !labels.has(name);
    const label = [plain, numbered, `${numbered} of ${fields.length}`].find(free);
    if (label !== undefined) labels.set(label, field);
  }
  return labels;
}

/** A stranger's text in one line, cut, and without marks that could mean something in a prompt. */
export function plainText(text: string, longest: number): string {
  return text
    .slice(0, 4 * longest)
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N} _.%$€£°/#()+-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}

/** JSON text in which no fence can be closed. */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** A part of a prompt that is data. */
export function fenced(name: string, text: string): string {
  return `<${name}>\n${text}\n</${name}>`;
}
