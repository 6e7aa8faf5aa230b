import { wordSet } from '../../../text/word-set.ts';
import type { Token } from '../tokens.ts';

/** Words that may follow a number which stands for itself; any other word is what the number counts. */
const ENDS_NUMBER: ReadonlySet<string> = wordSet(
  'in at on for with and or but near by to of from within around that which who is are was were please only total budget range a an the per if as before after since between over under above below not no without when where sort sorted order ordered located listed posted max min plus have has had did do does',
);

/** True for a word that a number right before it counts ("at least 5 blades"). */
export function isCountedNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && !ENDS_NUMBER.has(token.lower);
}
