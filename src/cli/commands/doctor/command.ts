import { Command, Option } from 'commander';

import { isScrqError } from '../../../errors.ts';
import { findSetting } from '../../config/setting-sources.ts';
import { examineLocal, type CliContext, type FilesLook, type Finding } from '../../context.ts';
import { EndedWith } from '../../ended-with.ts';
import { writeWarning } from '../../terminal/io.ts';
import { readSettings, sourcesOf, type Settings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq doctor
  scrq doctor --ollama-url http://gpu-box:11434 --model llama3.2:3b
  scrq doctor --format json
  scrq doctor --check
  scrq doctor --repair

It looks at the data directory, the embedder in the package, the Ollama server with its models, and the server of
--base-url. What no run and no setting needs may be missing. Exit status 1 when something that is needed fails.

With --check it looks at every file of the dataset instead, and with --repair it mends what is damaged as far as that can be
made again: indexes and the files next to a run (words, vectors, rows) out of its records, the catalogue out of its last good
version and of what the runs say of themselves. End servers on the dataset before. Damaged tables are kept aside in the data directory, in "kept".`;

/** `scrq doctor`: what works and what does not. */
export function doctorCommand(context: CliContext): Command {
  return new Command('doctor')
    .description('check everything that searches and imports need, and report what works')
    .addHelpText('after', EXAMPLES)
    .option('--check', 'look at every file of the dataset')
    .addOption(new Option('--repair', 'look at every file of the dataset, and mend what can be mended').conflicts('check'))
    .action((options: DoctorFlags, self: Command) =>
      runDoctor(context, { settings: readSettings(self, context.io), files: filesLook(options) }, self),
    );
}

interface DoctorFlags {
  readonly check?: boolean;
  readonly repair?: boolean;
}

function filesLook({ check, repair }: DoctorFlags): FilesLook | undefined {
  if (repair === true) return 'repair';
  return check === true ? 'check' : undefined;
}

interface DoctorTask {
  readonly settings: Settings;
  readonly files: FilesLook | undefined;
}

async function runDoctor(context: CliContext, { settings, files }: DoctorTask, command: Command): Promise<void> {
  const { openProgress } = await import('../../terminal/progress.ts');
  const { showReport } = await import('../../output/show-report.ts');
  const findings: Finding[] = [];
  {
    using progress = await openProgress(context.io, 'looking around');
    for await (const finding of examineAll(context, { settings, files })) {
      const placed = withOrigin(finding, originsOf(command, context));
      findings.push(placed);
      progress.show(`${placed.subject}: ${placed.status}`);
    }
  }
  const rows = findings.map(({ status, subject, message, ms }) => ({ status, what: subject, found: message, ms: ms ?? null }));
  const format = settings.format ?? 'table';
  await showReport(
    context,
    { ...settings, format },
    { value: format === 'jsonl' ? findings : { findings }, rows, prefer: ['status', 'what', 'found'] },
  );
  const failed = findings.filter(({ status }) => status === 'fails');
  for (const { subject, message, hint } of failed) writeWarning(context.io, `${subject}: ${message}${hint === undefined ? '' : `. ${hint}`}`);
  if (failed.length > 0) throw new EndedWith(1);
}

async function* examineAll(context: CliContext, { settings, files }: DoctorTask): AsyncIterable<Finding> {
  if (settings.directory !== undefined) yield* await examineLocal(context, settings, files);
  if (files === undefined && settings.server !== undefined) yield await lookAtRemote(context, settings, settings.server.value);
}

async function lookAtRemote(context: CliContext, settings: Settings, baseUrl: string): Promise<Finding> {
  const { connectServer } = await import('../../connect.ts');
  const subject = 'server';
  try {
    await using api = await connectServer(context, settings, { baseUrl });
    const started = performance.now();
    const { status } = await api.health({}, { signal: context.io.signal });
    const ms = Math.round(performance.now() - started);
    return { subject, status: 'works', message: `${baseUrl} answers ${status} in ${ms} ms`, ms };
  } catch (error) {
    if (!isScrqError(error) || error.code === 'interrupted') throw error;
    // Third-party servers have no such address, and that they say so is an answer.
    if (error.code === 'route_not_found') return { subject, status: 'works', message: `${baseUrl} answers, though not as scrq serve does` };
    return { subject, status: 'fails', message: error.message, ...(error.hint === undefined ? {} : { hint: error.hint }) };
  }
}

/** Who said where things are, by what is looked at. */
function originsOf(command: Command, { io }: CliContext): Readonly<Record<string, string>> {
  const sources = sourcesOf(command, io);
  const origin = (name: Parameters<typeof findSetting>[0]) => findSetting(name, sources)?.origin ?? 'default';
  return { 'data directory': origin('data'), Ollama: origin('ollamaUrl'), server: origin('baseUrl'), model: origin('model') };
}

function withOrigin(finding: Finding, origins: Readonly<Record<string, string>>): Finding {
  const origin = origins[finding.subject] ?? (finding.subject.startsWith('model ') ? origins['model'] : undefined);
  if (origin === undefined) return finding;
  return { ...finding, message: `${finding.message} (${origin})`, details: { ...finding.details, origin } };
}
