import { runScrq, type Outcome, type World } from './run-scrq.ts';
import type { Temporary } from '../temporary.ts';

/** Runs a command line, in a world of its own where one is given. */
type Scrq = (argv: readonly string[], world?: World) => Promise<Outcome>;

let datasets = 0;

/** Runs command lines in a directory of files, on one dataset in it: a new one, unless the environment names another. */
export function scrqIn(directory: Pick<Temporary, 'path'>, env: World['env'] = {}): Scrq {
  datasets += 1;
  const own = { SCRQ_DATA: `${directory.path}/dataset-${datasets}`, ...env };
  return (argv, world = {}) => runScrq(argv, { ...world, cwd: directory.path, env: { ...own, ...world.env } });
}

/** The same for commands that are given word by word. */
export function newDataset(directory: Temporary, world: World = {}): (...argv: string[]) => Promise<Outcome> {
  const scrq = scrqIn(directory, world.env);
  return (...argv) => scrq(argv, world);
}
