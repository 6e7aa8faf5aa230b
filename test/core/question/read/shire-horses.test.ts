import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { asked, categories, collection, conversation, flags, hikes, NOW, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  lotNo: `L-${index}`,
  sex: ['horse', 'mare'][index % 2] ?? '',
  breed: ['Shire', 'Clydesdale'][index % 2] ?? '',
  stud: ['Elm Stud', 'Fen Stud', 'Moor Stud'][index % 3] ?? '',
  status: ['available', 'reserved', 'sold'][index % 3] ?? '',
}));

/** Heavy horses for sale, the males of which are called horses too. */
const horses = collection({ name: 'shirehorses', titleField: null, key: ['lotNo'] }, rows, [
  ...texts('lotNo', 60),
  ...categories('sex stud status', 60),
  { name: 'guidePrice', type: 'number', role: 'price', unit: 'GBP', min: 900, max: 9000, values: 60 },
  { name: 'foals_born', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  { name: 'datePosted', type: 'date', precision: 'day', min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 10, 19), values: 60 },
  ...texts('breed', 60),
  { name: 'floor', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  ...flags('broken', 60),
]);
const runs = [Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 12), Date.UTC(2026, 10, 5)];

function ofRuns(text: string, isUnanswered = false): string {
  const planned = planByRules({ text, fields: horses.fields, facts: horses.facts, last: null, now: NOW, runs, isUnanswered });
  return planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.reason}`;
}

describe('a word that the records are called by and that is a value too', () => {
  it.each([
    ['how many horses are available', "count() where status = 'available'"],
    ['average guide price of a horse by stud', 'avg(guidePrice) by stud order by avg(guidePrice) desc'],
    ['are horses dearer than mares on average', /^'horse': avg\(guidePrice\), count\(\) where sex = 'horse'; 'mare': avg/],
    ['how many are of the sex horse', "count() where sex = 'horse'"],
    ['how many are horses', "count() where sex = 'horse'"],
  ])('is the value only where it is told from another: %s', (question, plan) => {
    expect(asked(horses, question)).toMatch(plan);
  });
});

describe('a question that goes on', () => {
  it('turns a ranking of groups round by a superlative of the same number', () => {
    expect(conversation(horses, 'which stud is the cheapest on average', 'and the dearest')).toBe(
      'avg(guidePrice), count() by stud order by avg(guidePrice) desc limit 1',
    );
    expect(conversation(horses, 'which stud has the most horses', 'and the cheapest')).not.toContain('count()');
  });

  it('has nothing to go on from after one that was not answered', () => {
    expect(ofRuns('in Elm Stud', true)).toBe('cannot: There is no answer to go on from');
    expect(ofRuns('how many are in Elm Stud', true)).toBe("count() where stud = 'Elm Stud'");
    expect(ofRuns('in Elm Stud')).toBe("list where stud = 'Elm Stud' limit 50");
  });
});

describe('what is counted', () => {
  it('may stand behind what is said of it', () => {
    expect(asked(horses, 'total number of Elm Stud foals born')).toBe("sum(foals_born) where stud = 'Elm Stud'");
  });
});

describe('what came or happened since a day', () => {
  it.each([
    ['how many new ads since last week', "changes added from '2026-11-15' to latest limit 20"],
    ['which horses are new this week', "changes added from '2026-11-15' to latest limit 20"],
    ['how many have been sold since the 12th of november', "changes changed from '2026-11-12' to latest in status where status = 'sold' limit 20"],
    ['how many sold since 12 november', "changes changed from '2026-11-12' to latest in status where status = 'sold' limit 20"],
    ['how many ads were posted since the 12th of november', "count() where datePosted >= '2026-11-12'"],
  ])('is told by the runs where no date tells it: %s', (question, plan) => {
    expect(ofRuns(question)).toBe(plan);
  });

  it.each([
    ['how many are sold now that were not in the last run', "changes changed from previous to latest in status where status = 'sold' limit 20"],
    [
      'how many went back to available since the last run, were reserved and are available now',
      "changes changed from previous to latest in status was status = 'reserved' where status = 'available' limit 20",
    ],
    ['how many lowered the price since the last run', 'changes changed from previous to latest of guidePrice down limit 20'],
  ])('is what records are now and were not: %s', (question, plan) => {
    expect(ofRuns(question)).toBe(plan);
  });

  it('is refused where nothing says who or when', () => {
    expect(ofRuns('what is the name of the breeder')).toContain('"breeder"');
    expect(asked(hikes, 'how many hikes were approved yesterday')).toBe('cannot: yesterday');
  });

  it('is not told by the date of something else', () => {
    expect(ofRuns('how many horses got sold this week')).toBe('cannot: datePosted is not the date at which something was sold');
  });
});
