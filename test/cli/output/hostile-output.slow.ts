import { beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';

import type { ScrapersApi } from '../../../src/contract/api.ts';
import type { RecordData } from '../../../src/contract/envelope.ts';
import { drawScreen } from '../../../src/cli/commands/browse/screen.ts';
import { initialState, type BrowseState } from '../../../src/cli/commands/browse/state.ts';
import { ScrqError } from '../../../src/errors.ts';
import { runScrq } from '../run-scrq.ts';
import { undressed, unsafeIn } from './terminal-output.ts';

// What a stranger could put into a record to take over a terminal.
const attacks = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u001b]52;c;aGk=\u0007',
  '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  '\u009b31m',
  '\u009d0;x\u009c',
  '\u001bP+q544e\u001b\\',
  '\u001b[?1049l\u001b[6n',
  '\r\u0008\u007f\u0000',
  '\u202eevil\u202c\u2066x\u2069',
  '\u2028\u2029\ufff9',
  '\ud800',
  'https://example.com/\u001b]8;;\u0007',
  'javascript:alert(1)',
  'http://[::1',
  'line\nline\r\nline\ttab\u000b\u000c\u0085',
  '\u0000',
];
const everything = attacks.join(' ');
const hostile = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.tuple(fc.constantFrom(...attacks), fc.string({ unit: 'grapheme', maxLength: 30 })).map((parts) => parts.join(' ')),
);
const value = fc.oneof(
  hostile,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostile, { maxLength: 2 }),
  fc.dictionary(hostile, hostile, { maxKeys: 2 }),
);
const record: fc.Arbitrary<RecordData> = fc.dictionary(hostile, value, { minKeys: 1, maxKeys: 5 });

