import { isPlaceInTime } from '../../fields/role-words.ts';
import type { QueryField } from '../query-field.ts';
import { nameWords, spelledWords } from './field-names.ts';
import { decodedWords, regionOf } from './decoded-words.ts';
import type { KnownColumn } from './known-tables.ts';
import { ideasOf, NO_IDEAS, withoutDenominator } from './ideas.ts';
import { concepts, LIGHT_WORDS, type Concept } from './lexicon.ts';
import { stem } from '../stem.ts';
import { isMeasuring, mustTouch, unitOf, type Unit } from '../annotate/units.ts';
import type { Dimension } from '../lexicon/dimensions.ts';
import { CLIPPINGS } from '../lexicon/en/forms/clippings.ts';
import { AMBIGUOUS_ABBREVIATIONS, SIDES } from '../lexicon/en/forms/abbreviations.ts';

/** A field with what its name, unit and range say about the words that may speak of it. */
export interface FieldProfile {
  readonly field: QueryField;
  /** The name's words in order, stemmed, with how much each says. */
  readonly words: readonly NameWord[];
  readonly concepts: readonly Concept[];
  /** Stems that speak of the field by themselves: of its concept, and of what it counts. */
  readonly says: ReadonlySet<string>;
  /** What it counts, as a stem: reviews for "number_of_reviews". */
  readonly counted: string | null;
  readonly unit: Unit | null;
  readonly dimension: Dimension | null;
  readonly role: 'year' | 'key' | 'measure' | 'other';
  /** What one is of, by the name: 1,000,000 for "subscribers (millions)", 1 where it says nothing. */
  readonly scale: number;
  /** A text field that is called like an amount of money: some of its values could not be read as one. */
  readonly isUnreadMoney: boolean;
}

interface NameWord {
  readonly stem: string;
  readonly weight: number;
}

const LIGHT = 0.3;
/** How much a word says that only describes. */
const SLIGHT = 0.2;
const DESCRIBING = /^(?:description|descr|desc|label|nm)$/;
const KEY_NAME = /^(?:id|[ac-z]id|msid|uuid|zip|zipcode|postcode|phone|lat|latitude|lng|lon|longitude|code)$/;

/** What a text says in full, by the word that names of fields write for it: "award" by the "awd" of `AWD_AMT`. */
export type SpelledOut = ReadonlyMap<string, readonly string[]>;

/** What tells what the words of a name stand for. */
interface NameReading {
  /** In English. */
  readonly readName?: (words: readonly string[]) => readonly string[];
  /** Of the table that its column is one of. */
  readonly column?: KnownColumn | undefined;
  readonly spelled?: SpelledOut | undefined;
}

/** What the rules know of a field before they read a query. */
export function profileField(field: QueryField, { readName = (words) => words, column, spelled: full = new Map() }: NameReading = {}): FieldProfile {
  const written = writtenWords(field);
  const named =
    column?.words ??
    decodedWords(
      written.map((word) => full.get(word)?.[0] ?? word),
      field,
    );
  const spelled = spelledWords(named, field.type);
  const pieces = withPrice(readName(withSides(spelled.some((word, index) => word !== named[index]) ? spelled : named)), field);
  const core = withoutNote(pieces, field.name);
  const lastWord = Math.min(withoutDenominator(pieces).length, core.length - 1);
  const weighed = pieces.map((piece, index): NameWord => {
    const root = stem(piece);
    return {
      stem: root,
      weight:
        field.type === 'text' && isDescribing(pieces, index)
          ? SLIGHT
          : index > lastWord || LIGHT_WORDS.has(piece) || LIGHT_WORDS.has(root) || (field.type === 'number' && isMeasuring(piece))
            ? LIGHT
            : 1,
    };
  });
  const isSlight = weighed.every((word) => word.weight === LIGHT);
  const words = isSlight ? weighed.map((word, index) => (index < core.length ? { ...word, weight: 1 } : word)) : weighed;
  const isNumber = field.type === 'number';
  const isPlace = isPlaceInTime(pieces);
  const unit = isNumber && !isPlace ? unitOfField(field, pieces) : null;
  const {
    ideas: about,
    dimension,
    counted,
    says: spoken,
  } = isNumber && !isPlace
    ? ideasOf(isScored(field) ? withoutWindow(core) : withoutWindow(core).filter((piece) => !POINTS.has(piece)), unit)
    : NO_IDEAS;
  // A field with a German name is spoken of by that name too.
  const asWritten = pieces === written ? [] : written.flatMap((word) => (pieces.includes(word) ? [] : [word, ...(full.get(word) ?? [])]));
  const says = new Set([...spoken, ...[...asWritten, ...named.flatMap(otherForms), ...(column?.says ?? [])].map(stem)]);
  for (const word of regionOf(field)) says.add(stem(word));
  // "92 points" of a score out of a hundred.
  if (isScored(field) && about.some(({ id }) => id === 'rating')) says.add('point');
  if (field.unit !== undefined && unitOf(field.unit.toLowerCase()) === undefined) {
    for (const word of nameWords(field.unit).map(stem)) for (const said of [word, ...spokenFor(word)]) says.add(said);
  }
  return {
    field,
    words,
    concepts: about,
    says,
    counted,
    unit,
    dimension,
    role: roleOf(field, pieces, { about, unit }),
    scale: isNumber ? scaleOf(written, field) : 1,
    isUnreadMoney: isUnreadMoney(field, pieces),
  };
}

