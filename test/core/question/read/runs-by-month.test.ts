import { describe, expect, it } from 'vitest';

import { printPlan } from '../../../../src/core/plan/print.ts';
import type { Plan } from '../../../../src/core/plan/plan.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { categories, collection, flags, NOW } from '../asked.ts';

const stalls = collection(
  { name: 'stalls', titleField: null, key: ['stall_no'] },
  Array.from({ length: 60 }, (_, index) => ({
    stall_no: `S-${index}`,
    holder: `Holder ${index % 9}`,
    status: ['Vacant', 'Taken', 'Suspended'][index % 3] ?? '',
  })),
  [
    { name: 'stall_no', type: 'text', values: 60 },
    ...categories('holder status', 60),
    ...flags('covered', 60),
    { name: 'price', type: 'number', unit: 'GBP', role: 'price', min: 9, max: 90, values: 60 },
    { name: 'list_price', type: 'number', unit: 'GBP', role: 'price', min: 9, max: 90, values: 60 },
    { name: 'visitors', type: 'number', min: 0, max: 900, integer: true, values: 60 },
    { name: 'pitches_left', type: 'number', min: 0, max: 40, integer: true, values: 60 },
    { name: 'closing_date', type: 'date', precision: 'day', min: Date.UTC(2026, 9, 3), max: Date.UTC(2027, 3, 30), values: 60 },
    { name: 'added_on', type: 'date', precision: 'day', min: Date.UTC(2025, 9, 3), max: Date.UTC(2026, 10, 19), values: 60 },
  ],
);

/** Of 19 November, 5 October and 7 August 2026. */
const runs = [Date.UTC(2026, 10, 19), Date.UTC(2026, 9, 5), Date.UTC(2026, 7, 7)];

const soldOut = "changes changed from '2026-10-31' to latest in pitches_left where pitches_left = 0 limit 20";

function told(text: string, last: Plan | null = null): string {
  const planned = planByRules({ text, ...stalls, last, now: NOW, runs });
  return planned.kind === 'plan' ? printPlan(planned.plan) : 'cannot';
}

describe('runs that are named by their month or as a list', () => {
  it.each([
    ['how many stalls got cheaper since the October list', "changes changed from '2026-10-31' to latest of price down limit 20"],
    ['how many stalls are new in the November list', 'changes added from previous to latest limit 20'],
    ['how many stalls were added since the run of 5 October', "changes added from '2026-10-05' to latest limit 20"],
    ['how many stalls have a different holder than in August', "changes changed from '2026-08-31' to latest in holder limit 20"],
    ['how many stalls on offer now were not there in August', "changes added from '2026-08-31' to latest limit 20"],
    [
      'how many stalls that stood vacant in October are taken now',
      "changes changed from '2026-10-31' to latest in status was status = 'Vacant' where status = 'Taken' limit 20",
    ],
    [
      'which stall gained the most visitors from august to october',
      "changes changed from '2026-08-31' to '2026-10-31' of visitors up order by delta(visitors) desc limit 1",
    ],
    [
      'of the ones vacant in October how many are now taken',
      "changes changed from '2026-10-31' to latest in status was status = 'Vacant' where status = 'Taken' limit 20",
    ],
    ['how many stalls have fewer visitors now than they had in October', "changes changed from '2026-10-31' to latest of visitors down limit 20"],
    ['how many stalls droped their price since the October list', "changes changed from '2026-10-31' to latest of price down limit 20"],
    ['how many stalls have become sold out between the october and the november run', soldOut],
    ['how many stalls filled up since the october list', soldOut],
    ['how many stalls were raised since October', "changes changed from '2026-10-31' to latest of price up limit 20"],
    ['how many stalls had their deadline extended since 5 October', "changes changed from '2026-10-05' to latest of closing_date up limit 20"],
    ['for how many stalls was the closing date moved since 5 October', "changes changed from '2026-10-05' to latest in closing_date limit 20"],
    ['how many stalls got dearer since the first list', 'changes changed from first to latest of price up limit 20'],
    ['how many stalls are dearer than in the first run', 'changes changed from first to latest of price up limit 20'],
  ])('%s', (text, plan) => {
    expect(told(text)).toBe(plan);
  });

  it.each([
    ['how many stalls were added in October', "count() where added_on >= '2026-10-01' and added_on < '2026-11-01'"],
    ['how many stalls close in December', "count() where closing_date >= '2026-12-01' and closing_date < '2027-01-01'"],
  ])('a month of which there is a run is a time as well: %s', (text, plan) => {
    expect(told(text)).toBe(plan);
  });

  it.each([
    'how many stalls have a different holder than in September',
    'how many stalls were not there in September',
    'how many stalls are covered in the October list',
    'how many stalls were taken in the last run and cost under 20 now',
  ])('is not answered of a month without a run, nor of an older run alone: %s', (text) => {
    expect(told(text)).toBe('cannot');
  });

  it('goes on with the same changes between other runs', () => {
    const last: Plan = { kind: 'changes', from: 'previous', to: 'latest', change: 'removed', fields: [], direction: null, limit: 20 };
    expect(told('and since the first run?', last)).toBe('changes removed from first to latest limit 20');
    expect(told('and since two runs ago?', last)).toBe("changes removed from '2026-08-07' to latest limit 20");
    expect(told('and since the october run', last)).toBe("changes removed from '2026-10-31' to latest limit 20");
  });

  it('goes on with what came and what went over the same runs', () => {
    const last: Plan = { kind: 'changes', from: '2026-10-31', to: 'latest', change: 'removed', fields: [], direction: null, limit: 20 };
    expect(told('and how many are new?', last)).toBe("changes added from '2026-10-31' to latest limit 20");
    expect(told('and how many were withdrawn', { ...last, change: 'added' })).toBe("changes removed from '2026-10-31' to latest limit 20");
    expect(told('and how many were cut', { ...last, change: 'changed', direction: { field: 'price', way: 'up' } })).toBe(
      "changes changed from '2026-10-31' to latest of price down limit 20",
    );
  });
});

