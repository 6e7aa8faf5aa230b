import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Condition } from '../../condition/condition.ts';
import type { Measure } from '../../plan/plan.ts';
import type { AggregateWord } from '../lexicon/lexicon.ts';
import { OVER_ALL } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt, numberAt, orderedAt } from './fields.ts';
import { rateAt } from './rates.ts';

/** Measures that the question asks for, and where the first word of each stands. */
export interface MeasureRead {
  readonly at: number;
  readonly measures: readonly Measure[];
  /** The words name a statistic, and leave open of which field. */
  readonly isBare?: AggregateWord | { readonly p: number };
  /** Next to a superlative it asks for a record, also where none is named. Default: for a value. */
  readonly isOfRecord?: true;
  /** The records at the upper end of the value are asked for. Default: that is for other words to say. */
  readonly isFarthest?: true;
}

/** "average price", "median and average rent", "total revenue and number of orders", "90th percentile of price", "ratio of price to area". */
export function readMeasures(sentence: Sentence): readonly MeasureRead[] {
  const reads: MeasureRead[] = [...endsAmongStatistics(sentence)];
  for (const at of [...sentence.all('aggregate'), ...sentence.all('percentile')].toSorted((a, b) => a - b)) {
    if (!sentence.isOpen(at)) continue;
    const read = aggregateAt(sentence, at);
    if (read !== null) reads.push(read);
  }
  return reads.toSorted((a, b) => a.at - b.at);
}

/** "highest, lowest and average rent", "rent: highest, lowest and median": ends of the same field next to a statistic of it. */
function endsAmongStatistics(sentence: Sentence): readonly MeasureRead[] {
  const statisticOf = (at: number): Statistic | null => {
    const extreme = sentence.open(at, 'extreme');
    if (extreme !== null) return /^(?:highest|lowest)$/.test(extreme.word) ? (extreme.descending ? 'max' : 'min') : null;
    const own = statisticAt(sentence, at);
    return own !== null && SIMPLE.has(own) ? own : null;
  };
  const [first = -1] = sentence.pieces.flatMap((_, at) => (statisticOf(at) === null ? [] : [at]));
  const places: number[] = [];
  for (let at = first; statisticOf(at) !== null;) {
    places.push(at);
    at = skipMarks(sentence, at + 1);
    while (sentence.isLink(at, 'and')) at = skipMarks(sentence, at + 1);
  }
  const kinds = new Set(places.map((at) => sentence.pieces[at]?.kind));
  if (kinds.size < 2) return [];
  const [field] = fieldsAfter(sentence, places.at(-1) ?? first, numberAt);
  const profile = field ?? fieldBefore(sentence, first);
  if (profile === null) return [];
  sentence.use(...places, profile.at);
  return [{ at: first, measures: places.flatMap((at) => measuresOfEnd(sentence, at, profile.profile)) }];
}

function measuresOfEnd(sentence: Sentence, at: number, profile: FieldProfile): readonly Measure[] {
  const extreme = sentence.at(at, 'extreme');
  if (extreme !== null) return [{ kind: extreme.descending ? 'max' : 'min', field: profile.field.name }];
  const own = sentence.at(at, 'aggregate')?.aggregate;
  return own === undefined ? [] : measuresOf(own, profile);
}

type Statistic = AggregateWord | { readonly p: number };

/** The statistic that stands at a place. */
export function statisticAt(sentence: Sentence, at: number): Statistic | null {
  const percentile = sentence.open(at, 'percentile');
  if (percentile !== null) return { p: percentile.p };
  return sentence.open(at, 'aggregate')?.aggregate ?? null;
}

const SIMPLE: ReadonlySet<Statistic> = new Set<Statistic>(['avg', 'median', 'sum', 'min', 'max', 'stddev', 'range']);

