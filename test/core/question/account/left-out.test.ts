import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const number = (name: string, min: number, max: number, values: number) => ({ name, type: 'number' as const, min, max, integer: true, values });
const day = (name: string, values: number) =>
  ({ name, type: 'date', precision: 'day', min: Date.UTC(2026, 4, 3), max: Date.UTC(2026, 9, 30), values }) as const;

const rows = Array.from({ length: 60 }, (_, index) => ({
  sku: `P-${index}`,
  maker: ['Elm', 'Quill', 'Saltwick'][index % 3] ?? '',
  client: ['Fern Hotel', 'Oak Gym'][index % 2] ?? '',
  state: ['Open', 'Closed', 'On hold'][index % 3] ?? '',
  fitted: ['Fitted', 'Part fitted', 'Bare'][index % 3] ?? '',
  event: ['10K', 'Marathon'][index % 2] ?? '',
}));
const kilns = collection({ name: 'kilns', titleField: null, key: ['sku'] }, rows, [
  ...texts('sku', 60),
  ...categories('maker client state fitted event', 60),
  ...flags('delivers', 60),
  number('asking_price', 300, 9000, 60),
  number('parts_cost', 10, 900, 60),
  number('labour_cost', 10, 900, 60),
  number('quote', 10, 900, 60),
  number('build_year', 1905, 2023, 60),
  number('qty_on_hand', 0, 40, 60),
  { name: 'height_cm', type: 'number', unit: 'cm', min: 100, max: 200, values: 60 },
  { name: 'rating', type: 'number', min: 1, max: 5, values: 60 },
  day('listed_on', 60),
]);

describe('nothing that a question says is left out of its plan', () => {
  it.each([
    ['how many kilns per month', 'count() by month(listed_on)'],
    ['which kiln was built last', 'list order by build_year desc limit 1'],
    ['which maker has the most kilns from before 1950', 'count() by maker where build_year < 1950 order by count() desc limit 1'],
    ['what is the cheapest fitted kiln', "list where fitted = 'Fitted' order by asking_price limit 1"],
    ['what are we out of?', 'list where qty_on_hand = 0 limit 50'],
    ['how many over 10K', "count() where event = '10K'"],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });

  it.each([
    ['which kiln was born first', 'what no date is of'],
    ['which client opened the most kilns', 'those that are open'],
    ['who won the marathon', 'all who took part'],
    ['which kiln has the most ratings', 'how high they are'],
    ['how did the quote go from May to August', 'a single figure'],
    ['what are the delivery costs for Oak Gym', 'whether it is delivered'],
    ['which kiln cost more than its quote', 'one of two costs'],
    ['who needs help? list the kilns', 'all of them'],
  ])('%s is not answered by %s', (question) => {
    expect(asked(kilns, question)).toMatch(/^cannot:/);
  });

  it('keeps to the size that was ranked by before', () => {
    const lots = collection(
      { name: 'lots', titleField: 'lot', key: [] },
      [
        { lot: 'L 1', kind: 'Building plot' },
        { lot: 'L 2', kind: 'House' },
      ],
      [
        ...texts('lot', 40),
        ...categories('kind', 40),
        ...['living_area', 'plot_area'].map((name) => ({ name, type: 'number' as const, unit: 'm²', min: 20, max: 900, values: 40 })),
        number('quote', 10, 900, 40),
      ],
    );
    expect(conversation(lots, 'show the 3 lots with the largest plot area', 'and what is the quote of the biggest one?')).toMatch(
      /order by plot_area desc limit 1$/,
    );
  });
});

describe('the end of a pace', () => {
  const runs = collection(
    { name: 'runs', titleField: 'runner', key: [] },
    [{ runner: 'Ana Ros' }],
    [...texts('runner', 40), { name: 'Pace (s/km)', type: 'number', min: 180, max: 500, values: 40 }],
  );

  it('is low for the fastest', () => {
    expect(asked(runs, 'who was the fastest runner')).toBe('list order by `Pace (s/km)` limit 1');
  });
});
