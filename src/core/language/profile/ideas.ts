import { concepts, LIGHT_WORDS, type Concept } from './lexicon.ts';
import { isShortPeriod } from '../lexicon/en/periods.ts';
import { stem } from '../stem.ts';
import { unitOf, type Unit } from '../annotate/units.ts';
import type { Dimension } from '../lexicon/dimensions.ts';

/** What the name of a number field is about. */
export interface Ideas {
  readonly ideas: readonly Concept[];
  readonly dimension: Dimension | null;
  /** What it counts, as a stem. */
  readonly counted: string | null;
  /** Stems that speak of the field by themselves. */
  readonly says: readonly string[];
}

export const NO_IDEAS: Ideas = { ideas: [], dimension: null, counted: null, says: [] };

/** The concepts that the words of a number field's name speak of, as far as its unit allows. */
export function ideasOf(pieces: readonly string[], unit: Unit | null): Ideas {
  const roots = withoutDenominator(pieces)
    .filter((piece) => piece !== 'times')
    .map(stem);
  const counted = countedThing(pieces);
  const pairs = pieces.slice(1).map((piece, at) => stem(`${pieces[at]}_${piece}`));
  const own = concepts.filter(({ names }) => [...roots, ...pairs].some((root) => names.has(root)));
  const head = roots.findLast((root) => !LIGHT_WORDS.has(root) && unitOf(root) === undefined) ?? '';
  const likely = own.filter((concept) => {
    // "lives_lost" is no loss of goods.
    if (concept.id === 'damage' && own.some(({ id }) => id === 'casualties')) return false;
    if (concept.id === 'rating' && counted !== null && concept.names.has(counted)) return false;
    if (concept.id === 'area' && isSizeOfOther(pieces)) return false;
    // A length of stay is a time.
    if (concept.id === 'length' && own.some(({ id }) => id === 'stay')) return false;
    // The length of a bill is that of a beak or of a law.
    if (concept.id === 'price' && head !== 'bill' && [...roots, ...pairs].every((root) => root === 'bill' || !concept.names.has(root))) return false;
    // "Average Covered Charges" are no people, and neither is what reviews cost.
    if (unit?.dimension === 'money' && OF_PEOPLE.has(concept.id)) return false;
    // What a field yields feeds nobody by itself.
    if (concept.id === 'guests' && pieces.length > 1 && roots.every((root) => root === 'yield' || !concept.names.has(root))) return false;
    if (OF_EACH.has(concept.id) && counted === null && !concept.names.has(head) && own.some(({ names }) => names.has(head))) return false;
    return concept.dimension !== 'money' || unit?.dimension === 'money' || isMoney(concept, pieces);
  });
  const dimension = unit?.dimension ?? likely.find((concept) => concept.dimension !== null)?.dimension ?? null;
  const ideas = fittingConcepts(likely, dimension);
  const priceClass = isPriceClass(own, pieces) ? ['dollar', 'sign'] : [];
  return {
    ideas,
    dimension,
    counted,
    says: [...ideas.flatMap((concept) => [...concept.says]), ...(counted === null ? [] : [counted]), ...priceClass],
  };
}

/** Ideas of things that are counted: before what is measured, the thing is what each of the records is ("trip_distance"), and is not counted. */
export const OF_EACH: ReadonlySet<string> = new Set([
  'trips',
  'passengers',
  'tickets',
  'stops',
  'episodes',
  'employees',
  'participants',
  'pupils',
  'applicants',
]);

/** Ideas of numbers of people, which no amount of money is. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['guests', 'participants', 'employees', 'population', 'reviews', 'votes', 'musicians']);

/** The words of a name without what an amount is for: a cost per serving is no number of servings, but miles per gallon are one unit. */
export function withoutDenominator(pieces: readonly string[]): readonly string[] {
  const per = pieces.indexOf('per');
  return per > 0 && unitOf(pieces.slice(per - 1, per + 2).join(' ')) === undefined ? pieces.slice(0, per) : pieces;
}

/** "team_size", "font_size": a size that is no area. */
function isSizeOfOther(pieces: readonly string[]): boolean {
  const isOnlySize = pieces.every((piece) => !/^(?:area|sqft|sqm|footage|space|surface|living)$/.test(piece));
  return (
    isOnlySize && pieces.some((piece) => /^(?:team|company|staff|group|class|party|crew|file|font|shoe|batch|pack|fleet|wheel|tire)$/.test(piece))
  );
}

/** Words that make of an amount something else: a class, a count, a proportion. */
const NO_AMOUNT =
  /^(?:level|tier|band|range|rank|index|rating|score|count|number|num|percent|percentage|pct|ratio|class|weight|weighting|term|type|method|status|code|note|history|model|plan|policy|currency)s?$/;
/** Sums that are counted where the name has many of them and no currency. */
const COUNTED_SUMS = /^(?:bills|loans|prizes|rewards|donations)$/;
/** What a rate is paid for; any other rate is a proportion ("response rate"). */
const PAID_RATE = /^(?:rate|rates|room|base|rental|rack|per|average|avg|minimum|min|max|maximum|total)$/;

/** True when a name that has a word of money in it is that of an amount: not "price_level", "response_rate" or "sales_count". */
function isMoney({ names }: Concept, pieces: readonly string[]): boolean {
  if (pieces.some((piece) => NO_AMOUNT.test(piece) || COUNTED_SUMS.test(piece))) return false;
  const isRate = pieces.every((piece) => !names.has(stem(piece)) || /^rates?$/.test(piece));
  return !isRate || pieces.every((piece) => PAID_RATE.test(piece) || isShortPeriod(piece));
}

/** "price_level": given in dollar signs, not in dollars. */
function isPriceClass(own: readonly Concept[], pieces: readonly string[]): boolean {
  return own.some((concept) => concept.id === 'price') && pieces.some((piece) => /^(?:level|tier|class|range|rating)$/.test(piece));
}

/** What a field counts, as a stem: reviews for "number_of_reviews", listings for "host_listings_count". */
function countedThing(pieces: readonly string[]): string | null {
  // "nRatings", "reviews_n".
  const isShort = pieces.length > 1 && (pieces[0] === 'n') !== (pieces.at(-1) === 'n');
  if (isShort) return countedThing(pieces.map((piece) => (piece !== 'n' ? piece : pieces[0] === 'n' ? 'number' : 'count')));
  const at = pieces.findIndex((piece) => /^(?:count|counts|cnt|number|num|nb|no|#|qty|quantity)$/.test(piece));
  if (at < 0) return null;
  const isBefore = /^(?:count|counts|cnt|qty|quantity)$/.test(pieces[at] ?? '') && at > 0;
  const thing = isBefore ? pieces[at - 1] : pieces.slice(at + 1).find((piece) => piece !== 'of');
  return thing === undefined || LIGHT_WORDS.has(thing) ? null : stem(thing);
}

/** Drops concepts that the field's dimension contradicts (a `size` in GB is no area), and mileage where "km" only measures another way. */
function fittingConcepts(own: readonly Concept[], dimension: Dimension | null): readonly Concept[] {
  const isOtherLength = own.some((concept) => concept.dimension === 'length' && concept.id !== 'mileage');
  const isOpinion = own.some((concept) => /^(?:rating|reviews)$/.test(concept.id));
  return own
    .filter((concept) => concept.id !== 'guests' || !isOpinion)
    .filter((concept) => concept.dimension === null || dimension === null || concept.dimension === dimension)
    .filter((concept) => concept.id !== 'mileage' || !isOtherLength);
}
