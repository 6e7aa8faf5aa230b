import type { FieldProfile } from '../../language/profile/fields.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { bareSuperlatives, ideaField } from '../../language/annotate/superlatives.ts';
import type { Measure } from '../plan.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import { isMeasurable, isOrdered, nameAt, nameFrom, type Naming } from './naming.ts';
import { isMeasuringAdjective } from './words.ts';

/** A figure that is asked for, before it is known of which field. */
export type FigureKind = 'avg' | 'median' | 'sum' | 'min' | 'max' | 'stddev' | 'range' | 'distinct' | 'values' | { readonly percentile: number };

/** What a question asks to be computed: the field is null where it names none. */
export interface FigureAsk extends Stretch {
  readonly kind: FigureKind;
  readonly profile: FieldProfile | null;
}

const KINDS: readonly (readonly [RegExp, FigureKind])[] = [
  [/\b(?:standard deviation|std\.? ?dev(?:iation)?|stdev|stddev)\b/, 'stddev'],
  [/\b(?:on average|averages?|avg|averaged|averaging|mean|typically|typical)\b/, 'avg'],
  [/\bmedian\b/, 'median'],
  [/\b(?:range|spread)\b/, 'range'],
  [/\b(?:sum of|sum|grand total|combined total|total amount of|totals?|combined|in total|altogether|cumulative)\b/, 'sum'],
  [/\b(?:minimum|min|lowest possible|smallest possible|(?:lowest|smallest)(?=(?: one| value)?\W*$))\b/, 'min'],
  [/\b(?:maximum|max|highest possible|largest possible|(?:highest|largest)(?=(?: one| value)?\W*$))\b/, 'max'],
  [/\b(?:lower|first|bottom) quartile\b/, { percentile: 25 }],
  [/\b(?:upper|third|top) quartile\b/, { percentile: 75 }],
];

/** The figures that a question names together with their field: "average price", "median and mean price", "price on average", "90th percentile of price". */
export function claimFigures(scan: Scan, isEntity: (word: string) => boolean): readonly FigureAsk[] {
  const named = [...percentiles(scan), ...KINDS.flatMap(([pattern, kind]) => occurrences(scan, pattern).map((stretch) => ({ ...stretch, kind })))];
  const asks: FigureAsk[] = [];
  for (const { kind, from, to } of named.toSorted((a, b) => b.from - a.from)) {
    if (!scan.ledger.isFree({ from, to }) || isOwnWord(scan, { from, to }, named)) continue;
    const naming = fieldOf(scan, { from, to }, { kind, isEntity });
    if (naming !== null && isBoundOwn(scan, naming)) continue;
    // "and" and "," join figures of one field.
    const shared = naming === null ? sharedWith(scan, { from, to }, asks) : null;
    if (naming === null && shared === null && isOther(kind) && !isAlone(scan)) continue;
    scan.ledger.take({ from, to });
    if (naming !== null) takeBetween(scan, { from, to }, naming);
    asks.push({ kind, from, to, profile: naming?.profile ?? shared });
  }
  return asks.toReversed();
}

/** "with an average rating of 4 or more", of a field that is called so: a condition, and no figure. */
function isBoundOwn({ ledger }: Scan, { profile, to }: Naming): boolean {
  const isOwn = profile.words.some(({ stem }) => /^(?:average|averag|mean|median|total)$/.test(stem));
  return (
    isOwn &&
    /^(?:of|above|over|under|below|at|between|is|more|less|higher|lower|greater|exceeding|\d+)$/.test(ledger.word(to)) &&
    /\d/.test(ledger.lower)
  );
}

/** "average minimum nights": what follows a figure may be the name of a field that holds the word of another figure. */
function isOwnWord(scan: Scan, { from, to }: Stretch, named: readonly Stretch[]): boolean {
  const naming = nameAt(scan, from, isOrdered);
  return naming !== null && naming.to > to && naming.said >= 0.5 && named.some((other) => other.to <= from && other.to >= from - 2);
}

