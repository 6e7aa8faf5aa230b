import { wordSet } from '../../../text/word-set.ts';
import { INCOMES } from '../lexicon/en/money.ts';
import type { FieldType } from '../../../contract/operations/scrapers.ts';
import { isLightSwitchWord } from '../annotate/flags/switch-words.ts';
import { unitOf } from '../annotate/units.ts';
import { CONTRARIES } from '../lexicon/en/contraries.ts';
import { DOMAINS } from '../lexicon/en/records.ts';
import { nameWords, spelledWords } from '../profile/field-names.ts';
import { concepts, LIGHT_WORDS } from '../profile/lexicon.ts';
import { nearestOf } from './nearest.ts';
import { shortNameOf } from './short-names.ts';
import type { Schema } from '../profile/schema.ts';
import { stem } from '../stem.ts';
import type { Token } from '../tokens.ts';

/** What words mean that name nothing in the data themselves: "taller" means `height_cm`, and "fragrances" are the records of a scraper "perfumes". */
export interface Meanings {
  readonly fields: readonly MeantField[];
  /** Words for the records, in lower case. */
  readonly nouns: ReadonlySet<string>;
}

interface MeantField {
  /** In lower case, in the order of the text. */
  readonly words: readonly string[];
  readonly field: string;
}

/** Texts to be turned into vectors, by which meanings are found. */
export interface MeaningTexts {
  /** Words that nothing claimed, alone and with those beside them. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that a name writes short, which need no vector. */
  readonly spelled: readonly MeantField[];
  readonly fields: readonly { readonly name: string; readonly text: string; readonly type: FieldType }[];
  /** What the records are called. */
  readonly records: readonly string[];
}

/** One vector a text, in their order; null for a text that the embedder makes nothing of. */
export interface MeaningVectors {
  readonly phrases: readonly (Float32Array | null)[];
  readonly fields: readonly (Float32Array | null)[];
  readonly records: readonly (Float32Array | null)[];
}

/**
 * Least cosine of words and the name of a field, with the embedder in the package: "alone" and "solo" have 0.65, "feet" and "shoe" 0.58, "subtitles" and
 * "captions" 0.58; "buy" and "price" 0.50, "money" and "charity" 0.44, "seat" and "players" 0.2.
 */
const LEAST = 0.55;
/** Amounts are near to what they are not: "taller" and "height" have 0.73, "tax" and "revenue" 0.57. */
const LEAST_AMOUNT = 0.65;
/** How much nearer than to any other name words must be. */
const LEAD = 0.15;
/** "fragrances" and "perfumes" have 0.77, "scents" 0.65, "encounters" and "sightings" 0.34, "animals" and "sightings" 0.09. */
const LEAST_NOUN = 0.55;
const LONGEST = 3;
const SHORTEST = 3;
const MOST_PHRASES = 60;

/** The words that nothing claimed, and the names that they may be near to. `isKnown`: a word that questions are made of, alone it means no field. */
export function meaningTexts(
  tokens: readonly Token[],
  { isUnknown, isKnown }: { readonly isUnknown: (word: string) => boolean; readonly isKnown: (word: string) => boolean },
  schema: Schema,
  records: readonly string[],
): MeaningTexts {
  const isOpen = ({ kind, lower }: Token) => kind === 'word' && isUnknown(lower) && unitOf(lower) === undefined;
  // "time" is known, and in "heart rate" the rate is none that is paid.
  const isNew = ({ lower, stem: root }: Token) => !isKnown(lower) && concepts.every(({ says }) => !says.has(root));
  const phrases: (readonly string[])[] = [];
  for (const [from, token] of tokens.entries()) {
    if (!isNew(token)) continue;
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST) && tokens.slice(from, to).every(isOpen); to += 1)
      phrases.push(tokens.slice(from, to).map(({ lower }) => lower));
  }
  return {
    phrases: phrases.filter(([first = '', ...more]) => more.length > 0 || first.length >= SHORTEST).slice(0, MOST_PHRASES),
    spelled: phrases.flatMap((words) => {
      const field = shortNameOf(words, schema);
      return field === null ? [] : [{ words, field }];
    }),
    fields: schema.profiles.map(({ field: { name, type } }) => ({ name, text: spelledName(name, type), type })),
    records: records.flatMap((name) => nameWords(name)).filter((word) => word.length >= SHORTEST),
  };
}

/** What comes in: near to what it comes in from, and no number of them. */
export const INCOME_WORDS: ReadonlySet<string> = wordSet(INCOMES);