it('finds nothing that changed and is still as it was', () => {
  const last = planByRules({ text: 'of the ones vacant in October how many are now taken', ...stalls, last: null, now: NOW, runs });
  expect(told('how many of them are still vacant', last.kind === 'plan' ? last.plan : null)).toBe('cannot');
});

it('counts by no date what was there in an earlier run and still is', () => {
  expect(told('how many of the stalls from October are still up now')).toBe('cannot');
  expect(told('how many stalls were added in October')).toContain('added_on');
});

describe('runs that are named by their place', () => {
  it.each([
    ['how many stalls got cheaper since the second run', "changes changed from '2026-10-05' to latest of price down limit 20"],
    ['what is new since two runs ago', "changes added from '2026-08-07' to latest limit 20"],
    ['how many stalls are gone since the run before last', "changes removed from '2026-08-07' to latest limit 20"],
    ['what changed between the first two runs', "changes from '2026-08-07' to '2026-10-05' limit 20"],
    ['how many new stalls are there between the first and the third run', "changes added from '2026-08-07' to '2026-11-19' limit 20"],
    ['how many stalls of the first run are gone', 'changes removed from first to latest limit 20'],
    ['what is new since five runs ago', 'cannot'],
  ])('%s', (text, plan) => {
    expect(told(text)).toBe(plan);
  });
});

describe('what a run itself brought', () => {
  it.each([
    ['how many stalls were new in the October run', "changes added from '2026-08-07' to '2026-10-31' limit 20"],
    ['how many stalls disappeared in the second run', "changes removed from '2026-08-07' to '2026-10-05' limit 20"],
    ['how many stalls in the October run are gone now', "changes removed from '2026-10-31' to latest limit 20"],
    ['how many stalls from the October run are no longer listed', "changes removed from '2026-10-31' to latest limit 20"],
    ['how many stalls were new in the first run', 'cannot'],
    ['how many stalls disappeared in the August run', 'cannot'],
    ['which stalls got dearer twice', 'cannot'],
  ])('%s', (text, plan) => {
    expect(told(text)).toBe(plan);
  });
});

describe('what two runs do not tell, and both of what they do', () => {
  it.each([
    ['did the average price rise since 2019', 'cannot'],
    ['is the average price higher than in March', 'cannot'],
    ['did the average price rise between the first and the last run', 'runs from first to latest: avg(price)'],
    ['how many stalls disappeared, and how many are new', 'changes from previous to latest limit 20'],
    ['how many stalls disappeared since the last run', 'changes removed from previous to latest limit 20'],
  ])('%s', (text, plan) => {
    expect(told(text)).toBe(plan);
  });
});
