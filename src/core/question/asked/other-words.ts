import { formsOf } from '../../language/lexicon/en/forms/adjectives.ts';
import { CONSUMED } from '../../language/deeds.ts';
import { isKnownWord } from '../annotate/phrases.ts';

/** "(highest complexity)", "i.e. complexity": the words before it once more. */
const OTHER_WORDS =
  /^(?<before>.+?)\s*(?:\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(?<said>[^()]{3,60})\)|(?:,? (?:i\.e\.|ie|meaning|i mean)|, that is),? (?<last>[^().,;?!]{3,60}))(?<after>[^()]*)$/iu;

/** A longer question is not looked through for words that explain others. */
const LONGEST_EXPLAINED = 300;

const ENDS = /\b(?:most|least|top|first|last|\p{L}{3,}est)\b/iu;
const RANKING = /\b(?:most|least|more|less|than|\p{L}{3,}est)\b/iu;

/** Words between the ones that are explained and the brackets, at most: "the brainiest game (highest complexity)". */
const MOST_BETWEEN = 1;

/** A question in other words, and what is said of that. `verb`: it asks for how long it takes to do that. Default: whatever it asks for. */
export interface OtherWording {
  readonly text: string;
  readonly note: string;
  readonly verb?: string;
}

/** The question in the words that it explains itself by. `unknown`: those that were not understood. */
export function otherWordings(text: string, unknown: readonly string[]): readonly OtherWording[] {
  return [
    withTheirs(text),
    withElectric(text, unknown),
    withInTotal(text),
    withRecordUsed(text),
    withHours(text, unknown),
    withAside(text, unknown),
    withEachInTurn(text),
    withHowManyEach(text),
    withOtherWords(text, unknown),
    withOtherPredicate(text),
    withTimeTaken(text),
    withSaidAgain(text),
    withSides(text),
    withEnd(text),
  ].flatMap((other) => other ?? []);
}

/** "had there deadline extended", "took on there plot": what they have, misspelled. */
function withTheirs(text: string): OtherWording | null {
  const other = text.replace(THERE_FOR_THEIR, 'their');
  return other === text ? null : { text: other, note: 'reading "there" as "their"' };
}

/** "how many people were helped in all": all of them together. */
function withInTotal(text: string): OtherWording | null {
  const other = text.replace(IN_ALL, ' in total');
  return other === text ? null : { text: other, note: 'reading "in all" as "in total"' };
}

const IN_ALL = /,? in all(?=[?.! ]*$)/iu;

/** "which city has how many posters": how many each has. */
function withHowManyEach(text: string): OtherWording | null {
  const { group, counted } = HOW_MANY_EACH.exec(text)?.groups ?? {};
  return group === undefined || counted === undefined
    ? null
    : { text: `how many ${counted} per ${group}`, note: `reading it as "how many ${counted} per ${group}"` };
}

const HOW_MANY_EACH = /^\W*which (?<group>[\p{L} ]{3,30}?) (?:has|have|had|got|gets) how many (?<counted>[\p{L} ]{3,30}?)\W*$/iu;

/** "who used the most water" of meters: the record that did, where nothing says whose it is. */
function withRecordUsed(text: string): OtherWording | null {
  const other = text.replace(WHO_USED, 'which record used');
  return other === text ? null : { text: other, note: 'reading "who" as "which record"' };
}

const WHO_USED = new RegExp(`^\\W*who(?: has| have)? (?:used|consumed)(?= (?:the )?(?:most|least) (?:${CONSUMED.replaceAll(' ', '|')})\\b)`, 'i');

/** "e-bikes" of records that know the electric ones. */
function withElectric(text: string, unknown: readonly string[]): OtherWording | null {
  const said = unknown.some((word) => /^e$/i.test(word)) ? ELECTRIC.exec(text)?.[0] : undefined;
  if (said === undefined) return null;
  const other = said.replace(/^e-/i, 'electric ');
  return { text: text.replace(said, other), note: `reading "${said}" as "${other}"` };
}

