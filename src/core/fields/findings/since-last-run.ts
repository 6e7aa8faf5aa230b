import type { RunField } from '../field.ts';
import { peopleNumber } from '../number/people-number.ts';
import type { Finding } from './finding.ts';

/** What became of a field since the run before. */
export function changesOf(field: RunField, before: RunField | undefined): readonly Finding[] {
  if (before === undefined || before.stats.values === 0) return [];
  const { name, stats } = field;
  if (stats.values === 0 || stats.nulls > stats.values) return emptied(field, before);
  if (field.type !== before.type) {
    const message = `${withArticle(field.type)} now, and ${withArticle(before.type)} in the run before`;
    return [
      {
        kind: 'type_changed',
        fields: [name],
        message,
        advice: `comparisons with earlier runs take it for changed; --type FIELD=${before.type} holds it`,
      },
    ];
  }
  return [...unitChanged(field, before), ...rescaled(field, before)];
}

function withArticle(type: string): string {
  return type === 'text' ? type : `a ${type}`;
}

function emptied({ name, stats }: RunField, { stats: earlier }: RunField): readonly Finding[] {
  const [now, then] = [missingPart(stats), missingPart(earlier)];
  if (now < MOSTLY || then > RARELY || stats.values + stats.nulls < FEWEST_RECORDS) return [];
  const message = `no value in ${percent(now)} of the records, and in ${percent(then)} of those of the run before`;
  return [{ kind: 'emptied', fields: [name], message, advice: 'check that the source still has it under this name' }];
}

const MOSTLY = 0.5;
const RARELY = 0.1;
const FEWEST_RECORDS = 10;

function missingPart({ values, nulls }: RunField['stats']): number {
  return nulls / (values + nulls);
}

function percent(part: number): string {
  return `${peopleNumber(Math.round(part * 1000) / 10)} %`;
}

function unitChanged({ name, unit }: RunField, before: RunField): readonly Finding[] {
  if (unit === before.unit) return [];
  const message = `its unit was ${before.unit ?? 'none'} in the run before, and is ${unit ?? 'none'} now`;
  return [{ kind: 'unit_changed', fields: [name], message, advice: 'values of the two runs do not compare' }];
}

function rescaled({ name, type, role, stats }: RunField, before: RunField): readonly Finding[] {
  const [now, then] = [stats.median ?? 0, before.stats.median ?? 0];
  // Numbers of records grow with the records.
  if (type !== 'number' || role === 'key' || then === 0 || Math.min(stats.values, before.stats.values) < FEWEST_VALUES) return [];
  const factor = now / then;
  const scale = SCALES.find((each) => isAbout(factor, each) || isAbout(1 / factor, each));
  // Other records may have another median; in another unit, the ends of the range move with it.
  if (scale === undefined || !movesWith(stats.max, before.stats.max, factor) || !movesWith(stats.min, before.stats.min, factor)) return [];
  const direction = factor > 1 ? 'times as large as' : 'times as small as';
  const message = `about ${peopleNumber(scale)} ${direction} in the run before: the median was ${peopleNumber(then)}, and is ${peopleNumber(now)}`;
  return [{ kind: 'rescaled', fields: [name], message, advice: 'check whether its unit or its decimal mark changed' }];
}

function movesWith(now = 0, then = 0, factor: number): boolean {
  if (now === 0 || then === 0) return now === then;
  const moved = now / then / factor;
  return moved > 1 / LOOSELY && moved < LOOSELY;
}

const LOOSELY = 5;
const FEWEST_VALUES = 5;
const SCALES = [100, 1000];

function isAbout(factor: number, scale: number): boolean {
  return factor > scale / TOLERANCE && factor < scale * TOLERANCE;
}

const TOLERANCE = 1.3;
