import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of src that break a rule of the project: path, source, and the rule that must say so. */
const violations: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['contract/knows-core.ts', "export * from '../core/ports/records.ts';", 'layers(imports)'],
  ['contract/reads-files.ts', "import { readFileSync } from 'node:fs'; readFileSync('x');", 'layers(imports)'],
  ['contract/knows-a-package.ts', "import { ulid } from 'ulid'; ulid();", 'layers(imports)'],
  ['core/reads-files.ts', "import { readFileSync } from 'node:fs'; readFileSync('x');", 'layers(imports)'],
  ['core/reads-files-later.ts', "export const read = () => import('node:fs/promises');", 'layers(imports)'],
  ['core/fields/knows-store.ts', "import type { Store } from '../../store/open-store.ts'; export type Name = Store;", 'layers(imports)'],
  ['core/knows-store-by-type.ts', "export type Name = import('../store/open-store.ts').Store;", 'layers(imports)'],
  ['core/knows-format.ts', "export { name } from '../format/table.ts';", 'layers(imports)'],
  ['core/knows-models.ts', "import { name } from '../models/ollama/client.ts'; name();", 'layers(imports)'],
  ['core/knows-zod.ts', "import { z } from 'zod'; z.string();", 'layers(imports)'],
  ['core/knows-a-package.ts', "import { ulid } from 'ulid'; ulid();", 'layers(imports)'],
  ['core/knows-the-time.ts', 'export const now = () => Date.now();', 'layers(pure)'],
  ['core/knows-the-day.ts', 'export const now = () => new Date();', 'layers(pure)'],
  ['core/throws-dice.ts', 'export const dice = () => Math.random();', 'layers(pure)'],
  ['core/knows-the-process.ts', 'export const home = () => process.env;', 'eslint(no-restricted-globals)'],
  ['local/knows-store.ts', "import { name } from '../store/open-store.ts'; name();", 'layers(imports)'],
  ['local/knows-models.ts', "import { name } from '../models/static/static-embedder.ts'; name();", 'layers(imports)'],
  ['local/knows-store-later.ts', "export const open = () => import('../store/open-store.ts');", 'layers(imports)'],
  ['local/knows-lancedb.ts', "import { connect } from '@lancedb/lancedb'; connect('x');", 'layers(imports)'],
  [
    'local/requires-arrow.ts',
    "import { createRequire } from 'node:module'; const require = createRequire('/'); require('apache-arrow');",
    'layers(imports)',
  ],
  ['local/knows-server.ts', "import { name } from '../server/app.ts'; name();", 'layers(imports)'],
  ['local/open.ts', "import { name } from '../remote/remote-api.ts'; name();", 'layers(imports)'],
  ['local/knows-tables.ts', "import { name } from '../tables/open-tables.ts'; name();", 'layers(imports)'],
  ['local/knows-tables-later.ts', "export const open = () => import('../tables/open-tables.ts');", 'layers(imports)'],
  ['local/knows-duckdb.ts', "import { DuckDBInstance } from '@duckdb/node-api'; DuckDBInstance.create();", 'layers(imports)'],
  ['store/knows-tables.ts', "import { name } from '../tables/open-tables.ts'; name();", 'layers(imports)'],
  ['tables/knows-store.ts', "import { name } from '../store/open-store.ts'; name();", 'layers(imports)'],
  ['store/knows-local.ts', "import { name } from '../local/open.ts'; name();", 'layers(imports)'],
  ['store/knows-zod.ts', "import { z } from 'zod'; z.string();", 'layers(imports)'],
  ['models/knows-arrow.ts', "import { tableFromArrays } from 'apache-arrow'; tableFromArrays({});", 'layers(imports)'],
  ['models/knows-store.ts', "import { name } from '../store/open-store.ts'; name();", 'layers(imports)'],
  ['format/knows-local.ts', "import { name } from '../local/open.ts'; name();", 'layers(imports)'],
  ['remote/knows-core.ts', "import { name } from '../core/ports/records.ts'; name();", 'layers(imports)'],
  ['remote/knows-local.ts', "import { name } from '../local/open.ts'; name();", 'layers(imports)'],
  ['server/knows-store.ts', "import { name } from '../store/open-store.ts'; name();", 'layers(imports)'],
  ['server/knows-core.ts', "import { name } from '../core/ports/records.ts'; name();", 'layers(imports)'],
  ['server/routes/knows-local.ts', "import { name } from '../../local/open.ts'; name();", 'layers(imports)'],
  ['cli/knows-remote.ts', "import { name } from '../remote/remote-api.ts'; name();", 'layers(imports)'],
  ['cli/commands/knows-store.ts', "import { name } from '../../store/open-store.ts'; name();", 'layers(imports)'],
  ['cli/commands/knows-local.ts', "export const open = () => import('../../local/open.ts');", 'layers(imports)'],
  ['cli/commands/knows-server.ts', "export const open = () => import('../../server/serve.ts');", 'layers(imports)'],
  ['cli/commands/knows-the-process.ts', 'export const leave = () => process.exit();', 'eslint(no-restricted-globals)'],
  ['cli/commands/imports-the-process.ts', "import { argv } from 'node:process'; argv.at(0);", 'eslint(no-restricted-imports)'],
  ['cli/context.ts', "import { name } from '../local/open.ts'; name();", 'layers(imports)'],
  ['page/loads-the-contract.ts', "import { Run } from '../contract/operations/scrapers.ts'; Run.parse(1);", 'layers(imports)'],
  ['page/knows-core.ts', "import type { Condition } from '../core/condition/condition.ts'; export type Name = Condition;", 'layers(imports)'],
  ['page/knows-a-package.ts', "import { ulid } from 'ulid'; ulid();", 'layers(imports)'],
  ['cli/knows-a-test.ts', "import { name } from '../../test/project/name.ts'; name();", 'layers(imports)'],
  ['cli/express.ts', "import express from 'express'; express();", 'layers(imports)'],
  ['format/around.ts', "import { back } from './around-again.ts'; export const forth = () => back();", 'import(no-cycle)'],
  ['format/around-again.ts', "import { forth } from './around.ts'; export const back = () => forth();", 'import(no-cycle)'],
  ['format/type-around.ts', "import type { Back } from './type-around-again.ts'; export type Forth = Back | 1;", 'import(no-cycle)'],
  ['format/type-around-again.ts', "import type { Forth } from './type-around.ts'; export type Back = Forth | 2;", 'import(no-cycle)'],
  ['format/unnamed.ts', 'export default 1;', 'import(no-default-export)'],
  ['format/any.ts', 'export const cast = (value: any): string => value;', 'typescript(no-explicit-any)'],
  ['format/not-null.ts', 'export const first = (values: string[]): string => values[0]!;', 'typescript(no-non-null-assertion)'],
  ['format/long-file.ts', '\n'.repeat(301), 'eslint(max-lines)'],
  ['format/long-function.ts', `export function long() {${'\n'.repeat(61)}}`, 'eslint(max-lines-per-function)'],
  ['format/deep.ts', 'export function deep(a: number) { if (a) { if (a > 1) { if (a > 2) { if (a > 3) a(); } } } }', 'eslint(max-depth)'],
  ['format/many.ts', 'export const many = (a: 1, b: 2, c: 3, d: 4, e: 5) => [a, b, c, d, e];', 'eslint(max-params)'],
];

