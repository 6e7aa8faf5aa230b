import { beforeAll, expect, test } from 'vitest';

import { runScrq } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
let data: string;
beforeAll(async () => {
  data = `${directory.path}/data`;
  for (const price of [10, 12]) {
    const file = await directory.file('lamps.ndjson', ndjson([{ id: 'a', name: 'brass lamp', price }]));
    await runScrq(['import', file, '--data', data, '--key', 'id']);
  }
});

test.each([
  [['search', 'brass lamp under 20']],
  [['results']],
  [['results', '--filter', 'price > 99']],
  [['export', '--format', 'csv']],
  [['export', '-o', 'lamps.xlsx', '--force']],
  [['describe']],
  [['stats', 'avg(price)']],
  [['diff']],
  [['diff', '--stat']],
  [['history', 'a']],
  [['chat', 'average price']],
  [['scrapers']],
  [['scrapers', 'show']],
  [['runs']],
  [['usage']],
  [['import', 'lamps.ndjson']],
])('scrq %j says nothing on an error output that no person sees', async (argv) => {
  const { exit, err } = await runScrq([...argv, '--data', data], { watched: false, cwd: directory.path });
  expect([exit, err]).toEqual([0, '']);
});

test('an explanation that is asked for is printed there, too', async () => {
  const { err } = await runScrq(['search', 'brass lamp under 20', '--explain', '--data', data], { watched: false });
  expect(err).toContain('left for similarity: brass lamp\n');
});