function aggregateAt(sentence: Sentence, at: number): MeasureRead | null {
  const statistic = statisticAt(sentence, at);
  if (statistic === null) return null;
  if (statistic === 'distinct') return distinctAt(sentence, at);
  if (statistic === 'rate') return rateMeasures(sentence, at);
  if (statistic === 'growth' || statistic === 'running' || statistic === 'distribution' || statistic === 'breakdown') return null;
  if (typeof statistic === 'string' && !SIMPLE.has(statistic)) return null;
  // "median and average rent", "min, max and mean of price".
  const statistics: Statistic[] = [statistic];
  const places = [at];
  let last = at;
  for (;;) {
    const joint = sentence.isLink(last + 1, 'and') ? last + 2 : last + 1;
    const next = skipMarks(sentence, joint);
    const other = statisticAt(sentence, next);
    if (other === null || (typeof other === 'string' && !SIMPLE.has(other))) break;
    // "typical (median) rent": the second says which one the first means.
    if (sentence.lower(next - 1) === '(') statistics.pop();
    statistics.push(other);
    places.push(next);
    last = next;
  }
  // "typical (median) price": what is typical is said by the other statistic.
  if (statistics.length > 1 && statistics.includes('avg') && sentence.lower(at).startsWith('typical'))
    statistics.splice(statistics.indexOf('avg'), 1);
  const fields = fieldsAfter(sentence, last, statistic === 'min' || statistic === 'max' || statistic === 'range' ? orderedAt : numberAt);
  const named = fields.length > 0 ? null : fieldBefore(sentence, at);
  // "the highest price overall": an end of all of them, and no sum.
  const isEnd = named !== null && OVER_ALL.test(sentence.lower(at)) && sentence.open(sentence.previous(named.at), 'extreme') !== null;
  const before = isEnd ? null : named;
  if (before !== null) fields.push(before);
  sentence.use(...places);
  if (fields.length === 0) return { at, measures: [], isBare: statistic };
  for (const { at: place } of fields) sentence.use(place);
  // "how many beds on average", "how many employees in total": what there are so many of is meant, and no number of records.
  let head = before === null ? -1 : sentence.previous(before.at);
  // "how many people were hurt in total".
  while (sentence.isLink(head, 'is') || /^(?:people|persons?)$/.test(sentence.lower(head))) head = sentence.previous(head);
  if (sentence.open(head, 'head')?.head === 'count') sentence.use(head);
  return { at, measures: fields.flatMap(({ profile }) => statistics.flatMap((each) => measuresOf(each, profile))) };
}

function skipMarks(sentence: Sentence, at: number): number {
  let index = at;
  while (sentence.pieces[index]?.kind === 'mark' || sentence.pieces[index]?.kind === 'harmless') index += 1;
  return index;
}

/** A field, and where it is named. */
export interface FieldRead {
  readonly at: number;
  readonly profile: FieldProfile;
}

/** The fields that a statistic is of: "price", "price and size". */
function fieldsAfter(sentence: Sentence, at: number, read: (sentence: Sentence, at: number) => FieldProfile | null): FieldRead[] {
  const fields: FieldRead[] = [];
  let place = sentence.past(at, 'of', 'in', 'only');
  if (sentence.open(place, 'noun') !== null && sentence.open(place + 1, 'field') !== null) place += 1;
  for (;;) {
    const profile = read(sentence, place);
    if (profile === null) return fields;
    fields.push({ at: place, profile });
    if (!sentence.isLink(place + 1, 'and')) return fields;
    const next = sentence.next(place + 1);
    // "average rent and number of flats": another measure begins.
    if (sentence.open(next, 'field') === null) return fields;
    sentence.use(place + 1);
    place = next;
  }
}

/** "rent: mean, median", "price range", "sqft living average". */
function fieldBefore(sentence: Sentence, at: number): FieldRead | null {
  let place = at - 1;
  while (sentence.pieces[place]?.kind === 'mark' || sentence.pieces[place]?.kind === 'harmless' || sentence.isLink(place, 'is', 'of')) place -= 1;
  const profile = orderedAt(sentence, place);
  return profile === null ? null : { at: place, profile };
}

/** The measures of a statistic of a field. */
export function measuresOf(statistic: Statistic, { field }: FieldProfile): readonly Measure[] {
  if (typeof statistic === 'object') return [{ kind: 'percentile', field: field.name, p: statistic.p }];
  switch (statistic) {
    case 'range':
      return [
        { kind: 'min', field: field.name },
        { kind: 'max', field: field.name },
      ];
    case 'avg':
    case 'median':
    case 'sum':
    case 'min':
    case 'max':
    case 'stddev':
      return [{ kind: statistic, field: field.name }];
    default:
      return [];
  }
}

/** "return rate", "success rate": with the number of records that are so. */
function rateMeasures(sentence: Sentence, at: number): MeasureRead | null {
  const rate = rateAt(sentence, at);
  if (rate === null) return null;
  sentence.use(...rate.places);
  return { at, measures: shareMeasures(rate.of) };
}

/** How many records fulfil a condition, in percent and in number. */
export function shareMeasures(of: Condition): readonly Measure[] {
  return [{ kind: 'share', of }, { kind: 'countIf', of }, { kind: 'count' }];
}

function distinctAt(sentence: Sentence, at: number): MeasureRead | null {
  const place = sentence.past(at, 'of', 'is');
  const profile = fieldAt(sentence, place, () => true);
  if (profile === null) {
    // "different flats": each record is one already.
    if (sentence.open(place, 'noun') !== null) sentence.use(at);
    return null;
  }
  sentence.use(at, place);
  const head = sentence.previous(at);
  if (sentence.at(head, 'head')?.head === 'count') sentence.use(head);
  return { at, measures: [{ kind: 'distinct', field: profile.field.name }] };
}
