import { createHash } from 'node:crypto';
import { readFile, stat, unlink, writeFile } from 'node:fs/promises';

import type { ResumePoint } from '../../../contract/operations/export.ts';
import { temporaryName } from '../../output/output-file.ts';

/** What a download that was cut left next to its file, to go on from. */
export interface KeptPart {
  /** Where its bytes are. */
  readonly path: string;
  /** Where it may go on; from the beginning when nothing was left, or what was left is of another request. */
  readonly point: ResumePoint;
  /** Notes what the bytes that are about to be written belong to. */
  note(validator: string): Promise<void>;
  /** Takes away what is left of it, once the file has its name. */
  forget(): Promise<void>;
}

interface Notes {
  readonly request: string;
  readonly validator: string;
}

/** Looks for a part of the file `path`; `request` is all that decides its bytes, and it is noted without the secrets in it. */
export async function findPart(path: string, request: object): Promise<KeptPart> {
  const part = temporaryName(path, 'part');
  const noted = temporaryName(path, 'part.json');
  const asked = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return {
    path: part,
    point: (await pointOf(part, noted, asked)) ?? { offset: 0 },
    note: (validator) => writeFile(noted, JSON.stringify({ request: asked, validator } satisfies Notes), { mode: 0o600 }),
    async forget() {
      for (const file of [noted, part]) await unlink(file).catch(() => undefined);
    },
  };
}

async function pointOf(part: string, noted: string, asked: string): Promise<ResumePoint | undefined> {
  try {
    const notes: unknown = JSON.parse(await readFile(noted, 'utf8'));
    const { size } = await stat(part);
    return isNotes(notes) && notes.request === asked ? { offset: size, validator: notes.validator } : undefined;
  } catch {
    // Nothing was left, or nothing that can be read.
    return undefined;
  }
}

function isNotes(value: unknown): value is Notes {
  return typeof value === 'object' && value !== null && 'request' in value && 'validator' in value && typeof value.validator === 'string';
}