/** A server that means harm: every text of every answer is a stranger's. */
function hostileApi(text: string, records: readonly RecordData[]): ScrapersApi {
  const pagination = { total: records.length + 5, page: 1, take: 10, totalPages: 2, hasMore: true };
  const run = { id: text, records: 3, runAt: text, startedAt: text, completedAt: text, embedder: text };
  const field = {
    name: text,
    type: 'number' as const,
    unit: text,
    values: 1,
    nulls: 0,
    distinct: 1,
    min: text,
    max: text,
    top: [{ value: text, count: 1 }],
  };
  const scraper = { id: text, name: text, fields: [field], key: [text], latestRun: run, run, stats: [field], candidateKeys: [text] };
  const first = records[0] ?? {};
  const span = { start: 0, end: 2, text, kind: 'condition' as const, reading: text };
  const explain = { interpreter: text, embedder: text, run: text, spans: [span], rest: text, records: [] };
  const meta = {
    filter: text,
    sort: text,
    warnings: [text],
    explain,
    relaxations: [{ without: text, matches: 1, nearest: { filter: text, matches: 1 } }],
  };
  const changes = { [text]: { from: text, to: records[0] ?? null } };
  const summary = { added: 1, removed: 1, changed: 1, unchanged: 0 };
  const api: Partial<Record<keyof ScrapersApi, unknown>> = {
    hybrid: () => Promise.resolve({ data: records, pagination, meta }),
    results: () => Promise.resolve({ data: records, pagination }),
    scraper: () => Promise.resolve({ data: scraper }),
    runs: () => Promise.resolve({ data: [run], pagination }),
    history: () =>
      Promise.resolve({
        data: [{ run, change: 'changed', record: first, fields: changes }],
        pagination: { ...pagination, hasMore: false },
        meta: { key: first, fields: [text], first: run, last: run, runs: 1, warnings: [text] },
      }),
    stats: () =>
      Promise.resolve({
        data: records,
        meta: {
          kind: 'stats',
          plan: text,
          run,
          records: 3,
          matched: 2,
          unknown: 1,
          total: 9,
          columns: Object.keys(first).map((name) => ({ name, type: 'text', unit: text, role: 'figure' })),
          coverage: [{ field: text, values: 1, nulls: 1 }],
          warnings: [text],
        },
      }),
    facets: () =>
      Promise.resolve({
        data: [
          { field: text, type: 'text', kind: 'values', nulls: 1, distinct: 3, values: [{ value: text, count: 2, filter: text }], more: 2 },
          { field: text, type: 'date', kind: 'ranges', unit: text, nulls: 0, min: text, max: text, bins: [{ from: text, to: text, count: 1 }] },
        ],
        meta: { run: text, filter: text, total: 3 },
      }),
    chat: async function* () {
      const about = { conversationId: text, answered: true, filter: text, plan: { [text]: text }, statement: text, command: text, run: text };
      const told = { ...about, interpreter: text, warnings: [text] };
      const table = { columns: [text, 'n'], rows: [[text, 1]] };
      const citations = records.map((each, index) => ({ n: index + 1, record: each }));
      yield { event: 'meta', data: told };
      for (const data of citations) yield { event: 'citation', data };
      // In pieces, so that a sequence is split between them.
      for (const char of text) yield { event: 'token', data: { text: char } };
      await Promise.resolve();
      yield { event: 'done', data: { data: { answer: text, figures: [{ name: text, value: text }], citations, table }, meta: told } };
    },
    diff: () =>
      Promise.resolve({
        data: [
          { change: 'removed', key: first, record: first },
          { change: 'changed', key: first, record: first, fields: changes },
          { change: 'renamed', oldKey: first, key: first, similarity: 80, record: first, fields: changes },
          { change: 'added', key: first, record: first },
        ],
        pagination: { ...pagination, hasMore: false },
        meta: {
          from: run,
          to: run,
          key: [text],
          summary,
          schema: { added: [text], removed: [text], changed: [{ field: text, from: 'text', to: 'number' }] },
          stats: [{ field: text, changes: 1, appeared: 0, vanished: 0 }],
          warnings: [text],
        },
      }),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  // Of the shape that answers have; the rest is never asked for here.
  return api as unknown as ScrapersApi;
}

const PLACE = { PAGER: 'cat', SCRQ_BASE_URL: 'http://127.0.0.1:1', SCRQ_SCRAPER: 'x' };
const looks = {
  plain: { ...PLACE, NO_COLOR: '1', FORCE_HYPERLINK: '0' },
  dressed: { ...PLACE, FORCE_COLOR: '1', FORCE_HYPERLINK: '1' },
};

async function runAt(argv: readonly string[], api: ScrapersApi, look: keyof typeof looks = 'plain') {
  const connect = () => Promise.resolve(api);
  const backends = { connect, openDataset: () => Promise.reject(new Error('not here')) };
  return runScrq(argv, { terminal: 70, rows: 10, env: looks[look], backends });
}

/** What a terminal gets: as it is where nothing is dressed, else without what we dress it with. */
async function shown(argv: readonly string[], api: ScrapersApi): Promise<string> {
  const plain = await runAt(argv, api);
  const dressed = await runAt(argv, api, 'dressed');
  return plain.out + plain.err + undressed(dressed.out + dressed.err);
}

const formats = ['table', 'record', 'json', 'jsonl', 'csv'];
const commands = [
  ...formats.flatMap((format) => [
    ['results', '--format', format],
    ['search', 'x', '--explain', '--format', format],
    ['diff', '--format', format],
    ['diff', '--stat', '--format', format],
    ['history', 'x', '--format', format],
    ['describe', '--format', format],
    ['runs', '--format', format],
    ['stats', 'count()', '--format', format],
    ['facets', '--format', format],
    ['chat', 'how many', '--format', format],
  ]),
  ['results', '--wide'],
  ['search', 'x', '--dry-run'],
  ['results', '--jq', '.'],
  ['results', '--jq', 'to_entries[] | .key, .value'],
  ['results', '--format', 'json', '--jq', '.data'],
  ['scrapers', 'show'],
];

describe('a terminal', () => {
  // The first use of each loads its part of the command line.
  beforeAll(async () => {
    for (const argv of commands) {
      const { exit, out } = await runAt(argv, hostileApi('x', [{ a: 'a value' }]));
      expect([argv, exit, out === '']).toEqual([argv, 0, false]);
    }
  });

  test.each(commands.map((argv) => [argv.join(' '), argv] as const))('gets nothing but text from %s, whatever a server says', async (_name, argv) => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.array(record, { minLength: 1, maxLength: 3 }), async (text, records) => {
        expect(unsafeIn(await shown(argv, hostileApi(text, records)))).toEqual([]);
      }),
      { numRuns: argv.includes('--jq') ? 2 : 4, examples: [[everything, [{ [everything]: everything, url: 'https://example.com/a b' }]]] },
    );
  });

  test('gets nothing but text from a template, whatever the record', async () => {
    for (const text of attacks) {
      const out = await shown(['results', '--template', 'a {{b}} c\\n'], hostileApi('x', [{ b: text }]));
      expect([text, unsafeIn(out)]).toEqual([text, []]);
    }
  });

  test('gets nothing but text from failures, whatever they quote', async () => {
    for (const text of attacks) {
      const failing = {
        ...hostileApi('x', []),
        results: () => Promise.reject(new ScrqError('bad_response', text, { hint: text, cause: new Error(text) })),
      };
      expect([text, unsafeIn(await shown(['results', '--verbose'], failing))]).toEqual([text, []]);
      expect([text, unsafeIn(await shown([text], failing))]).toEqual([text, []]);
      expect([text, unsafeIn(await shown(['results', '--fields', text, `--${text}`], failing))]).toEqual([text, []]);
      expect([text, unsafeIn(await shown(['search', 'x', '--fields', text], hostileApi('x', [{ [`${text}y`]: 1 }])))]).toEqual([text, []]);
    }
  });

  test('gets nothing but text from the screen of browse, and no line that is wider than it', async () => {
    const { textWidth } = await import('../../../src/format/fit-text.ts');
    const focus = fc.constantFrom<BrowseState['focus']>('query', 'list', 'record', 'history');
    fc.assert(
      fc.property(
        hostile,
        fc.array(record, { minLength: 1, maxLength: 4 }),
        focus,
        fc.integer({ min: 4, max: 60 }),
        (text, records, where, columns) => {
          const pagination = { total: 9, page: 1, take: 4, totalPages: 3, hasMore: true };
          const state = { ...initialState(text, false), focus: where, records, history: records, pagination, meaning: text };
          for (const status of ['', text]) {
            const { lines } = drawScreen({ ...state, status }, { columns, rows: 8 }, (_style, line) => line);
            expect(unsafeIn(lines.join('\n'))).toEqual([]);
            expect(lines.filter((line) => line.includes('\n') || textWidth(line) > columns)).toEqual([]);
            expect(lines.length).toBeLessThanOrEqual(8);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('what is searched for would be found', () => {
  const harmless = /javascript|\[::1/;
  for (const text of attacks) expect([text, unsafeIn(text).length > 0]).toEqual([text, !harmless.test(text)]);
  expect(undressed('\u001b[1mbold\u001b[22m \u001b]8;;https://a.example/\u001b\\a\u001b]8;;\u001b\\\n')).toBe('bold a\n');
});
