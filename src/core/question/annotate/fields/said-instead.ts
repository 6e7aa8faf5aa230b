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

/** "who lost the most" of a loser: whom a text is called by for what the verb says, where that has no ending of the name; null for any other. */
export function doerFor({ lower }: Token, { profiles }: Schema): string | null {
  return /^(?:lose|loses|lost|losing)$/.test(lower) && profiles.some(({ field, words }) => field.type === 'text' && words[0]?.stem === 'loser')
    ? 'loser'
    : null;
}

/** "entry fee" of records with an `Entry Money`: what the one amount is called that has the word before it in its name; null where there is none. */
export function headOfMoney(tokens: readonly Token[], at: number, { profiles }: Schema): string | null {
  const [lead, said] = [tokens[at - 1], tokens[at]];
  if (lead?.kind !== 'word' || !PAID.test(said?.lower ?? '')) return null;
  const [only, ...more] = profiles.filter(({ field, words }) => field.type === 'number' && words.some(({ stem: word }) => word === lead.stem));
  const [first, head, ...rest] = only?.words ?? [];
  const isAmount = more.length === 0 && only?.dimension === 'money' && rest.length === 0 && first?.stem === lead.stem;
  const isEither = head !== undefined && head.stem !== said?.stem && [head.stem, said?.stem].includes('money');
  return isAmount && isEither && PAID.test(head.stem) ? head.stem : null;
}

const PAID = /^(?:fee|charge|cost|money)s?$/;

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

const STARTS = /^(?:departure|departing|origin|source|starting|start|pickup)$/;
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
