import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rootCertificates } from 'node:tls';

import { nodeCode, ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';
import { fromEnvironment } from './directories.ts';

/** What is trusted when a file of certificates is named: all that is trusted without it, and those in the file. */
export async function readAuthorities(io: Io, file: string | undefined): Promise<readonly string[] | undefined> {
  if (file === undefined) return undefined;
  const text = await readCertificates(resolve(io.cwd, file), file);
  const extra = fromEnvironment(io, 'NODE_EXTRA_CA_CERTS');
  // Node has said so itself when this one cannot be read.
  const known = extra === undefined ? '' : await readFile(extra, 'utf8').catch(() => '');
  return [...rootCertificates, ...(known === '' ? [] : [known]), text];
}

async function readCertificates(path: string, named: string): Promise<string> {
  const { X509Certificate } = await import('node:crypto');
  try {
    const text = await readFile(path, 'utf8');
    const blocks = text.match(/-----BEGIN (?:TRUSTED )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED )?CERTIFICATE-----/g) ?? [];
    if (blocks.length === 0) throw noCertificates(named);
    for (const block of blocks) void new X509Certificate(block);
    return text;
  } catch (error) {
    if (error instanceof ScrqError) throw error;
    const code = nodeCode(error) ?? '';
    if (code === 'ENOENT') throw new ScrqError('file_missing', `the file of certificates "${named}" does not exist`, { cause: error });
    if (code.startsWith('ERR_')) throw noCertificates(named, error);
    throw new ScrqError('file_invalid', `the certificates in "${named}" cannot be read (${code || 'damaged'})`, {
      cause: error,
      hint: 'Check --ca-cert.',
    });
  }
}

function noCertificates(named: string, cause?: unknown): ScrqError {
  return new ScrqError('file_invalid', `"${named}" holds no certificates in PEM`, {
    cause,
    hint: 'Name a file with one or more blocks that begin with -----BEGIN CERTIFICATE-----.',
  });
}
