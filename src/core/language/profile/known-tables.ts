import { TABLES, type KnownTable } from '../lexicon/en/forms/tables.ts';
import type { QueryField } from '../query-field.ts';

/** What the code of a column stands for in its table. */
export interface KnownColumn {
  readonly words: readonly string[];
  /** Other words that speak of it. */
  readonly says: readonly string[];
}

interface ReadTable {
  readonly nouns: readonly string[];
  readonly columns: ReadonlyMap<string, KnownColumn>;
  readonly averagedPer: string | null;
}

/** What well-known tables call the records and the columns of these fields. */
export interface TableReading {
  readonly nouns: readonly string[];
  /** By the name of the field. */
  readonly columns: ReadonlyMap<string, KnownColumn>;
}

/** Codes of one table that fields have to have: of fewer, any may be a word of its own. */
const COMPANIONS = 3;

const NOTHING: TableReading = { nouns: [], columns: new Map() };
const known = new WeakMap<readonly QueryField[], TableReading>();
const read = new Map<KnownTable, ReadTable>();

/** The one table whose columns most fields are called like; codes of other tables stand for nothing. The same fields are read once. */
export function readKnownTable(fields: readonly QueryField[]): TableReading {
  const before = known.get(fields);
  if (before !== undefined) return before;
  const codes = fields.map((field) => ({ field, code: columnCode(field.name) }));
  let [best, most] = [NOTHING, COMPANIONS - 1];
  for (const table of TABLES) {
    // Most tables have too few of the codes even as parts of words, and need not be read.
    if (codes.filter(({ code }) => table.columns.includes(code)).length <= most) continue;
    const { nouns, columns, averagedPer } = read.get(table) ?? readTable(table);
    const found = codes.flatMap(({ field, code }) => {
      const column = columns.get(code);
      return column === undefined ? [] : [[field.name, averaged(column, field, averagedPer)] as const];
    });
    if (found.length > most) [best, most] = [{ nouns, columns: new Map(found) }, found.length];
  }
  known.set(fields, best);
  return best;
}

/** A name as tables list it: "FG%" is `fg%`, "capital-gain" `capitalgain`. */
function columnCode(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.#-]+/g, '');
}

function averaged(column: KnownColumn, { type, integer }: QueryField, per: string | null): KnownColumn {
  const isAverage =
    per !== null && type === 'number' && integer === false && !/^(?:percentage|rate|rating|shares|minus)$/.test(column.words.at(-1) ?? '');
  return isAverage ? { ...column, words: [...column.words, 'per', per] } : column;
}

function readTable(table: KnownTable): ReadTable {
  const { nouns, columns, averagedPer = null } = table;
  const made = {
    nouns: nouns.split(' '),
    averagedPer,
    columns: new Map(
      columns.split(',').map((column) => {
        const [code = '', ...rest] = column.trim().split(' ');
        const [words = '', says = ''] = rest.join(' ').split('/');
        return [code, { words: words.split(' '), says: says.split(' ').filter((word) => word !== '') }];
      }),
    ),
  };
  read.set(table, made);
  return made;
}
