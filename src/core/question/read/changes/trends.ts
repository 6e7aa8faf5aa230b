import { MONTHS } from '../../../fields/date/calendar.ts';
import type { Measure } from '../../../plan/plan.ts';
import { defaultMeasure } from '../../field-role.ts';
import type { DateUnit } from '../../lexicon/lexicon.ts';
import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';
import { measuresOf } from '../measures.ts';

/** "growth of revenue by month", "running total of orders": a measure against the periods before. */
export interface TrendRead {
  readonly kind: 'growth' | 'running';
  readonly of: Measure;
}

/** What a growth or a running total is of; null when the question asks for none. */
export function readTrend(sentence: Sentence): TrendRead | null {
  for (const at of sentence.all('aggregate')) {
    const word = sentence.open(at, 'aggregate')?.aggregate;
    if (word !== 'growth' && word !== 'running') continue;
    sentence.use(at);
    if (isGrowing(sentence, at)) continue;
    const of = measureNear(sentence, at);
    for (const other of sentence.all('aggregate')) {
      const again = sentence.open(other, 'aggregate')?.aggregate;
      if (again === 'growth' || again === 'running') sentence.use(other);
    }
    return { kind: word, of };
  }
  return null;
}

/** "how many species grow here": a verb of plants, where others would be compared. */
export function isGrowing(sentence: Sentence, at: number): boolean {
  return sentence.lower(at) === 'grow' && sentence.headAt('count') >= 0;
}

function measureNear(sentence: Sentence, at: number): Measure {
  const after = sentence.past(at, 'of', 'in');
  const before = sentence.previous(at);
  for (const place of [after, before]) {
    const statistic = sentence.open(place, 'aggregate')?.aggregate;
    const start = statistic === undefined ? place : sentence.past(place, 'of');
    const profile = numberAt(sentence, start);
    if (profile === null) continue;
    sentence.use(start, ...(statistic === undefined ? [] : [place]));
    return (statistic === undefined ? undefined : measuresOf(statistic, profile)[0]) ?? defaultMeasure(profile);
  }
  return { kind: 'count' };
}

const NAMED_PERIOD = new RegExp(
  `^(?:(?:the|year|year of) )*(?:(?<year>\\d{4})(?![-/.\\d])|(?<month>${[...MONTHS.keys()].join('|')})\\b(?: (?<of>\\d{4}))?)`,
  'i',
);
const PERIOD_WORD =
  /^(?:the )?(?:(?:first|second|third|fourth|last|1st|2nd|h[12]|q[1-4])\b.*?(?:half|quarter|week|term|semester|\d{4})|(?:spring|summer|autumn|fall|winter)\b|\d{4}[-/.]\d)/i;

/**
 * The unit of the periods that a trend goes through when none is asked for: "between 2024 and 2025" goes by years, "from March to June 2025" by
 * months, and without two ends it is months. Null for two ends that no row-by-row growth compares, such as two halves of years.
 */
export function unitOfTrend(text: string): DateUnit | null {
  const { from = '', to = '' } = /\b(?:between|from) (?<from>.+?) (?:and|to|until|till) (?<to>.+)$/i.exec(text)?.groups ?? {};
  if (PERIOD_WORD.test(from) || PERIOD_WORD.test(to)) return null;
  const [start, end] = [NAMED_PERIOD.exec(from)?.groups, NAMED_PERIOD.exec(to)?.groups];
  if (start === undefined || end === undefined) return 'month';
  if (start['year'] !== undefined && end['year'] !== undefined) return 'year';
  const isOneYear = start['of'] === undefined || start['of'] === end['of'];
  return start['month'] !== undefined && end['month'] !== undefined && isOneYear ? 'month' : null;
}