const ELECTRIC = /(?<![\p{L}-])e-\p{L}{3,}/iu;

/** "average fee, cancelled ones aside": what is left out stands before the word for that. */
function withAside(text: string, unknown: readonly string[]): OtherWording | null {
  const { before, left } = unknown.some((word) => /^(?:aside|excluded|excepted|not|out)$/i.test(word)) ? (ASIDE.exec(text)?.groups ?? {}) : {};
  if (before === undefined || left === undefined) return null;
  return { text: `${before} excluding ${left}`, note: `leaving out "${left}"` };
}

const ASIDE = /^(?<before>.{8,}), ?(?:(?:with|leaving) )?(?<left>[^,;?!]{3,40}) (?:aside|excluded|excepted|left out|not counted|not included)\W*$/iu;

/** "an hour long session", "half hour slots": so many minutes. */
function withHours(text: string, unknown: readonly string[]): OtherWording | null {
  const [said, half] = unknown.some((word) => /\bhour$/i.test(word)) ? (HOUR_LONG.exec(text) ?? []) : [];
  if (said === undefined) return null;
  const other = half === undefined ? '60 minute' : '30 minute';
  return { text: text.replace(said, other), note: `reading "${said}" as "${other}"` };
}

const HOUR_LONG =
  /\b(?:an? |one |1 )?(?:(half)[ -](?:an )?)?hour(?:[ -]long\b|(?=[ -](?:session|lesson|slot|class|course|ride|tour|visit|meeting|booking|trip|film|episode|show|appointment|walk|drive|flight|call|talk)(?:e?s)?\b))/iu;

/** "new works, town by town": in groups of that; "one by one", "side by side" are no groups. */
function withEachInTurn(text: string): OtherWording | null {
  const [said, group] = EACH_IN_TURN.exec(text) ?? [];
  return said === undefined || group === undefined
    ? null
    : { text: text.replace(EACH_IN_TURN, `by ${group}`), note: `reading "${said}" as "by ${group}"` };
}

const EACH_IN_TURN = /\b(?!one |side |step |bit |little |two )(\p{L}{3,}) by \1\b/iu;

/** Behind a verb or a preposition that something there would not follow, and before a noun. */
const THERE_FOR_THEIR =
  /(?<=\b(?:had|have|has|having|cut|raised|lowered|reduced|changed|lost|moved|put|took on|take on|of|by|for|with|about|above|below|under|over) )there(?= (?!(?:is|are|was|were|any|no|some|a|an|the|and|or|been|in|on|at|to|for|since|now|yet|still|too|also|before|after|anymore|again|always|already|ever|be|will|would|could|can|may|might)\b)\p{L}{3,})/iu;

