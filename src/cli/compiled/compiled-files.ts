import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** What the engine compiled of files, by their names. */
export type CompiledFiles = ReadonlyMap<string, Buffer>;

/** The head of the file, as text: how many bytes are of which file, and the checksum of them all. */
interface Head {
  readonly checksum: number;
  readonly files: readonly (readonly [name: string, bytes: number])[];
}

/** The engine takes what begins at such an address without copying it. */
const ALIGNMENT = 8;

/** What others than its owner may write to: the engine runs what is in the file. */
const WRITABLE_BY_OTHERS = 0o022;
/** A link is not followed, and a pipe not waited for; Windows has neither of the two. */
const READ_PLAIN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What `writeCompiled` wrote; empty when there is none, when it is damaged, or when others than this user may have written it. */
export function readCompiled(path: string, user: number | undefined): CompiledFiles {
  const bytes = readOwned(path, user);
  const end = bytes.indexOf('\n') + 1;
  if (end === 0) return new Map();
  try {
    const body = bytes.subarray(alignedTo(end));
    // Checked by the checksum; what is no head at all does not have one.
    const { checksum, files } = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
    if (crc32(body) !== checksum) return new Map();
    let at = 0;
    return new Map(
      files.map(([name, length]) => {
        const part = body.subarray(at, at + length);
        at = alignedTo(at + length);
        return [name, part];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Replaces the file in one step. What cannot be written is compiled again the next time, and so is what could not be trusted then. */
export function writeCompiled(path: string, user: number | undefined, compiled: CompiledFiles, temporary: string): void {
  const body = Buffer.concat([...compiled.values()].map((part) => Buffer.concat([part], alignedTo(part.length))));
  const head: Head = { checksum: crc32(body), files: [...compiled].map(([name, part]) => [name, part.length]) };
  const text = Buffer.from(`${JSON.stringify(head)}\n`);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (!isPrivate(path, user)) return;
  } catch {
    return;
  }
  try {
    writeFileSync(temporary, Buffer.concat([Buffer.concat([text], alignedTo(text.length)), body]), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
  }
}

function readOwned(path: string, user: number | undefined): Buffer {
  let file: number | undefined;
  try {
    if (!isPrivate(path, user)) return Buffer.alloc(0);
    file = openSync(path, READ_PLAIN);
    const stats = fstatSync(file);
    return stats.isFile() && isWrittenBy(user, stats) ? readFileSync(file) : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Whether the directory of the file, and the one of this program that holds it, are directories of this user alone. */
function isPrivate(path: string, user: number | undefined): boolean {
  const directory = dirname(path);
  return [directory, dirname(directory)].every((each) => {
    const stats = lstatSync(each);
    return stats.isDirectory() && isWrittenBy(user, stats);
  });
}

/** Without users, as on Windows, directories of a user are closed to others by themselves. */
function isWrittenBy(user: number | undefined, { uid, mode }: Stats): boolean {
  return user === undefined || (uid === user && (mode & WRITABLE_BY_OTHERS) === 0);
}

function alignedTo(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
