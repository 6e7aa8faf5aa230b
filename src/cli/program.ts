import { readFileSync } from 'node:fs';

import { Command } from 'commander';

import { demoCommand } from './commands/demo.ts';
import { describeCommand } from './commands/describe.ts';
import { diffCommand } from './commands/diff.ts';
import { exportCommand } from './commands/export.ts';
import { historyCommand } from './commands/history.ts';
import { importCommand } from './commands/import.ts';
import { resultsCommand } from './commands/results.ts';
import { runsCommand } from './commands/runs.ts';
import { scrapersCommand } from './commands/scrapers.ts';
import { searchCommand } from './commands/search.ts';
import { serveCommand } from './commands/serve.ts';
import type { CliContext } from './context.ts';
import { columnsOf } from './io.ts';
import { addGlobalOptions } from './settings.ts';

const EXAMPLES = `
Examples:
  scrq demo                                  try it with invented records
  scrq import listings.csv                   records of a file become a run
  scrq search '2 bed flats under $1,500'     ask for what you want
  scrq diff                                  what changed since the run before
  scrq serve                                 the same over HTTP

Exit status: 0 done, 1 failed, 2 wrong usage, 3 no such scraper or run, 4 not authorised,
5 allowance exceeded, 6 server cannot be reached, 130 interrupted.`;

/** The command line as commander knows it: it parses, and throws instead of ending the process. `print` gets help and version. */
export function createProgram(context: CliContext, print: (text: string) => void): Command {
  const { stdout, stderr } = context.io;
  const program = addGlobalOptions(new Command('scrq'))
    .description('Ask your scraped records: search them in plain words, from a terminal or over HTTP.')
    .version(packageVersion(), '--version', 'print the version')
    .addHelpText('after', EXAMPLES)
    .configureHelp({ showGlobalOptions: true })
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
  const commands = [
    searchCommand,
    resultsCommand,
    exportCommand,
    describeCommand,
    diffCommand,
    historyCommand,
    importCommand,
    scrapersCommand,
    runsCommand,
    serveCommand,
    demoCommand,
  ];
  for (const create of commands) {
    const command = create(context);
    inherit(program, command);
    program.addCommand(command);
  }
  return program;
}

/** Without the settings of its parent a command would print its own errors and end the process. */
function inherit(parent: Command, child: Command): void {
  child.copyInheritedSettings(parent);
  for (const grandchild of child.commands) inherit(child, grandchild);
}

/** The same path from src/cli and from dist/cli. */
function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // Our own file, so its shape is known.
  return (JSON.parse(text) as { readonly version: string }).version;
}
