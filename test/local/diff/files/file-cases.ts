import fc from 'fast-check';

import type { DiffInput } from '../../../../src/contract/operations/diff.ts';

/** A file, as text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Two files, and what is asked about them. */
export interface FileCase {
  readonly older: TextFile;
  readonly newer: TextFile;
  readonly key: readonly string[] | undefined;
  readonly input: Omit<DiffInput, 'scraperId'>;
}

type Row = Readonly<Record<string, unknown>>;

/** Texts by column: of few kinds, so that records collide, and of several types, so that the type of a column differs between files. */
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', '7', 'x1', ''),
  n: fc.constantFrom('1', '1.0', '2', '100', '101.5', '1,200', '$3', '$4.50', '-0', '0', ''),
  m: fc.constantFrom('1', '2.50', '3 kg', '1.234', 'n/a', 'five', '9007199254740993', ''),
  d: fc.constantFrom('2026-01-01', '2026-01-02', '03/04/2026', '31/12/2026', '2026-01-01T10:00:00Z', 'soon', ''),
  b: fc.constantFrom('yes', 'no', 'true', 'false', '1', 'N/A', ''),
  t: fc.constantFrom('one', 'One', 'a "quoted", text', 'two\nlines', 'é', '👍 up', ' padded ', '[1,2]', 'null', '\u0001', ''),
};

const values: fc.Arbitrary<unknown> = fc.constantFrom(
  1,
  1.5,
  100,
  true,
  false,
  null,
  '',
  'x',
  '1',
  [1, 2],
  [2, 1],
  { a: 1, b: [null] },
  { b: [null], a: 1 },
);

const columns = Object.keys(texts);

/** Records that mostly hold what one type of each column allows. */
function rowsOf(names: readonly string[]): fc.Arbitrary<readonly Row[]> {
  const cells = Object.fromEntries(names.map((name) => [name, texts[name] ?? fc.constant('')]));
  return fc.array(fc.record(cells), { maxLength: 9 });
}

/** Records of JSON: fields are missing, or have values of any kind. */
function looser(rows: readonly Row[]): fc.Arbitrary<readonly Row[]> {
  const loose = rows.map((row): fc.Arbitrary<Row> =>
    fc.record({ name: fc.constantFrom(...columns), value: values, drop: fc.constantFrom(...columns, undefined) }).map(({ name, value, drop }) => {
      const kept = Object.entries({ ...row, [name]: value }).filter(([each]) => each === 'id' || each !== drop);
      return Object.fromEntries(kept);
    }),
  );
  return fc.tuple(...loose);
}

function csv(names: readonly string[], rows: readonly Row[], delimiter: string): string {
  const cell = (value: unknown) => {
    const text = String(value);
    return /["\n,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => `${line.map(cell).join(delimiter)}\n`).join('');
}

function fileOf(name: string, names: readonly string[], rows: readonly Row[]): fc.Arbitrary<TextFile> {
  const delimited = fc.constantFrom(',', ';', '\t').map((delimiter) => ({ name: `${name}.csv`, text: csv(names, rows, delimiter) }));
  const json = looser(rows).map((loose) => ({ name: `${name}.json`, text: JSON.stringify(loose) }));
  const lines = looser(rows).map((loose) => ({ name: `${name}.ndjson`, text: loose.map((row) => `${JSON.stringify(row)}\n`).join('') }));
  return fc.oneof({ weight: 3, arbitrary: delimited }, { weight: 1, arbitrary: json }, { weight: 1, arbitrary: lines });
}

const layouts = fc.shuffledSubarray(columns, { minLength: 3 }).map((names) => (names.includes('id') ? names : ['id', ...names]));

const inputs: fc.Arbitrary<Omit<DiffInput, 'scraperId'>> = fc.record(
  {
    ignore: fc.constantFrom('n', 't,d', 'nosuch'),
    fields: fc.constantFrom('n', 'n,m', 'id'),
    tolerance: fc.constantFrom('n=0.1', 'n=10%', 'm=2'),
    where: fc.constantFrom('n.pct <= -5', 'n.from IS NULL', "t.to = 'one'"),
    changedFields: fc.constantFrom('n', 't,b'),
    findRenames: fc.constantFrom(50, 80),
    key: fc.constantFrom('id', 'id,n', 't'),
    stats: fc.constant(true),
    take: fc.constantFrom(3, 1000),
  },
  { requiredKeys: [] },
);

/** The newer file holds some records of the older one as they were. */
export const fileCases: fc.Arbitrary<FileCase> = fc
  .record({ older: layouts, newer: layouts, isSameLayout: fc.boolean() })
  .chain(({ older, newer, isSameLayout }) => {
    const newNames = isSameLayout ? older : newer;
    const drawn = fc.record({ oldRows: rowsOf(columns), newRows: rowsOf(columns), kept: fc.array(fc.nat(8), { maxLength: 7 }) });
    return drawn.chain(({ oldRows, newRows, kept }) =>
      fc.record({
        older: fileOf('older', older, oldRows),
        newer: fileOf('newer', newNames, [...newRows, ...oldRows.filter((_, index) => kept.includes(index))]),
        key: fc.constantFrom(undefined, undefined, ['id'], ['id'], ['t', 'id']),
        input: inputs,
      }),
    );
  });
