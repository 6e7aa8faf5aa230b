import { readFileSync } from 'node:fs';

import { Command } from 'commander';

import { browseCommand } from './commands/browse/command.ts';
import { chatCommand } from './commands/chat/command.ts';
import { configCommand } from './commands/config/command.ts';
import { copyCommand } from './commands/copy/command.ts';
import { completeCommand, completionCommand } from './commands/completion/command.ts';
import { demoCommand } from './commands/demo/command.ts';
import { describeCliCommand } from './commands/describe-cli/command.ts';
import { describeCommand } from './commands/describe/command.ts';
import { diffCommand } from './commands/diff/command.ts';
import { doctorCommand } from './commands/doctor/command.ts';
import { exportCommand } from './commands/export/command.ts';
import { facetsCommand } from './commands/facets/command.ts';
import { helpCommand } from './commands/help/command.ts';
import { historyCommand } from './commands/history/command.ts';
import { importCommand } from './commands/import/command.ts';
import { initCommand } from './commands/init/command.ts';
import { manCommand } from './commands/man/command.ts';
import { pullCommand } from './commands/pull/command.ts';
import { reembedCommand } from './commands/reembed/command.ts';
import { resultsCommand } from './commands/results/command.ts';
import { runsCommand } from './commands/runs/command.ts';
import { scrapersCommand } from './commands/scrapers/command.ts';
import { searchCommand } from './commands/search/command.ts';
import { serveCommand } from './commands/serve/command.ts';
import { showCommand } from './commands/show/command.ts';
import { statsCommand } from './commands/stats/command.ts';
import { tokensCommand } from './commands/tokens/command.ts';
import { usageCommand } from './commands/usage/command.ts';
import { takeHelpNotes } from './command-tree.ts';
import type { CliContext } from './context.ts';
import { formatHelp } from './commands/help/help-text.ts';
import { columnsOf } from './terminal/io.ts';
import { addGlobalOptions, prepareSettings } from './config/settings.ts';

const EXAMPLES = `
Examples:
  scrq demo                                  try it with invented records
  scrq import listings.csv                   records of a file become a run
  scrq search '2 bed flats under $1,500'     ask for what you want
  scrq diff                                  what changed since the run before
  scrq serve                                 the same over HTTP

Exit status: 0 done, 1 failed, 2 wrong usage, 3 no such scraper, run or record, 4 not authorized,
5 allowance exceeded, 6 server unreachable, 130 interrupted.`;

type CreateCommand = (context: CliContext) => Command;

/** The commands that answer, by name: nothing about one of them depends on another. */
const ASKING: Readonly<Record<string, CreateCommand>> = {
  search: searchCommand,
  chat: chatCommand,
  browse: browseCommand,
  results: resultsCommand,
  show: showCommand,
  export: exportCommand,
  describe: describeCommand,
  facets: facetsCommand,
  stats: statsCommand,
  diff: diffCommand,
  history: historyCommand,
};

/** All commands, in the order and under the headings of help. */
const COMMANDS: readonly (readonly [heading: string, ...create: CreateCommand[]])[] = [
  ['Ask:', ...Object.values(ASKING)],
  ['Keep records:', importCommand, pullCommand, reembedCommand, scrapersCommand, runsCommand, copyCommand, demoCommand],
  ['Serve:', serveCommand, tokensCommand, usageCommand],
  ['Set up and help:', initCommand, configCommand, doctorCommand, completionCommand, manCommand, describeCliCommand, helpCommand],
];

/**
 * The command line as commander knows it: it parses, and throws instead of ending the process. `print` gets help and version.
 * Where the first word is a command that answers, it is made of that one alone: to make them all takes longer than to open a dataset.
 */
export function createProgram(context: CliContext, print: (text: string) => void, firstWord = ''): Command {
  const { stdout, stderr } = context.io;
  const program = addGlobalOptions(new Command('scrq'))
    .description('Ask your scraped records: search them in plain words, from a terminal or over HTTP.')
    .version(packageVersion(), '--version', 'print the version')
    .addHelpText('after', EXAMPLES)
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, formatHelp })
    .configureOutput({
      writeOut: print,
      writeErr: print,
      outputError: () => undefined,
      getOutHelpWidth: () => columnsOf(stdout),
      getErrHelpWidth: () => columnsOf(stderr),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride();
  takeHelpNotes(program);
  const only = Object.hasOwn(ASKING, firstWord) ? ASKING[firstWord] : undefined;
  for (const [heading, ...creates] of only === undefined ? COMMANDS : [['Ask:', only] as const])
    for (const create of creates) adopt(program, create(context).helpGroup(heading));
  const hidden = completeCommand(context);
  hidden.copyInheritedSettings(program);
  program.addCommand(hidden, { hidden: true });
  program.hook('preAction', async (_program, command) => {
    const prepared = prepareSettings(command, context.io);
    // A shell that completes a word cannot do anything about settings that are broken.
    await (command === hidden ? prepared.catch(() => undefined) : prepared);
  });
  program.hook('preAction', (_program, command) => context.display.begin(command));
  return program;
}

function adopt(program: Command, command: Command): void {
  inherit(program, command);
  program.addCommand(command);
}

/** Without the settings of its parent a command would print its own errors and end the process. */
function inherit(parent: Command, child: Command): void {
  child.copyInheritedSettings(parent);
  takeHelpNotes(child);
  for (const grandchild of child.commands) inherit(child, grandchild);
}

/** The same path from src/cli and from dist/cli. */
function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // Our own file, so its shape is known.
  return (JSON.parse(text) as { readonly version: string }).version;
}
