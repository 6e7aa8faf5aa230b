import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { isScrqError, ScrqError } from '../../../errors.ts';
import { isUri } from '../../../text/uri.ts';
import { connectServer } from '../../connect.ts';
import { ollamaModels, type CliContext } from '../../context.ts';
import type { PlaceSettings } from '../../config/settings.ts';

/** The choices of a set-up, by options or by answers. */
export interface Setup {
  readonly baseUrl?: string;
  /** Id of a scraper at that server, and the name to know it by. */
  readonly scraper?: string;
  readonly alias?: string;
  /** For the origin of that server. */
  readonly token?: string;
  readonly data?: string;
  readonly ollamaUrl?: string;
  readonly model?: string;
  readonly embedder?: string;
  readonly format?: string;
  readonly caCert?: string;
}

/** Tests a server, and gives what it found in a few words; rejects with why it cannot be used. Nothing asked here is counted by any server. */
export async function checkServer(context: CliContext, settings: PlaceSettings, setup: Setup): Promise<string> {
  const { baseUrl = '', scraper, token } = setup;
  const { signal } = context.io;
  const serverSettings: PlaceSettings = { ...settings, server: { value: baseUrl, kind: 'option', origin: '--base-url' } };
  await using api = await connectServer(context, serverSettings, { baseUrl, token });
  const isOurs = await answered(() => api.health(undefined, { signal }));
  if (scraper === undefined) return isOurs ? `${baseUrl} answers` : `${baseUrl} answers, though not as scrq serve does`;
  try {
    const { data } = await api.scraper({ scraperId: scraper }, { signal });
    return `${baseUrl} answers, and has the scraper ${data.name} with ${data.fields.length} fields`;
  } catch (error) {
    if (!isScrqError(error) || (error.code !== 'scraper_not_found' && error.code !== 'method_not_allowed') || isOurs) throw error;
    return `${baseUrl} answers; whether it has that scraper, the first search will show`;
  }
}

/** Tests that a dataset can be in the configured place. */
export async function checkDirectory(context: CliContext, data: string): Promise<string> {
  if (isUri(data)) return `${data} is in an object store; \`scrq doctor\` tests it`;
  const path = resolve(context.io.cwd, data);
  const known = await stat(path).catch(() => undefined);
  if (known?.isDirectory() === false) throw new ScrqError('invalid_usage', `"${data}" is not a directory`, { hint: 'Name another one.' });
  for (let directory = path; ; directory = dirname(directory)) {
    if ((await stat(directory).catch(() => undefined)) === undefined && directory !== dirname(directory)) continue;
    try {
      await access(directory, constants.W_OK);
    } catch (cause) {
      throw new ScrqError('data_unusable', `"${data}" cannot be written`, { cause, hint: 'Name a directory where you may write.' });
    }
    return known === undefined ? `${path} will be made by the first import` : `${path} can be written`;
  }
}

/** Tests the models that were wished for; the server is asked only when it is needed. */
export async function checkModels(context: CliContext, settings: PlaceSettings, setup: Setup): Promise<string | undefined> {
  const { model, embedder, ollamaUrl } = setup;
  const embedding = embedder?.startsWith('ollama:') === true ? embedder.slice('ollama:'.length) : undefined;
  const wanted = [model, embedding].flatMap((name) => (name === undefined ? [] : [name.replace(/^ollama:/, '')]));
  if (wanted.length === 0 && ollamaUrl === undefined) return undefined;
  const { url, models } = await ollamaModels(context, { ...settings, ...(ollamaUrl === undefined ? {} : { ollamaUrl }) });
  const missing = wanted.find((name) => !models.includes(name.replace(/:latest$/, '')));
  if (missing === undefined) return `Ollama answers at ${url}, with ${models.length} models`;
  throw new ScrqError('unavailable', `Ollama at ${url} has no model "${missing}"`, {
    hint:
      models.length === 0
        ? `Get it with \`ollama pull ${missing}\`.`
        : `Get it with \`ollama pull ${missing}\`, or take one of ${models.join(', ')}.`,
  });
}

/** Third-party servers do not answer this question; that they cannot be reached, or want a token, is for the caller. */
async function answered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (isScrqError(error) && ['route_not_found', 'method_not_allowed', 'bad_response', 'scraper_not_found'].includes(error.code)) return false;
    throw error;
  }
}
