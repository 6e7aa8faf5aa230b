import { wordSet } from '../../../text/word-set.ts';
import type { FieldRole } from '../../../contract/operations/scrapers.ts';
import { isYearId, nameTraits, nameWords } from '../field-name.ts';
import { isPlaceInTime, numberWord, type NumberWord } from '../role-words.ts';
import type { RoleEvidence } from '../role-evidence.ts';
import { currencyCode, isKnownUnit, unitOf } from '../units.ts';

/** A number field with what each word of its name says. */
interface NamedNumbers {
  readonly field: RoleEvidence;
  /** Lower case, without the digits that number fields of one name. */
  readonly words: readonly string[];
  /** What each word says, aligned with `words`. */
  readonly says: readonly (NumberWord | undefined)[];
  readonly has: (word: NumberWord) => boolean;
}

/** The role of a field of numbers: the name decides, then the unit, then the values. */
export function numberRole(field: RoleEvidence): FieldRole {
  const words = nameWords(field.name.replace(CHEMICAL, 'compound'))
    .filter((word) => !/^\d+$/.test(word))
    .flatMap(parted);
  const says = words.map(numberWord);
  const named: NamedNumbers = { field, words, says, has: (word) => says.includes(word) };
  for (const rule of RULES) {
    const role = rule(named);
    if (role !== undefined) return role;
  }
  return 'number';
}

/** "NO2" tells of no number. */
const CHEMICAL = /(?<!\p{L})no(?=[2x](?!\p{L}))/iu;

/** "maxplayers" is two words. */
function parted(word: string): readonly string[] {
  const [, start = '', rest = ''] = /^(min|max|avg|num|total|median)(\p{L}{4,})$/u.exec(word) ?? [];
  return start !== '' && numberWord(rest) !== undefined ? [start, rest] : [word];
}

type Rule = (named: NamedNumbers) => FieldRole | undefined;

/** The first rule that knows decides. */
const RULES: readonly Rule[] = [
  coordinate,
  placeInTime,
  perUnit,
  rateOrStatistic,
  identifier,
  year,
  happening,
  tally,
  priceOrCost,
  amountOrMeasure,
  byUnit,
  byValues,
  pluralNoun,
];

function coordinate({ field, words, has }: NamedNumbers): FieldRole | undefined {
  const isLongitude = words.join(' ') === 'long' && ((field.min ?? 0) < 0 || field.integer === false);
  return has('coordinate') || isLongitude ? 'average' : undefined;
}

/** "Week of Injury", "Month Number": which one it is, and no number of injuries or months. */
function placeInTime({ field, words, has }: NamedNumbers): FieldRole | undefined {
  const { integer, min = NaN, max = NaN, unit } = field;
  return isPlaceInTime(words) && integer === true && unit === undefined && min >= 0 && max <= 53 && !has('total') ? 'number' : undefined;
}

/** "price per night" is still what one thing costs; "price per m²" and "reviews per month" only compare. */
function perUnit({ words, says }: NamedNumbers): FieldRole | undefined {
  const at = words.findIndex((word) => PER.has(word));
  // "Per Pupil Spending".
  if (at === 0 && words.length > 2) return 'average';
  if (at <= 0 || at === words.length - 1) return undefined;
  const isPrice = says.slice(0, at).some((word) => word === 'price' || word === 'cost' || word === 'rate');
  return isPrice && words.slice(at + 1).every((word) => PRICED_BY.has(word)) ? 'price' : 'average';
}

function rateOrStatistic({ field, words, says, has }: NamedNumbers): FieldRole | undefined {
  const { unit } = field;
  if (unit === '%' || unit?.startsWith('/') === true) return 'average';
  const money = unit !== undefined && currencyCode(unit) !== undefined;
  if (has('rate') && !has('tally')) return money || (words.at(-1) === 'rate' && PRICED_BY.has(words.at(-2) ?? '')) ? 'price' : 'average';
  // What a shop or a lot took in adds up; the income of a person or a household is compared.
  const ofIncome = words[words.indexOf('income') - 1] ?? '';
  if (ofIncome !== '' && !OF_PEOPLE.has(ofIncome) && !has('statistic')) return 'additive';
  if (has('statistic')) return has('price') || has('cost') ? 'price' : 'average';
  if (!has('bound') || has('price') || has('cost')) return says.at(-1) === 'average' ? 'average' : undefined;
  return (has('count') || has('additive')) && field.integer !== false && !has('average') ? 'count' : undefined;
}

