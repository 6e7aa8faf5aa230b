import { isPlural } from '../../../text/plural.ts';
import { CONCEPTS } from '../../language/lexicon/en/concepts/concepts.ts';
import { MONEY_CONCEPTS } from '../../language/lexicon/en/money.ts';
import { DOMAINS } from '../../language/lexicon/en/records.ts';
import { headWords, nameWords, wordsOfName } from '../../language/profile/field-names.ts';
import { readKnownTable } from '../../language/profile/known-tables.ts';
import { LIGHT_WORDS } from '../../language/profile/lexicon.ts';
import type { QueryField } from '../../language/query-field.ts';
import { lowerText, type Token } from '../../language/tokens.ts';
import type { DataFacts, EntityWord } from '../facts.ts';
import { rootOf } from '../../language/values/roots.ts';
import { isCodeOfOne, linkedNouns, tellsKinds } from './numbering.ts';
import { lastingNouns, numberedNouns, periods, TYPE, typedNouns } from './nouns-of-fields.ts';
import { isOfNames, isVocabulary } from '../annotate/values/value-parts.ts';
import { arePeople, counterparts, isTogether, NARROW_KINDS, nounForm, otherNouns, PEOPLE, sourceKinds, STUFF } from './record-kinds.ts';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(rootOf));

/** What a record of each domain is called, and the words of fields and scrapers that tell that records are of it. */
const domains = DOMAINS.map(({ nouns, cues }) => ({ nouns: stems(nouns), cues: stems(cues) }));

/** Kinds of things that say which records are meant; where no field knows them, they may not be passed over. */
const KINDS: ReadonlySet<string> = stems(
  'villa condo condominium studio loft townhouse cabin bungalow mansion cottage duplex penthouse castle farm hotel hostel suv sedan truck van coupe hatchback convertible motorcycle bike scooter bus sequel documentary comedy thriller drama horror cartoon anime internship intern manager engineer nurse teacher developer restaurant bar cafe pub school hospital dog cat person people customer owner employee tenant buyer user man woman child kid family student worker actor actress director country city planet animal bird hour minute week month opening night trip',
);

/** A field that has fewer different values than this proportion of its values names no record. */
const REPEATED = 0.8;

/** Names of fewer letters are hardly two words written as one. */
const LONG = 7;

/** Words for any record. */
const RECORD: ReadonlySet<string> = stems('record row entry item result data document thing posting ad listing advert advertisement');

/** "spend" of a scraper called cardspend is what the records add up to. */
const AMOUNTS: ReadonlySet<string> = stems(
  MONEY_CONCEPTS.split(' ')
    .flatMap((id) => CONCEPTS[id]?.nouns ?? [])
    .join(' '),
);

/** Words for any one thing among many, where no field is called so and no value is: the "object" of an object type is the record. */
const GENERIC: ReadonlySet<string> = stems('piece object lot specimen example model machine device product article project scheme copy');
const COPY = rootOf('copy');
/** The copies of a book or a game are records, unless those say how many there are. */
function isGenericOf(root: string, names: ReadonlySet<string>): boolean {
  return GENERIC.has(root) && (root !== COPY || [...names].every((name) => !/^(?:qty|quantit\w*|stock|copi|owned|own|left|loan)$/.test(name)));
}

/** What tells what the records are called. */
interface EntityLook {
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
  /** Of the question. */
  readonly tokens: readonly Token[];
}

/** Lines of what is written. */
const LINES_OF = /\blines? of (?:code|text|dialogue|poetry|verse|credit)\b/;
const HOLDING = /^(?:capacity|seats|spaces|spots|bays)$/;
const PLACES = stems('space spot bay');

