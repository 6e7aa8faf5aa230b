import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { nodeCode, ScrqError } from '../../errors.ts';
import { originOf } from './configuration.ts';
import { storedTokens } from './secrets.ts';
import { fromEnvironment } from './directories.ts';
import type { CliContext } from '../context.ts';
import { writeWarning } from '../terminal/io.ts';
import type { PlaceSettings } from './settings.ts';

/**
 * The token for a server; undefined where there is none. It comes from --token-file, SCRQ_TOKEN, SCRQ_TOKEN_FILE, the profile's file or
 * what was stored for the server's origin, in this order. A server that only a project file names gets none but what was stored for it.
 */
export async function readToken(context: CliContext, settings: PlaceSettings, baseUrl: string): Promise<string | undefined> {
  const { io, secrets } = context;
  const stored = (await storedTokens(io)).get(originOf(baseUrl)[0] ?? '');
  const requested = await requestedToken(context, settings);
  const token = isTrustedServer(settings, baseUrl) ? (requested ?? stored) : stored;
  if (requested !== undefined) secrets.add(requested);
  if (token !== undefined) secrets.add(token);
  if (requested !== undefined && token === undefined) {
    const [origin = 'this server'] = originOf(baseUrl);
    writeWarning(
      io,
      `the token is not sent to ${origin}, which only ${settings.server?.origin ?? 'a project'} names; --base-url ${origin} says that you mean it`,
    );
  }
  return token;
}

/** True for a server that the user named: typed, in the environment, or in the user's own file of settings. */
export function isTrustedServer({ server, configuration }: PlaceSettings, baseUrl: string): boolean {
  if (server?.kind !== 'project') return true;
  return originOf(baseUrl).every((origin) => configuration.ownOrigins.has(origin));
}

async function requestedToken({ io }: CliContext, { tokenFile }: PlaceSettings): Promise<string | undefined> {
  const inEnvironment = fromEnvironment(io, 'SCRQ_TOKEN');
  if (tokenFile?.kind !== 'option' && inEnvironment !== undefined) return inEnvironment;
  if (tokenFile === undefined) return undefined;
  const said = tokenFile.value === '-' ? await text(io.stdin) : await readTokenFile(resolve(io.cwd, tokenFile.value), tokenFile.value);
  const token = said.replace(/^\ufeff/, '').trim();
  if (token !== '' && !/\s/.test(token)) return token;
  throw new ScrqError('file_invalid', `"${tokenFile.value}" holds ${token === '' ? 'no token' : 'more than a token'}`, {
    hint: 'Put the token alone into it, on one line.',
  });
}

async function readTokenFile(path: string, named: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = nodeCode(cause) ?? 'unknown reason';
    if (code === 'ENOENT') throw new ScrqError('file_missing', `there is no token file "${named}"`, { cause });
    throw new ScrqError('file_invalid', `the token file "${named}" cannot be read (${code})`, { cause, hint: 'Check --token-file.' });
  }
}
