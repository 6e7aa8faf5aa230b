import { isPlural } from '../../../text/plural.ts';
import { DOMAINS } from '../../language/lexicon/en/records.ts';
import { RECORD_KINDS } from '../../language/lexicon/en/record-kinds.ts';
import { COUNTERPARTS, WIDER_KINDS } from '../../language/lexicon/en/wider-kinds.ts';
import { nameWords, wordsOfName } from '../../language/profile/field-names.ts';
import type { QueryField } from '../../language/query-field.ts';
import { rootOf } from '../../language/values/roots.ts';
import { CONSUMED } from '../../language/deeds.ts';

/** A noun, or the words of a compound, as it is compared: the form of its words under which one and many are the same. */
export function nounForm(words: string): string {
  return words.split(' ').map(rootOf).join(' ');
}

/** "dive sites" of a scraper called divesites. */
export function isTogether(words: string, scraper: ReadonlySet<string>): boolean {
  const whole = words.replace(' ', '');
  return [whole, `${whole}s`].some((each) => scraper.has(rootOf(each)));
}

/** What else records are called whose scraper has this name, or whose titles are called by one of these nouns; in the form of nouns. */
export function otherNouns(name: string, titles: Iterable<string>): ReadonlySet<string> {
  return nounsOf(KINDS, name, titles);
}

/** Whom or what one of is behind each of such records, in the form of nouns: the borrowers of loans. */
export function counterparts(name: string, titles: Iterable<string>): ReadonlySet<string> {
  return nounsOf(BEHIND, name, titles);
}

/** What the records of such a scraper may be of, where no other kind is called by its name: coffee of `beans`. */
export function sourceKinds(name: string): ReadonlySet<string> {
  return nounsOf(SOURCES, name, []);
}

/** The form of a noun that says no more of things than that they take place or are somewhere: "event", "place". */
export function isWide(noun: string): boolean {
  return WIDE.has(noun);
}

/** Nouns for one kind of what records may be, in their form. */
export const NARROW_KINDS: ReadonlySet<string> = new Set(DOMAINS.flatMap(({ kinds = '' }) => kinds.split(' ').map(rootOf)));

function nounsOf(kinds: ReadonlyMap<string, readonly string[]>, name: string, titles: Iterable<string>): ReadonlySet<string> {
  const words = nameWords(name);
  // "hotels-lisbon" holds hotels, and "car-insurance" no cars.
  const heads = words
    .filter((word, at) => at === words.length - 1 || isPlural(word))
    .flatMap((word) => [rootOf(word), rootOf(word.replace(/s$/, ''))]);
  // "vaxclinics" are clinics.
  const [joined = '', ...others] = heads;
  const ends = words.length > 1 || others.length > 1 ? [] : [...kinds.keys()].filter((kind) => isEndOf(kind, joined));
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${rootOf(word)}`);
  return new Set([...heads, ...ends, ...pairs, ...titles].flatMap((each) => kinds.get(each) ?? []));
}

/** Whether a name of two words that are written as one ends with a noun. */
function isEndOf(noun: string, name: string): boolean {
  return noun.length >= SHORTEST && name.length >= noun.length + SHORTEST && name.endsWith(noun);
}

const SHORTEST = 3;

/** The words before the colon of each line of a table, and those behind it. */
function linesOf(table: string): readonly (readonly [before: readonly string[], behind: readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', behind = ''] = line.split(':');
      return [before.split(' '), behind.split(' ').filter((word) => word !== '')];
    });
}

function tableOf(entries: readonly (readonly [kind: string, nouns: readonly string[]])[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, readonly string[]>();
  for (const [kind, nouns] of entries) {
    const key = rootOf(kind.replaceAll('_', ''));
    kinds.set(key, [...(kinds.get(key) ?? []), ...nouns.map((noun) => nounForm(noun.replaceAll('_', ' ')))]);
  }
  return kinds;
}

const KINDS = tableOf([
  ...linesOf(RECORD_KINDS).flatMap(([names, more]) =>
    // The words of the name itself, where a scraper writes them as one.
    names.map((name) => [name, [...names, ...more].filter((noun) => noun !== name || name.includes('_'))] as const),
  ),
  ...linesOf(WIDER_KINDS).flatMap(([nouns, kinds]) => kinds.map((kind) => [kind, nouns] as const)),
]);

const WIDE: ReadonlySet<string> = new Set(linesOf(WIDER_KINDS).flatMap(([nouns]) => nouns.map(nounForm)));

const SOURCES = sources(linesOf(RECORD_KINDS));

/** The kinds of each noun that one line alone has behind its colon. */
function sources(lines: ReturnType<typeof linesOf>): ReturnType<typeof tableOf> {
  const behind = lines.flatMap(([names, more]) => more.map((noun) => [noun, names] as const));
  return tableOf(behind.filter(([noun]) => behind.filter(([other]) => other === noun).length === 1));
}

const BEHIND = tableOf(linesOf(COUNTERPARTS).flatMap(([nouns, kinds]) => kinds.map((kind) => [kind, nouns] as const)));

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(rootOf));

/**
 * Records with a sex and an age, a name of a family or the like are people, unless they have a breed; and so are those that are called by what somebody does
 * and of which a text says the name: "lifeguards" that are only jobs are none.
 */
export function arePeople(names: ReadonlySet<string>, nouns: ReadonlySet<string>, fields: readonly QueryField[]): boolean {
  const has = (words: ReadonlySet<string>) => [...words].some((word) => names.has(word));
  if (has(SEXES) && has(LIVES) && !has(BREEDS)) return true;
  const isName = (word: string) => word === 'name' || PERSONS.has(rootOf(word));
  return [...nouns].some((noun) => PERSONS.has(noun)) && fields.some((field) => field.type === 'text' && wordsOfName(field).some(isName));
}

/** What a person is called by what he or she does. */
const PERSONS: ReadonlySet<string> = stems(
  'person people player athlete runner climber swimmer skater jockey dancer singer musician performer actor actress artist author writer lawyer attorney judge teacher tutor lecturer professor instructor coach referee sitter nanny babysitter carer student pupil graduate employee worker freelancer contractor driver rider cyclist candidate politician senator billionaire millionaire donor inmate prisoner celebrity chef patient translator interpreter therapist physiotherapist psychologist counsellor masseur surgeon nurse midwife engineer trainer pilot sailor volunteer speaker illustrator animator journalist lifter wrestler boxer gymnast golfer footballer cricketer batsman bowler fencer skier surfer diver lifeguard apprentice trainee intern applicant attendee member passenger tenant roommate roomie flatmate lodger inventor researcher scientist champion medallist',
);

/** What any person is called. */
export const PEOPLE: ReadonlySet<string> = stems('people person human individual folk');

const SEXES = stems('sex gender');
const LIVES = stems('age born birth birthday dob died death surname lastname forename firstname given first maiden marital nationality occupation');
const BREEDS = stems('breed species genus sire dam foaled pet animal kennel litter');

/** What is measured and not counted: the "water" of water meters is no record. */
export const STUFF: ReadonlySet<string> = stems(`${CONSUMED} air rain snow wind traffic noise money`);