/** Tells whether a word is what the records are called. */
export function createEntityReader({ fields, facts, tokens }: EntityLook): (word: string) => EntityWord {
  const names = new Set(fields.flatMap((field) => wordsOfName(field).map(rootOf)));
  const scraper = new Set(nameWords(facts.name).map(rootOf));
  // "Execution" of records that it numbers.
  const keys = fields.filter((field) => (field.type === 'number' && field.role === 'key') || isCodeOfOne(field)).map(({ name }) => name);
  const titles = [...titleNouns(facts.titleField, facts, HALF), ...[...facts.key, ...keys].flatMap((key) => titleNouns(key, facts, NEARLY_ALL))];
  const own = new Set([...scraper, ...titles, ...numberedNouns(fields), ...typedNouns(fields), ...lastingNouns(fields, facts.records)]);
  const spans = new Set(periods(fields));
  const isOf = ({ nouns, cues }: (typeof domains)[number]) => {
    const cued = [...cues].filter((cue) => names.has(cue) && !(cue === 'age' && isAgeLimit(fields))).length;
    // A "grant awarded" says one thing of the records, though both of its words are said of grants.
    return (
      (cued >= 2 && fields.filter((field) => wordsOfName(field).some((word) => cues.has(rootOf(word)))).length >= 2) ||
      [...scraper].some((word) => cues.has(word) || nouns.has(word))
    );
  };
  const plausible = new Set([...domains.filter(isOf).flatMap(({ nouns }) => [...nouns]), ...readKnownTable(fields).nouns.map(rootOf)]);
  // "gigs" of events of several kinds, "flats" of properties: some of them, unless the scraper is called so.
  const narrow = new Set(fields.some((field) => tellsKinds(field, facts)) ? [...NARROW_KINDS].filter((noun) => !own.has(noun)) : []);
  for (const noun of [...narrow, ...otherHomes(scraper).map(rootOf)]) plausible.delete(noun);
  if ([...names].some((name) => /^(?:sku|asin|stock|shop|brand)$/.test(name)) && names.has('price'))
    for (const noun of ['product', 'item', 'article']) plausible.add(rootOf(noun));
  for (const noun of [...countedNouns(fields), ...linkedNouns(fields, facts)]) if (!own.has(noun)) plausible.delete(noun);
  const repeated = repeatedNames(fields, facts, own);
  for (const noun of plausible)
    if (repeated.has(noun) || isAmount(noun, fields) || (isCounted(noun, fields) && !own.has(noun))) plausible.delete(noun);
  // A car park has its spaces.
  const hasPlaces = fields.some((field) => field.type === 'number' && wordsOfName(field).some((word) => HOLDING.test(word)));
  if (hasPlaces) for (const noun of PLACES) plausible.delete(noun);
  const isFree = (noun: string) => !repeated.has(noun) && !isMeasured(noun, fields) && !(hasPlaces && PLACES.has(noun));
  const others = new Set([...otherNouns(facts.name, titles)].filter(isFree));
  const behind = new Set([...counterparts(facts.name, titles)].filter(isFree));
  const sources = new Set([...sourceKinds(facts.name)].filter(isFree));
  const isOfPeople = arePeople(names, own, fields);
  const ofOwners = ownedNumbers(fields);
  const heads = new Set(fields.flatMap((field) => (ofOwners.includes(field) ? [] : [rootOf(headWords(wordsOfName(field)).at(-1) ?? '')])));
  const isPartOf = joinedParts(nameWords(facts.name), names, new Set(fields.flatMap(describedNoun)));
  const isGeneric = (root: string) => isGenericOf(root, names) && !heads.has(root) && facts.findValues(root).every(({ kind }) => kind === 'words');
  const isDoer = doersOf(facts.name, names, tokens);
  const foreign = new Set(domains.flatMap(({ nouns }) => [...nouns]));
  return (word) => {
    const root = nounForm(word);
    if ((others.has(root) && !isValue(word, facts)) || (isOfPeople && PEOPLE.has(root)) || (sources.has(root) && isInNames(word, facts)))
      return 'certain';
    if (word.includes(' ')) return isTogether(word, scraper) ? 'certain' : 'unknown';
    if (isDoer(root) || (own.has(root) && isOneType(word, facts, tokens))) return 'unknown';
    const isPart = !AMOUNTS.has(root) && isPartOf(root);
    // "lines" of a price list, unless something of the records is called so.
    const isLine = root === 'line' && isPlural(word) && !names.has(root) && !LINES_OF.test(lowerText(tokens, 0));
    if (RECORD.has(root) || isLine || plausible.has(root) || own.has(root) || isPart || isGeneric(root)) return 'certain';
    // "by week" asks for groups.
    if (isPlural(word) && spans.has(root)) return 'certain';
    if (isInTitles(word, facts)) return 'unknown';
    if (behind.has(root) && !isValue(word, facts)) return 'behind';
    if (KINDS.has(root) || narrow.has(root)) return 'kind';
    return foreign.has(root) ? 'foreign' : 'unknown';
  };
}

/** "volunteers" of a scraper called volunteering are those who do it, and no record of it; a "volunteer role" is one. */
function doersOf(name: string, fields: ReadonlySet<string>, tokens: readonly Token[]): (root: string) => boolean {
  const deeds = new Set(nameWords(name).flatMap((word) => (/.{3}ing$/.test(word) && !fields.has(rootOf(word)) ? [rootOf(word)] : [])));
  return (root) => deeds.has(root) && tokens.some(({ lower }) => isPlural(lower) && !lower.endsWith('ings') && rootOf(lower) === root);
}

