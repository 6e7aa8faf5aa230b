import { wordSet } from '../../../../text/word-set.ts';
import type { Finding } from '../../bind/binding.ts';
import { PEOPLE_CONCEPTS } from '../../lexicon/en/concepts/people-concepts.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { isSaidAsProperty } from './flag-evidence.ts';
import type { Mention } from '../mentions.ts';
import { stem } from '../../stem.ts';
import { saidOf, type Said, type Switch } from './switch-spans.ts';
import { BAN, BEARER, isLightSwitchWord, isSameThing, saidFor, WITHOUT } from './switch-words.ts';
import { isCovered, lowerText, overlaps, type Token, type TokenSpan } from '../../tokens.ts';

export interface SwitchLook {
  readonly profiles: readonly FieldProfile[];
  /** A longer name of another field goes first: "pool size" is no pool. */
  readonly mentions: readonly Mention[];
  /** Values of text fields and what the records are called: a flag before one says more of it, before any other noun it is part of a name. */
  readonly nouns: readonly TokenSpan[];
  /** One telling word of a longer name may state it: in a search, where nothing is asked about a field. */
  readonly takesParts: boolean;
}

/** The conditions that words of yes-or-no fields state: "furnished", "no pets", "sold out", "unfurnished". Longest names first. */
export function findSwitches(tokens: readonly Token[], { profiles, mentions, nouns, takesParts }: SwitchLook): readonly Finding[] {
  const prefixes = sharedPrefixes(profiles);
  const switches = profiles
    .filter((profile) => isSwitch(profile) && !isNumberOfPeople(profile, profiles))
    .map((profile) => ({ ...switchOf(profile, prefixes), ...ownWords(profile, profiles) }))
    .map((entry) => (takesParts ? entry : { ...entry, own: [] }));
  // "with tickets left" says that there are some, and "with tickets left up to 40" how many.
  const isBound = (to: number) => tokens.slice(to, to + COMPARED).some(({ kind }) => kind === 'number');
  const startOf = (from: number, to: number) => (/^(?:with|has|have)$/.test(tokens[from]?.lower ?? '') && isBound(to) ? from + 1 : from);
  const isOfOther = ({ from, to, profile }: Said) =>
    mentions.some(
      (mention) =>
        mention.score >= 1 &&
        /^(?:number|date)$/.test(mention.profile.field.type) &&
        !isSwitch(mention.profile) &&
        // "with delivery fee": the name goes on behind what the flag is called by.
        ((mention.from < to && mention.to > to) ||
          (mention.from <= startOf(from, to) && mention.to >= to && (mention.to - mention.from > to - from || isNameOf(mention, profile)))),
    );
  // "4 crew" of a crew that is counted and a flag for crewed flights, "tickets left" of a number called so and a flag for what is sold out.
  const isNameOf = (mention: Mention, flag: FieldProfile) => {
    const [name, other] = [wordsOfName(mention.profile.field), wordsOfName(flag.field)];
    return tokens.slice(mention.from, mention.to).every(({ lower }) => name.includes(lower) && !other.includes(lower));
  };
  // "at least 2 dogs" of a number of dogs at most, and a flag for pets.
  const isHowMany = ({ from, to, profile }: Said) => {
    const isOfNumber = (other: FieldProfile) => other.field.type === 'number' && other.words.some(({ stem: own }) => own === tokens[to - 1]?.stem);
    const isNamed = (other: FieldProfile) => mentions.some((mention) => mention.profile === other && mention.from < to && mention.to >= to);
    if (isBoundedCount(tokens, { from, to }) && profiles.some((other) => isOfNumber(other) && isOfSame(other, profile) && isNamed(other)))
      return true;
    return tokens[from - 1]?.kind === 'number' && !wordsOfName(profile.field).includes(tokens[to - 1]?.lower ?? '') && profiles.some(isOfNumber);
  };
  const isOfName = ({ from, to }: Said) => nouns.some((noun) => noun.from <= from && noun.to >= to && noun.to - noun.from > to - from);
  // A word of a longer name that is a value by itself: "crime, under 10 dollars" of records with a flag for crime scenes.
  const isValue = ({ core }: Switch, { word }: Said) => word !== null && core.length > 1 && isCovered(word.at, nouns);
  const every = switches
    .flatMap((entry) => saidOf(tokens, entry).filter((said) => !isValue(entry, said)))
    .filter((entry) => !isOfOther(entry) && !isHowMany(entry) && !isOfName(entry) && !/^(?:most|least)$/.test(tokens[entry.from - 1]?.lower ?? ''));
  const whole = every.filter((entry) => !every.some((other) => goesOn(entry, other) || isSaidAgain(entry, other, tokens)));
  const known = [...whole, ...mentions, ...nouns];
  const isKnown = (index: number) => isCovered(index, known);
  const said = whole
    .filter(({ word }) => word === null || isSaidAsProperty({ tokens, ...word, isKnown }))
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from);
  const taken = new Set<number>();
  const stated = new Map<string, Finding>();
  for (const { from, to, value, profile } of said) {
    const field = profile.field.name;
    if (stated.has(field) || overlaps({ from, to }, (at) => taken.has(at))) continue;
    for (let index = from; index < to; index += 1) taken.add(index);
    const held = profile.field.type === 'boolean' ? value : Number(value);
    stated.set(field, { from, to, condition: { kind: 'compare', field, op: '=', value: held }, profile });
  }
  return [...stated.values()].toSorted((a, b) => a.from - b.from);
}

