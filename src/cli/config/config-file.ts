import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { nodeCode, ScrqError } from '../../errors.ts';
import { nameHint } from '../../text/nearest.ts';

/** What a schema says of a value: the value, or what is wrong with it. */
interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly code: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

const MOST_BYTES = 1024 * 1024;

/** The text of a file; undefined where there is none, none that can be seen from here, or nothing in it. Rejects with `file_invalid` what cannot be read. */
export async function readText(path: string): Promise<string | undefined> {
  const size = await sizeOf(path);
  if (size === undefined) return undefined;
  if (size > MOST_BYTES) throw invalid(path, 'is larger than any file of settings', 'Check what it is.');
  try {
    const text = await readFile(path, 'utf8');
    return text.trim() === '' ? undefined : text;
  } catch (error) {
    throw new ScrqError('file_invalid', `${path} cannot be read (${nodeCode(error) ?? 'unknown reason'})`, {
      cause: error,
      hint: 'Check that you may read it.',
    });
  }
}

/** A directory that may not be looked into is not the user's: the home of another one, or somewhere above the directory of work. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
    // /dev/null stands for no settings; what else is no file would be waited for, or read without an end.
    if (!found.isDirectory()) return undefined;
    throw invalid(path, 'is a directory', 'Check the path.');
  } catch (error) {
    if (error instanceof ScrqError) throw error;
    if (UNSEEN.has(nodeCode(error))) return undefined;
    throw new ScrqError('file_invalid', `${path} cannot be read (${nodeCode(error) ?? 'unknown reason'})`, { cause: error, hint: 'Check the path.' });
  }
}

/** A JSON file that fits a schema; undefined where there is none. */
export async function readJsonFile<Value>(path: string, schema: Schema<Value>, names: readonly string[]): Promise<Value | undefined> {
  const text = await readText(path);
  return text === undefined ? undefined : checkJson(path, parseJson(path, text), { schema, names });
}

interface Expected<Value> {
  readonly schema: Schema<Value>;
  /** What may stand in it, for a guess at what was meant. */
  readonly names: readonly string[];
}

/** A value that fits a schema. No message repeats what stands in it: there may be secrets. */
export function checkJson<Value>(path: string, value: unknown, { schema, names }: Expected<Value>): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.map(String).join('.')}`;
  const [unknown] = issue?.code === 'unrecognized_keys' ? (issue.keys ?? []) : [];
  if (unknown !== undefined) throw unknownKey(path, `${unknown}"${where}`, { key: unknown, names });
  throw invalid(path, `is not right${where}: ${plainOf(issue)}`, 'Correct it, or see `scrq config --help`.');
}

function unknownKey(path: string, what: string, { key, names }: { readonly key: string; readonly names: readonly string[] }): ScrqError {
  return invalid(path, `has an unknown setting "${what}`, nameHint(key, names));
}

/** Messages of our own begin with a verb; those of the library say what it got. */
function plainOf(issue: Issue | undefined): string {
  if (issue === undefined) return 'it is not a settings file';
  return issue.code === 'invalid_type' && !issue.message.startsWith('must') ? 'it must be an object of settings' : `it ${issue.message}`;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const position = Number(/position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    throw invalid(path, `is not JSON: line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`, 'Correct it there.');
  }
}

function invalid(path: string, says: string, hint: string): ScrqError {
  return new ScrqError('file_invalid', `${path} ${says}`, { hint });
}

/** Writes a JSON file whole or not at all. A link stays one: what it leads to is replaced. */
export async function writeJsonFile(path: string, value: unknown, mode: number): Promise<void> {
  try {
    await replaceFile(path, `${JSON.stringify(value, undefined, 2)}\n`, mode);
  } catch (error) {
    throw new ScrqError('invalid_usage', `cannot write ${path} (${nodeCode(error) ?? 'unknown reason'})`, {
      cause: error,
      hint: 'Check that you may write there, or name another file with SCRQ_CONFIG.',
    });
  }
}

/** Writes a file next to its place, and renames it: two processes leave one whole file. A link stays one. */
export async function replaceFile(path: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const target = (await isLink(path)) ? await realpath(path) : path;
  const temporary = join(dirname(target), `.${randomBytes(4).toString('hex')}.part`);
  try {
    await writeSynced(temporary, text, mode);
    await rename(temporary, target);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

async function writeSynced(path: string, text: string, mode: number): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    // What the process masks is given back, and what was masked stays so: the mode is exact.
    await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch {
    return false;
  }
}