/** "dorm_from" in euros is the price of a bed in a dorm, or more. */
function withPrice(pieces: readonly string[], { role, type }: QueryField): readonly string[] {
  const isStart = type === 'number' && role === 'price' && pieces.length > 1 && pieces.at(-1) === 'from';
  return isStart && !pieces.some((piece) => AMOUNTS.has(stem(piece)) || PAID_OUT.test(piece)) ? [...pieces.slice(0, -1), 'price', 'from'] : pieces;
}

/** The words of the name; of the amount of records that are sums of money, also what these are. */
function writtenWords({ name, sumOf }: QueryField): readonly string[] {
  return sumOf === undefined ? nameWords(name) : [...nameWords(name), 'amount', sumOf];
}

/** Stems of what an amount of money is called. */
const PAID_OUT = /^(?:pension|stipend|bonus|allowance|grant|prize|award|benefit|commission|tip)s?$/;
const AMOUNTS: ReadonlySet<string> = new Set(concepts.flatMap(({ dimension, names }) => (dimension === 'money' ? [...names] : [])));

/** "description" behind what is described, and "display name" behind whom it is of. */
function isDescribing(pieces: readonly string[], index: number): boolean {
  const [before, piece = ''] = [pieces[index - 1], pieces[index]];
  return before !== undefined && (piece === 'display' || before === 'display' || (index === pieces.length - 1 && DESCRIBING.test(piece)));
}

/** The other forms of words that people cut short. */
const CLIPPED: ReadonlyMap<string, readonly string[]> = new Map(CLIPPINGS.flatMap((forms) => forms.map((form) => [form, forms] as const)));

const SCALES: readonly (readonly [words: RegExp, scale: number])[] = [
  [/^(?:bn|bln|mrd|billions?)$/, 1e9],
  [/^(?:mn|mln|mio|millions?)$/, 1e6],
  [/^(?:thousands?|000s?)$/, 1e3],
];

function scaleOf(words: readonly string[], { max = Infinity, integer, unit }: QueryField): number {
  // "params_b" of 0.5 to 700.
  if (words.length > 1 && words.at(-1)?.toLowerCase() === 'b' && max < MOST_BILLIONS && integer !== true && unit === undefined) return 1e9;
  return SCALES.find(([spelled]) => words.length > 1 && words.some((word) => spelled.test(word.toLowerCase())))?.[1] ?? 1;
}

const MOST_BILLIONS = 10_000;

/** What a word is short for, or cut short to. */
function otherForms(word: string): readonly string[] {
  return [...(AMBIGUOUS_ABBREVIATIONS.get(word)?.split(' ') ?? []), ...(CLIPPED.get(word) ?? CLIPPED.get(word.replace(/s$/, '')) ?? [])];
}

