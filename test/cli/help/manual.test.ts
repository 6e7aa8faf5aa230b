import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { manualPage } from '../../../src/cli/commands/man/page.ts';
import { runScrq } from '../run-scrq.ts';
import { temporaryDirectory } from '../../temporary.ts';

describe('scrq man', () => {
  test('prints the page of a command, its examples before its options', async () => {
    const { exit, out } = await runScrq(['man', 'results']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^\.TH "SCRQ\\-RESULTS" 1 /);
    expect(out.indexOf('.SH EXAMPLES')).toBeLessThan(out.indexOf('.SH OPTIONS'));
    expect(out).toContain('\\fB\\-\\-filter <filter>\\fR');
    expect(out).toContain('.SH GLOBAL OPTIONS');
    expect(out).toContain('SCRQ_DATA');
  });

  test('prints the page of the program without a name', async () => {
    const { out } = await runScrq(['man']);
    expect(out).toContain('.SH COMMANDS');
    expect(out).toContain('130 interrupted');
  });

  test('guesses what was meant', async () => {
    const { exit, err } = await runScrq(['man', 'serach']);
    expect([exit, err]).toEqual([2, expect.stringContaining('Did you mean search')]);
  });

  test('writes all pages, which groff reads without a warning (where there is groff)', async () => {
    await using directory = await temporaryDirectory();
    const { exit } = await runScrq(['man', '--write', 'pages'], { cwd: directory.path });
    expect(exit).toBe(0);
    const pages = await readdir(`${directory.path}/pages`);
    expect(pages).toContain('scrq-search.1');
    for (const page of pages) {
      const { error, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', `${directory.path}/pages/${page}`], { encoding: 'utf8' });
      if (error === undefined) expect([page, stderr]).toEqual([page, '']);
      // Every line is a request of ours or text that cannot be one.
      const lines = (await readFile(`${directory.path}/pages/${page}`, 'utf8')).split('\n');
      expect(lines.filter((line) => /^[.']/.test(line) && !/^\.(?:TH|SH|TP|PP|nf|fi|br)\b/.test(line))).toEqual([]);
    }
  });

  test('takes no text for roff', () => {
    const text = '.so /etc/passwd\n\'br \\fBbold\\fR \\n(.x "quoted" — 日本';
    const node = { name: 'x', path: 'scrq x', description: text, usage: text, arguments: [], options: [], notes: text, commands: [] };
    const page = manualPage({ ...node, examples: [{ command: text, comment: text }] }, { version: '1', common: [], others: [] });
    const foreign = page.split('\n').filter((line) => /^\.so|^'|passwd/.test(line) && !/^(?:\\&|\\f|scrq\\-x|# |\\\(aq)/.test(line));
    expect(foreign).toEqual([]);
    expect(page).not.toMatch(/(?<!\\\(rs)(?<![\w)])\\fBbold/);
    expect(page).toContain('\\[u65E5]');
  });
});
