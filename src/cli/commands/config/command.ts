import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { addListCommand } from '../../subcommands.ts';

const EXAMPLES = `
Examples:
  scrq config                                       every setting, and where it comes from
  scrq config set baseUrl https://api.example.com --profile hosted
  scrq config set scrapers.flats scr_k3… --profile hosted
  scrq config set profile hosted                    use that profile by default
  scrq config set token                             asked for, or read from the standard input; never typed here
  scrq config set format table
  scrq config set columns.flats title,price,city    the columns of its tables, as --columns
  scrq config set data ./records --project          in the .scrqrc.json of this project
  scrq config get baseUrl
  scrq config unset scrapers.flats --profile hosted
  scrq config path

Settings: baseUrl, scraper, scrapers.NAME (an id to be known by a name), columns.NAME, data, cache, cacheSize, format, model, embedder, ollamaUrl, interpreter,
caCert, tokenFile, profile, and token. Options override the environment, which overrides the file of the project (.scrqrc.json
here or in a directory above), which overrides your own file; in each file the profile in use overrides what holds for all.
A token is kept in a file of its own that only you can read, for one server, and is never shown whole. A file of a project
cannot set caCert, tokenFile, ollamaUrl or cache, or data outside the project; and a server that only it names gets no token,
unless one was stored for that server.`;

/** `scrq config`: the settings there are, with who said them, and changes to them. */
export function configCommand(context: CliContext): Command {
  const command = new Command('config').description('show and change settings').addHelpText('after', EXAMPLES);
  const work = () => import('./run.ts');
  addListCommand(command, 'every setting with its value and its origin', async (self) => (await work()).listSettings(context, self));
  command
    .command('get')
    .description('the value of one setting')
    .argument('<setting>', 'its name')
    .action(async (name: string, _options: object, self: Command) => (await work()).printSetting(context, self, name));
  command
    .command('set')
    .description('give a setting a value')
    .argument('<setting>', 'its name')
    .argument('[value]', 'its value; that of token is asked for')
    .option('--project', 'in the file of the project instead of your own')
    .action(async (name: string, value: string | undefined, _options: object, self: Command) =>
      (await import('./change.ts')).changeSetting(context, self, { name, value, act: 'set' }),
    );
  command
    .command('unset')
    .description('take a setting out of the file')
    .argument('<setting>', 'its name')
    .option('--project', 'from the file of the project instead of your own')
    .action(async (name: string, _options: object, self: Command) =>
      (await import('./change.ts')).changeSetting(context, self, { name, value: undefined, act: 'unset' }),
    );
  command
    .command('path')
    .description('where the files of settings are')
    .action(async (_options: object, self: Command) => (await work()).printPaths(context, self));
  return command;
}
