import type { QueryField } from '../query-field.ts';
import { tokenize, type Token, type TokenSpan } from '../tokens.ts';

/** Words of the longest value that is looked for. */
const LONGEST = 6;
/** Tokens and samples beyond these are not looked at, so that a pasted text stays quick. */
const MOST_TOKENS = 300;
const MOST_SAMPLES = 5000;
const LONGEST_SAMPLE = 80;

/** Words that are exactly a value of a text field, or an item of a list field. */
export interface ValueMention extends Hit, TokenSpan {}

/** What values are found by. `findValues`: those that a phrase names, whatever its case; without it the samples of the fields are searched. */
export interface ValueContext {
  readonly fields: readonly QueryField[];
  readonly findValues?: (phrase: string) => readonly Hit[];
}

interface Hit {
  readonly field: string;
  /** As the data spells it. */
  readonly value: string;
  /** How many records hold it; undefined when only a sample of the values is known. */
  readonly records?: number;
}

const derived = new WeakMap<readonly QueryField[], ReadonlyMap<string, readonly Hit[]>>();

/** Every span that is exactly a value of a text field; the longest of those that start at a token, each field that has it. */
export function findValueMentions(tokens: readonly Token[], { fields, findValues }: ValueContext): readonly ValueMention[] {
  const samples = findValues === undefined ? samplesOf(fields) : new Map<string, readonly Hit[]>();
  const find = findValues ?? ((phrase: string) => samples.get(phrase) ?? []);
  const mentions: ValueMention[] = [];
  for (let from = 0; from < Math.min(tokens.length, MOST_TOKENS); from += 1) {
    if (tokens[from]?.kind === 'mark') continue;
    for (let to = Math.min(tokens.length, from + LONGEST); to > from; to -= 1) {
      if (tokens[to - 1]?.kind === 'mark') continue;
      const hits = find(phraseOf(tokens, from, to));
      if (hits.length === 0) continue;
      mentions.push(...hits.map((hit): ValueMention => ({ from, to, ...hit })));
      break;
    }
  }
  return mentions;
}

/** The tokens as they stand in the text: glued where they touch, else a space apart, lower case. */
function phraseOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token, index) => (index > 0 && !token.glued ? ` ${token.lower}` : token.lower))
    .join('');
}

function samplesOf(fields: readonly QueryField[]): ReadonlyMap<string, readonly Hit[]> {
  const known = derived.get(fields);
  if (known !== undefined) return known;
  const samples = new Map<string, Hit[]>();
  let seen = 0;
  for (const { name, type, samples: values = [] } of fields) {
    if (type !== 'text') continue;
    for (const value of values) {
      if ((seen += 1) > MOST_SAMPLES || value.length > LONGEST_SAMPLE) continue;
      const tokens = tokenize(value);
      const phrase = phraseOf(tokens, 0, tokens.length);
      if (phrase !== '') samples.set(phrase, [...(samples.get(phrase) ?? []), { field: name, value }]);
    }
  }
  derived.set(fields, samples);
  return samples;
}
