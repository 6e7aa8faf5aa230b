import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { isBuilt } from '../process/built.ts';
import { newDataset } from '../new-dataset.ts';
import { runScrq, type Outcome } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const records = [{ id: 1, title: 'a', 'release date': '2026-01-01', price: 3 }];

const directory = sharedDirectory();
let scrq: (...argv: string[]) => Promise<Outcome>;
let runs: readonly string[];
beforeAll(async () => {
  scrq = newDataset(directory, { env: { SCRQ_DATA: `${directory.path}/data` } });
  await directory.file('films.ndjson', ndjson(records));
  await scrq('import', 'films.ndjson', '--scraper', 'films');
  await scrq('import', 'films.ndjson', '--scraper', 'films');
  await scrq('scrapers', 'create', 'old films');
  runs = (await scrq('runs', '--scraper', 'films', '--format', 'jsonl', '--jq', '.id')).out.trim().split('\n');
});

/** What is offered, without descriptions; the last is what the shell adds. */
async function offered(...words: string[]): Promise<readonly string[]> {
  const { exit, out, err } = await scrq('__complete', '--', ...words);
  expect([exit, err]).toEqual([0, '']);
  return out
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
}

describe('what completes a word', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['commands', ['se'], ['search', 'serve', ':none']],
    ['commands of a command', ['scrapers', 're'], ['rename', 'remove', ':none']],
    ['options', ['results', '--fi'], ['--filter', '--fields', ':none']],
    ['options of all commands', ['results', '--ver'], ['--verbose', '--version', ':none']],
    ['choices', ['search', '--mode', ''], ['hybrid', 'keyword', 'vector', ':none']],
    ['choices behind a sign', ['search', '--mode=k'], ['--mode=keyword', ':none']],
    ['choices of an argument', ['completion', 'p'], ['powershell', ':none']],
    ['formats', ['results', '--format', 'js'], ['json', 'jsonl', ':none']],
    ['formats of an export', ['export', '--format', 'x'], ['xlsx', ':none']],
    ['scrapers', ['results', '--scraper', 'f'], ['films', ':none']],
    ['scrapers as arguments', ['scrapers', 'show', ''], ['films', 'old films', ':none']],
    ['fields', ['results', '--scraper', 'films', '--fields', 'pr'], ['price', ':none']],
    ['the next field of a list', ['results', '--scraper', 'films', '--fields', 'title,p'], ['title,price', ':none']],
    ['a field to sort by, the other way round', ['results', '--scraper', 'films', '--sort', '-p'], ['-price', ':none']],
    ['fields as arguments', ['describe', '--scraper', 'films', 'title', 'i'], ['id', ':none']],
    ['fields with a scraper behind a sign', ['results', '--scraper=films', '--sort', 'ti'], ['title', ':none']],
    ['settings', ['config', 'get', 'oll'], ['ollamaUrl', ':none']],
    ['files', ['import', 'fi'], [':files']],
    ['files behind an option', ['export', '-o', ''], [':files']],
    ['directories', ['--data', ''], [':directories']],
    ['nothing that would be understood', ['no-such-command', 'x'], [':none']],
    ['nothing behind the words of a search', ['search', 'quiet', '--', '--fi'], [':none']],
  ])('are %s', async (_what, words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });

  test('are runs, the newest first', async () => {
    expect(await offered('runs', 'remove', '--scraper', 'films', '')).toEqual([...runs, ':none']);
    expect(await offered('diff', '--scraper', 'films', (runs[0] ?? '').slice(0, 26))).toEqual([runs[0], ':none']);
  });

  test('come with a description', async () => {
    expect((await scrq('__complete', '--', 'results', '--scraper', '')).out).toBe('films\t1 records\nold films\t0 records\n:none\n');
  });

  test('are none where something is wrong, and nothing is made or asked for that', async () => {
    const data = `${directory.path}/none`;
    const ask = (env: Readonly<Record<string, string>>) => runScrq(['__complete', '--', 'results', '--scraper', ''], { env });
    expect(await ask({ SCRQ_DATA: data })).toEqual({ exit: 0, out: ':none\n', err: '' });
    expect(existsSync(data)).toBe(false);
    expect(await ask({ SCRQ_BASE_URL: 'http://127.0.0.1:1' })).toEqual({ exit: 0, out: ':none\n', err: '' });
    expect(await ask({ HOME: '' })).toEqual({ exit: 0, out: ':none\n', err: '' });
    expect(await offered('results', '--scraper', 'no-such', '--fields', '')).toEqual([':none']);
    expect(await offered()).toContain('search');
  });

  test('hold nothing that a shell or a terminal could take for something else', async () => {
    await scrq('scrapers', 'create', 'films $(date)');
    const { out } = await scrq('__complete', '--', '--scraper', 'films ');
    expect(out).toBe('films $(date)\t0 records\n:none\n');
  });
});

describe('the scripts', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'])('for %s asks the hidden command', async (shell) => {
    const { exit, out } = await runScrq(['completion', shell]);
    expect(exit).toBe(0);
    expect(out).toContain('scrq __complete -- ');
  });

  const checks = [
    ['bash', ['-n']],
    ['zsh', ['-n']],
    ['fish', ['--no-execute']],
  ] as const;
  test.each(checks.filter(([shell]) => spawnSync(shell, ['--version']).error === undefined))(
    'for %s can be read by it (of the shells there are)',
    async (shell, check) => {
      const file = await directory.file(`scrq.${shell}`, (await runScrq(['completion', shell])).out);
      const { status, stderr } = spawnSync(shell, [...check, file], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    },
  );

  test.skipIf(!isBuilt() || spawnSync('bash', ['--version']).error !== undefined)(
    'for bash completes (skipped without bash and a build of these sources)',
    async () => {
      const file = await directory.file('scrq', `#!/bin/sh\nexec "${process.execPath}" "${resolve('bin/scrq.js')}" "$@"\n`);
      await chmod(file, 0o755);
      const script = `
source <(scrq completion bash)
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _scrq; echo "\${COMPREPLY[*]}"; }
try scrq se
try scrq results --scraper films --fields ti
try scrq results --scraper films --fields = ti
try scrq results --scraper films --fields rel
try scrq scrapers show 'films $'
try scrq import fil`;
      const env = { ...process.env, SCRQ_DATA: `${directory.path}/data`, PATH: `${directory.path}${delimiter}${process.env['PATH'] ?? ''}` };
      const { stdout } = spawnSync('bash', ['-c', script], { env, cwd: directory.path, encoding: 'utf8' });
      expect(stdout.split('\n')).toEqual(['search serve', 'title', 'title', 'release\\ date', 'films\\ \\$\\(date\\)', 'films.ndjson', '']);
    },
  );
});
