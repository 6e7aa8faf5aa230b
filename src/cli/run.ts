import { CommanderError, type Command } from 'commander';

import { errorTable } from '../errors.ts';
import { backends as ownBackends, type Backends, type CliContext } from './context.ts';
import { createDisplay, type Display } from './output/display/display.ts';
import { EndedWith } from './ended-with.ts';
import { ClosedPipe, writeResult, type Io } from './terminal/io.ts';
import { createProgram } from './program.ts';
import { unknownCommand } from './subcommands.ts';
import { describeFailure } from './report-failure.ts';

/** Runs one command line, without the names of node and the script, and gives its exit status. Never rejects. */
export async function runCli(argv: readonly string[], io: Io, backends: Backends = ownBackends): Promise<number> {
  // A write that fails rejects for its caller; the event that comes with it would end the process.
  io.stdout.on('error', () => undefined);
  io.stderr.on('error', () => undefined);
  await using display = createDisplay(io);
  const context: CliContext = { io: display.io, display, backends, secrets: new Set() };
  const printed: string[] = [];
  const program = createProgram(context, (text) => printed.push(text), argv[0]);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    await display.end('done');
    return 0;
  } catch (error) {
    return await ended(await shown(error, display), { program, context, help: printed.join('') });
  }
}

/** Shows what was written before the command ended so, and gives the reason why it ended. */
async function shown(error: unknown, display: Display): Promise<unknown> {
  try {
    await display.end(error instanceof EndedWith ? 'done' : 'failed');
    return error;
  } catch (failure) {
    return failure instanceof ClosedPipe ? error : failure;
  }
}

interface Ending {
  readonly program: Command;
  readonly context: CliContext;
  /** What commander had to print: help, or the version. */
  readonly help: string;
}

async function ended(error: unknown, ending: Ending): Promise<number> {
  const { program, help } = ending;
  const { io, secrets } = ending.context;
  if (error instanceof ClosedPipe) return 0;
  if (error instanceof EndedWith) return error.status;
  if (error instanceof CommanderError && help !== '') {
    const stray = strayWord(program);
    return stray === undefined ? printHelp(error, ending) : ended(unknownCommand(program, stray), { ...ending, help: '' });
  }
  const verbose = program.opts<{ readonly verbose?: boolean }>().verbose === true;
  // Whatever an interruption made fail, the interruption is the reason.
  const reason: unknown = io.signal.aborted ? io.signal.reason : error;
  const failure = describeFailure(reason, { verbose, secrets, command: commandName(program) });
  io.stderr.write(failure.lines.map((line) => `${line}\n`).join(''));
  return failure.exit;
}

/** Commander answers `scrq serch --help` with help of another command. */
function strayWord({ args: [word], commands }: Command): string | undefined {
  const isCommand = word === undefined || word.startsWith('-') || commands.some((command) => command.name() === word);
  return isCommand ? undefined : word;
}

/** Help that was asked for is a result; help in place of a missing command is not. */
async function printHelp(error: CommanderError, { context: { io }, help }: Ending): Promise<number> {
  if (error.exitCode !== 0) {
    io.stderr.write(help);
    return errorTable.invalid_usage.exit;
  }
  try {
    await writeResult(io, help);
    return 0;
  } catch (failure) {
    if (failure instanceof ClosedPipe) return 0;
    throw failure;
  }
}

/** The words of the command line that name commands: `scrq scrapers list`. */
function commandName(program: Command): string {
  const found = program.commands.find((command) => command.name() === program.args[0]);
  return found === undefined ? program.name() : `${program.name()} ${commandName(found)}`;
}
