// `npm run fuzz -- --sets 2000 --seed 7 [--fields 200]`: the sets of so many seeds from this one on; what is wrong, and what was refused, is printed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = { sets: { type: 'string' }, seed: { type: 'string' }, fields: { type: 'string' } };
const { sets = '200', seed = String(Math.floor(Date.now() / 1000)), fields = '5000' } = parseArgs({ options }).values;
const env = { ...process.env, FUZZ_SETS: sets, FUZZ_SEED: seed, FUZZ_FIELDS: fields };
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.slow.config.ts', '--silent=false', 'test/fuzz'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
