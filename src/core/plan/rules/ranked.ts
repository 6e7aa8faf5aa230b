import type { FieldProfile } from '../../language/profile/fields.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { ideaField, type Superlative } from '../../language/annotate/superlatives.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import type { FigureKind } from './measures.ts';
import { isMeasurable, nameFrom } from './naming.ts';
import { isMeasuringAdjective } from './words.ts';

/** What groups are ranked by. `share`: the percentage of their records that the conditions hold for. */
export type Ranked =
  | { readonly kind: 'count' }
  | { readonly kind: 'share' }
  | { readonly kind: 'figure'; readonly figure: FigureKind; readonly profile: FieldProfile };

export interface ChoiceLook {
  /** True for a word that only says what the records are. */
  readonly isEntity: (word: string) => boolean;
}

interface RankedFound {
  readonly ranked: Ranked;
  readonly to: number;
}

export function rankedOf(scan: Scan, found: Superlative, look: ChoiceLook): (RankedFound & { readonly descending: boolean }) | null {
  if (found.extreme === null) return ofIdea(scan, found);
  const descending = found.extreme === 'desc';
  const named = rankedFrom(scan, found.to, look);
  if (named !== null) return { ...named, descending };
  const isAmount = /^(?:most|fewest|least|highest|lowest|largest|smallest|greatest|biggest)$/.test(scan.ledger.word(found.from));
  const isBare = /^(?:most|fewest|least)$/.test(scan.ledger.word(found.from));
  if (found.idea !== null && !isBare) {
    const idea = ofIdea(scan, found);
    if (idea !== null) return idea;
  }
  // "the largest number of flats" and "the most flats" count.
  return isAmount && (isBare || isCountNext(scan, found.to, look)) ? { ranked: { kind: 'count' }, to: countEnd(scan, found.to), descending } : null;
}

export function ofIdea(scan: Scan, { from, to, idea }: Superlative): (RankedFound & { readonly descending: boolean }) | null {
  const { tokens } = scan.ledger;
  const target = idea === null ? null : ideaField(idea, scan.schema.profiles, clauseOf(tokens, tokens.slice(from)));
  if (target === null || !isMeasurable(target.profile)) return null;
  const ranked: Ranked = { kind: 'figure', figure: idea === 'new' || idea === 'old' ? 'max' : 'avg', profile: target.profile };
  return { ranked, to, descending: target.direction === 'desc' };
}

const FIGURES: Readonly<Record<string, FigureKind | undefined>> = {
  average: 'avg',
  avg: 'avg',
  mean: 'avg',
  typical: 'avg',
  median: 'median',
  total: 'sum',
  combined: 'sum',
  summed: 'sum',
  overall: 'sum',
  maximum: 'max',
  max: 'max',
  highest: 'max',
  minimum: 'min',
  min: 'min',
  lowest: 'min',
};

/** "average price", "number of flats", "total reviews", "share of furnished flats", "price": what a ranking goes by. */
export function rankedFrom(scan: Scan, at: number, look: ChoiceLook): RankedFound | null {
  const { ledger } = scan;
  let index = at;
  while (/^(?:the|a|of|their|its)$/.test(ledger.word(index))) index += 1;
  if (/^(?:share|percentage|proportion|percent|fraction)$/.test(ledger.word(index))) return { ranked: { kind: 'share' }, to: index + 1 };
  const figure = FIGURES[ledger.word(index)];
  const start = figure === undefined ? index : index + 1;
  const naming = nameFrom(scan, start, { reach: 3, passes: (word) => isMeasuringAdjective(word) || look.isEntity(word), accepts: isMeasurable });
  const isRecords = naming !== null && isEntityAlone(naming, scan, look);
  if (naming !== null && !isRecords && !(isCountNext(scan, start, look) && naming.from > start + 2)) {
    const average = ledger.find(/\bon average\b/) === null ? undefined : 'avg';
    const isSummed = naming.profile.counted !== null || isTally(naming.profile);
    const isMost = /^(?:most|fewest|least)$/.test(ledger.word(at - 1));
    const kind = figure ?? average ?? (isMost && isSummed ? 'sum' : ledger.word(at - 1) === 'by' ? 'avg' : extremeOf(ledger.word(at - 1)));
    return { ranked: { kind: 'figure', figure: kind, profile: naming.profile }, to: naming.to };
  }
  return isCountNext(scan, start, look) ? { ranked: { kind: 'count' }, to: countEnd(scan, start) } : null;
}

/** "listings" of "the most listings" is said of the records, though a field may count listings too. */
function isEntityAlone({ from, to, profile }: Stretch & { readonly profile: FieldProfile }, { ledger }: Scan, { isEntity }: ChoiceLook): boolean {
  const isOfRecords = isEntity(ledger.word(from)) || /^(?:listings|records|entries|items|rows)$/.test(ledger.word(from));
  return to - from === 1 && isOfRecords && profile.words.filter(({ weight }) => weight === 1).length > 1;
}

/** Amounts that add up: money earned, people, votes, area burnt. */
function isTally({ concepts, words }: FieldProfile): boolean {
  return (
    concepts.some(({ id }) => /^(?:reviews|votes|downloads|crowd|revenue|gross|funding|citations|stock|population|employees)$/.test(id)) ||
    words.some(({ stem }) =>
      /^(?:fatality|injury|injur|death|casualty|acr|acre|sal|sell|unit|quantity|goal|like|view|comment|shar|sold|damag|loss|lose|cas|visitor)$/.test(
        stem,
      ),
    )
  );
}

function extremeOf(word: string): FigureKind {
  return /^(?:lowest|smallest|least|fewest|minimum|shortest|youngest|oldest|earliest)$/.test(word) ? 'min' : 'max';
}

function isCountNext({ ledger }: Scan, at: number, { isEntity }: ChoiceLook): boolean {
  const word = ledger.word(at);
  return /^(?:number|count|amount|records|listings|entries|items|rows|results)$/.test(word) || isEntity(word);
}

function countEnd({ ledger }: Scan, at: number): number {
  return /^(?:number|count|amount)$/.test(ledger.word(at)) ? (ledger.word(at + 1) === 'of' ? at + 2 : at + 1) : at;
}
