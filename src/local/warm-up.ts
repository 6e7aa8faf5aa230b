import type { DataFacts } from '../core/question/facts.ts';
import type { QueryField } from '../core/language/query-field.ts';
import { createTurns } from '../turns.ts';

const cities = ['Paris', 'New York', 'Berlin'];
const fields: readonly QueryField[] = [
  { name: 'title', type: 'text' },
  { name: 'city', type: 'text', samples: cities, closed: true },
  { name: 'price', type: 'number', unit: 'USD' },
  { name: 'bedrooms', type: 'number' },
  { name: 'posted_at', type: 'date' },
];
const questions = [
  'What is the average price in Paris of flats under $2,400?',
  'how many have 2 bedrooms, by city and month',
  'which is the cheapest?',
];
const queries = ['quiet loft with a balcony under $2,400', 'cheapest in paris since march'];

/**
 * Loads the modules that read questions and queries, and reads some: a server would answer nothing else while it does so for its first callers, for
 * 200 ms instead of 20.
 */
export async function warmUp(): Promise<void> {
  const [{ planByRules }, { indexValues }, { readByRules }] = await Promise.all([
    import('../core/question/plan-question.ts'),
    import('../core/language/values/build-values.ts'),
    import('../core/query/read-query.ts'),
    import('./chat/chat.ts'),
    import('./search/interpret.ts'),
    import('./search/hybrid.ts'),
  ]);
  const values = indexValues(cities.map((city) => ['city', city]));
  const facts: DataFacts = {
    name: 'flats',
    records: 2,
    titleField: 'title',
    key: [],
    findValues: (phrase) => values.find(phrase),
    distinct: (field) => values.distinct(field),
    isList: () => false,
  };
  const turn = createTurns();
  for (const text of questions) {
    planByRules({ text, fields, facts, last: null, now: 0 });
    await turn();
  }
  for (const query of queries) {
    readByRules(query, fields, 0);
    await turn();
  }
}
