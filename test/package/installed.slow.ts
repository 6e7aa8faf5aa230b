import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { packPieces } from '../../src/models/static/piece-file.ts';
import { indexPieces } from '../../src/models/static/piece-index.ts';
import { HOSTED_SCRAPER, hostedServer } from '../cli/hosted-server.ts';
import { answer, scriptedServer, type ScriptedServer } from '../remote/scripted-server.ts';
import { writeCertificate } from '../server/certificate.ts';
import { environmentOutside, installPacked, type Installed } from './installed.ts';
import { readmeCommands, readmeProgram } from './readme-commands.ts';
import { openShell, type Shell } from './shell.ts';

const run = promisify(execFile);

let installed: Installed;
beforeAll(async () => {
  installed = await installPacked();
}, 600_000);
afterAll(() => installed[Symbol.asyncDispose]());

describe('the package in a folder of its own', () => {
  test('reads the vocabulary of the sources', () => {
    const vocabulary = readFileSync('src/models/static/vocab.txt', 'utf8');
    const index = readFileSync(join(installed.packed, 'dist/models/static/vocab.index'));
    expect(Buffer.compare(index, packPieces(indexPieces(vocabulary)))).toBe(0);
  });

  test('brings no sources, tests or data of its own', () => {
    const files = readdirSync(installed.packed).toSorted();
    expect(files.filter((name) => !/^(bin|dist|package\.json|README\.md|LICEN[CS]E.*|NOTICE.*)$/.test(name))).toEqual([]);
  });

  describe('has types that are complete where a program uses all of it', () => {
    const names = Array.from(readFileSync('src/index.ts', 'utf8').matchAll(/^export (type )?\{([^}]*)\}/gm), ([, type, list = '']) =>
      list.split(',').flatMap((name) => (name.trim() === '' ? [] : [type === undefined ? name.trim() : `type ${name.trim()}`])),
    ).flat();
    const [types, values] = [names.filter((name) => name.startsWith('type ')), names.filter((name) => !name.startsWith('type '))];
    beforeAll(async () => {
      const program = `
        import { ${names.join(', ')} } from 'scrq';
        export async function ask(api: ScrapersApi, options: AppOptions): Promise<string> {
          const { data, pagination, meta } = await api.hybrid({ scraperId: 'scr_x', search: 'flats' });
          createApp(api, { ...options, page: 'shown' }).use((_request, response) => void response.status(404).end());
          return JSON.stringify([data.length, pagination.total, meta.filter]);
        }
        export type All = [${types.map((name) => name.slice('type '.length)).join(', ')}];
        export const all = [${values.join(', ')}];`;
      writeFileSync(join(installed.folder, 'program.mts'), program);
      await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-save', 'typescript', '@types/node@20'], {
        cwd: installed.folder,
        env: environmentOutside(),
      });
    });

    test.each([
      ['Node', ['--module', 'nodenext']],
      ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
    ])('and is resolved as by %s', async (_by, resolution) => {
      expect([types.length, values.length].every((count) => count > 5)).toBe(true);
      const options = ['--noEmit', '--strict', ...resolution, '--target', 'es2024', '--types', 'node', 'program.mts'];
      const compiled = run('npx', ['tsc', ...options], { cwd: installed.folder, env: environmentOutside() });
      expect((await compiled.catch((failure: { stdout: string }) => failure)).stdout).toBe('');
    });
  });
});

/** Lines that need more than a shell: what runs them instead. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'npm ci && npm test', // .ci/run
  'npm pack && npm install --global scrq-0.1.0.tgz', // what this file begins with
]);
const SECTIONS_ELSEWHERE: ReadonlySet<string> = new Set([
  'With Ollama', // test/ollama
  'A dataset in an object store', // test/object-store
  'Work on scrq', // below
]);
/** What a person would type at a command that asks. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['npx scrq chat', 'median price by city?\n'],
  ['npx scrq config set token', 'secret-of-mine\n'],
]);
const EXITS: ReadonlyMap<string, number> = new Map([['npx scrq diff old.csv new.csv --key id --exit-code', 1]]);

describe('the README', () => {
  let shell: Shell;
  let hosted: ScriptedServer;
  let site: ScriptedServer;
  let hasCertificate: boolean;
  beforeAll(async () => {
    const lofts = Array.from({ length: 12 }, (_, index) => ({ id: index, title: `Loft ${index}`, price: 800 + index }));
    hosted = await hostedServer({ records: lofts });
    site = await scriptedServer((_, response) => answer(response, lofts.map((loft) => JSON.stringify(loft)).join('\n')));
    const folder = join(installed.folder, 'person');
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'flats.ndjson.gz'), gzipSync('{"id":"L1","title":"Flat","price":900}\n'));
    hasCertificate = writeCertificate(folder);
    shell = openShell(folder, join(installed.folder, 'node_modules/.bin'));
  });
  afterAll(async () => {
    await shell[Symbol.asyncDispose]();
    await hosted[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  test('has no command that does not work as it stands there', async () => {
    const failed: string[] = [];
    for (const { section, line } of readmeCommands()) {
      if (ELSEWHERE.has(line) || SECTIONS_ELSEWHERE.has(section)) continue;
      if (line.includes('--tls-cert') && !hasCertificate) continue;
      const plain = line.replace(/ +# .*$/, '').replace('npm ci && ', '');
      const id = section === 'Ask a server that someone else runs' ? HOSTED_SCRAPER : shell.scraperId;
      const typed = plain
        .replaceAll(/(?<!\$)SCRAPER_ID/g, id)
        .replaceAll('https://api.example.com', hosted.url)
        .replaceAll('https://example.com', site.url)
        .replaceAll('RUN_ID', shell.runId)
        // An answer that is an error is one that does not work.
        .replaceAll('curl -s', 'curl -fsS');
      const { exit, out, err } = await shell.run(typed, TYPED.get(plain));
      if (exit !== (EXITS.get(plain) ?? 0)) failed.push(`${line}\n  exit ${exit}: ${err || out}`);
    }
    expect(failed).toEqual([]);
  }, 600_000);

  test('has a program that runs', async () => {
    writeFileSync(join(installed.folder, 'readme.mjs'), readmeProgram());
    const { stdout } = await run(process.execPath, ['readme.mjs'], { cwd: installed.folder, env: environmentOutside() });
    expect(stdout).toContain('price < 1200');
  });

  test('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = readmeCommands().flatMap(({ line }) => Array.from(line.matchAll(/npm run (?<name>[\w:]+)/g), ({ groups }) => groups?.['name']));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });
});

/** What the person's folder holds; what else the commands name, earlier ones write. */
const files: Readonly<Record<string, string>> = {
  'prices.csv': 'sku;price;day\n007;1.299,00 €;03.04.2026\n008;5,50 €;31.12.2025\n',
  'listings_1.json': JSON.stringify([{ id: 1, title: 'Welder', score: 3 }]),
  'listings_2.json': JSON.stringify([
    { id: 1, title: 'Welder', score: 4 },
    { id: 2, title: 'Baker', score: 5 },
  ]),
  'old.csv': 'id,price\n1,10\n2,20\n',
  'new.csv': 'id,price\n1,10\n2,25\n',
};
