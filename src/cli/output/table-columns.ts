import type { RecordData } from '../../contract/envelope.ts';
import type { HybridMeta } from '../../contract/operations/search.ts';
import type { Scraper } from '../../contract/operations/scrapers.ts';
import { createFieldTexts } from '../../format/field-texts.ts';
import { orderColumns } from '../../format/order-columns.ts';
import { createWordFinder } from '../../format/word-finder.ts';
import type { CliContext } from '../context.ts';
import { writeWarning } from '../terminal/io.ts';
import { highlightOn } from '../terminal/style.ts';
import type { Settings } from '../config/settings.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import { fieldNames } from './field-names.ts';
import type { PrinterOptions } from './record-printer.ts';
import { noSuchField } from './select-fields.ts';

/** What the columns of a table of records go by. */
export interface TableOrder {
  readonly settings: Settings;
  /** What is known of the scraper; undefined for servers that say nothing of it. */
  readonly scraper: () => Promise<Scraper | undefined>;
  /** The fields that were asked for, in their order. */
  readonly fields?: readonly string[] | undefined;
  /** The columns that a table is to have, in their order. */
  readonly columns?: ChosenColumns | undefined;
  /** What the question is about: its order and its filter, where the answer does not say. */
  readonly about?: string | undefined;
  /** The words that were searched for. */
  readonly query?: string | undefined;
}

/** The first records that a table shows, and what the answer says of them. */
interface FirstRecords {
  readonly data: readonly RecordData[];
  readonly meta?: HybridMeta;
}

type TableColumns = Pick<PrinterOptions, 'fields' | 'last' | 'write' | 'finder' | 'matched'>;

/** The columns of a table of records, and how a terminal shows their values. In a pipe nothing has to fit: there, records keep the order of their fields and every digit. */
export async function tableColumns({ data, meta }: FirstRecords, { io }: CliContext, options: TableOrder): Promise<TableColumns> {
  const names = fieldNames(data);
  if (data.length === 0) return { fields: names };
  if (io.stdout.isTTY !== true && options.columns?.setting !== undefined) return { fields: names };
  const chosen = knownColumns(options, names, io);
  if (io.stdout.isTTY !== true) return { fields: chosen ?? names };
  const scraper = await options.scraper();
  const finder = options.query === undefined ? undefined : createWordFinder(options.query);
  const about = [meta?.sort, meta?.filter, meta?.preferred, options.about].filter((text) => text !== undefined).join(' ');
  const order =
    options.fields === undefined && chosen === undefined
      ? orderColumns(names, data, { scraper, about, holdsWords: finder?.holds })
      : { fields: chosen ?? names, last: undefined };
  return { ...order, write: createFieldTexts(scraper?.fields ?? []), finder, matched: highlightOn(io.stdout, io, options.settings) };
}

/** A column that no record has is a mistake where it was typed; a setting may be about another run. */
function knownColumns({ columns, fields }: TableOrder, names: readonly string[], io: CliContext['io']): readonly string[] | undefined {
  if (columns === undefined || fields !== undefined) return undefined;
  const unknown = columns.names.filter((name) => !names.includes(name));
  const [first] = unknown;
  if (first === undefined) return columns.names;
  if (columns.setting === undefined) throw noSuchField(first, names);
  writeWarning(io, `warning: ${columns.setting} names ${unknown.map((name) => `"${name}"`).join(', ')}, which these records do not have`);
  const known = columns.names.filter((name) => names.includes(name));
  return known.length === 0 ? undefined : known;
}
