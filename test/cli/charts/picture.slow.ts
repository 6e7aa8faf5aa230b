import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { Ajv } from 'ajv';
import fc from 'fast-check';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';

import { chartTable } from '../../../src/cli/charts/picture/chart-table.ts';
import { instantOf } from '../../../src/text/periods.ts';
import { renderPng } from '../../../src/cli/charts/picture/render-png.ts';
import { renderSvg } from '../../../src/cli/charts/picture/render-svg.ts';
import { vegaLiteSpec } from '../../../src/cli/charts/picture/vega-lite-spec.ts';
import type { RecordData } from '../../../src/contract/envelope.ts';
import type { StatsColumn, StatsResponse } from '../../../src/contract/operations/stats.ts';
import { runs } from '../../property-runs.ts';

const schema: object = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('vega-lite/vega-lite-schema.json'), 'utf8'));
const isSpec = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);

const group = (name: string, type: StatsColumn['type'] = 'text'): StatsColumn => ({ name, type, role: 'group' });
const figure = (name: string, unit?: string): StatsColumn => ({ name, type: 'number', role: 'figure', ...(unit === undefined ? {} : { unit }) });

function answer(columns: readonly StatsColumn[], rows: readonly (readonly unknown[])[], plan = 'a plan'): StatsResponse {
  const data = rows.map((cells): RecordData => Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])));
  return { data, meta: { kind: 'stats', plan, total: rows.length, columns: [...columns] } };
}

/** The specification of an answer, which the schema of Vega-Lite takes, and its picture, which a strict reader of XML takes. */
async function drawn(response: StatsResponse) {
  const table = chartTable(response);
  const spec = vegaLiteSpec(table);
  expect(isSpec(spec), JSON.stringify(isSpec.errors?.slice(0, 3))).toBe(true);
  expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
  const svg = await renderSvg(spec);
  const png = await renderPng(svg);
  expect(Buffer.from(png.subarray(0, 8)).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  return { table, spec, svg, png };
}

const marks = (svg: string, kind: string) => svg.split(`aria-roledescription="${kind}"`).length - 1;
const texts = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text);

/** What Vega evaluates: the texts of these members, wherever they are. */
function expressionsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' && ['signal', 'expr', 'update', 'test', 'init', 'calculate', 'labelExpr'].includes(key) ? [each] : expressionsOf(each),
  );
}

