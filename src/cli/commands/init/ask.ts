import { isScrqError } from '../../../errors.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { userDirectory } from '../../config/directories.ts';
import { originOf } from '../../config/configuration.ts';
import { ollamaModels, type CliContext } from '../../context.ts';
import { writeNote } from '../../terminal/io.ts';
import { ask, type Asking } from '../../terminal/prompts.ts';
import type { PlaceSettings } from '../../config/settings.ts';
import { checkDirectory, checkServer, type Setup } from './check.ts';

/** Asks for what options did not say, and tests each answer; undefined when the input ends. */
export async function askSetup(context: CliContext, settings: PlaceSettings, given: Setup): Promise<Setup | undefined> {
  const put: Guide['put'] = async (question) => {
    const answer = await ask(context.io, settings, question);
    if (answer === undefined) throw new InputEnded();
    return answer;
  };
  const guide: Guide = { context, settings, put };
  try {
    const placed = (await isAtServer(guide, given)) ? await askServer(guide, given) : await askDirectory(guide, given);
    return await askModels(guide, placed);
  } catch (error) {
    if (error instanceof InputEnded) return undefined;
    throw error;
  }
}

interface Guide {
  readonly context: CliContext;
  readonly settings: PlaceSettings;
  /** Puts one question. */
  readonly put: <Answer>(question: (asking: Asking) => Promise<Answer>) => Promise<Answer>;
}

class InputEnded extends Error {
  override readonly name = 'InputEnded';
}

async function isAtServer(guide: Guide, { baseUrl, data }: Setup): Promise<boolean> {
  return baseUrl !== undefined || (data === undefined && (await askPlace(guide)) === 'server');
}

function askPlace({ put }: Guide): Promise<'server' | 'here'> {
  const choices = [
    { name: 'at a server, over HTTP', value: 'server' as const },
    { name: 'in files that I import here', value: 'here' as const },
  ];
  return put(({ prompts, theme, on }) => prompts.select({ message: 'Where are your records?', choices, theme }, on));
}

async function askServer(guide: Guide, given: Setup): Promise<Setup> {
  const { context, settings } = guide;
  const { baseUrl: _url, scraper: _id, alias: _name, token: _token, ...others } = given;
  // What did not work is asked for again, wherever it came from.
  for (let setup = given; ; setup = others) {
    const baseUrl = setup.baseUrl ?? (await askText(guide, { message: 'Address of the server:', validate: isAddress }));
    const typed = setup.scraper ?? (await askText(guide, { message: 'Id of a scraper there (Enter for none):', validate: isIdOrNothing }));
    const scraper = typed === '' ? undefined : typed;
    if (scraper !== undefined) context.secrets.add(scraper);
    const named = scraper === undefined ? {} : { scraper, alias: setup.alias ?? (await askText(guide, nameQuestion)) };
    const token = setup.token ?? (await askToken(guide, baseUrl));
    const complete: Setup = { ...setup, baseUrl, ...named, ...(token === undefined ? {} : { token }) };
    if (await isFine(guide, () => checkServer(context, settings, complete))) return complete;
  }
}

interface TextQuestion {
  readonly message: string;
  readonly validate: (text: string) => true | string;
  readonly default?: string;
}

const nameQuestion: TextQuestion = { message: 'A name to know it by:', default: 'records', validate: isName };

async function askText({ put }: Guide, question: TextQuestion): Promise<string> {
  return (await put(({ prompts, theme, on }) => prompts.input({ ...question, theme }, on))).trim();
}

async function askToken({ context, put }: Guide, baseUrl: string): Promise<string | undefined> {
  const [origin = baseUrl] = originOf(baseUrl);
  const message = `Token for ${origin} (Enter for none):`;
  const typed = await put(({ prompts, theme, on }) => prompts.password({ message, mask: '*', theme, validate: isTokenOrNothing }, on));
  const token = typed.trim();
  if (token === '') return undefined;
  context.secrets.add(token);
  return token;
}

async function askDirectory(guide: Guide, given: Setup): Promise<Setup> {
  const { context } = guide;
  const usual = userDirectory(context.io, 'data');
  for (let { data } = given; ; data = undefined) {
    const question = { message: 'Directory for them:', validate: isSomething, ...(usual === undefined ? {} : { default: usual }) };
    const chosen = data ?? (await askText(guide, question));
    // What holds anyway need not be written down.
    if (await isFine(guide, () => checkDirectory(context, chosen))) return chosen === usual ? given : { ...given, data: chosen };
  }
}

async function askModels(guide: Guide, given: Setup): Promise<Setup> {
  const { context, settings, put } = guide;
  if (given.model !== undefined || given.embedder !== undefined) return given;
  try {
    const { url, models } = await ollamaModels(context, { ...settings, ...(given.ollamaUrl === undefined ? {} : { ollamaUrl: given.ollamaUrl }) });
    if (models.length === 0) return given;
    const choices = models.map((name) => ({ name: terminalLine(name), value: name }));
    const message = `Ollama answers at ${url}. A model for what the rules do not understand?`;
    const all = [{ name: 'none', value: '' }, ...choices];
    const model = await put(({ prompts, theme, on }) => prompts.select({ message, choices: all, theme }, on));
    return model === '' ? given : { ...given, model };
  } catch (error) {
    if (!isScrqError(error) || context.io.signal.aborted) throw error;
    writeNote(context.io, 'there is no Ollama here: rules alone read queries, and a small built-in model makes the vectors');
    return given;
  }
}

/** True when a test passed, or its failure is taken as it is. */
async function isFine({ context, put }: Guide, check: () => Promise<string>): Promise<boolean> {
  const { io } = context;
  try {
    writeNote(io, await check());
    return true;
  } catch (error) {
    if (!isScrqError(error) || io.signal.aborted) throw error;
    writeNote(io, `that does not work: ${error.message}`);
    if (error.hint !== undefined) writeNote(io, `  ${error.hint}`);
    return put(({ prompts, theme, on }) => prompts.confirm({ message: 'Write it down anyway?', default: false, theme }, on));
  }
}

function isSomething(text: string): true | string {
  return text.trim() !== '' || 'Name a directory.';
}

function isAddress(text: string): true | string {
  return (/^https?:\/\/./i.test(text.trim()) && URL.canParse(text.trim())) || 'Write it like https://example.com.';
}

function isIdOrNothing(text: string): true | string {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$|^$/.test(text.trim()) || 'An id is made of letters, digits, "_" and "-".';
}

function isName(text: string): true | string {
  return /^[A-Za-z0-9][\w.-]{0,63}$/.test(text.trim()) || 'A name is made of letters, digits, "_", "-" and ".".';
}

function isTokenOrNothing(text: string): true | string {
  return /^[\x21-\x7e]*$/.test(text.trim()) || 'A token has no spaces in it.';
}
