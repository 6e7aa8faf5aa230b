import type { FieldProfile } from '../language/profile/fields.ts';
import type { Measure } from '../plan/plan.ts';
import { defaultMeasure } from './field-role.ts';
import type { Reading } from './read/reading.ts';
import type { Sentence } from './sentence.ts';

/** "on average" at the end belongs to the field that was named, or that "how much" speaks of. */
export function withBareMeasures(sentence: Sentence, reading: Reading): Reading | null {
  const bare = reading.measures.filter(({ isBare }) => isBare !== undefined);
  if (bare.length === 0) return reading;
  const others = reading.measures.filter(({ isBare }) => isBare === undefined);
  const target = reading.counted?.field.type === 'number' ? reading.counted : reading.named.find(({ field }) => field.type === 'number');
  const isCountedSum = bare.every(({ isBare }) => isBare === 'sum');
  if (target === undefined) {
    if (isCountedSum) {
      // "expired ones in Eastgate, total please": how many there are.
      const counting = others.length > 0 || reading.heads.length > 0 ? [] : bare.map(({ at }) => ({ head: 'count' as const, at }));
      return { ...reading, heads: [...reading.heads, ...counting], measures: others };
    }
    const amount = reading.heads.some(({ head }) => head === 'amount') ? mainPrice(sentence) : null;
    if (amount === null) return null;
    return { ...reading, measures: [...others, ...bare.flatMap(({ at, isBare }) => ({ at, measures: statisticOf(isBare, amount.field.name) }))] };
  }
  return {
    ...reading,
    counted: target === reading.counted ? null : reading.counted,
    named: reading.named.filter((profile) => profile !== target),
    measures: [...others, ...bare.map(({ at, isBare }) => ({ at, measures: statisticOf(isBare, target.field.name) }))],
  };
}

/** The measures of a statistic of a field. */
export function statisticOf(statistic: Reading['measures'][number]['isBare'], field: string): readonly Measure[] {
  if (statistic === undefined) return [];
  if (typeof statistic === 'object') return [{ kind: 'percentile', field, p: statistic.p }];
  if (statistic === 'range')
    return [
      { kind: 'min', field },
      { kind: 'max', field },
    ];
  const kind =
    statistic === 'median' || statistic === 'sum' || statistic === 'min' || statistic === 'max' || statistic === 'stddev' ? statistic : 'avg';
  return [{ kind, field }];
}

export function mainPrice({ profiles }: Sentence): FieldProfile | null {
  return (
    profiles.find(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === 'price')) ??
    profiles.find(({ unit, field }) => field.type === 'number' && unit?.dimension === 'money') ??
    null
  );
}

/** The measures asked for, or what a plain field or a count comes to. */
export function measuresFor(reading: Reading): readonly Measure[] {
  const told = unique(reading.measures.flatMap(({ measures }) => measures));
  const { counted } = reading;
  const numbers = reading.named.filter(({ field }) => field.type === 'number');
  const asked: readonly Measure[] = counted === null ? [] : [countOf(counted)];
  const isCounting = reading.heads.some(({ head }) => head === 'count');
  const grouped = new Set(reading.groups.map(({ grouping }) => grouping.field));
  const plain =
    told.length === 0 && asked.length === 0 && !isCounting ? numbers.filter(({ field }) => !grouped.has(field.name)).map(defaultMeasure) : [];
  const count: readonly Measure[] = isCounting && counted === null ? [{ kind: 'count' }] : [];
  const first = reading.heads.find(({ head }) => head === 'count')?.at ?? 0;
  const isBefore = (reading.measures[0]?.at ?? Infinity) < first;
  const all = isBefore ? [...told, ...asked, ...plain, ...count] : [...asked, ...count, ...told, ...plain];
  return all.length === 0 ? [{ kind: 'count' }] : unique(all);
}

/** The measure of a field that is counted: "number of cities" are different ones; "number of votes" add up; "inspections" are days that are known. */
export function countOf({ field }: FieldProfile): Measure {
  if (field.type === 'date') return { kind: 'values', field: field.name };
  return field.type === 'number' ? { kind: 'sum', field: field.name } : { kind: 'distinct', field: field.name };
}

export function unique(measures: readonly Measure[]): readonly Measure[] {
  return [...new Map(measures.map((measure) => [JSON.stringify(measure), measure])).values()];
}
