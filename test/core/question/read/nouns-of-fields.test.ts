import { describe, expect, it } from 'vitest';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { categories, collection, number, texts } from '../asked.ts';

const dates = (names: string): readonly QueryField[] => names.split(' ').map((name) => ({ name, type: 'date', values: 60, distinct: 60 }));
const rows = Array.from({ length: 60 }, (_, at) => ({
  cert: `C${String(at)}`,
  city: ['Mesa Verde', 'Pineview', 'Dry Creek'][at % 3] ?? null,
  LIEN_STATUS: ['Sold', 'Available'][at % 2] ?? null,
  Lien: ['water', 'sewer', 'property'][at % 3] ?? null,
  'Type of Oil': ['Olive', 'Walnut'][at % 2] ?? null,
  acres: at,
  fee: at,
  amount: at,
  shoot_days: (at % 5) + 1,
}));
const asked = (question: string, name: string, known: readonly QueryField[]) => {
  const { facts } = collection({ name, titleField: null, key: ['cert'] }, rows, known);
  const planned = planByRules({ text: question, fields: known, facts, last: null, now: Date.UTC(2026, 10, 27) });
  return planned.kind === 'plan' ? printPlan(planned.plan) : null;
};
const liens = [...texts('cert', 60), ...categories('city LIEN_STATUS', 60), number('acres'), number('fee', 'USD'), number('amount', 'USD')];
const oils = [...texts('cert', 60), ...categories('city', 60), ...categories('city', 60).map((field) => ({ ...field, name: 'Type of Oil' }))];

describe('what records are called by the end of the name of their scraper and the beginning of names of their fields', () => {
  it('is counted, and not the values of such a field', () => {
    expect(asked('number of liens by city', 'taxliens', liens)).toMatch(/^count\(\) by city\b/);
    expect(asked('how many liens in Pineview', 'taxliens', liens)).toBe("count() where city = 'Pineview'");
    expect(asked('how many oils are from Pineview', 'cookoils', oils)).toBe("count() where city = 'Pineview'");
    expect(asked('oils per city', 'cookoils', oils)).toMatch(/^count\(\) by city\b/);
  });

  it('leaves what says how they are told apart to its field', () => {
    expect(asked('how many lien statuses are there', 'taxliens', liens)).toBe('distinct(LIEN_STATUS)');
    expect(asked('how many types of oil are there', 'cookoils', oils)).toBe('distinct(`Type of Oil`)');
  });

  it('is the records also where a field tells their kinds by it, unless it is said that these are counted', () => {
    const named = [...liens, ...categories('city', 60).map((field) => ({ ...field, name: 'Lien' }))];
    expect(asked('how many liens in Pineview', 'taxliens', named)).toBeNull();
    expect(asked('liens per city', 'taxliens', named)).toMatch(/^count\(\) by city\b/);
    expect(asked('how many different liens are there', 'taxliens', named)).toBe('distinct(Lien)');
    expect(asked('how many liens in Pineview', 'purchases', named) ?? '').not.toMatch(/^count\(\)/);
  });

  it.each([
    ['gownsales', 'how many gowns in Pineview', "count() where city = 'Pineview'"],
    ['ballgowns', 'gowns per city', /^count\(\) by city\b/],
    ['ballgowns', 'how many gown sizes are there', 'distinct(gownSize)'],
    ['ballgowns', 'most expensive gown', 'list order by fee desc limit 1'],
  ])('is what a size or a type is of: %s, %s', (name, question, plan) => {
    const gowns = [...texts('cert', 60), ...categories('city', 60), ...categories('gownSize', 60), number('fee', 'USD')];
    const { facts } = collection(
      { name, titleField: null, key: ['cert'] },
      rows.map((row, at) => ({ ...row, gownSize: `UK ${String(8 + (at % 5))}` })),
      gowns,
    );
    const planned = planByRules({ text: question, fields: gowns, facts, last: null, now: Date.UTC(2026, 10, 27) });
    const printed = planned.kind === 'plan' ? printPlan(planned.plan) : planned.reason;
    if (typeof plan === 'string') expect(printed).toBe(plan);
    else expect(printed).toMatch(plan);
  });

  it('is not the customers of orders that say their type', () => {
    const orders = [...texts('cert', 60), ...categories('city', 60).map((field) => ({ ...field, name: 'Customer Type' })), number('fee', 'USD')];
    expect(asked('how many customers are there', 'orders', orders) ?? '').not.toBe('count()');
  });

  it('is an amount of money where it is called large, and no area', () => {
    expect(asked('largest lien in Mesa Verde', 'taxliens', [...liens, number('value', 'USD')])).toBeNull();
    expect(asked('largest lien in Mesa Verde', 'taxliens', liens)).toBe("list where city = 'Mesa Verde' order by amount desc limit 1");
  });
});

describe('what begins and ends with each record', () => {
  const shoots = [...texts('cert', 60), ...categories('city', 60), ...dates('shoot_start shoot_end'), number('shoot_days')];

  it('is the record, and not how long it takes', () => {
    expect(asked('how many shoots were in Pineview', 'spots', shoots)).toBe("count() where city = 'Pineview'");
    expect(asked('total shoot days in Pineview', 'spots', shoots)).toBe("sum(shoot_days) where city = 'Pineview'");
  });

  it('is not known where two things do', () => {
    const both = [...shoots, ...dates('permit_start permit_end')];
    expect(asked('how many shoots were in Pineview', 'spots', both)).toBeNull();
  });
});

describe('nouns that are known for what a scraper is called', () => {
  it('are known where its name is two words written as one', () => {
    const clinics = [...texts('cert', 60), ...categories('city', 60)];
    expect(asked('how many places are in Pineview', 'vaxclinics', clinics)).toBe("count() where city = 'Pineview'");
  });

  it('are lines of any list, and not of code', () => {
    expect(asked('how many lines are in Pineview', 'pricelist', liens)).toBe("count() where city = 'Pineview'");
    expect(asked('lines of code by city', 'repos', liens)).toBeNull();
    const bus = [...liens, ...categories('city', 60).map((field) => ({ ...field, name: 'Line' }))];
    expect(asked('how many lines are in Pineview', 'stops', bus) ?? '').not.toMatch(/^count\(\)/);
  });
});
