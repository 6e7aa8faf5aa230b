import { runScrq, type Outcome, type World } from './run-scrq.ts';
import type { Temporary } from '../temporary.ts';

let datasets = 0;

/** Runs commands on a dataset of their own, in a directory of files. */
export function newDataset(directory: Temporary, world: World = {}): (...argv: string[]) => Promise<Outcome> {
  datasets += 1;
  const env = { SCRQ_DATA: `${directory.path}/dataset-${datasets}` };
  return (...argv) => runScrq(argv, { ...world, cwd: directory.path, env: { ...env, ...world.env } });
}
