import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { readField } from './reading.ts';

/**
 * Columns as sites print them, written by people who had not read the code, with what a careful person would want of them: numbers in one unit, days or
 * instants, yes and no, or text. The first 160 and the last 140 were written apart; at first sight 136 and 112 were read so.
 */
interface SiteColumn {
  readonly site: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly expect: 'number' | 'date' | 'boolean' | 'text';
  readonly cells?: readonly (number | string | null)[];
}

const columns = readFileSync(join(import.meta.dirname, 'site-columns.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): SiteColumn => JSON.parse(line));

/** What is known to be read in another way: as text, but for the megabytes, of which 1024 are taken for a gigabyte. */
const OTHERWISE: readonly string[] = [
  'Glassdoor founded',
  'Goodreads pages',
  'marathon results overallPl',
  'wine shop case_price',
  'Italian restaurants nRecensioni',
  'mobile phone plans data_allowance',
  'camera lens specifications maxAperture',
  'campers huBis',
  'pet adoption good_w_kids',
  'aircraft listings TTAF',
];

const runAt = Date.UTC(2026, 10, 26, 12);

it('reads the columns of sites as a careful person would, but for those that are named', () => {
  const others = columns.filter((column) => !isReadAsWanted(column)).map(({ site, name }) => `${site} ${name}`);
  expect(columns).toHaveLength(300);
  expect(others).toEqual(OTHERWISE);
});

it('takes no text for anything else', () => {
  const texts = columns.filter((column) => column.expect === 'text');
  expect(texts).toHaveLength(93);
  expect(texts.filter((column) => readSite(column).decision.type !== 'text')).toEqual([]);
});

const readSite = ({ name, values }: SiteColumn) => readField(name, values, { runAt });

function isReadAsWanted(column: SiteColumn): boolean {
  const { decision, cells } = readSite(column);
  const { type } = decision;
  if (type !== column.expect) return false;
  const wanted = column.cells ?? [];
  if (type === 'date') return cells.every((cell, at) => day(cell) === day(wanted[at]));
  return type !== 'number' || areProportional(cells, wanted);
}

function day(date: unknown): string | null {
  return typeof date === 'string' ? date.slice(0, 10) : null;
}

/** Whether numbers are the same but for the unit that they are in. */
function areProportional(cells: readonly unknown[], wanted: readonly unknown[]): boolean {
  const pairs = cells.map((cell, at) => [cell, wanted[at] ?? null] as const);
  if (pairs.some(([cell, number]) => (cell === null) !== (number === null))) return false;
  const ratios = pairs.flatMap(([cell, number]) => (typeof cell === 'number' && typeof number === 'number' && number !== 0 ? [cell / number] : []));
  return ratios.every((ratio) => Math.abs(ratio / (ratios[0] ?? 1) - 1) < 1e-6);
}