/** The words of a name, abbreviations spelled out, without units and small words where others are left. */
function spelledName(name: string, type: FieldType): string {
  const words = spelledWords(nameWords(name), type);
  const telling = words.filter((word) => !LIGHT_WORDS.has(word) && !LIGHT_WORDS.has(stem(word)) && unitOf(word) === undefined && /\p{L}/u.test(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The words that are near to one name and to no other. */
export function meaningsOf({ phrases, spelled, fields, records }: MeaningTexts, vectors: MeaningVectors): Meanings {
  const nouns = new Set<string>();
  const meant = spelled.map((each) => ({ ...each, score: 1 }));
  for (const [index, words] of phrases.entries()) {
    const vector = vectors.phrases[index] ?? null;
    if (vector === null) continue;
    const { at: best, score, scores, isAhead } = nearestOf(vector, vectors.fields, LEAD);
    const noun = Math.max(0, nearestOf(vector, vectors.records, LEAD).score);
    const rival = Math.max(0, ...scores.filter((_, at) => !isNamedAfter(fields[at]?.text ?? '', records)));
    const [word = ''] = words;
    if (words.length === 1 && noun >= LEAST_NOUN && noun > rival && !isOtherDoer(word, records) && !INCOME_WORDS.has(word)) nouns.add(word);
    const field = fields[best];
    // A word of the name alone says too little of it: "size" is no screen size, and "free" is no step-free access.
    const isPart = words.length === 1 && field?.text.split(' ').some((each) => stem(each) === stem(word)) === true;
    const least = field?.type === 'number' ? LEAST_AMOUNT : LEAST;
    // "jobs" are near to the flag for night work, and say nothing of the night.
    if (field?.type === 'boolean' && words.length === 1 && nameWords(field.name).filter((each) => !isLightSwitchWord(stem(each))).length > 1)
      continue;
    if (field !== undefined && words.some((each) => isKnownBy(each, field.text))) continue;
    if (words.length === 1 && (isContrary(word, field?.text ?? '') || isDoneByOne(word, field?.text ?? ''))) continue;
    if (field !== undefined && !isPart && score >= least && isAhead && score - noun >= LEAD) meant.push({ words, field: field.name, score });
  }
  const kept = strongest(meant);
  for (const { words } of kept) for (const word of words) nouns.delete(word);
  return { fields: kept, nouns };
}

/** A "restaurant" is near to its cuisines, and is no cuisine. */
function isKnownBy(word: string, name: string): boolean {
  const stems = (words: string) => words.split(' ').map(stem);
  const [noun = ''] = stems(word);
  return DOMAINS.some(({ nouns, cues }) => stems(nouns).includes(noun) && stems(name).some((said) => stems(cues).includes(said)));
}

/** "wet" is near to "dry", and says the contrary. */
function isContrary(word: string, name: string): boolean {
  const said = name.split(' ');
  return SIDES.some((sides) =>
    sides.some((side, at) => side.includes(word) && sides.some((other, place) => place !== at && other.some((each) => said.includes(each)))),
  );
}

/** "art" is near to "artist", and is what such a one makes; "rings" are no ringers. */
function isDoneByOne(word: string, name: string): boolean {
  const isDoer = (whole: string, part: string) => whole.startsWith(part) && /^(?:e?r|or|ists?|ians?|ers|ors)$/.test(whole.slice(part.length));
  return name.split(' ').some((own) => [word, stem(word)].some((said) => isDoer(own, said) || isDoer(said, own)));
}

/** "farmers" are near to "crops", and no such: what ends like those who do something is called by records that end so too. */
function isOtherDoer(word: string, records: readonly string[]): boolean {
  return DOER.test(word) && !records.some((name) => DOER.test(name));
}

const DOER = /(?:[eo]r|ist|ian|ivore)s?$/;

const SIDES: readonly (readonly (readonly string[])[])[] = CONTRARIES.split('|').map((sides) => sides.split('/').map((side) => side.split(' ')));

/** "perfumer" of perfumes. */
function isNamedAfter(name: string, records: readonly string[]): boolean {
  return name.split(' ').some((word) => records.some((record) => stem(record).slice(0, NAMED_AFTER) === stem(word).slice(0, NAMED_AFTER)));
}

const NAMED_AFTER = 5;

/** Of phrases that share a word, the one that is nearest to its field. */
function strongest(meant: readonly (MeantField & { readonly score: number })[]): readonly MeantField[] {
  const kept: MeantField[] = [];
  for (const each of meant.toSorted((a, b) => b.score - a.score || b.words.length - a.words.length))
    if (kept.every(({ words }) => words.every((word) => !each.words.includes(word)))) kept.push(each);
  return kept;
}

/** The schema in which the fields are also called by the words that mean them. */
export function withMeanings(schema: Schema, { fields }: Meanings): Schema {
  const stems = new Map<string, readonly string[]>();
  for (const { words, field } of fields) stems.set(field, [...(stems.get(field) ?? []), ...words.map((word) => stem(word))]);
  const profiles = schema.profiles.map((profile) => {
    const more = stems.get(profile.field.name);
    return more === undefined ? profile : { ...profile, says: new Set([...profile.says, ...more]) };
  });
  const renewed = new Map(schema.profiles.map((profile, at) => [profile, profiles[at] ?? profile]));
  const bySaid = new Map([...schema.bySaid].map(([said, of]) => [said, of.map((profile) => renewed.get(profile) ?? profile)]));
  for (const profile of profiles) for (const said of stems.get(profile.field.name) ?? []) bySaid.set(said, [profile]);
  const renew = <Key>(map: ReadonlyMap<Key, (typeof profiles)[number]>) => new Map([...map].map(([key, of]) => [key, renewed.get(of) ?? of]));
  return { ...schema, profiles, bySaid, byJoined: renew(schema.byJoined), byHead: renew(schema.byHead) };
}