/** A question with the words that explain those that were not understood in place of them; null where it has none. */
function withOtherWords(text: string, unknown: readonly string[]): OtherWording | null {
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
  const words = [end ?? run, ...spanOf(before, unknown), first].find((each) => before.toLowerCase().includes(each.toLowerCase()));
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

/** "run off a normal outlet": from the first word that was not understood to the last one, where they are most of what is between. */
function spanOf(text: string, unknown: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const [first, last] = [unknown[0]?.toLowerCase() ?? '', unknown.at(-1)?.toLowerCase() ?? ''];
  const [from, at] = [lower.indexOf(first), lower.lastIndexOf(last)];
  const span = text.slice(from, at + last.length);
  return from < 0 || at <= from || span.split(/\s+/).length >= 2 * unknown.length ? [] : [span];
}

/** "how many rugs are on sale, i.e. have an old price": the predicate once more. */
const PREDICATED =
  /^(?<subject>.+?) (?:can|could|may|must|is|are|was|were|do|does|did|have|has|that|which|who)\b[^,;(]*(?:,|\s[-–(]) ?(?:i\.?e\.?|that is|meaning|i mean),? (?<said>[^(),;?!]{3,80}?)\W*$/iu;

/** The question with a predicate that says in other words what the one before it was meant to say; null where it has none. */
function withOtherPredicate(text: string): OtherWording | null {
  const { subject, said } = text.length > LONGEST_EXPLAINED ? {} : (PREDICATED.exec(text.trim())?.groups ?? {});
  if (subject === undefined || said === undefined) return null;
  const joint = /^(?:have|has|had|is|are|was|were|do|does|did|with|without|in|on|at|by|that|which|who|can|cost|costs)\b/i.test(said) ? ' ' : ' with ';
  // "at which crag are routes bolted the most tightly": what ranks is no predicate.
  if (RANKING.test(text.slice(subject.length, text.length - said.length))) return null;
  return { text: `${subject}${joint}${said}`, note: `reading "${said}" for what was said before it` };
}

/** "which ticket took longest to resolve": the end of the time that it takes. */
const TIME_TAKEN = /\b(?:takes?|took|taken) (?:the )?(?<end>longest|shortest)(?: time)? to (?<verb>\p{L}{4,})\b/iu;

/** The question for what has the longest time in place of what takes the longest to be done; null where it does not ask so. */
function withTimeTaken(text: string): OtherWording | null {
  const taken = TIME_TAKEN.exec(text);
  const { end = '', verb = '' } = taken?.groups ?? {};
  const plain = `has the ${end} ${verb}`;
  return taken === null ? null : { text: text.replace(TIME_TAKEN, plain), note: `reading "${taken[0]}" as "${plain}"`, verb };
}

/** "what would I save a month with a garage in Oakford rather than one in Elm": what each of the two costs. */
const SAVING =
  /^\W*(?:how much|what) (?:would|do|does|could|can|did) (?:i|we|you|one|someone) save(?<period> (?:a|per|each) (?:hour|day|night|week|month|year))?(?: on average)? (?:with|by (?:taking|choosing|renting|buying|getting|booking|going for)|if (?:i|we|you) (?:take|choose|rent|buy|get|book)|on|taking|buying) (?<one>.+?) (?:rather than|instead of|compared (?:to|with)|over|versus|vs\.?) (?<other>[^?]+?)(?: on average)?\W*$/i;

/** A question for what is saved as one for the price of each of the two; null where it does not ask so. */
function withSides(text: string): OtherWording | null {
  const { period = '', one, other } = SAVING.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined) return null;
  return { text: `average price${period} of ${one} vs ${other}`, note: 'reading what is saved as the average price of each' };
}

/** "the busiest day, i.e. the date with the most events": the whole question once more. */
const SAID_AGAIN = /^(?<before>.{8,}?),? (?:i\.e\.|ie|that is|in other words),? (?<said>(?:the|which|what|who) [^,;?!]{6,80}?)\W*$/iu;

/** What ranks, and says in full behind "i.e." what the words before it ask for; null where nothing is said twice. */
function withSaidAgain(text: string): OtherWording | null {
  const { before = '', said } = (text.length > LONGEST_EXPLAINED ? null : SAID_AGAIN.exec(text.trim()))?.groups ?? {};
  return said === undefined || !ENDS.test(before) || !ENDS.test(said) ? null : { text: said, note: `reading "${said}" for all of it` };
}

/** "how long is the longest crossing". */
const HOW_AT_END = /^\W*how (?<adjective>\p{L}{3,}) (?:is|was|are|were) (?<end>the (?<superlative>\p{L}{3,}est)\b.{3,})$/iu;

/** The question for the one at an end in place of the one for how much of it that one has; null where it does not ask so. */
function withEnd(text: string): OtherWording | null {
  const { adjective = '', end, superlative = '' } = HOW_AT_END.exec(text.trim())?.groups ?? {};
  if (end === undefined || !formsOf(adjective.toLowerCase(), 'est').includes(superlative.toLowerCase())) return null;
  return { text: end, note: `reading "how ${adjective}" as what the ${superlative} has` };
}
