import { Command } from 'commander';

import type { CommandNode } from '../../command-tree.ts';
import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq describe-cli
  scrq describe-cli --json
  scrq describe-cli --json --jq '.commands[].name'`;

/** `scrq describe-cli`: the command line itself, for programs. */
export function describeCliCommand(context: CliContext): Command {
  return new Command('describe-cli')
    .description('print the commands, options and examples for programs to read')
    .option('--json', 'the whole tree as JSON; the same as --format json')
    .addHelpText('after', EXAMPLES)
    .action(async (options: { readonly json?: boolean }, self: Command) => {
      const { describeTree } = await import('../../command-tree.ts');
      const { showReport } = await import('../../output/show-report.ts');
      const { errorTable } = await import('../../../errors.ts');
      const settings = readSettings(self, context.io);
      const tree = describeTree(rootOf(self));
      const exits = Object.entries(errorTable).map(([code, { exit, title }]) => ({ code, exit, title }));
      await showReport(context, options.json === true ? { ...settings, format: 'json' } : settings, {
        value: { ...tree, version: rootOf(self).version(), failures: exits },
        rows: flat(tree).map(({ path, description, options: own }) => ({ command: path, description, options: own.length })),
        prefer: ['command', 'description'],
      });
    });
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent);
}

function flat(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.commands.flatMap(flat)];
}
