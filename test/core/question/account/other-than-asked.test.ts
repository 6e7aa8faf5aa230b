import { describe, expect, it } from 'vitest';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { categories, collection, number, texts } from '../asked.ts';

const prose = 'Two riders meet by the canal and talk all night about the weather';
const rows = Array.from({ length: 60 }, (_, at) => ({
  ref: `R${String(at)}`,
  city: ['Leeds', 'Hull', 'York'][at % 3] ?? null,
  kind: ['electric', 'folding'][at % 2] ?? null,
  water: ['Oxford Canal', "Regent's Canal", 'River Cam'][at % 3] ?? null,
  scene: at % 2 === 0 ? prose : `${prose} again`,
  cast: ['Una Brady', 'Isla Kerr'][at % 2] ?? null,
}));
const known: readonly QueryField[] = [
  ...texts('ref scene', 60),
  ...categories('city kind water cast', 60),
  { name: 'stolen_on', type: 'date', values: 60, distinct: 60 },
];
const asked = (question: string, more: readonly QueryField[] = [], name = 'bikes') => {
  const fields = [...known, ...more];
  const { facts } = collection({ name, titleField: null, key: ['ref'] }, rows, fields);
  const planned = planByRules({ text: question, fields, facts, last: null, now: Date.UTC(2026, 10, 27) });
  return planned.kind === 'plan' ? printPlan(planned.plan) : null;
};
const litre = { ...number('Price per litre', 'EUR/l'), integer: false };

describe('what is not what was asked for', () => {
  it('is the price of a whole thing, where one is asked for each litre', () => {
    const prices = [number('Price', 'EUR'), litre];
    expect(asked('are electric bikes dearer per litre than folding bikes', prices) ?? 'avg(`Price per litre`)').toContain('`Price per litre`');
    expect(asked('average price per litre by city', prices)).toMatch(/^avg\(`Price per litre`\) by city/);
  });

  it('is the price of a whole thing, where the unit of another is said by another word', () => {
    const prices = [number('Price', 'EUR'), { ...number('Price per kg', 'EUR/kg'), integer: false }];
    expect(asked('which is dearer per kilo, electric or folding', prices) ?? '').not.toMatch(/avg\(Price\)/);
  });

  it('is the average of what all cost together', () => {
    const repairs = [number('repairs', 'EUR')];
    expect(asked('what would all the repairs cost together', repairs) ?? '').not.toContain('avg');
    expect(asked('average repairs', repairs)).toBe('avg(repairs)');
  });

  it('is a list of what has a make, where the make is asked for', () => {
    expect(asked('which make of electric bike do they use')).toBeNull();
  });

  it('is a charge, where it is asked what somebody was paid', () => {
    const charge = [number('parking_charge', 'GBP')];
    expect(asked('what did Una Brady get paid', charge)).toBeNull();
    expect(asked('average parking charge of Una Brady', charge)).toBe("avg(parking_charge) where cast = 'Una Brady'");
    expect(asked('how much was Una Brady paid', [number('salary', 'GBP')])).toContain('salary');
  });

  it('is an amount of another kind than the money that is named', () => {
    expect(asked('what was the rent collected', [number('FACE_AMT', 'USD')])).toBeNull();
    expect(asked('average rent', [number('Monthly Price', 'USD')])).toBe('avg(`Monthly Price`)');
    expect(asked('average rent', [number('parkRate', 'GBP/month')])).toBe('avg(parkRate)');
  });

  it('is a part of a name behind "each"', () => {
    expect(asked('how many bikes on each canal') ?? '').not.toContain('where');
    expect(asked('how many bikes in each city')).toMatch(/^count\(\) by city\b/);
  });

  it('is a word of what is told in sentences', () => {
    expect(asked('what share of bikes went at night') ?? '').not.toContain('scene');
  });

  it('is how long something took, where what it took is named', () => {
    const taken = [number('runtime', 'min'), number('boxOffice', 'USD')];
    expect(asked('which bike took the most at the box office', taken)).toBeNull();
    expect(asked('which bike took the longest', taken)).toMatch(/order by runtime desc/);
    expect(asked('which bike takes the longest', [number('onTimePct', '%')]) ?? '').not.toContain('onTimePct');
  });

  it('is when something else was done', () => {
    expect(asked('how many bikes are ridden in Leeds every day')).toBeNull();
    expect(asked('how many bikes are stolen in Leeds every month')).toMatch(/by month\(stolen_on\)/);
  });

  it('is the newest run, where the time before is asked for', () => {
    const price = [number('Price', 'EUR')];
    expect(asked('what was the price of R5 last time', price)).toBeNull();
    expect(asked('what is the price of R5', price)).toContain("where ref = 'R5'");
    const dated: readonly QueryField[] = [
      ...price,
      { name: 'Price List Dated', type: 'date', values: 60, min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 1) },
    ];
    expect(asked('what was the price of R5 last year', dated)).toBeNull();
  });
});

it('what was inspected was not so at the next inspection', () => {
  const inspected = (name: string, from: number, to: number): QueryField => ({
    name,
    type: 'date',
    precision: 'day',
    values: 60,
    min: from,
    max: to,
  });
  const dates = [
    inspected('last_inspection', Date.UTC(2025, 10, 20), Date.UTC(2026, 10, 10)),
    inspected('next_inspection', Date.UTC(2026, 0, 30), Date.UTC(2027, 10, 1)),
  ];
  expect(asked('how many bikes were inspected in October', dates)).toContain("last_inspection >= '2026-10-01'");
  expect(asked('how many bikes must be inspected in October', dates) ?? '').not.toContain('last_inspection');
});

describe('"e-" in front of a noun', () => {
  it('is electric, where a value is called so', () => {
    expect(asked('how many e-bikes')).toBe("count() where kind = 'electric'");
    expect(asked('how many e-bikes in Leeds')).toBe("count() where kind = 'electric' and city = 'Leeds'");
  });

  it('is not passed over where none is', () => {
    const fields = known.filter(({ name }) => name !== 'kind');
    const { facts } = collection({ name: 'bikes', titleField: null, key: ['ref'] }, rows, fields);
    expect(planByRules({ text: 'how many e-bikes', fields, facts, last: null, now: 0 }).kind).toBe('cannot');
  });
});

it('people are not what records of a grade and a name are', () => {
  expect(
    asked('how many people are there', [...texts('Name', 60), ...categories('city', 60).map((field) => ({ ...field, name: 'Grade' }))]),
  ).toBeNull();
});
