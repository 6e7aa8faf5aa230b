import { MeteredKind } from '../../../contract/operations/usage.ts';
import { ScrqError } from '../../../errors.ts';
import { readSize } from '../../config/sizes.ts';
import type { Io } from '../../terminal/io.ts';
import { serveTexts, type ServeFlags, type ServeText } from './options.ts';

const WORK_KINDS = ['search', 'results', 'export', 'diff', 'chat', 'write', 'other'] as const;
const LOG_STYLES = ['json', 'pretty', 'failures', 'none'] as const;

/** Reads the settings of `scrq serve`: options over the environment over defaults. Rejects with `invalid_usage`. */
export function readServeFlags(flags: ServeFlags, io: Io) {
  const given = (name: ServeText): string | undefined => {
    const [, variable] = serveTexts[name];
    return flags[name] ?? (io.env[variable]?.trim() || undefined);
  };
  const optionOf = (name: ServeText): string => serveTexts[name][0].split(' ', 1).join('');
  const number = (name: ServeText, fallback: number): number => {
    const text = given(name);
    return text === undefined ? fallback : readNumber(optionOf(name), text, name === 'port' ? 65_535 : Number.MAX_SAFE_INTEGER);
  };
  const choice = <Word extends string>(name: ServeText, words: readonly Word[], fallback: Word): Word => {
    const text = given(name);
    return text === undefined ? fallback : readChoice(optionOf(name), text, words);
  };
  const maxBody = given('maxBody');
  const memory = given('memory');
  const per = choice('allowancePer', ['server', 'token'], 'server');
  const allowance = (name: ServeText) => (given(name) === undefined ? undefined : ({ calls: number(name, 0), per } as const));
  const allowed = Object.fromEntries(
    MeteredKind.options.flatMap((kind) => {
      const calls = allowance(`${kind}Allowance`);
      return calls === undefined ? [] : [[kind, calls] as const];
    }),
  );
  return {
    port: number('port', 7311),
    host: given('host') ?? '127.0.0.1',
    allowedHosts: listOf(given('allowHost')),
    corsOrigins: listOf(given('corsOrigin')).map(readOrigin),
    allowed,
    deadlineMs: Math.max(1, number('deadline', 30)) * 1000,
    drainMs: number('drain', 10) * 1000,
    workLimits: readLimits(given('limit')),
    style: choice('log', LOG_STYLES, io.stderr.isTTY === true ? 'pretty' : 'failures'),
    access: flags.auth && io.env['SCRQ_AUTH'] !== 'none' ? ('tokens' as const) : ('open' as const),
    writes: flags.allowWrites === true || io.env['SCRQ_ALLOW_WRITES'] === 'true' ? ('allowed' as const) : ('refused' as const),
    listing: flags.listScrapers === true || io.env['SCRQ_LIST_SCRAPERS'] === 'true' ? ('everyone' as const) : ('tokens' as const),
    page: flags.page && io.env['SCRQ_PAGE'] !== 'none' ? ('shown' as const) : ('hidden' as const),
    tlsFiles: readPair(given('tlsCert'), given('tlsKey')),
    memoryBytes: memory === undefined ? undefined : readSize('--memory', memory),
    ...(maxBody === undefined ? {} : { maxBodyBytes: readSize('--max-body', maxBody) }),
  };
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from 0 to ${most}`;
  throw new ScrqError('invalid_usage', `${option} must be ${range}, not "${text}"`, {
    hint: option === '--port' ? '0 takes any free port.' : 'See `scrq serve --help`.',
  });
}

function readChoice<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw new ScrqError('invalid_usage', `${option} must be one of ${words.join(', ')}, not "${text}"`, { hint: 'See `scrq serve --help`.' });
}

/** An origin as browsers send it: scheme, host and port, and no path. */
function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.toLowerCase().replace(/\/$/, '')) return new URL(text).origin;
  throw new ScrqError('invalid_usage', `--cors-origin "${text}" is not a valid origin`, { hint: 'Write it as https://app.example, without a path.' });
}

function readLimits(text: string | undefined) {
  const limits = listOf(text).map((part) => {
    const [, kind = '', running, waiting] = /^(\w+)=([1-9]\d{0,4}):(\d{1,6})$/.exec(part) ?? [];
    if (running === undefined) {
      throw new ScrqError('invalid_usage', `--limit "${part}" says not how much runs and waits`, { hint: 'Write it as search=16:256,export=8:8.' });
    }
    return [readChoice('the kind of --limit', kind, WORK_KINDS), { running: Number(running), waiting: Number(waiting) }] as const;
  });
  return Object.fromEntries(limits);
}

function readPair(cert: string | undefined, key: string | undefined) {
  if (cert !== undefined && key !== undefined) return { cert, key };
  if (cert === undefined && key === undefined) return undefined;
  throw new ScrqError('invalid_usage', '--tls-cert and --tls-key belong together', { hint: 'Give both, or none.' });
}
