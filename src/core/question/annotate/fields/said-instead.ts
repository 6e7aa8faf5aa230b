import { SYNONYMS } from '../../../language/lexicon/en/synonyms.ts';
import type { Schema } from '../../../language/profile/schema.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';

/** The one word of the names of fields that a word of a question is a synonym of; null where there is none, or several are. */
export function nameWordFor(said: string, { profiles }: Schema): string | null {
  const same = synonyms.get(said);
  if (same === undefined || profiles.some(({ words }) => words.some(({ stem: word }) => word === said))) return null;
  const named = new Set(profiles.flatMap(({ words }) => words.flatMap(({ stem: word }) => (same.has(word) ? word : []))));
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

/** "departure city", "the arrival port" of records with a from_city and a to_city: the word of the name that says which of the two; null where there are none. */
export function endOfWay(tokens: readonly Token[], at: number, { profiles }: Schema): 'from' | 'to' | null {
  const [said = '', place = ''] = [tokens[at]?.lower, tokens[at + 1]?.stem];
  const end = STARTS.test(said) ? 'from' : ENDS.test(said) ? 'to' : null;
  const isCalled = (way: string) =>
    profiles.some(
      ({ field, words }) => field.type === 'text' && words.length === 2 && [way, place].every((own) => words.some(({ stem }) => stem === own)),
    );
  return end !== null && isCalled('from') && isCalled('to') ? end : null;
}

const STARTS = /^(?:departure|departing|origin|starting|start|pickup)$/;
const ENDS = /^(?:destination|arrival|arriving|end|ending|target)$/;

/** The synonyms of a stem, itself left out. */
export const synonyms: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>();
  for (const line of SYNONYMS.trim().split('\n')) {
    const stems = line.split(' ').map((word) => stemOf(word));
    for (const one of stems) map.set(one, new Set([...(map.get(one) ?? []), ...stems.filter((other) => other !== one)]));
  }
  return map;
})();
