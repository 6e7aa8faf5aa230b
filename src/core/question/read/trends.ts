import type { Measure } from '../../plan/plan.ts';
import { defaultMeasure } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';
import { numberAt } from './fields.ts';
import { measuresOf } from './measures.ts';

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
    const of = measureNear(sentence, at);
    for (const other of sentence.all('aggregate')) {
      const again = sentence.open(other, 'aggregate')?.aggregate;
      if (again === 'growth' || again === 'running') sentence.use(other);
    }
    return { kind: word, of };
  }
  return null;
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
