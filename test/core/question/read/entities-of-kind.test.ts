import { describe, expect, it } from 'vitest';

import { asked, categories, collection, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({
  ref: `W-${at}`,
  promoter: ['Tarn Water', 'Quick Fibre', 'County Roads'][at % 3] ?? '',
  promoter_type: at % 3 === 2 ? 'highway authority' : 'utility',
  town: ['Oakford', 'Port Elm'][at % 2] ?? '',
}));
const fields = [...texts('ref', 60), ...categories('promoter promoter_type town', 60), number('delay', 'min')];
const works = collection({ name: 'works', titleField: 'ref', key: ['ref'] }, rows, fields);
const ofUtilities = "by promoter where promoter_type = 'utility'";

describe('a value of a kind of entity, where records name the entity', () => {
  it.each([
    ['which utility has the most works', `count() ${ofUtilities} order by count() desc limit 1`],
    ['which utility has the highest average delay', `avg(delay), count() ${ofUtilities} order by avg(delay) desc limit 1`],
    ['how many works does each utility have', `count() ${ofUtilities} order by count() desc`],
    ['average delay per utility', `avg(delay) ${ofUtilities} order by avg(delay) desc`],
    ['how many works are of a utility', "count() where promoter_type = 'utility'"],
  ])('names those of the kind: %s', (question, plan) => {
    expect(asked(works, question)).toBe(plan);
  });

  it('refuses the name of one where only the type is known', () => {
    const { facts } = works;
    const nameless = { facts, fields: works.fields.filter(({ name }) => name !== 'promoter') };
    expect(asked(nameless, 'name of the utility that did W-3')).toMatch(/^cannot/);
  });

  it('refuses each of what no field names', () => {
    expect(asked(works, 'average delay in each Oakford')).toMatch(/^cannot/);
  });
});
