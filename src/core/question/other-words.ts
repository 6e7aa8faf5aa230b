import { isKnownWord } from './annotate/phrases.ts';

/** "(highest complexity)", "i.e. complexity": the words before it once more. */
const OTHER_WORDS =
  /^(?<before>.+?)\s*(?:\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(?<said>[^()]{3,60})\)|,? (?:i\.e\.|ie|that is|meaning|i mean),? (?<last>[^().,;?!]{3,60}))(?<after>[^()]*)$/iu;

/** A longer question is not looked through for words that explain others. */
const LONGEST_EXPLAINED = 300;

const ENDS = /\b(?:most|least|top|first|last|\p{L}{3,}est)\b/iu;
const RANKING = /\b(?:most|least|more|less|than|\p{L}{3,}est)\b/iu;

/** Words between the ones that are explained and the brackets, at most: "the brainiest game (highest complexity)". */
const MOST_BETWEEN = 1;

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
  // What comes first is said again by what comes first.
  if (end !== undefined && !ENDS.test(other)) return null;
  const words = [end ?? run, first].find((each) => before.toLowerCase().includes(each.toLowerCase()));
  if (words === undefined) return null;
  const at = before.toLowerCase().indexOf(words.toLowerCase());
  // "taken home in summer 2026 (june to august)" explains the summer.
  if (
    said !== undefined &&
    before
      .slice(at + words.length)
      .trim()
      .split(/\s+/).length > MOST_BETWEEN
  )
    return null;
  const [start, rest] = [before.slice(0, at), before.slice(at + words.length)];
  // "below freezing (32 F)": what compares is said of what explains.
  const compared = /^(?:below|above|over|under|before|after|past)\b/i.exec(words)?.[0];
  if (compared !== undefined && /^\D{0,2}\d/u.test(other))
    return { text: `${start}${compared} ${other}${rest}${after}`, note: `reading "${words}" as "${compared} ${other}"` };
  const joint = /^(?:on|by|in|with|per|of|at|for)\b/i.test(other) ? '' : 'with the ';
  // "the brainiest game (highest complexity)" asks for the game.
  return {
    text: end === undefined ? `${start}${other}${rest}${after}` : `${start}${rest} ${joint}${other}${after}`,
    note: `reading "${words}" as "${other}"`,
  };
}

/** "how many rugs are on sale, i.e. have an old price": the predicate once more. */
const PREDICATED =
  /^(?<subject>.+?) (?:can|could|may|must|is|are|was|were|do|does|did|have|has|that|which|who)\b[^,;(]*(?:,|\s[-–(]) ?(?:i\.?e\.?|that is|meaning|i mean),? (?<said>[^(),;?!]{3,80}?)\W*$/iu;

/** The question with a predicate that says in other words what the one before it was meant to say; null where it has none. */
export function withOtherPredicate(text: string): { readonly text: string; readonly note: string } | null {
  const { subject, said } = text.length > LONGEST_EXPLAINED ? {} : (PREDICATED.exec(text.trim())?.groups ?? {});
  if (subject === undefined || said === undefined) return null;
  const joint = /^(?:have|has|had|is|are|was|were|do|does|did|with|without|in|on|at|by|that|which|who|can|cost|costs)\b/i.test(said) ? ' ' : ' with ';
  // "at which crag are routes bolted the most tightly": what ranks is no predicate.
  if (RANKING.test(text.slice(subject.length, text.length - said.length))) return null;
  return { text: `${subject}${joint}${said}`, note: `reading "${said}" for what was said before it` };
}
