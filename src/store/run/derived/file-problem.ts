import { nodeCode } from '../../../errors.ts';

/** What is wrong with a file that is derived from the records of a run. `outdated`: it has a form that this version does not read; `foreign`: it is that of another run. */
export type FileProblem = 'missing' | 'outdated' | 'foreign' | 'damaged';

/** What a look at a file finds; one that is not there, or that the system does not read, is a problem as well. */
export async function lookedAt(look: () => Promise<FileProblem | null>): Promise<FileProblem | null> {
  try {
    return await look();
  } catch (error) {
    if (nodeCode(error) === undefined) throw error;
    return nodeCode(error) === 'ENOENT' ? 'missing' : 'damaged';
  }
}
