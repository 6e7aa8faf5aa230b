// `npm run fuzz -- --sets 2000 --seed 7`: the sets of so many seeds from this one on; what is wrong, and what was refused, is printed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { sets = '200', seed = String(Math.floor(Date.now() / 1000)) } = parseArgs({
  options: { sets: { type: 'string' }, seed: { type: 'string' } },
}).values;
const env = { ...process.env, FUZZ_SETS: sets, FUZZ_SEED: seed };
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.slow.config.ts', '--silent=false', 'test/fuzz'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