/**
 * Tells whether a word begins or ends a name of a scraper that is two words written as one: "birds" of bird rings, "games" of board games; "deals" of such
 * may have a price, "aids" of hearing aids. "liens" of tax liens is one where fields speak of the status of a lien, and "oils" of cooking oils, of the type of an oil.
 */
function joinedParts(scraper: readonly string[], names: ReadonlySet<string>, described: ReadonlySet<string>): (root: string) => boolean {
  const isBegun = (name: string, root: string) =>
    root.length > 3 && name.length > LONG && (!names.has(root) || described.has(root)) && name.startsWith(root) && !STUFF.has(root);
  const isEnded = (name: string, root: string) => {
    const [whole, end] = [rootOf(name), root.replace(/e$/, '')];
    const isLong = root.length > 3 || (root.length === 3 && name.endsWith(`${root}s`));
    // "leases" of evleases; "hire" of toolhire is no thing.
    const least = name.endsWith('s') && root !== 'time' ? LONG - 2 : LONG;
    const isWord = names.has(root) ? root.length > 2 && whole.length >= end.length + 3 : isLong && name.length > LONG && whole.length > least;
    return isWord && whole.endsWith(end);
  };
  return (root) => scraper.some((name) => isBegun(name, root) || isEnded(name, root));
}

/** "dress" of a "dressSize", "skip" of a "Skip Type": what such a field says something of. */
function describedNoun(field: QueryField): readonly string[] {
  const [noun, attribute, ...more] = wordsOfName(field).map(rootOf);
  return noun !== undefined && attribute !== undefined && more.length === 0 && OF_RECORD.test(attribute) ? [noun] : [];
}

/** "coffees" of roasters called "Ember Coffee": what those whose names end so make or sell, and no value of anything else. */
function isInNames(word: string, { findValues, titleField }: DataFacts): boolean {
  const hits = findValues(word).filter(({ field }) => field !== titleField);
  const isLast = (value: string) => rootOf(value.toLowerCase().split(' ').at(-1) ?? '') === rootOf(word);
  return (
    hits.length > 0 && hits.every(({ field, kind, holders }) => kind === 'words' && isOfNames(field) && holders?.spellings.every(isLast) === true)
  );
}

/** Houses are no apartments, and the other way round. */
function otherHomes(scraper: ReadonlySet<string>): readonly string[] {
  if (scraper.has('house') || scraper.has('home')) return ['apartment', 'flat'];
  return scraper.has('flat') || scraper.has('apartment') ? ['house'] : [];
}

/** Who may come to a film is no age of the film. */
function isAgeLimit(fields: readonly QueryField[]): boolean {
  const named = fields.map(wordsOfName).filter((words) => words.includes('age'));
  return named.every((words) => words.some((word) => /^(?:min|max|minimum|maximum|limit)$/.test(word)));
}

/** "creatorProjects" next to a creator: how many each has who is behind a record, which then is one of them. */
function ownedNumbers(fields: readonly QueryField[]): readonly QueryField[] {
  const owners = new Set(fields.flatMap((field) => (field.type === 'text' ? wordsOfName(field).slice(0, 1).map(rootOf) : [])));
  return fields.filter((field) => {
    const [owner = '', ...counted] = wordsOfName(field).map(rootOf);
    return field.type === 'number' && counted.length > 0 && owners.has(owner);
  });
}

/** "Male Students", "FTE Teachers" of schools: numbers of some kind of what is no record. */
function countedNouns(fields: readonly QueryField[]): readonly string[] {
  const ofOwners = ownedNumbers(fields);
  const ofKinds = fields.filter((field) => !ofOwners.includes(field));
  return ofKinds.flatMap(({ type, ...field }) => {
    const words = wordsOfName(field).toReversed();
    // "jobsSupported": the jobs are counted, which are supported.
    if (type === 'number' && words.length === 2 && /.{3}(?:ed|en)$/.test(words[0] ?? '') && isPlural(words[1] ?? '')) return [rootOf(words[1] ?? '')];
    const [noun = '', ...kinds] = words;
    const isOfKind = kinds.length > 0 && kinds.every((kind) => /^\p{L}{3,}$/u.test(kind) && !LIGHT_WORDS.has(kind));
    return type === 'number' && isOfKind && isPlural(noun) ? [rootOf(noun)] : [];
  });
}

/** "customers" of orders: what repeats is no record, whatever such records may be. */
function repeatedNames(fields: readonly QueryField[], facts: DataFacts, own: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ type, distinct: kept, values, ...field }) => {
      const distinct = facts.distinct(field.name) ?? kept ?? null;
      const [lead, ...more] = wordsOfName(field).map(rootOf);
      // The type of a property is no property, nor are the positions of a player another player.
      const isOfRecord = more.length === 1 && OF_RECORD.test(more[0] ?? '');
      const isRepeated = type === 'text' && distinct !== null && distinct < REPEATED * (values ?? facts.records);
      return lead === undefined || isOfRecord || !isRepeated || own.has(lead) ? [] : [lead];
    }),
  );
}

