import type { FieldType } from '../../../contract/operations/scrapers.ts';
import { ScrqError } from '../../../errors.ts';
import { readSize } from '../../config/sizes.ts';
import { readRunTime } from '../../../format/run-times.ts';
import type { ImportOptions, ReadHints } from '../../context.ts';

/** The options of `scrq import` as they were typed. */
export interface ImportFlags {
  readonly inputFormat?: ReadHints['format'];
  readonly delimiter?: string;
  readonly escape?: ReadHints['escape'];
  readonly encoding?: string;
  readonly path?: string;
  readonly key?: readonly string[];
  readonly type?: readonly string[];
  readonly dateOrder?: ImportOptions['dateOrder'];
  readonly decimal?: ImportOptions['decimal'];
  readonly rename?: readonly string[];
  readonly only?: readonly string[];
  readonly omit?: readonly string[];
  readonly lenient?: boolean;
  readonly keepRaw?: boolean;
  readonly retype?: boolean;
  readonly guard?: boolean;
  readonly runAt?: string;
  readonly embedder?: string;
  readonly waitForEmbedder?: string;
  readonly maxRecord?: string;
  readonly maxFields?: string;
  readonly maxDepth?: string;
  readonly maxSize?: string;
}

/** The options of an import, but for where its records go. */
export type ImportFlagOptions = Omit<ImportOptions, 'scraper' | 'signal' | 'onProgress'>;

/** Reads the options of an import; rejects with `invalid_usage` what it cannot read. */
export function readImportFlags(flags: ImportFlags): ImportFlagOptions {
  const { key, type, dateOrder, decimal, rename, only, omit, runAt, embedder, waitForEmbedder } = flags;
  return {
    read: readHints(flags),
    ...(key === undefined ? {} : { key: readNames('--key', key) }),
    ...(type === undefined ? {} : { types: readTypes(type) }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(decimal === undefined ? {} : { decimal }),
    ...(rename === undefined ? {} : { rename: readRenames(rename) }),
    ...(only === undefined ? {} : { only: readNames('--only', only) }),
    ...(omit === undefined ? {} : { omit: readNames('--omit', omit) }),
    ...(flags.lenient === true ? { tolerance: 'lenient' } : {}),
    ...(flags.keepRaw === true ? { raw: 'keep' } : {}),
    ...(flags.retype === true ? { settled: 'again' } : {}),
    ...(flags.guard === true ? { guard: 'refuse' } : {}),
    ...(runAt === undefined ? {} : { runAt: readTime(runAt) }),
    ...(embedder === undefined ? {} : { embedder }),
    ...(waitForEmbedder === undefined ? {} : { embedderWaitMs: readDuration('--wait-for-embedder', waitForEmbedder) }),
  };
}

function readHints({ inputFormat, delimiter, escape, encoding, path, maxRecord, maxFields, maxDepth, maxSize }: ImportFlags): ReadHints {
  const limits = {
    ...(maxRecord === undefined ? {} : { recordLength: readSize('--max-record', maxRecord) }),
    ...(maxFields === undefined ? {} : { fields: readCount('--max-fields', maxFields) }),
    ...(maxDepth === undefined ? {} : { depth: readCount('--max-depth', maxDepth) }),
    ...(maxSize === undefined ? {} : { bytes: readSize('--max-size', maxSize) }),
  };
  return {
    ...(inputFormat === undefined ? {} : { format: inputFormat }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(escape === undefined ? {} : { escape }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(path === undefined ? {} : { path }),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
  };
}

/** A name joined to the next by a comma; one that holds a comma itself stands in double quotes, in which `""` is a quote. */
const NAME = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy;

function readNames(option: string, lists: readonly string[]): readonly string[] {
  const names = lists.flatMap((list) => Array.from(list.matchAll(NAME), ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim()));
  const given = [...new Set(names.filter((name) => name !== ''))];
  if (given.length > 0) return given;
  throw new ScrqError('invalid_usage', `${option} names no field`, { hint: `Join names by commas: ${option} title,price.` });
}

const TYPES: readonly string[] = ['number', 'date', 'boolean', 'text'] satisfies readonly FieldType[];

function readTypes(given: readonly string[]): Readonly<Record<string, FieldType>> {
  const types = new Map<string, FieldType>();
  for (const text of given) {
    // A field may have the mark in its name, a type never has.
    const [field, type] = halves('--type', text, { at: text.lastIndexOf('='), example: 'price=number' });
    if (!isType(type)) {
      throw new ScrqError('invalid_usage', `--type ${text}: "${type}" is not a type`, { hint: 'The types are number, date, boolean and text.' });
    }
    if ((types.get(field) ?? type) !== type) {
      throw new ScrqError('invalid_usage', `--type gives "${field}" two types`, { hint: 'Give each field one type.' });
    }
    types.set(field, type);
  }
  return Object.fromEntries(types);
}

function isType(text: string): text is FieldType {
  return TYPES.includes(text);
}

function readRenames(given: readonly string[]): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const text of given) {
    const [old, name] = halves('--rename', text, { at: text.indexOf('='), example: 'old=new' });
    if ((names.get(old) ?? name) !== name) {
      throw new ScrqError('invalid_usage', `--rename gives "${old}" two names`, { hint: 'Give each field one new name.' });
    }
    names.set(old, name);
  }
  return Object.fromEntries(names);
}

interface Halving {
  /** Position of the mark between the halves; -1 when there is none. */
  readonly at: number;
  readonly example: string;
}

function halves(option: string, text: string, { at, example }: Halving): readonly [string, string] {
  const left = text.slice(0, Math.max(at, 0)).trim();
  const right = text.slice(at + 1).trim();
  if (left !== '' && right !== '') return [left, right];
  throw new ScrqError('invalid_usage', `${option} "${text}" lacks ${at === -1 ? 'a "="' : 'a side of its "="'}`, {
    hint: `Write it as ${option} ${example}.`,
  });
}

function readTime(text: string): number {
  const time = readRunTime(text);
  if (time !== undefined) return time;
  throw new ScrqError('invalid_usage', `--run-at "${text}" is not a valid time`, {
    hint: 'Write it in ISO 8601, as 2024-06-08T23:12Z or 2024-06-08; without a zone it is UTC.',
  });
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of "90s", "5m" or "2h"; rejects with `invalid_usage` what is none of these. */
export function readDuration(option: string, text: string): number {
  const [, number, unit = ''] = /^(\d{1,6}(?:\.\d+)?)\s*([smh])$/i.exec(text.trim()) ?? [];
  const ms = Math.round(Number(number) * (UNIT_MS[unit.toLowerCase()] ?? NaN));
  if (Number.isSafeInteger(ms) && ms > 0) return ms;
  throw new ScrqError('invalid_usage', `${option} "${text}" is not a valid time`, { hint: `Write it as ${option} 90s, 5m or 2h.` });
}

function readCount(option: string, text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count >= 1) return count;
  throw new ScrqError('invalid_usage', `${option} must be a whole number of at least 1, not "${text}"`, { hint: `Write it as ${option} 200.` });
}