/** "calls_received", "seats_taken", "kwh_used", "people_waiting": what was done with things adds up, even where the things are parts of a record. */
function happening({ field, words, says }: NamedNumbers): FieldRole | undefined {
  const [before = '', last = ''] = words.slice(-2);
  if (words.length < 2 || says.some((word) => word === 'price' || word === 'average' || word === 'bound')) return undefined;
  if (WORKED.test(words.join(' ')) && field.unit !== '%') return 'additive';
  const isDone = DONE.test(last) || DONE_OTHERWISE.has(last);
  if (isKnownUnit(before)) return isDone && !last.endsWith('ing') && !IS_HAD.has(last) ? 'additive' : undefined;
  const isThings = /\p{L}{2}(?<![siu])s$/u.test(before) || /^(?:people|persons?|staff)$/.test(before);
  return isThings && isDone && !IS_HAD.has(last) ? 'additive' : undefined;
}

function identifier(named: NamedNumbers): FieldRole | undefined {
  const { field, words, says } = named;
  if (field.integer === false || field.unit !== undefined) return undefined;
  // "yearID" in 2014; one of 1, 2, 3 numbers the rows of another table.
  if (isYearId(words) && year(named) === 'year') return 'year';
  const last = words.at(-1) ?? '';
  const isEachOwn = field.distinct !== undefined && field.distinct === field.values && (field.values ?? 0) >= FEW;
  const isNumbered = words.length > 1 && NUMBER_NOUNS.has(last) && (says.at(-2) === undefined || isEachOwn);
  const traits = nameTraits(field.name);
  // Of "mls", which the profile took for numbers as they are written in groups, only miles are left.
  if (isNumbered || words.includes('id') || (traits.identifier && !traits.identifierOrMiles)) return 'key';
  if (last === 'index' || last === 'idx') return isSequence(field) ? 'key' : 'average';
  return says.at(-1) === 'identifier' ? 'key' : undefined;
}

function year({ field, words, says, has }: NamedNumbers): FieldRole | undefined {
  const { integer, min = NaN, max = NaN, unit, values = 0, distinct } = field;
  if (integer === false || unit !== undefined || !(max >= FIRST_YEAR && max <= LAST_YEAR)) return undefined;
  // "Year number" is that of a year; "number of years" is not.
  if (has('year') && (!has('tally') || NUMBER_NOUNS.has(words.at(-1) ?? '')) && (min === 0 || min >= EARLIEST_YEAR)) return 'year';
  if (says.every((word) => word === undefined) && min >= FIRST_YEAR && values >= FEW) return 'year';
  // "produced" is an amount or the year of a car: amounts do not all lie between two years, many of them more than once.
  const isRepeated = typeof distinct === 'number' && distinct * 2 <= values;
  return words.length === 1 && says[0] === 'additive' && isRepeated && min >= FIRST_YEAR && values >= ROWS ? 'year' : undefined;
}

/** "number of reviews", "bath_count": what is counted decides. */
function tally({ field, words, says, has }: NamedNumbers): FieldRole | undefined {
  if (!has('tally')) return undefined;
  const counted = words.map((word, at) => (says[at] === 'tally' ? undefined : (says[at] ?? numberWord(`${word}s`))));
  const isOfOwner = OWNERS.has(words[0] ?? '') && words.length > 2;
  if (counted.includes('count') || isOfOwner) return 'count';
  if (counted.some((word) => word !== undefined)) return 'additive';
  return (field.max ?? Infinity) > MANY ? 'additive' : 'count';
}

function priceOrCost({ field: { unit }, words, says, has }: NamedNumbers): FieldRole | undefined {
  if (!has('price') && !has('cost')) return undefined;
  // "payTerms" in days.
  const isOther =
    words.length > 1 &&
    unit !== undefined &&
    currencyCode(unit.split('/')[0]?.trim() ?? '') === undefined &&
    unitOf(unit, 'spaced')?.kind === 'known';
  if (isOther) return undefined;
  if (says.at(-1) === 'average') return 'average';
  if (has('total')) return 'additive';
  if (has('price')) return 'price';
  const next = words[says.indexOf('cost') + 1];
  const others = words.filter((word, at) => says[at] !== 'cost' && !PLAIN_COST.has(word) && currencyCode(word) === undefined);
  return others.length === 0 || next === 'for' ? 'price' : 'additive';
}