/** "poisonous, ie not edible": what is explained by the name itself. */
function isSaidAgain(phrase: Said, other: Said, tokens: readonly Token[]): boolean {
  const isSame = phrase.profile === other.profile && phrase.value === other.value && other.from > phrase.to;
  return isSame && /(?:^| )(?:ie|i \. e|meaning)(?: |$)/.test(lowerText(tokens, phrase.to, other.from));
}

/** "no kids club": the last word of a phrase begins the name of another flag, which says more than it. */
function goesOn(phrase: Said, other: Said): boolean {
  const isNamed = wordsOfName(other.profile.field).length > 1 && other.word === null;
  return phrase.profile !== other.profile && phrase.word === null && isNamed && other.to > phrase.to && other.from < phrase.to;
}

/** "3 or more dogs", "at least 2 dogs": what stands behind a number that is compared is counted. */
function isBoundedCount(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  const at = tokens.findLastIndex(({ kind }, index) => kind === 'number' && index < to && index >= from - COMPARED);
  const between = tokens.slice(at + 1, to - 1).map(({ lower }) => lower);
  return at >= 0 && /^(?:|\+|(?:or|and) (?:more|fewer|less|over|under)(?: (?:in|on|of))?)$/.test(between.join(' '));
}

/** A number of at most so many of what a flag lets in: `max_pets` next to `pets_allowed`. */
function isOfSame({ words }: FieldProfile, flag: FieldProfile): boolean {
  return words.some(({ stem: own, weight }) => weight === 1 && flag.words.some((word) => word.stem === own));
}

/** Words from a name to the number that it is compared with ("of at least 4"). */
const COMPARED = 4;

/** A boolean field, or one of whole numbers that is only ever 0 or 1 and counts nothing ("refurbished"). */
function isSwitch({ field, concepts, counted, unit, role, words }: FieldProfile): boolean {
  if (field.type === 'boolean') return true;
  const isEither = field.type === 'number' && field.integer === true && field.min === 0 && field.max === 1;
  // "Survived" is what became of one, and no number of survivors.
  const isDone = /[^e]ed$/.test(wordsOfName(field).at(-1) ?? '');
  return (
    isEither &&
    role === 'measure' &&
    (concepts.length === 0 || isDone) &&
    counted === null &&
    unit === null &&
    !words.some(({ stem: own }) => COUNTING.test(own))
  );
}

/** "killed" next to how many were caught: how many people it befell, though it never were two. */
export function isNumberOfPeople({ field, concepts }: FieldProfile, profiles: readonly FieldProfile[]): boolean {
  const isOfPeople = field.type === 'number' && concepts.some(isOfPersons);
  return isOfPeople && profiles.some((other) => (other.field.max ?? 0) > 1 && isCountOfPeople(other));
}

function isOfPersons({ id }: FieldProfile['concepts'][number]): boolean {
  return id in PEOPLE_CONCEPTS || id === 'casualties';
}

function isCountOfPeople({ field, concepts, words }: FieldProfile): boolean {
  const isCounted = concepts.some(isOfPersons) || words.some(({ stem: own }) => /^(?:peopl|person|victim)/.test(own));
  return field.type === 'number' && field.integer === true && isCounted;
}

const COUNTING = /^(?:number|count|total|quantity|level)$/;

/** Words of a name that no other field has, and whether it begins with one of them, or ends so. */
function ownWords(profile: FieldProfile, profiles: readonly FieldProfile[]): Pick<Switch, 'own' | 'isOnly'> {
  const telling = profile.words.map(({ stem: word }) => word).filter((word) => !isLightSwitchWord(word));
  const isOwn = (said = '') =>
    profiles.every((other) => other === profile || (!other.says.has(said) && other.words.every(({ stem: word }) => word !== said)));
  return {
    own: telling.filter((said) => isOwn(said) && !(telling.length > 1 && RANKING.test(said))),
    isOnly: { first: isOwn(telling[0]), last: isOwn(telling.at(-1)) },
  };
}

