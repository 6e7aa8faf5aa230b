import { isScrqError, ScrqError } from '../errors.ts';
import { objectStoreFailure, plainError } from './object-store/failures.ts';

/** The failure that a store error means to a user; `doing` completes "cannot …". Native texts stay in the cause. */
export function storeError(error: unknown, doing: string): unknown {
  // The native module throws plain errors; a TypeError or RangeError is a bug of ours and stays one.
  if (isScrqError(error) || !(error instanceof Error) || error.name !== 'Error') return error;
  const elsewhere = objectStoreFailure(error, doing);
  if (elsewhere !== undefined) return elsewhere;
  const text = error.message;
  const cause = plainError(error);
  if (/no space left|os error (28|122)|StorageFull|ENOSPC|EDQUOT|quota exceeded/i.test(text)) {
    return new ScrqError('data_unusable', `cannot ${doing}: the disk is full`, {
      cause,
      hint: 'Free some space, for example with `scrq runs prune --keep 1`, and run the command again.',
    });
  }
  if (/permission denied|read-only file system|os error (13|30)|EACCES|EROFS|EPERM/i.test(text)) {
    const reason = /read-only|os error 30|EROFS/i.test(text) ? 'the disk is read-only' : 'permission denied';
    return new ScrqError('data_unusable', `cannot ${doing}: ${reason}`, {
      cause,
      hint: 'Check who may write to the data directory, or name another one with --data.',
    });
  }
  if (ELSEWHERE.test(text)) {
    return new ScrqError('data_unusable', `cannot ${doing}: the object store answered in a way that scrq does not know`, {
      cause,
      hint: 'Check the address of the object store, and what gives access to it; --verbose shows the cause.',
    });
  }
  const isDamage = DAMAGE.test(text);
  return new ScrqError('data_unusable', `cannot ${doing}: ${isDamage ? 'a file of the dataset is damaged' : 'the store refused it'}`, {
    cause,
    // A file that is damaged while it is open is met here, and not where files are checked before they are opened.
    ...(isDamage && !/not found/i.test(text) ? { isForClients: true } : {}),
    hint: '`scrq doctor --check` looks at all files, and --verbose shows the cause; the data directory was left as it is.',
  });
}

/** What the store says of files that do not hold what it wrote. */
const DAMAGE =
  /corrupt|decode|protobuf|varint|wire type|invalid (?:input|direct)|range (?:was )?invalid|invalid range|wanted range|not found|end of file|magic|panic|metadata|out of bounds|utf-?8/i;

/** What the store says of object stores and the way to them. */
const ELSEWHERE = /\bs3\b|\bgs\b|\baz\b|bucket|credential|endpoint|https?:|dns|connection|timed? ?out|\brequests?\b|\bregion/i;

/** Runs store work and translates what it throws. */
export async function translated<Result>(doing: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeError(error, doing);
  }
}

/** True for what the store says of a table, or of a file of one, that is not there. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && !isScrqError(error) && /not found|does not exist/i.test(error.message);
}