/** "num_reviews" from none up: no record has none of what it is, and an "episode" numbers what it is of. */
function isCounted(noun: string, fields: readonly QueryField[]): boolean {
  return isMeasured(
    noun,
    fields.filter((field) => field.min === 0 && wordsOfName(field).length > 1),
  );
}

/** Where "awards" are counted, or have an amount, they are no records. */
function isMeasured(noun: string, fields: readonly QueryField[]): boolean {
  return fields.some(({ type, ...field }) => {
    const words = wordsOfName(field).map(rootOf);
    return type === 'number' && words.includes(noun) && words.every((word) => word === noun || LIGHT_WORDS.has(word));
  });
}

/** Where records have a "fine amount", fines are what adds up to it. */
function isAmount(noun: string, fields: readonly QueryField[]): boolean {
  return fields.some((field) => {
    const [first = '', ...others] = wordsOfName(field);
    return field.type === 'number' && /^amounts?$/.test(others.at(-1) ?? '') && rootOf(first) === noun;
  });
}

/**
 * "hostels" of a scraper called so, many of whose records are of the type hostel, and others guest houses. Where the question groups by that type, or
 * names another one that it is not compared with, all of them are meant.
 */
function isOneType(noun: string, { findValues, records }: DataFacts, tokens: readonly Token[]): boolean {
  const isCompared = tokens.some(({ lower }) => COMPARING.test(lower));
  return findValues(noun).some(({ field, kind, records: held, spellings }) => {
    const words = nameWords(field);
    if (kind !== 'whole' || !TYPE.test(words.at(-1) ?? '') || held >= records || held < records * LEAST_OF_TYPE) return false;
    const isNamed = words.every((word) => tokens.some(({ lower }) => rootOf(lower) === rootOf(word)));
    const isOther = ({ lower }: Token) =>
      findValues(lower).some((hit) => hit.field === field && hit.kind === 'whole' && hit.spellings[0] !== spellings[0]);
    return !isNamed && (isCompared || !tokens.some(isOther));
  });
}

const COMPARING = /^(?:vs|versus|than|or|compared|between)$/;
/** A type of fewer of the records is rather a slip of whoever wrote it than what they are called by. */
const LEAST_OF_TYPE = 0.2;

/** "yachts" of boats with a type: some of them, as values say. */
function isValue(noun: string, facts: DataFacts): boolean {
  const [first = '', ...more] = noun.split(' ');
  const isKind = (word: string, isPart: boolean) =>
    facts
      .findValues(word)
      .some(({ field, kind }) => field !== facts.titleField && (kind === 'words' ? isPart && !isOfNames(field) : true) && isVocabulary(field, facts));
  return isKind(noun, true) || (more.length > 0 && isKind(first, false));
}

/** "heaviest center" of records that a field called "Player" names: what those are is known, and a noun for one of them is rather a kind. */
export function isCalledOtherwise({ titleField }: DataFacts, isRecordNoun: (word: string) => boolean): boolean {
  return nameWords(titleField ?? '').some((word) => isRecordNoun(word) && !LABEL.test(word));
}

/** "machines" of titles nearly all of which say that they are of a washing machine. */
export function isInTitles(word: string, { titleField, records, findValues }: DataFacts): boolean {
  return findValues(word).some(({ field, records: held }) => field === titleField && held >= records * NEARLY_ALL);
}

/** Last words of names of what each record has, and may share with others. */
const OF_RECORD =
  /^(?:type|kind|class|categor(?:y|i)|position|status|stage|size|colou?r|shape|style|length|width|height|material|finish|condition|grade|format)$/;

const LABEL = /^(?:id|name|title|no|number|nr|num|url|link|key|code|unique|the|of|index|first|last|full|short|long|common)$/;

/** Different values that a field has to have for each record, where its name is that of the records: titles may repeat, keys may not. */
const HALF = 0.5;
const NEARLY_ALL = 0.9;

/** "app" of a title "App", "airport" of "Airport Name", where it distinguishes the records. */
function titleNouns(field: string | null, facts: DataFacts, least: number): readonly string[] {
  if (field === null) return [];
  const known = facts.distinct(field);
  if (known !== null && known < facts.records * least) return [];
  return nameWords(field)
    .filter((word) => !LABEL.test(word))
    .map(rootOf);
}
