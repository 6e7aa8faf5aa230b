import type { ChatResponse } from '../../../dist/contract/operations/chat.js';

/** What is known to be right: a figure, the rows of a table or a list, or that the records cannot answer it. */
export type Expected = 'cannot' | { readonly figure: number | null } | { readonly rows: readonly (readonly Value[])[] };

type Value = number | string | null;

/** `wrong`: something else was stated as the answer; `withheld`: it said that it could not tell. */
export type Judgment = 'right' | 'wrong' | 'withheld';

/** Judges an answer by its figures, its table and the records it shows, never by its words. */
export function judge(expected: Expected, { data, meta }: ChatResponse): Judgment {
  if (expected === 'cannot') return meta.answered ? 'wrong' : 'right';
  if (!meta.answered) return 'withheld';
  const stated = data.figures.map(({ value }) => value);
  if ('figure' in expected) {
    const cells = data.table === undefined || data.table.rows.length > 1 ? [] : data.table.rows.flat();
    return [...stated, ...cells].some((value) => same(expected.figure, value)) ? 'right' : 'wrong';
  }
  return statesRows(expected.rows, data) ? 'right' : 'wrong';
}

/** All expected rows, and as many as there are, in a table; or in the figures and records shown, where there is no table. */
function statesRows(rows: readonly (readonly Value[])[], { table, figures, citations }: ChatResponse['data']): boolean {
  const candidates: readonly (readonly unknown[])[] =
    table?.rows ?? (figures.length > 0 ? [figures.flatMap(({ name, value }) => [name, value])] : []);
  const shown = [...candidates, ...citations.map(({ record }) => Object.values(record))];
  const tabled = rows.every((row) => candidates.some((candidate) => holds(candidate, row)));
  if (tabled && candidates.length >= rows.length) return table === undefined || rows.length === 1 || candidates.length === rows.length;
  if (tabled && table === undefined) return true;
  // Of a list, the records themselves are the answer, one a row.
  return (
    rows.every((row, index) => holds(citations[index] === undefined ? [] : Object.values(citations[index].record), row)) &&
    shown.length >= rows.length
  );
}

function holds(cells: readonly unknown[], row: readonly Value[]): boolean {
  return row.every((value) => cells.some((cell) => same(value, cell)));
}

function same(expected: Value, stated: unknown): boolean {
  if (expected === null) return stated === null || stated === '';
  if (namesDecade(stated, expected)) return true;
  if (typeof expected === 'number') {
    if (typeof stated === 'boolean') return expected === Number(stated);
    const number = typeof stated === 'string' && stated.trim() !== '' ? Number(stated) : stated;
    return typeof number === 'number' && Math.abs(number - expected) <= 1e-6 * Math.max(1, Math.abs(expected));
  }
  if (typeof stated === 'number') return String(stated) === expected;
  return typeof stated === 'string' && (stated === expected || startsDay(stated, expected));
}

/** "2024-03" and "2024-03-01" name the same month, as does the instant a day begins with. */
function startsDay(stated: string, expected: string): boolean {
  return /^\d{4}(-\d{2}){0,2}$/.test(expected) && (stated.startsWith(`${expected}-`) || stated.startsWith(`${expected}T`));
}

/** "1930s" and its first year name the same decade. */
function namesDecade(stated: unknown, expected: Value): boolean {
  return /^\d{3}0$/.test(String(expected)) && stated === `${expected}s`;
}