describe('a picture', () => {
  it('of a number by names has a bar and a label each, and a title at each axis', async () => {
    const rows = [
      ['Aldport', 950],
      ['Corvane', 1250.5],
      [null, 12],
    ];
    const { svg } = await drawn(answer([group('city'), figure('avg(price)', 'USD')], rows, 'avg(price) by city'));
    expect(marks(svg, 'bar')).toBe(3);
    expect(texts(svg)).toEqual(expect.arrayContaining(['Aldport', 'Corvane', '(none)', 'city', 'avg(price) USD', 'avg(price) by city', '1,000']));
  });

  it('of several numbers has a chart each', async () => {
    const { svg } = await drawn(
      answer(
        [group('city'), figure('avg(price)'), figure('count()')],
        [
          ['A', 1, 2],
          ['B', 3, 4],
        ],
      ),
    );
    expect(marks(svg, 'bar')).toBe(4);
    expect(texts(svg)).toEqual(expect.arrayContaining(['avg(price)', 'count()']));
  });

  it('of two groups has a color for each value of the second', async () => {
    const { svg, table } = await drawn(
      answer(
        [group('city'), group('pets', 'boolean'), figure('count()')],
        [
          ['A', true, 2],
          ['A', false, 3],
          ['B', true, 1],
        ],
      ),
    );
    expect(marks(svg, 'bar')).toBe(3);
    expect(table.series).toBe('pets');
    expect(texts(svg)).toEqual(expect.arrayContaining(['true', 'false', 'pets']));
  });

  it.each([
    ['years', ['2024', '2025', '2026'], '2025'],
    ['quarters', ['2024-Q1', '2024-Q2'], 'Apr 2024'],
    ['months', ['2026-01', '2026-02', '2026-03'], 'Feb 2026'],
    ['weeks', ['2026-W01', '2026-W02'], 'Jan 05, 2026'],
    ['days', ['2026-03-01', '2026-03-02', '2026-03-05'], 'Mar 02, 2026'],
  ])('over %s is a line whose axis is time', async (_what, times, label) => {
    const { spec, svg } = await drawn(
      answer(
        [group('posted'), figure('avg(price)')],
        times.map((time, index) => [time, index + 1]),
      ),
    );
    expect(JSON.stringify(spec)).toContain('"temporal"');
    expect(marks(svg, 'line mark container')).toBe(1);
    expect(marks(svg, 'point')).toBe(times.length);
    expect(texts(svg)).toContain(label);
  });

  it('over time leaves out what has no time, and says so', async () => {
    const { table, svg } = await drawn(
      answer(
        [group('month(posted)'), figure('count()')],
        [
          ['2026-01', 3],
          ['2026-02', 4],
          [null, 9],
        ],
      ),
    );
    expect(marks(svg, 'point')).toBe(2);
    expect(table.notes).toEqual(['records without a value of month(posted) are not drawn']);
  });

  it('of means over time breaks its line where no record is', async () => {
    const rows = [1, 2, 4, 5].map((month) => [`2026-0${month}`, month + 0.5]);
    const { table, svg } = await drawn(answer([group('month(posted)'), figure('avg(price)')], rows));
    expect(table.points.map(({ values }) => values[0])).toEqual([1.5, 2.5, null, 4.5, 5.5]);
    expect(marks(svg, 'point')).toBe(4);
    // Two strokes: each begins with a move.
    const [, line = ''] = /aria-roledescription="line mark"[^>]* d="([^"]+)"/.exec(svg) ?? [];
    expect(line.match(/M/g)).toHaveLength(2);
    expect(table.notes).toEqual([]);
  });

  it('of counts measures by whole numbers, and writes numbers at its axes upright', async () => {
    const { svg } = await drawn(
      answer(
        [group('rooms', 'number'), figure('count()')],
        [
          [1, 1],
          [2, 2],
        ],
      ),
    );
    expect(texts(svg)).toEqual(['1', '2', 'rooms', '0', '1', '2', 'count()', 'a plan']);
    expect(svg).not.toMatch(/rotate\(-?45\)/);
  });

  it('of ranges has bars at their places', async () => {
    const { spec, svg } = await drawn(
      answer(
        [group('price/100', 'number'), figure('count()')],
        [
          [0, 3],
          [100, 5],
          [900, 1],
        ],
      ),
    );
    expect(marks(svg, 'bar')).toBe(3);
    expect(JSON.stringify(spec)).toContain('{"group":900,"end":1000,"value1":1}');
  });

  it('of ranges by a second group has lines, since bars would hide each other', async () => {
    const { svg } = await drawn(
      answer(
        [group('price/100', 'number'), group('pets', 'boolean'), figure('avg(size)')],
        [
          [0, true, 3],
          [0, false, 5],
          [100, true, 1],
        ],
      ),
    );
    expect([marks(svg, 'bar'), marks(svg, 'point')]).toEqual([0, 3]);
  });

  it('of numbers that are no ranges has a column each, in their order', async () => {
    const { svg } = await drawn(
      answer(
        [group('rooms', 'number'), figure('count()')],
        [
          [3, 1],
          [1, 5],
          [2, 2],
        ],
      ),
    );
    expect(marks(svg, 'bar')).toBe(3);
    expect(
      texts(svg)
        .filter((text) => /^[123]$/.test(text))
        .slice(0, 3),
    ).toEqual(['3', '1', '2']);
  });

  it.each([
    ['nothing', [], 0],
    ['one group', [['A', 5]], 1],
    [
      'groups without a number',
      [
        ['A', null],
        ['B', null],
      ],
      0,
    ],
    [
      'numbers below 0',
      [
        ['A', -5],
        ['B', 5],
      ],
      2,
    ],
    [
      'numbers that are all 0',
      [
        ['A', 0],
        ['B', 0],
      ],
      2,
    ],
  ])('of %s is one as well', async (_what, rows, bars) => {
    expect(marks((await drawn(answer([group('city'), figure('avg(price)')], rows))).svg, 'bar')).toBe(bars);
  });

  it('of 10,000 groups has the first of them, and says how many', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [`city ${index}`, index]);
    const { svg, table } = await drawn(answer([group('city'), figure('count()')], many));
    expect(marks(svg, 'bar')).toBe(50);
    expect(table.notes).toEqual(['the first 50 of 10,000 groups are drawn']);
    const colors = Array.from({ length: 300 }, (_, index) => ['A', `kind ${index}`, index]);
    expect((await drawn(answer([group('city'), group('kind'), figure('count()')], colors))).table.notes).toEqual([
      'the first 10 of 300 values of kind are drawn',
    ]);
  });

  it('is the same every time, and in every time zone', async () => {
    const response = answer(
      [group('month(posted)'), figure('avg(price)')],
      [
        ['2026-01', 1],
        ['2026-02', 2],
      ],
    );
    const zone = process.env['TZ'];
    const pictures = [];
    for (const each of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
      process.env['TZ'] = each;
      pictures.push((await drawn(response)).svg);
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(new Set(pictures).size).toBe(1);
    expect(Buffer.from(await renderPng(pictures[0] ?? '')).equals(Buffer.from((await drawn(response)).png))).toBe(true);
  });

  const HOSTILE = [
    `<script>alert(1)</script>`,
    `"><image href="http://evil.example/x.png"/>`,
    `]]>&amp;&lt;`,
    `datum['value1'] = 1; warn('x')`,
    `{"signal": "1+1"}`,
    '${1+1}',
    'a.b[0]["c"]\\',
    '\\" + INJECTED + \\"',
    "\\' + INJECTED + \\'",
    "it's",
    'javascript:alert(1)',
    '\u0000\u0001\u001b[31m\ufffe\uffff',
    '\u202Eevil\u2066',
    '\ud800 half',
    'two\nlines\u2028three',
    '__proto__',
    'constructor',
    'valueOf',
    'x'.repeat(100_000),
    '',
    ' ',
  ];

  it('takes names of fields and values of records for text, whatever they are', async () => {
    for (const hostile of HOSTILE) {
      const columns = [group(hostile || 'empty'), group(`${hostile}2`), figure(`avg(\`${hostile}\`)`, hostile)];
      const { svg } = await drawn(
        answer(
          columns,
          [
            [hostile, hostile, 1],
            ['plain', hostile, 2],
            [null, null, 3],
          ],
          hostile,
        ),
      );
      // Attributes of tags, in which text is escaped, without their values.
      const tags = Array.from(svg.matchAll(/<[^>]*>/g), ([tag]) => tag.replaceAll(/"[^"]*"/g, '""')).join('');
      expect(tags).not.toMatch(/<(?:script|image|a|foreignObject|style|use)\b/i);
      expect(tags).not.toMatch(/\s(?:href|xlink:href|on\w+)=/i);
      expect(marks(svg, 'bar')).toBe(3);
    }
  });

  it('puts no name and no value into an expression', () => {
    for (const payload of ['\\" + INJECTED + \\"', "\\' + INJECTED + \\'", '" + INJECTED + "', "']); INJECTED; (['", '${INJECTED}', 'INJECTED']) {
      for (const type of ['text', 'number'] as const) {
        for (const values of [
          [payload, 'B'],
          ['2026-01', '2026-02'],
          [0, 100],
        ]) {
          const name = type === 'number' ? `${payload}/100` : payload;
          const columns = [group(name, type), group(`${payload} 2`), figure(`avg(${payload})`), figure(`count(${payload})`)];
          const spec = vegaLiteSpec(
            chartTable(
              answer(
                columns,
                values.map((value) => [value, payload, 1, 2]),
                payload,
              ),
            ),
          );
          expect(expressionsOf(compile(spec as unknown as TopLevelSpec).spec).join('\n')).not.toContain('INJECTED');
          expect(expressionsOf(spec)).toEqual([]);
        }
      }
    }
  });

  it('draws different values apart, though they look the same', async () => {
    const { svg, table } = await drawn(
      answer(
        [group('city'), figure('count()')],
        [
          ['a\u0000', 1],
          ['a\u2400', 2],
          ['a␀', 3],
          [`${'x'.repeat(200)}1`, 4],
          [`${'x'.repeat(200)}2`, 5],
        ],
      ),
    );
    expect(marks(svg, 'bar')).toBe(5);
    expect(new Set(table.points.map((point) => point.group)).size).toBe(new Set(['a\u0000', 'a\u2400', 'x1', 'x2']).size);
  });

  it('of any texts and numbers is well-formed', async () => {
    const cell = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constant(null), fc.double());
    const rows = fc.array(fc.tuple(cell, fc.string({ unit: 'binary', maxLength: 5 }), fc.oneof(fc.double(), fc.constant(null))), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, fc.string({ unit: 'binary', maxLength: 20 }), async (each, name) => {
        await drawn(answer([group(`g ${name}`), group(`s ${name}`), figure(`f ${name}`)], each, name));
      }),
      { numRuns: runs(15) },
    );
  });

  it('of -0 has 0, as JSON has', async () => {
    await drawn(answer([group('g'), group('s'), figure('f')], [['', '', -0]], 'n'));
  });

  it.each<[string, StatsResponse]>([
    ['one number', answer([figure('count()')], [[5]])],
    ['three groups', answer([group('a'), group('b'), group('c'), figure('count()')], [])],
    ['figures that are dates', answer([group('a'), { name: 'max(posted)', type: 'date', role: 'figure' }], [])],
    ['records', { data: [], meta: { kind: 'records', plan: 'list', total: 0, columns: [] } }],
  ])('of %s is refused', (_what, response) => {
    expect(() => chartTable(response)).toThrow(/a picture needs a measure by one field or two/);
  });
});

describe('an instant', () => {
  it.each([
    ['2024', '2024-01-01'],
    ['2024-Q3', '2024-07-01'],
    ['2024-02', '2024-02-01'],
    ['2024-W01', '2024-01-01'],
    ['2021-W01', '2021-01-04'],
    ['2020-W53', '2020-12-28'],
    ['2024-02-29', '2024-02-29'],
  ])('of %s is where it begins', (text, day) => {
    expect(instantOf(text)).toBe(`${day}T00:00:00.000Z`);
  });

  it.each(['2024-13', '2024-02-31', 'Monday', '24', '2024-Q5', '20240101', '', null, 2024])('of %j is none', (value) => {
    expect(instantOf(value)).toBeUndefined();
  });
});
