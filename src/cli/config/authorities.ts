import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rootCertificates } from 'node:tls';

import { nodeCode, ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';
import { fromEnvironment } from './directories.ts';

type Surroundings = Pick<Io, 'env' | 'cwd'>;

/** What is trusted when a file of certificates is named: all that is trusted without it, and those in the file. */
export async function readAuthorities(io: Surroundings, file: string | undefined): Promise<readonly string[] | undefined> {
  if (file === undefined) return undefined;
  const text = await readCertificates(resolve(io.cwd, file), file);
  const extra = fromEnvironment(io, 'NODE_EXTRA_CA_CERTS');
  // Node has said so itself when this one cannot be read.
  const known = extra === undefined ? '' : await readFile(extra, 'utf8').catch(() => '');
  return [...rootCertificates, ...(known === '' ? [] : [known]), text];
}

/** The usual places of what a machine trusts, one of which the engine reads where no file is named. */
const SYSTEM_FILES = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem', '/etc/ssl/ca-bundle.pem'];

/** For object stores, whose engine trusts what the machine does, or SSL_CERT_FILE: what it is given takes the place of these, so it holds them too. */
export async function readStoreAuthorities(io: Surroundings, file: string | undefined): Promise<readonly string[] | undefined> {
  const authorities = await readAuthorities(io, file);
  if (authorities === undefined) return undefined;
  const named = fromEnvironment(io, 'SSL_CERT_FILE');
  for (const path of named === undefined ? SYSTEM_FILES : [named]) {
    const text = await readFile(resolve(io.cwd, path), 'utf8').catch(() => '');
    if (text !== '') return [...authorities, text];
  }
  return authorities;
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