/** What the layers allow: path and source of files that break no rule. */
const allowed: readonly (readonly [path: string, source: string])[] = [
  [
    'contract/search.ts',
    "import { z } from 'zod'; import { ScrqError } from '../errors.ts'; export const made = [z.string(), new ScrqError('internal', 'x')];",
  ],
  [
    'core/ports/records.ts',
    "import type { Field } from '../contract/scrapers.ts'; export const day = (at: number, field: Field) => [new Date(at), field];",
  ],
  [
    'store/open-store.ts',
    "import { connect } from '@lancedb/lancedb'; import { name } from '../core/ports/records.ts'; export const open = [connect, name];",
  ],
  [
    'models/static/static-embedder.ts',
    "import { readFileSync } from 'node:fs'; import type { Embedder } from '../../core/ports/records.ts'; export const made: [Embedder?] = [readFileSync('x')];",
  ],
  [
    'local/search.ts',
    "import { name } from '../core/ports/records.ts'; import { read } from '../format/read/records.ts'; export const made = [name, read];",
  ],
  [
    'remote/remote-api.ts',
    "import { request } from 'undici'; import { operations } from '../contract/operations.ts'; export const made = [request, operations];",
  ],
  [
    'server/app.ts',
    "import express from 'express'; import { csv } from '../format/csv.ts'; import { operations } from '../contract/operations.ts'; export const made = [express, csv, operations];",
  ],
  [
    'cli/commands/search/command.ts',
    "import type { Context } from '../../context.ts'; import { table } from '../../../format/table.ts'; export const made = (context: Context) => [table, context];",
  ],
  [
    'page/client.ts',
    "import { render } from 'preact'; import type { Run } from '../contract/operations/scrapers.ts'; export const made = (run: Run) => [render, run];",
  ],
  ['cli/main.ts', 'process.exitCode = 1;'],
  ['index.ts', "export { name } from './local/open.ts'; export { remote } from './remote/remote-api.ts'; export { app } from './server/app.ts';"],
  ['local/open.ts', "export const open = () => Promise.all([import('../store/open-store.ts'), import('../models/static/static-embedder.ts')]);"],
  [
    'cli/context.ts',
    "import type { Api } from '../local/open.ts'; export const open = async (): Promise<Api> => (await import('../local/open.ts')).open();",
  ],
];

interface Finding {
  readonly filename: string;
  readonly code: string;
}

let findings: readonly Finding[];

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'scrq-layers-'));
  try {
    writeFiles(join(directory, 'bad/src'), violations);
    writeFiles(join(directory, 'good/src'), allowed);
    findings = lint(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

it('finds no file that imports itself round a circle, types and import() included', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const left = new Map(files.map((name) => [join(root, 'src', name), importsOf(join(root, 'src', name))] as const));
  // A file that imports none of those that are left is in no circle.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [name, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(name);
  }
  expect(files.length).toBeGreaterThan(500);
  expect([...left.keys()]).toEqual([]);
});

/** The files that a file imports, in whatever way. */
function importsOf(file: string): readonly string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g), ([, path = '']) => join(dirname(file), path));
}

describe('the linter', () => {
  it.each(violations)('refuses src/%s', (path, _, rule) => {
    expect(codesOf(`bad/src/${path}`)).toContain(rule);
  });

  it.each(allowed)('accepts src/%s', (path) => {
    expect(codesOf(`good/src/${path}`)).toEqual([]);
  });
});

function writeFiles(directory: string, files: readonly (readonly [path: string, source: string, ...rest: unknown[]])[]): void {
  for (const [path, source] of files) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${source}\n`);
  }
}

/** All that one run of the linter, with the configuration of the project, finds in a folder. */
function lint(directory: string): readonly Finding[] {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [linter, '--config', join(root, '.oxlintrc.json'), '--format', 'json'], {
    cwd: directory,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(1);
  // The linter's own report.
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] }).diagnostics;
}

function codesOf(path: string): readonly string[] {
  return findings.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(path)).map(({ code }) => code);
}