/** "Users (% of population)": what stands in brackets behind a name says how it is measured, and is not what it is called. */
function withoutNote(pieces: readonly string[], name: string): readonly string[] {
  const note = /[^\s([][^([]*(?<note>[([][^()[\]]*[)\]])\s*$/u.exec(name)?.groups?.['note'];
  const own = note === undefined ? pieces : pieces.slice(0, -nameWords(note).length);
  return own.length === 0 ? pieces : own;
}

/** "delinq_2yrs", "visits_30_days": the time within which something was counted is not how long it lasts. */
function withoutWindow(pieces: readonly string[]): readonly string[] {
  const [number = '', unit = ''] = pieces.slice(-2);
  return pieces.length > 2 && /^\d+$/.test(number) && unitOf(unit)?.dimension === 'time' ? pieces.slice(0, -2) : pieces;
}

/** "h_cm": a bare letter before a unit of length is the side that is measured. */
function withSides(pieces: readonly string[]): readonly string[] {
  const [letter = '', unit = '', ...more] = pieces;
  const side = more.length === 0 && unitOf(unit)?.dimension === 'length' ? SIDES.get(letter) : undefined;
  return side === undefined ? pieces : [side, unit];
}

function isUnreadMoney({ type }: QueryField, pieces: readonly string[]): boolean {
  return type === 'text' && ideasOf(pieces.slice(-1), null).ideas.some(({ id }) => id === 'price' || id === 'salary');
}

const POINTS: ReadonlySet<string> = new Set(['point', 'points']);
const BEST_SCORES = [90, 100] as const;

/** Points out of a hundred are a score; those of a table have no end. */
function isScored({ max }: QueryField): boolean {
  return max !== undefined && max >= BEST_SCORES[0] && max <= BEST_SCORES[1];
}

/** What may be said for a thing that is counted: people for employees. */
function spokenFor(thing: string): readonly string[] {
  return concepts.filter(({ names }) => names.has(thing)).flatMap(({ says }) => [...says]);
}

function unitOfField(field: QueryField, pieces: readonly string[]): Unit | null {
  const declared = declaredUnit(field.unit?.trim().toLowerCase() ?? '');
  if (declared !== undefined) return declared;
  if (/[_ -]s$/.test(field.name) && pieces.some((piece) => TAKES_SECONDS.test(piece))) return unitOf('sec') ?? null;
  const phrase = unitPhrase(pieces);
  if (phrase !== null) return phrase;
  const last = pieces.at(-1) ?? '';
  if (withoutWindow(pieces).length < pieces.length) return null;
  if (pieces.at(-2) === 'per') {
    // "$/Serving"
    const paid = unitOf(pieces.at(-3) ?? '');
    return paid?.dimension === 'money' ? paid : null;
  }
  // "price_eur_hr": money for an hour.
  const before = unitOf(pieces.at(-2) ?? '');
  if (before?.dimension === 'money' && unitOf(last) !== undefined) return before;
  // "tariff_kwh", "price_sqm": money for each of the unit.
  if (pieces.some((piece) => /^(?:price|cost|tariff|fare)$/.test(piece)) && /^(?:energy|area|mass|volume)$/.test(unitOf(last)?.dimension ?? ''))
    return null;
  // "dogs_last_year": when they were counted.
  if (/^(?:last|this|past|previous|prev|next|first)$/.test(pieces.at(-2) ?? '')) return null;
  if (pieces.length > 1 && unitOf(last) !== undefined && !/^(?:month|day|week|second|mm)s?$/.test(last)) return unitOf(last) ?? null;
  if (pieces.length > 1 && (last === 'year' || last === 'yr')) return null;
  const inside = pieces.find(
    (piece, index) => unitOf(piece) !== undefined && !mustTouch(piece) && !(index === 0 && piece === 'min') && !isPeriod(piece),
  );
  return inside === undefined ? null : (unitOf(inside) ?? null);
}

/** The unit as the source writes it; "€/kWh" is an amount of money. */
function declaredUnit(spelled: string): Unit | undefined {
  // "3 mo."
  const written = unitOf(spelled) === undefined ? spelled.replace(/\.$/, '') : spelled;
  const amount = unitOf(written.split('/')[0]?.trim() ?? '');
  return unitOf(written) ?? unitOf(written.replace(/\s*\/\s*/, ' / ')) ?? (amount?.dimension === 'money' ? amount : undefined);
}

/** Names in front of a lone "s" ("duration_s"). */
const TAKES_SECONDS = /^(?:duration|length|runtime|time|elapsed|latency|wait)$/;

/** A unit of several words ("miles per gallon", "sq ft"). */
function unitPhrase(pieces: readonly string[]): Unit | null {
  for (let at = 0; at < pieces.length - 1; at += 1) {
    const found = unitOf(pieces.slice(at, at + 3).join(' ')) ?? unitOf(pieces.slice(at, at + 2).join(' '));
    if (found !== undefined) return found;
  }
  return null;
}

function isPeriod(word: string): boolean {
  return /^(?:sec|second|min|day|week|month|mo|year|yr|foot)$/.test(word);
}

interface RoleClues {
  readonly about: readonly Concept[];
  readonly unit: Unit | null;
}

function roleOf(field: QueryField, pieces: readonly string[], clues: RoleClues): FieldProfile['role'] {
  if (field.type !== 'number') return 'other';
  if (field.role === 'key' || field.role === 'year') return field.role;
  const isLongitude = pieces.join(' ') === 'long' && field.min !== undefined && field.min < 0;
  if (isLongitude || (pieces.some((piece) => KEY_NAME.test(piece)) && clues.unit === null)) return 'key';
  if (isYear(field, pieces, clues)) return 'year';
  return 'measure';
}

const FIRST_YEAR = 1500;
const LAST_YEAR = 2200;

function isYear(field: QueryField, pieces: readonly string[], clues: RoleClues): boolean {
  const ranged = field.min !== undefined && field.max !== undefined;
  if (ranged && ((field.max ?? 0) > LAST_YEAR || (field.min ?? 0) < 0 || (field.max ?? 0) < FIRST_YEAR)) return false;
  if (clues.about.some((concept) => /^(?:experience|age|duration|price|salary)$/.test(concept.id))) return false;
  if (
    pieces.some((piece) => /^(?:year|yr|vintage)$/.test(piece)) ||
    (pieces.length <= 2 && pieces.some((piece) => /^(?:built|founded|established)$/.test(piece)))
  )
    return true;
  return ranged && (field.min ?? 0) >= FIRST_YEAR && clues.unit === null && clues.about.length === 0 && field.integer !== false;
}
