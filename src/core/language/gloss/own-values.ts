import { nameWords } from '../profile/field-names.ts';
import type { QueryField } from '../query-field.ts';
import { tokenize, type Token } from '../tokens.ts';
import { textsOfList } from '../values/build-values.ts';
import { fold } from '../../fields/role-words.ts';
import { comparable } from './comparable.ts';
import type { PhraseTable } from './phrase-table.ts';

/** Values of text fields as the data spells them, by the roots of their words: what the data calls by a word is not translated. */
export type OwnValues = ReadonlyMap<string, string>;

const MOST_VALUES = 5000;
const LONGEST_VALUE = 60;
const MOST_WORDS = 4;

const made = new WeakMap<readonly QueryField[], Map<PhraseTable, OwnValues>>();

/** The values of fields whose values are few, without those that are words of a field's name. */
export function ownValuesOf(fields: readonly QueryField[], table: PhraseTable): OwnValues {
  const byTable = made.get(fields) ?? new Map<PhraseTable, OwnValues>();
  made.set(fields, byTable);
  const before = byTable.get(table);
  if (before !== undefined) return before;
  const names = new Set(fields.flatMap(({ name }) => nameWords(name).map((word) => comparable(word, table.lexicon).root)));
  const values = new Map<string, string>();
  let seen = 0;
  for (const { type, samples = [] } of fields) {
    if (type !== 'text') continue;
    for (const value of samples.flatMap(textsOfList)) {
      if ((seen += 1) > MOST_VALUES || value.length > LONGEST_VALUE || !/\p{L}{2}/u.test(value)) continue;
      const key = keyOf(tokenize(value), table);
      if (!names.has(key) && !values.has(key)) values.set(key, value);
    }
  }
  byTable.set(table, values);
  return values;
}

function keyOf(tokens: readonly Token[], { lexicon }: PhraseTable): string {
  return tokens.map(({ lower }) => comparable(lower, lexicon).root).join(' ');
}

/** The longest value that begins at a token, and where it ends. A single word has to be as long as its ending allows for, or written as the data spells it. */
export function ownValueAt(
  values: OwnValues,
  tokens: readonly Token[],
  at: number,
  table: PhraseTable,
): { readonly value: string; readonly to: number } | null {
  if (values.size === 0 || tokens[at]?.kind !== 'word') return null;
  for (let to = Math.min(tokens.length, at + MOST_WORDS); to > at; to -= 1) {
    const span = tokens.slice(at, to);
    const value = values.get(keyOf(span, table));
    if (value === undefined) continue;
    const typed = fold(span.map(({ lower }) => lower).join(' '));
    if (typed.length >= SHORTEST_ROOTED || typed === fold(value)) return { value, to };
  }
  return null;
}

const SHORTEST_ROOTED = 4;
