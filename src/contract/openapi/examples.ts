/** Examples of requests and answers for readers of the specification: all of one invented scraper of flats. */
const run = {
  id: '01KAGQ4ZJ8M2V6X9T3R5W7Y1BC',
  records: 3,
  runAt: '2026-11-02T06:00:00.000Z',
  startedAt: '2026-11-02T06:00:00.000Z',
  completedAt: '2026-11-02T06:00:02.000Z',
  embedder: 'static-64@1',
};
const before = { ...run, id: '01KAE4T2D5N8Q1S4V7X0Z3B6EF', runAt: '2026-11-01T06:00:00.000Z', completedAt: '2026-11-01T06:00:02.000Z' };
const fields = [
  { name: 'id', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'price', type: 'number', unit: 'USD' },
  { name: 'posted_at', type: 'date', precision: 'day' },
];
const flat = { id: 'F-1', title: 'Quiet flat with a balcony', price: 1200, posted_at: '2026-10-30' };
const pagination = { total: 1, page: 1, take: 10, totalPages: 1, hasMore: false };
const scraper = { id: 'scr_abcdefgh234567ij', name: 'flats', fields, key: ['id'], latestRun: run };
const answered = {
  data: {
    answer: 'The average price is 1,200.',
    figures: [{ name: 'average of price', value: 1200 }],
    citations: [{ n: 1, record: flat }],
  },
  meta: {
    conversationId: '01KAGQ5A0C2E4G6J8M0P2R4T6V',
    answered: true,
    filter: '',
    plan: { kind: 'aggregate', figures: ['avg(price)'] },
    interpreter: 'rules',
    run: run.id,
  },
};

/** Answers by operation; `push` is the one that takes runs. */
export const responseExamples: Readonly<Record<string, unknown>> = {
  hybrid: { data: [flat], pagination, meta: { filter: 'price < 1500' } },
  results: { data: [flat], pagination },
  export: [flat],
  diff: {
    data: [{ change: 'changed', key: { id: 'F-1' }, record: flat, fields: { price: { from: 1300, to: 1200 } } }],
    pagination,
    meta: {
      from: before,
      to: run,
      key: ['id'],
      summary: { added: 0, removed: 0, changed: 1, unchanged: 2 },
      schema: { added: [], removed: [], changed: [] },
    },
  },
  history: {
    data: [{ run, change: 'changed', record: flat, fields: { price: { from: 1300, to: 1200 } } }],
    pagination,
    meta: { key: { id: 'F-1' }, fields: ['id', 'title', 'price', 'posted_at'], first: before, last: run, runs: 2 },
  },
  scrapers: { data: [{ id: scraper.id, name: scraper.name, records: run.records, run: { id: run.id, runAt: run.runAt } }] },
  scraper: { data: scraper },
  runs: { data: [run, before], pagination: { ...pagination, total: 2 } },
  health: { status: 'ok' },
  ready: { status: 'ready' },
  stats: {
    data: [{ 'avg(price)': 1200, 'count()': 3 }],
    meta: {
      kind: 'stats',
      plan: 'avg(price), count()',
      run,
      records: 3,
      matched: 3,
      unknown: 0,
      total: 1,
      columns: [
        { name: 'avg(price)', type: 'number', unit: 'USD', role: 'figure' },
        { name: 'count()', type: 'number', role: 'figure' },
      ],
      coverage: [{ field: 'price', values: 3, nulls: 0 }],
    },
  },
  facets: {
    data: [
      {
        field: 'price',
        type: 'number',
        kind: 'ranges',
        unit: 'USD',
        nulls: 0,
        min: 900,
        max: 1350,
        bins: [
          { from: 500, to: 1000, count: 1, filter: 'price >= 500 AND price < 1000' },
          { from: 1000, to: 1500, count: 2, filter: 'price >= 1000 AND price < 1500' },
        ],
      },
    ],
    meta: { run: run.id, filter: '', total: 3 },
  },
  chat: answered,
  setRoles: { data: scraper },
  push: { data: run, meta: { fields, key: ['id'] } },
};

/** Requests by operation and parameter; none of a parameter whose meaning depends on the fields of a scraper. */
export const requestExamples: Readonly<Record<string, unknown>> = {
  'hybrid.search': 'quiet flat with a balcony under 1500',
  'history.key': 'F-1',
  'setRoles.roles': { price: 'price' },
  'chat.message': 'How many records are there?',
};

/** What a run that is pushed may look like, by media type. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  ndjson: '{"id":"F-1","title":"Quiet flat with a balcony","price":1200}\n{"id":"F-2","title":"Bright studio","price":900}\n',
  json: [
    { id: 'F-1', title: 'Quiet flat with a balcony', price: 1200 },
    { id: 'F-2', title: 'Bright studio', price: 900 },
  ],
  csv: 'id,title,price\r\nF-1,Quiet flat with a balcony,1200\r\nF-2,Bright studio,900\r\n',
  tsv: 'id\ttitle\tprice\r\nF-1\tQuiet flat with a balcony\t1200\r\nF-2\tBright studio\t900\r\n',
};