/** Of several words that say something, the last one is the noun. */
function amountOrMeasure({ field, words, says, has }: NamedNumbers): FieldRole | undefined {
  if (has('event')) return 'additive';
  // "CheckoutsLifetime": all of them so far.
  const isSoFar = words.length > 1 && words.at(-1) === 'lifetime';
  const [noun] = (isSoFar ? says.slice(0, -1) : says)
    .filter((word) => word === 'additive' || word === 'count' || word === 'average' || word === 'measure')
    .slice(-1);
  const { min = NaN, max = NaN } = field;
  if (words.includes('points') || words.includes('pts')) return min >= 50 && max <= 100 ? 'average' : 'additive';
  if (words.some((word) => SCORED.has(word))) return max <= HIGHEST_SCORE ? 'average' : 'additive';
  // "harvest_kg", "sunshine_hours": the unit only says what it is measured in.
  if (isKnownUnit(words.at(-1) ?? '') && (says.at(-2) === 'additive' || words.at(-2) === 'fuel')) return 'additive';
  if (noun === 'measure') return 'average';
  // A volume of trade adds up, and that of a bottle is its own.
  if (words.includes('volume') && field.unit !== undefined && unitOf(field.unit, 'spaced')?.kind === 'known') return 'average';
  if (noun === undefined) return has('total') ? 'additive' : undefined;
  return noun;
}

function byUnit({ field }: NamedNumbers): FieldRole | undefined {
  const { unit } = field;
  if (unit === undefined) return undefined;
  if (currencyCode(unit) !== undefined) return 'price';
  if (unitOf(unit, 'spaced')?.kind === 'known') return 'average';
  const noun = nameWords(unit).map(numberWord).at(-1);
  return noun === 'additive' || noun === 'count' ? noun : undefined;
}

function byValues({ field, words }: NamedNumbers): FieldRole | undefined {
  const { integer, min = NaN, max = NaN, distinct, values = 0 } = field;
  if (integer === true && min === 0 && max === 1 && values > 2) return 'flag';
  if (isSequence(field) && words.length <= 1) return 'key';
  return integer === false && min >= 0 && max <= 1 && (distinct ?? 0) > 2 ? 'average' : undefined;
}

/** A plural that no list knows ("sightings") is a number of things: of what one record may have many or none of, or of its parts. */
function pluralNoun({ field, words }: NamedNumbers): FieldRole | undefined {
  if (field.integer !== true || (field.min ?? -1) < 0 || !/\p{L}{3}(?<![siu])s$/u.test(words.at(-1) ?? '')) return undefined;
  if (isKnownUnit(words.at(-1) ?? '')) return undefined;
  return (field.max ?? 0) > MANY || field.min === 0 ? 'additive' : 'count';
}

/** Whole numbers from 0 or 1 without a gap, each once: the numbers of rows. */
function isSequence({ integer, min, max, distinct, values = 0, nulls = 0 }: RoleEvidence): boolean {
  if (integer !== true || min === undefined || max === undefined || nulls > 0 || values < ROWS) return false;
  return (min === 0 || min === 1) && max - min + 1 === values && distinct === values;
}

const FIRST_YEAR = 1800;
const EARLIEST_YEAR = 1000;
const LAST_YEAR = 2100;
const FEW = 3;
const ROWS = 20;
/** Things of which one record has no more than this are its parts. */
const MANY = 50;
const HIGHEST_SCORE = 10;

const PER = wordSet('per pro par por je');
const PRICED_BY = wordSet(
  `night nights nightly day daily week weekly month monthly year yearly annual hour hourly stay person unit item piece ticket seat
  nacht tag woche monat jahr stunde person stück nuit jour semaine mois an heure personne noche día dia semana mes año hora persona`,
);
const NUMBER_NOUNS = wordSet('number no nr num nummer numéro numero número');
const OWNERS = wordSet('host seller owner agent author account profile landlord vendor channel artist');
const PLAIN_COST = wordSet('unit my current new old the a in of per item product list de');
/** Whose income it is, or of what time, where it is that of a person. */
const OF_PEOPLE = wordSet(
  `household hh family personal person individual applicant coapplicant borrower customer client annual yearly monthly weekly median mean avg average
  per min max disposable declared reported estimated est adjusted parental spouse worker employee basic current real capita`,
);
/** Words for a number of ratings as well as for the rating itself. */
const SCORED = wordSet('stars ratings reviews view views bewertungen avis reseñas');
/** Time that people put into something adds up. */
const WORKED =
  /\b(?:man|watch|flight|flying|volunteer|working|teaching|training|listening|viewing|service|machine|engine) (?:hours|hrs|minutes|days)\b|\bon hand\b/;
/** What is done with things, or what they do, as the last word of a name. */
const DONE = /\p{L}{2}(?:ed|ing)$/u;
const DONE_OTHERWISE = wordSet(
  `sold lost made taken given won done found run used seen paid held built cut caught driven served eaten drunk spent sent written read brought bought
  thrown drawn lent flown ridden shown grown fed laid shot hit met swum torn born outstanding`,
);
/** What a record has rather than what happens. */
const IS_HAD = wordSet(
  `included required allowed supported offered needed recommended permitted advertised rated measured estimated listed covered furnished shared planned driven living
  remaining elapsed parking building housing`,
);