/** Words that rank, whatever a name has them for ("best_offer"). */
const RANKING = /^(?:best|worst|most|least|top|last|first|next|more|less|high|low)$/;

/** Short words that many names begin with ("pl_name", "pl_mass", "pl_controversial"): they say whose they are. */
function sharedPrefixes(profiles: readonly FieldProfile[]): ReadonlySet<string> {
  const leads = profiles.flatMap(({ words: [first, ...rest] }) =>
    first !== undefined && rest.length > 0 && first.stem.length <= 3 ? first.stem : [],
  );
  return new Set(leads.filter((lead) => !isLightSwitchWord(lead) && !WITHOUT.test(lead) && leads.filter((other) => other === lead).length >= MANY));
}

const MANY = 3;

function switchOf(profile: FieldProfile, prefixes: ReadonlySet<string>): Omit<Switch, 'own' | 'isOnly'> {
  const [lead = '', ...others] = profile.words.map((word) => word.stem);
  const stems = aboutRecord(prefixes.has(lead) ? others : [lead, ...others]);
  const isFreeOf = stems.length > 1 && stems.at(-1) === 'free' && !isLightSwitchWord(stems[0] ?? '');
  const isWithout = stems.length > 1 && WITHOUT.test(stems[0] ?? '');
  // "is_banned" is of the record itself.
  const unbanned = stems.filter((word) => !BAN.test(word) && !isLightSwitchWord(word) && !BEARER.test(word));
  const isBan = unbanned.length > 0 && stems.some((word) => BAN.test(word));
  // "free_entry" is said by "free" alone, as of events.
  const isGivenFree = stems.length === 2 && stems[0] === 'free' && /^(?:entr|admiss)/.test(stems[1] ?? '');
  const about = isGivenFree ? ['free'] : isFreeOf ? stems.slice(0, -1) : isWithout ? stems.slice(1) : isBan ? unbanned : stems;
  const heavy = about.filter((word) => !isLightSwitchWord(word) && word !== 'and');
  // "spayed_neutered" says one thing twice.
  const coreStems = (heavy.length > 0 ? heavy : about).filter((word, at, all) => !all.slice(0, at).some((other) => isSameThing(other, word)));
  const isStanding = coreStems.length > 1 && STANDING.has(wordsOfName(profile.field).at(-1) ?? '');
  const core = coreStems.map(
    (word, at) =>
      new Set([
        ...(coreStems.length > 1 ? withForms(word) : saidFor(word)),
        ...heavy.filter((other) => isSameThing(word, other)),
        ...(isStanding && at === coreStems.length - 1 ? STILL_THERE : []),
      ]),
  );
  return {
    profile,
    core,
    coreStems,
    inverted: isFreeOf || isWithout || isBan,
    isPermission: about.some((word) => PERMISSIONS.has(word)),
    isRequirement: about.some((word) => /^(?:requir|need|necessary|mandatory)$/.test(word)),
    isCompanion: /^(?:ok|good) (?:w|with) /.test(about.join(' ')),
  };
}

/** Ends of names that say that a thing is still there ("building_stands"), and how else that is said; stems. */
const STANDING: ReadonlySet<string> = wordSet('stands standing exists survives remains extant');
const STILL_THERE: readonly string[] = ['there', 'standing', 'stood', 'left', 'intact', 'exists', 'survives', 'remains', 'extant'].map(stem);

const PERMISSIONS: ReadonlySet<string> = wordSet('allow welcom friendli friendly permit accept ok');

/** The name without what is merely the bearer of it: "host_is_superhost" is said by "superhost" alone, "parking_is_free" not by "free". */
function aboutRecord(stems: readonly string[]): readonly string[] {
  const verb = stems.findIndex((word) => /^(?:is|has|had|was|are|can)$/.test(word));
  const isBearer = verb > 0 && verb < stems.length - 1 && stems.slice(0, verb).every((word) => BEARER.test(word));
  return isBearer ? stems.slice(verb + 1) : stems;
}

/** Among several words of a name, other forms of one do as well: "instantly" for instant, "book" for bookable, "closure" for closed. */
function withForms(word: string): ReadonlySet<string> {
  const verb = word.endsWith('abl') && word.length > 6 ? [stem(word.slice(0, -3))] : [];
  return new Set([...saidFor(word), ...verb, `${word}ly`, stem(`${word}ly`), stem(`${word}ure`)]);
}