/** "and the maximum?": nothing else is said, so that the field is that of the answer before. */
function isAlone({ ledger }: Scan): boolean {
  return /^(?:and |what about |how about |now |show |give me |tell me |what(?:'s| is| was| are) |the |their |its )*(?:total|sum|range|minimum|min|maximum|max|lowest|highest|smallest|largest)(?: one| value)?\W*$/.test(
    ledger.lower,
  );
}

/** "total" and "range" are said of many things, and so are "max" and "min": without a field they are no figure. */
function isOther(kind: FigureKind): boolean {
  return kind === 'sum' || kind === 'range' || kind === 'min' || kind === 'max';
}

function percentiles({ ledger }: Scan): readonly (Stretch & { readonly kind: FigureKind })[] {
  const found = ledger.find(/\b(?<p>\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)? percentile\b/) ?? ledger.find(/\bp(?<p>\d{1,2})\b(?= of)/);
  const p = Number(found?.parts['p']?.text);
  return found === null || !Number.isFinite(p) ? [] : [{ from: found.from, to: found.to, kind: { percentile: p } }];
}

function occurrences({ ledger }: Scan, pattern: RegExp): readonly Stretch[] {
  const all = new RegExp(pattern.source, 'g');
  return [...ledger.lower.matchAll(all)].map((match) => ledger.stretchOf(match.index, match.index + match[0].length));
}

interface FigureLook {
  readonly kind: FigureKind;
  readonly isEntity: (word: string) => boolean;
}

function fieldOf(scan: Scan, { from, to }: Stretch, { kind, isEntity }: FigureLook): Naming | null {
  const { ledger } = scan;
  const accepts = kind === 'min' || kind === 'max' || kind === 'median' || kind === 'avg' || kind === 'range' ? isOrdered : isMeasurable;
  const word = ledger.said({ from, to }).toLowerCase();
  if (/^(?:on average|in total|altogether|typically)$/.test(word)) return null;
  const passes = (said: string) =>
    isMeasuringAdjective(said) || isEntity(said) || KINDS.some(([pattern]) => pattern.test(said)) || /^(?:and|,|\/|&)$/.test(said);
  if (
    kind === 'sum' &&
    /^(?:number|count|records?|rows?)$/.test(ledger.word(to)) &&
    nameFrom(scan, to + 1, { reach: 2, passes, accepts: isCounted }) === null
  )
    return null;
  // The name may hold the very word ("total_cost", "average_rating").
  const after = nameFrom(scan, to, { reach: 5, passes, accepts });
  if (after !== null) return further(scan, after, accepts);
  const before = beforeOf(scan, from, accepts);
  return before;
}

/** "number of reviews per month" names the field of reviews per month. */
function further(scan: Scan, naming: Naming, accepts: (profile: FieldProfile) => boolean): Naming {
  for (let at = naming.from + 1; at < naming.to; at += 1) {
    const other = nameAt(scan, at, accepts);
    if (other !== null && other.to > naming.to && other.said >= 0.9) return { ...other, from: naming.from };
  }
  return naming;
}

/** What a field named after "number of" counts. */
function isCounted(profile: FieldProfile): boolean {
  return isMeasurable(profile) && profile.field.integer !== false;
}

/** "price range", "price average". */
function beforeOf(scan: Scan, at: number, accepts: (profile: FieldProfile) => boolean): Naming | null {
  for (const start of [at - 3, at - 2, at - 1]) {
    const naming = start < 0 ? null : nameAt(scan, start, accepts);
    if (naming !== null && naming.to === at) return naming;
  }
  return null;
}

function sharedWith({ ledger }: Scan, { to }: Stretch, asks: readonly FigureAsk[]): FieldProfile | null {
  const next = asks.at(-1);
  if (next === undefined) return null;
  const between = Array.from({ length: Math.max(0, next.from - to) }, (_, index) => ledger.word(to + index));
  return between.length <= 3 && between.every((word) => /^(?:and|,|or|&|the|vs|versus|\/)$/.test(word)) ? next.profile : null;
}

function takeBetween({ ledger }: Scan, figure: Stretch, naming: Stretch): void {
  ledger.take({ from: Math.min(figure.from, naming.from), to: Math.max(figure.to, naming.to) });
}

/** "the highest price", "lowest rating ever": an end of a field's values, and not a record that has it. */
export function claimExtreme(scan: Scan, isEntity: (word: string) => boolean): FigureAsk | null {
  const { ledger } = scan;
  for (const { from, to, extreme, idea } of bareSuperlatives(ledger.tokens)) {
    if (!ledger.isFree({ from, to }) || !isSaidOfValue(scan, from)) continue;
    const direction = extreme ?? (idea === 'cheap' ? 'asc' : idea === 'dear' ? 'desc' : null);
    if (direction === null) continue;
    const naming = nameFrom(scan, to, { reach: 2, passes: isMeasuringAdjective, accepts: isOrdered });
    const target = extreme === null && idea !== null ? ideaField(idea, scan.schema.profiles, clauseOf(ledger.tokens, ledger.tokens)) : null;
    if (target !== null && naming?.profile !== target.profile) continue;
    if (naming === null || isEntity(ledger.word(naming.from)) || isEntity(ledger.word(naming.to)) || isOfRecord(ledger.word(naming.to))) continue;
    ledger.take({ from, to: naming.to });
    return { kind: direction === 'asc' ? 'min' : 'max', from, to: naming.to, profile: naming.profile };
  }
  return null;
}

/** After "which", "with" or "has" a superlative chooses records. */
function isSaidOfValue({ ledger }: Scan, at: number): boolean {
  const before = ledger.lower.slice(0, ledger.tokens[at]?.start ?? 0);
  return !/\b(?:which|who|whose|with|has|have|had|having|by|list|sort|sorted|find|show me|top|where)\b/.test(before);
}

function isOfRecord(word: string): boolean {
  return /^(?:one|ones)$/.test(word);
}

/** "how much", "how expensive", "how long", "how old": the field that the adjective asks for. */
export function claimHow(scan: Scan): FigureAsk | null {
  const { ledger } = scan;
  const found = ledger.find(
    /\bhow (?<adjective>much|expensive|pricey|costly|cheap|affordable|long|old|new|big|large|spacious|small|far|tall|high|heavy|fast|powerful|highly rated|well rated|popular|strong|deep)\b/,
  );
  const adjective = found?.parts['adjective']?.text;
  if (found === null || adjective === undefined) return null;
  const clause = clauseOf(ledger.tokens, ledger.tokens);
  const named = adjective === 'much' ? nameFrom(scan, found.to, { reach: 0, passes: isMeasuringAdjective, accepts: isMeasurable }) : null;
  const idea = IDEAS[adjective];
  const target = idea === undefined ? null : ideaField(idea, scan.schema.profiles, clause);
  const profile = named?.profile ?? saidByVerb(scan, found.to) ?? target?.profile ?? null;
  if (profile === null) return null;
  ledger.take({ from: found.from, to: named?.to ?? found.to });
  return { kind: 'avg', from: found.from, to: found.to, profile };
}

/** "how much … cost", "how much … earn": the verb says the field. */
function saidByVerb(scan: Scan, from: number): FieldProfile | null {
  const { ledger } = scan;
  for (let index = from; index < ledger.tokens.length; index += 1) {
    if (!/^(?:costs?|earns?|pays?|weighs?|spends?|grossed|gross|sells?|raised?|makes?)$/.test(ledger.word(index))) continue;
    const naming = nameAt(scan, index, isMeasurable);
    if (naming !== null) return naming.profile;
  }
  return null;
}

const IDEAS: Readonly<Record<string, Parameters<typeof ideaField>[0] | undefined>> = {
  much: 'dear',
  expensive: 'dear',
  pricey: 'dear',
  costly: 'dear',
  cheap: 'dear',
  affordable: 'dear',
  long: 'long',
  old: 'old',
  new: 'new',
  big: 'large',
  large: 'large',
  spacious: 'large',
  small: 'large',
  far: 'near',
  tall: 'tall',
  high: 'tall',
  heavy: 'heavy',
  fast: 'fast',
  powerful: 'powerful',
  'highly rated': 'good',
  'well rated': 'good',
  popular: 'popular',
};

/** The measures of a figure that was asked for. */
export function measuresOf(kind: FigureKind, field: string): readonly Measure[] {
  if (typeof kind === 'object') return [{ kind: 'percentile', field, p: kind.percentile }];
  if (kind === 'range')
    return [
      { kind: 'min', field },
      { kind: 'max', field },
    ];
  return [{ kind, field }];
}
