import type { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { ioWith, type Io, type Output } from '../../terminal/io.ts';
import type { PagedOutput } from './paged-output.ts';
import type { ReshapedOutput, Reshaper } from './reshaped-output.ts';
import { wordSet } from '../../../text/word-set.ts';

/** Stands between commands and the terminal: --jq, --template and the pager are for all of them. */
export interface Display extends AsyncDisposable {
  /** The world as commands see it. */
  readonly io: Io;
  /** Reads the options of the command that is about to run. */
  begin(command: Command): Promise<void>;
  /** True when long output goes through a pager, so that there is no end to what can be shown. */
  readonly pages: boolean;
  /** The same reshaping for an output of a command's own. */
  reshaped(to: Output): ReshapedOutput;
  /** Passes on all that the command has written, but for half a value of one that failed; resolves when it was read. */
  end(outcome: 'done' | 'failed'): Promise<void>;
}

interface DisplayOptions {
  readonly jq?: string;
  readonly template?: string;
  readonly pager?: boolean;
  readonly quiet?: boolean;
  readonly format?: string;
  readonly output?: string;
}

/** Commands that show something to read; what others print is said while they work. */
const READ: ReadonlySet<string> = wordSet('search results show describe diff history scrapers runs stats describe-cli config');

export function createDisplay(io: Io): Display {
  let reshaper: Reshaper | undefined;
  let screen: ReshapedOutput = asItIs(io.stdout);
  let shown: ReshapedOutput | undefined;
  let notes: Io['notes'];
  let quiet = false;
  let reshape = asItIs;
  return {
    io: ioWith(io, {
      get stdout() {
        return (shown ?? screen).output;
      },
      get notes() {
        return notes ?? io.stderr;
      },
      get quiet() {
        return quiet;
      },
    }),
    async begin(command) {
      const options = command.optsWithGlobals<DisplayOptions>();
      quiet = options.quiet === true;
      reshaper = await openReshaper(command, options, io.signal);
      if (options.pager !== false && io.stdout.isTTY === true && READ.has(topCommand(command))) {
        const paged = await openPaged(io);
        screen = paged ?? screen;
        notes = paged?.notes;
      }
      if (reshaper === undefined) return;
      const { createReshapedOutput } = await import('./reshaped-output.ts');
      const opened = reshaper;
      reshape = (to) => createReshapedOutput(opened, to);
      shown = reshape(screen.output);
    },
    get pages() {
      return notes !== undefined;
    },
    reshaped: (to) => reshape(to),
    async end(outcome) {
      if (outcome === 'done') await shown?.end();
      await screen.end();
    },
    async [Symbol.asyncDispose]() {
      await reshaper?.[Symbol.asyncDispose]();
    },
  };
}

function asItIs(output: Output): ReshapedOutput {
  return { output, end: () => Promise.resolve() };
}

async function openPaged(io: Io): Promise<PagedOutput | undefined> {
  const { findPager } = await import('../../terminal/pager.ts');
  const pager = await findPager(io);
  if (pager === undefined) return undefined;
  const { createPagedOutput } = await import('./paged-output.ts');
  return createPagedOutput(pager, io);
}

async function openReshaper(command: Command, options: DisplayOptions, signal: AbortSignal): Promise<Reshaper | undefined> {
  const { jq, template, format, output } = options;
  if (jq === undefined && template === undefined) return undefined;
  if (jq !== undefined && template !== undefined) {
    throw new ScrqError('invalid_usage', '--jq and --template are two ways to print a record', { hint: 'Give one of them.' });
  }
  if (format !== undefined && format !== 'json' && format !== 'jsonl') {
    throw new ScrqError('invalid_usage', `--${jq === undefined ? 'template' : 'jq'} reads JSON, and --format ${format} is none`, {
      hint: 'Leave out --format, or make it json or jsonl.',
    });
  }
  if (output !== undefined && topCommand(command) === 'export') {
    throw new ScrqError('invalid_usage', `--output gets the file as it is, and --${jq === undefined ? 'template' : 'jq'} is for what is printed`, {
      hint: 'Write what is printed to a file with > FILE.',
    });
  }
  if (jq !== undefined) return (await import('./jq.ts')).openJq(jq, signal);
  return template === undefined ? undefined : (await import('./template.ts')).createTemplate(template);
}

/** The name of the command right under the program. */
function topCommand(command: Command): string {
  return command.parent === null || command.parent.parent === null ? command.name() : topCommand(command.parent);
}
