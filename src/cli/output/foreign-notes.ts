import { isScrqError } from '../../errors.ts';
import { knownScraper, type Target } from '../target.ts';
import { writeWarning, type Io } from '../terminal/io.ts';

/** Options that go beyond the published API, by their names; undefined for those that were not given. */
export type BeyondApi = Readonly<Record<string, unknown>>;

/**
 * Says what may have had no effect: third-party servers leave out what they do not know, and do not say so. Only when there is something
 * to say is one more request made, which is not counted.
 */
export async function noteIgnored(io: Io, target: Target, asked: BeyondApi): Promise<void> {
  const options = Object.keys(asked).filter((name) => asked[name] !== undefined);
  if (target.metered !== true || options.length === 0 || (await isOurs(io, target))) return;
  const listed = options.map((name) => `--${name}`).join(' and ');
  writeWarning(io, `warning: this server may not know ${listed}, and then gives all its records; \`scrq pull\` brings them here, where it works`);
}

async function isOurs(io: Io, target: Target): Promise<boolean> {
  try {
    return (await knownScraper(target, io.signal)) !== undefined;
  } catch (error) {
    // What was asked for is there; that the server does not answer this as well is no failure of it.
    if (isScrqError(error) && error.code !== 'interrupted') return false;
    throw error;
  }
}
