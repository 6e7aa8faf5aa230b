import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { chosenScraper, openOwned } from '../../target.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';

import { readSettings, type Settings } from '../../config/settings.ts';

interface ReembedFlags {
  readonly embedder?: string;
  readonly waitForEmbedder?: string;
}

const EXAMPLES = `
Examples:
  scrq reembed --embedder ollama:nomic-embed-text      vectors of a model on your Ollama server
  scrq reembed --embedder static --scraper flats       those of the model in the package again
  scrq reembed                                         by the same model, after \`ollama pull\` brought a newer one
  scrq reembed --embedder ollama:bge-m3 --wait-for-embedder 10m

The run that is there is searched until the new vectors are complete; then the run with them takes its place, with
the same records and time under a new id. A command that is interrupted changes nothing, and goes on where it stopped.`;

/** `scrq reembed`: new vectors for the latest run of a scraper. */
export function reembedCommand(context: CliContext): Command {
  return new Command('reembed')
    .description('make new vectors for the latest run, with another model or a newer one')
    .option('--embedder <name>', 'what makes the vectors: static, or ollama:MODEL (default: the model the run has)')
    .option('--wait-for-embedder <time>', 'wait so long for an Ollama server that is out of reach, instead of giving up: "5m"')
    .addHelpText('after', EXAMPLES)
    .action((flags: ReembedFlags, self: Command) => runReembed(context, readSettings(self, context.io), flags));
}

async function runReembed(context: CliContext, settings: Settings, { embedder, waitForEmbedder }: ReembedFlags): Promise<void> {
  const { readDuration } = await import('../import/options.ts');
  const { withImportProgress } = await import('../../terminal/import-progress.ts');
  const { showReport } = await import('../../output/show-report.ts');
  const { io } = context;
  const reembedOptions = {
    ...(embedder === undefined ? {} : { embedder }),
    ...(waitForEmbedder === undefined ? {} : { embedderWaitMs: readDuration('--wait-for-embedder', waitForEmbedder) }),
  };
  await using dataset = await openOwned(context, settings);
  const { id, name } = await chosenScraper(context, settings, await dataset.scrapers());
  context.secrets.add(id);
  const report = await withImportProgress(io, `the run of "${name}"`, (hooks) => dataset.reembed(id, { ...reembedOptions, ...hooks }));
  const { run, replaced, reused, notes } = report;
  await showReport(context, settings, { value: report, rows: [{ run: run.id, date: run.runAt, records: run.records, embedder: run.embedder }] });
  for (const note of notes) writeWarning(io, `note: ${note}`);
  if (replaced === null) writeNote(io, `the vectors of the latest run of "${name}" are by ${run.embedder ?? 'nothing'} already: nothing is changed`);
  else {
    const before = replaced.embedder === null ? 'had no vectors' : `had those of ${replaced.embedder}`;
    writeNote(
      io,
      `the latest run of "${name}" has new vectors, ${reused} of them from before; it takes the place of the run ${replaced.id}, which ${before}`,
    );
  }
}
