import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import { isUri } from '../../text/uri.ts';
import type { Finding } from './doctor-finding.ts';

const subject = 'data directory';

/** Whether a directory for a dataset can be read and written, or made; nothing is made to find out. */
export async function checkDirectory(directory: string): Promise<Finding> {
  if (isUri(directory)) return { subject, status: 'works', message: `${directory}, in an object store` };
  const there = await stat(directory).catch(() => undefined);
  if (there === undefined) return notThere(directory);
  if (!there.isDirectory()) return fails(directory, 'is not a directory');
  if (!(await may(directory, constants.R_OK | constants.X_OK))) return fails(directory, 'cannot be read');
  if (!(await may(directory, constants.W_OK))) {
    return { ...fails(directory, 'can be read but not written: searches work, imports do not'), details: { directory, writable: false } };
  }
  return { subject, status: 'works', message: `${directory} can be read and written`, details: { directory, writable: true } };
}

async function notThere(directory: string): Promise<Finding> {
  let parent = dirname(directory);
  while (parent !== dirname(parent) && (await stat(parent).catch(() => undefined)) === undefined) parent = dirname(parent);
  if (!(await may(parent, constants.W_OK | constants.X_OK))) return fails(directory, 'is not there and cannot be made');
  return { subject, status: 'works', message: `${directory} is not there yet: the first import makes it`, details: { directory, writable: true } };
}

function fails(directory: string, why: string): Finding {
  return { subject, status: 'fails', message: `${directory} ${why}`, hint: 'Name another directory with --data, or give yourself access to it.' };
}

async function may(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
