import { inspect } from 'node:util';

import { CommanderError } from 'commander';

import { errorTable, isScrqError, type ErrorCode, type ScrqError } from '../errors.ts';
import { terminalLine } from '../format/terminal-text.ts';

export interface FailureOptions {
  readonly verbose: boolean;
  /** Ids and tokens that are shortened wherever they stand. */
  readonly secrets: Iterable<string>;
  /** Name of the command that failed, as it is typed: `scrq search`. */
  readonly command: string;
}

/** A failure as the command line prints it. */
export interface Failure {
  readonly exit: number;
  /** What went wrong, what to do, and with `verbose` why; safe on a terminal. */
  readonly lines: readonly string[];
}

/** Puts a failure in words: one line saying what went wrong, one saying what to do. */
export function describeFailure(error: unknown, options: FailureOptions): Failure {
  const lines = linesOf(error, options).map((line) => redactIds(terminalLine(line), options.secrets));
  return { exit: exitOf(error), lines };
}

/** Shortens every scraper id in a text, the ones given and those that look like one: they are shared secrets. */
export function redactIds(text: string, secrets: Iterable<string>): string {
  let redacted = text.replace(/scr_[a-z0-9]{3,}/gi, shortId);
  for (const secret of secrets) {
    const whole = new RegExp(`(?<![\\w-])${secret.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g');
    redacted = redacted.replace(whole, shortId);
  }
  return redacted;
}

/** The beginning of an id, enough to tell it from another. */
export function shortId(id: string): string {
  return `${id.slice(0, Math.min(6, Math.floor(id.length / 2)))}…`;
}

function exitOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : errorTable.invalid_usage.exit;
  return isScrqError(error) ? errorTable[error.code].exit : errorTable.internal.exit;
}

function linesOf(error: unknown, options: FailureOptions): readonly string[] {
  if (error instanceof CommanderError) return usageLines(error, options);
  if (!isScrqError(error)) return bugLines(error, options);
  const first = `scrq: ${error.message}`;
  if (error.code === 'interrupted') return [first];
  return [first, `  ${error.hint ?? defaultHint(error, options)}`, ...(options.verbose ? causeLines(error.cause) : [])];
}

/** Commander puts its guess of what was meant in brackets on a second line. */
function usageLines(error: CommanderError, { command }: FailureOptions): readonly string[] {
  const [first = '', guess] = error.message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .split('\n');
  const help = `See \`${command} --help\`.`;
  return [`scrq: ${first}`, guess === undefined ? `  ${help}` : `  ${guess.replace(/^\(|\)$/g, '')} ${help}`];
}

function bugLines(error: unknown, { verbose }: FailureOptions): readonly string[] {
  const message = error instanceof Error ? error.message : String(error);
  const first = `scrq: internal error: ${message}`;
  if (!verbose) return [first, '  This is a bug: please report it, with what it prints when run again with --verbose.'];
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1) : [];
  return [first, '  This is a bug: please report it, with all of this.', ...stack, ...causeLines(error instanceof Error ? error.cause : undefined)];
}

function causeLines(cause: unknown): readonly string[] {
  const lines: string[] = [];
  for (let next = cause; next !== undefined && lines.length < 10; next = next instanceof Error ? next.cause : undefined) {
    lines.push(`  because: ${next instanceof Error ? `${next.name}: ${next.message}` : inspect(next)}`);
  }
  return lines;
}

/** What to do about failures that do not say so themselves. */
const hints: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'Set SCRQ_TOKEN to a token of that server.',
  forbidden_host: 'Ask the operator of the server to allow this address.',
  scraper_not_found: 'Check --scraper; `scrq scrapers` lists the local ones.',
  run_not_found: '`scrq runs` lists the runs there are.',
  allowance_exceeded: 'Wait for the next period, or have the allowance raised.',
  unreachable: 'Check --base-url, and that the server runs.',
  unavailable: 'Try again in a moment.',
  scraper_busy: 'Wait until the other import has ended, and try again.',
  file_missing: 'Check the path.',
  file_invalid: 'Look at the file there: it may be cut off, edited by hand, or of another format (--input-format).',
  data_unusable: 'Check --data, and that the directory can be read and written.',
};

function defaultHint(error: ScrqError, { command }: FailureOptions): string {
  const hint = hints[error.code];
  if (hint !== undefined) return hint;
  return errorTable[error.code].exit === errorTable.invalid_usage.exit
    ? `See \`${command} --help\`.`
    : 'Run it again with --verbose to see the cause.';
}
