import { expect, it } from 'vitest';

import { shellCommands } from '../cli/help/shell-commands.ts';
import { runScrq } from '../cli/run-scrq.ts';
import { serving } from '../cli/serving.ts';
import { readmeCommands } from '../package/readme-commands.ts';
import { sharedDirectory } from '../temporary.ts';
import { environmentFor, REGION } from './gateway.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const SECTION = 'A dataset in an object store';
const directory = sharedDirectory();
const store = objectStore();

describeWithObjectStore('what the README says of object stores', () => {
  it('works as it stands there', async () => {
    await directory.file('flats.csv', 'id,title,price\n1,A flat by the lake,1200\n2,A flat above a market,1700\n');
    // Read by the engine itself.
    Object.assign(process.env, environmentFor(store().proxy.url));
    const env = { XDG_CACHE_HOME: directory.path };
    const place = store().newUri();
    const lines = readmeCommands().flatMap(({ section, line }) => (section === SECTION ? [line] : []));
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      const typed = line
        .replace(/ +# .*$/, '')
        .replaceAll('s3://bucket/scrq', place)
        .replaceAll('s3://copies/scrq', store().newUri())
        .replaceAll('eu-west-1', REGION)
        .replace('/var/tmp/scrq', `${directory.path}/cache`)
        .replace('--port 7311', '--port 0');
      const [[, , command = '', ...argv] = []] = shellCommands(typed);
      if (command === 'serve') {
        const server = await serving(argv, { env, cwd: directory.path });
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        expect(await server.stop()).toMatchObject({ exit: 0 });
      } else {
        expect({ line, ...(await runScrq([command, ...argv], { env, cwd: directory.path })) }).toMatchObject({ exit: 0 });
      }
    }
  });
});
