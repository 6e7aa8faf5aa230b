import { isKnownWord } from './annotate/phrases.ts';

/** "(highest complexity)", "i.e. complexity": the words before it once more. */
const OTHER_WORDS =
  /^(?<before>.+?)\s*(?:\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(?<said>[^()]{3,60})\)|,? (?:i\.e\.|ie|that is|meaning),? (?<last>[^().,;?!]{3,60}))(?<after>[^()]*)$/iu;

/** A longer question is not looked through for words that explain others. */
const LONGEST_EXPLAINED = 300;

/** A question with the words that explain those that were not understood in place of them; null where it has none. */
export function withOtherWords(text: string, unknown: readonly string[]): { readonly text: string; readonly note: string } | null {
  const [first] = unknown;
  // A question that is refused for what it asks has no word to explain.
  if (first === undefined || text.length > LONGEST_EXPLAINED) return null;
  const { before, said, last, after = '' } = OTHER_WORDS.exec(text.trim())?.groups ?? {};
  const other = said ?? last;
  const run = unknown.join(' ');
  // "(comedy, drama …)" are examples, and what ranks or compares is no name for anything.
  if (
    before === undefined ||
    other === undefined ||
    /[,;…]|\.\.|\betc\b/.test(other) ||
    run.split(' ').every((word) => isKnownWord(word.toLowerCase()))
  )
    return null;
  const end = /^(?:most|least) \S+|^\p{L}+est\b/iu.exec(run)?.[0];
  const words = [end ?? run, first].find((each) => before.toLowerCase().includes(each.toLowerCase()));
  if (words === undefined) return null;
  const at = before.toLowerCase().indexOf(words.toLowerCase());
  const [start, rest] = [before.slice(0, at), before.slice(at + words.length)];
  const joint = /^(?:on|by|in|with|per|of|at|for)\b/i.test(other) ? '' : 'with the ';
  // "the brainiest game (highest complexity)" asks for the game.
  return {
    text: end === undefined ? `${start}${other}${rest}${after}` : `${start}${rest} ${joint}${other}${after}`,
    note: `reading "${words}" as "${other}"`,
  };
}
