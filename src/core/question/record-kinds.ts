import { isPlural } from '../../text/plural.ts';
import { RECORD_KINDS } from '../language/lexicon/en/record-kinds.ts';
import { nameWords } from '../language/profile/field-names.ts';
import { rootOf } from '../language/values/roots.ts';

/** A noun, or the words of a compound, as it is compared: the form of its words under which one and many are the same. */
export function nounForm(words: string): string {
  return words.split(' ').map(rootOf).join(' ');
}

/** What else records are called whose scraper has this name, or whose titles are called by one of these nouns; in the form of nouns. */
export function otherNouns(name: string, titles: Iterable<string>): ReadonlySet<string> {
  const words = nameWords(name);
  // "hotels-lisbon" holds hotels, and "car-insurance" no cars.
  const heads = words.filter((word, at) => at === words.length - 1 || isPlural(word)).map(rootOf);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${rootOf(word)}`);
  return new Set([...heads, ...pairs, ...titles].flatMap((each) => KINDS.get(each) ?? []));
}

const KINDS: ReadonlyMap<string, readonly string[]> = (() => {
  const kinds = new Map<string, readonly string[]>();
  for (const line of RECORD_KINDS.trim().split('\n')) {
    const [named = '', more = ''] = line.split(':');
    const names = named.split(' ');
    for (const name of names) {
      const nouns = [...names, ...more.trim().split(' ')].filter((noun) => noun !== '' && noun !== name);
      // The words of the name itself, where a scraper writes them as one.
      const own = name.includes('_') ? [name] : [];
      const key = rootOf(name.replaceAll('_', ''));
      kinds.set(key, [...(kinds.get(key) ?? []), ...[...nouns, ...own].map((noun) => nounForm(noun.replaceAll('_', ' ')))]);
    }
  }
  return kinds;
})();
