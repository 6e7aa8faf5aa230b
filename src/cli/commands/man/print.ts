import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { describeTree, type CommandNode } from '../../command-tree.ts';
import type { CliContext } from '../../context.ts';
import { writeNote, writeResult, type Io } from '../../terminal/io.ts';
import { manualPage, pageName } from './page.ts';
import { nameHint } from '../../../text/nearest.ts';

/** Shows the manual page of a command: through the reader of manual pages on a terminal that has one, else as roff. Without a name, that of scrq. */
export async function showManual({ io }: CliContext, program: Command, name: string | undefined): Promise<void> {
  const pages = manualPages(program);
  const page = pages.get(name === undefined ? 'scrq' : `scrq-${name}`);
  if (page === undefined) throw noSuchPage(name ?? '', [...pages.keys()]);
  await show(io, page);
}

/** Writes the pages of all commands into a directory, which is made when it is new. */
export async function writeManual({ io }: CliContext, program: Command, place: string): Promise<void> {
  const pages = manualPages(program);
  const directory = resolve(io.cwd, place);
  await mkdir(directory, { recursive: true });
  await Promise.all([...pages].map(([name, page]) => writeFile(join(directory, `${name}.1`), page)));
  writeNote(io, `written ${pages.size} pages to ${place}`);
}

function manualPages(program: Command): ReadonlyMap<string, string> {
  const tree = describeTree(program);
  const nodes: readonly CommandNode[] = [tree, ...tree.commands];
  const version = program.version() ?? '';
  return new Map(
    nodes.map((node) => {
      const others = nodes.filter((each) => each !== node && (node === tree || each === tree)).map(pageName);
      return [pageName(node), manualPage(node, { version, common: tree.options, others })];
    }),
  );
}

function noSuchPage(name: string, pages: readonly string[]): ScrqError {
  const names = pages.map((page) => page.replace(/^scrq-/, ''));
  return new ScrqError('invalid_usage', `there is no manual page of "${name}"`, { hint: nameHint(name, names) });
}

async function show(io: Io, page: string): Promise<void> {
  if (io.stdout.isTTY !== true || io.stdout.fd === undefined) return writeResult(io, page);
  const directory = await mkdtemp(join(tmpdir(), 'scrq-man-'));
  try {
    const file = join(directory, 'scrq.1');
    await writeFile(file, page);
    if (!(await read(io, file))) await writeResult(io, page);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function read(io: Io, file: string): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('man', [file], { env: { ...io.env }, stdio: ['inherit', 'inherit', 'inherit'] });
    child.once('error', () => done(false));
    child.once('close', (status) => done(status === 0 || status === null));
  });
}
