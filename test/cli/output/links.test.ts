import { expect, test } from 'vitest';

import { linksOn, pageAddress } from '../../../src/cli/terminal/links.ts';
import { runScrq } from '../run-scrq.ts';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['https://example.com/ä b', 'https://example.com/%C3%A4%20b'],
  ['https://example.com/\u001b]8;;\u0007', 'https://example.com/%1B]8;;'],
  ['https://exa\nmple.com/', 'https://example.com/'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  [' https://example.com', undefined],
  ['see https://example.com', undefined],
  ['https://', undefined],
  ['http://[::1', undefined],
  [`https://example.com/${'a'.repeat(3000)}`, undefined],
  [42, undefined],
  [null, undefined],
])('the address of %j is %j', (value, expected) => {
  expect(pageAddress(value)).toBe(expected);
});

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['xterm, of which nothing is known', { TERM: 'xterm-256color' }, false],
  ['VTE that knows them', { TERM: 'xterm-256color', VTE_VERSION: '7600' }, true],
  ['VTE that does not', { TERM: 'xterm-256color', VTE_VERSION: '4000' }, false],
  ['kitty', { TERM: 'xterm-kitty' }, true],
  ['iTerm', { TERM_PROGRAM: 'iTerm.app' }, true],
  ['Windows Terminal', { WT_SESSION: 'x' }, true],
  ['tmux within iTerm', { TERM: 'tmux-256color', TERM_PROGRAM: 'iTerm.app' }, false],
  ['a dumb one', { TERM: 'dumb', TERM_PROGRAM: 'iTerm.app' }, false],
  ['any when forced', { TERM: 'xterm', FORCE_HYPERLINK: '1' }, true],
  ['none when forced', { TERM: 'xterm-kitty', FORCE_HYPERLINK: '0' }, false],
])('links are for terminals that know them: %s', (_what, env, there) => {
  const linked = linksOn({ isTTY: true } as unknown as Parameters<typeof linksOn>[0], { env } as unknown as Parameters<typeof linksOn>[1]);
  expect(linked('x', 'https://example.com/') !== 'x').toBe(there);
  expect(linked('x', 'no link')).toBe('x');
});

test('no link goes to what is no terminal', async () => {
  const { out } = await runScrq(['--version'], { env: { FORCE_HYPERLINK: '1' } });
  expect(out).not.toContain('\u001b');
});
