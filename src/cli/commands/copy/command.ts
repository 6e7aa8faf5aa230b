import { Command, Option } from 'commander';

import { readSettings } from '../../config/settings.ts';
import type { CliContext } from '../../context.ts';
import { gathered } from '../../gathered.ts';
import type { CopyFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq copy data backup                            a data directory to another one; again, only what is new
  scrq copy data s3://bucket/scrq                  to an object store; the other way round, back
  scrq copy s3://here/scrq s3://there/scrq --to-storage-option aws_region=eu-west-1   each store with what is its own
  scrq copy data s3://bucket/scrq --verify         compare what is in both, record by record
  scrq copy data backup --dry-run                  what would be copied
  scrq copy data flats-only --scraper flats
  scrq copy data lines --as ndjson && scrq copy lines restored   gzipped NDJSON with its types, and a dataset out of it

Every completed run that TO does not have yet is copied, under its own id: the records in their order, their vectors and hashes,
times, types, names and roles. Each is read back and compared before it can be seen; one that was interrupted is not there, and
the same command goes on with it. Runs that are removed in FROM stay in TO.
Tokens are copied only with --with-tokens (their hashes); counts of calls, conversations and where
scrapers were pulled from never.
In NDJSON, vectors of the packaged model are left out, since it makes them again, and hashes are made again when it is read.
Exit status 1 when a run cannot be read, or --verify finds one that is missing or differs.`;

/** `scrq copy`: moves or backs up a dataset. */
export function copyCommand(context: CliContext): Command {
  return new Command('copy')
    .description('copy a dataset, or some of it, to another directory or object store, or to NDJSON and back')
    .argument('<from>', 'a data directory, the address of an object store, or a directory of NDJSON')
    .argument('<to>', 'the same; made where it is missing')
    .option('--run <id>', 'only this run; may be given several times (default: all)', gathered)
    .option('--from-storage-option <key=value>', 'option of the object store of FROM alone; may be repeated', gathered)
    .option('--to-storage-option <key=value>', 'the same of TO', gathered)
    .addOption(new Option('--as <form>', 'what a new TO becomes').choices(['dataset', 'ndjson']).default('dataset'))
    .option('--dry-run', 'only list what would be copied')
    .addOption(new Option('--verify', 'copy nothing: compare the runs that are in both places').conflicts('dryRun'))
    .option('--with-tokens', 'also copy the tokens of servers on the dataset, as hashes')
    .option('--with-vectors', 'in NDJSON, also keep vectors that the packaged model makes again')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, flags: CopyFlags, self: Command) => {
      const { runCopy } = await import('./run.ts');
      await runCopy(context, readSettings(self, context.io), { from, to, flags });
    });
}
