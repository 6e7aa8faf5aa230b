import type { Condition } from '../../../condition/condition.ts';
import { adjectives, comparatives, comparesOnly } from '../../annotate/concept-table.ts';
import { COMPARATIVES } from '../../lexicon/passed-over.ts';
import type { Sentence } from '../../sentence.ts';
import type { ContrastRead, Stated } from '../conditions/stated.ts';
import { COMPARED, contrastOf, flipped, otherOfFlag } from './flag-contrast.ts';
import { isComparative } from '../pairs.ts';

/** "compare A and B", "A vs B", "are A dearer than B", "superhosts and others"; takes the sides out of the conditions. */
export function readContrast(
  sentence: Sentence,
  stated: readonly Stated[],
): { readonly contrast: ContrastRead | null; readonly rest: readonly Stated[] } {
  const none = { contrast: null, rest: stated };
  const compare = sentence.all('head').find((at) => sentence.at(at, 'head')?.head === 'compare');
  const versus = sentence.links('versus')[0];
  const than = sentence
    .links('than', 'above', 'below')
    .find((at) => stated.some((one) => one.at > at && one.at - at <= 4) && stated.some((one) => one.end < at) && /than/.test(sentence.lower(at)));
  const difference = sentence.all('aggregate').find((at) => sentence.at(at, 'aggregate')?.aggregate === 'difference');
  const others = sentence.links('others')[0];
  const [sides, fieldless] = sidesOf(sentence, stated, than);
  // "which is more common, A or B" ranks them by their number.
  const isMore = (at: number) => sentence.lower(at).startsWith('more ');
  const isRanked = sentence.pieces.some(({ kind }, at) => kind === 'extreme' && !(sentence.isOpen(at) && isMore(at)));
  const choice = !isRanked && (CHOOSING.test(sentence.text) || comparesByIdea(sentence)) ? jointOf(sentence, sides, 'or') : undefined;
  const aboveRest = others === undefined ? undefined : sentence.links('than', 'above', 'below').find((at) => sentence.next(at) === others);
  const opposed = opposedAt(sentence, sides);
  const cue = compare ?? versus ?? than ?? difference ?? secondCount(sentence, sides) ?? choice ?? aboveRest ?? opposed;
  const [only, ...more] = stated;
  const isAgainstRest =
    others === undefined &&
    than === undefined &&
    versus === undefined &&
    !hasCompared(sentence) &&
    more.length === 0 &&
    /^(?:flag|value)$/.test(only?.kind ?? '') &&
    (MORE.test(sentence.text) || GENERALLY.test(sentence.text));
  if ((others !== undefined && cue !== undefined) || isAgainstRest) return againstOthers(sentence, stated, isAgainstRest ? null : { others, cue });
  const unnamed = cue === undefined && !COMPARED.test(sentence.text) ? null : otherOfFlag(sentence, stated);
  if (unnamed !== null && (sides.length < 2 || sides[0]?.field !== sides[1]?.field)) {
    sentence.use(...[cue, compare, versus, than, difference].flatMap((at) => at ?? []));
    return { contrast: contrastOf(sentence, unnamed), rest: stated.filter((one) => one !== unnamed.flag) };
  }
  if (cue === undefined || sides.length < 2) return none;
  sentence.use(cue, ...[compare, versus, than, difference].flatMap((at) => at ?? []));
  // "which has the better rating, A or B".
  if (choice !== undefined || than !== undefined) sentence.use(...purposeBehind(sentence));
  if (choice !== undefined) sentence.use(...comparativesIn(sentence), ...sentence.all('extreme').filter(isMore));
  if ((versus ?? compare) !== undefined) useAskedBehind(sentence);
  // "the difference in price between A and B".
  if (difference !== undefined) sentence.use(...sentence.links('between'));
  const [first, last] = [sides[0], sides.at(-1)];
  if (first !== undefined && last !== undefined) {
    useJoints(sentence, first.at, last.at);
    // "differ from that in Durban", "from the one for France".
    if (difference !== undefined) sentence.use(...sentence.links('from', 'that', 'them', 'of').filter((at) => at > first.at && at < last.at));
    // "is A better rated than B": what the sides are compared by.
    if (than !== undefined) sentence.use(...sentence.links('above', 'below').filter((at) => at > first.at && at < last.at));
    // "how many pounds dearer are A than B", "does A have a higher average than B", "are A dearer to keep per year than B".
    if (than !== undefined) {
      const isUnit = (at: number) => sentence.at(sentence.previous(at), 'head')?.head === 'count';
      const said = comparedBefore(sentence, than);
      if (said.length > 0)
        sentence.use(...said, ...[...sentence.all('unknown'), ...sentence.all('field')].filter((at) => at < first.at && isUnit(at)));
    }
  }
  return { contrast: { parts: sides.map(({ label, where }) => ({ label, where })) }, rest: fieldless };
}

/** "A vs B: which one is more expensive". */
function useAskedBehind(sentence: Sentence): void {
  if (ASKS_WHICH.test(sentence.text)) sentence.use(...comparedBefore(sentence, sentence.pieces.length).filter((at) => isOfField(sentence, at)));
}

/** A word that compares by an idea that a field is of, or leads in to its name. */
function isOfField(sentence: Sentence, at: number): boolean {
  const word = sentence.lower(at);
  const ideas = [comparatives.more, comparatives.less, adjectives.more, adjectives.less].flatMap((table) => table.get(word) ?? []);
  const isHeld = sentence.profiles.some(({ concepts }) => concepts.some(({ id }) => ideas.some(({ concept }) => concept.id === id)));
  return isHeld || /^(?:more|less|higher|lower)$/.test(word);
}

/** Behind the two, what they are compared by. */
const ASKS_WHICH = /[:,;?.-]\s*(?:which|who)\b/i;

/** "how many films and how many shows": each count has a side of its own; "how many fine or good ones, count the listings" says again what is counted. */
function secondCount(sentence: Sentence, sides: readonly Stated[]): number | undefined {
  const [, second] = sentence.all('head').filter((at) => sentence.at(at, 'head')?.head === 'count');
  return second !== undefined && sides.some((one) => one.at > second) ? second : undefined;
}

/** "how much cheaper is A than B at S": two prices of one record have been compared. */
function hasCompared(sentence: Sentence): boolean {
  return sentence.pieces.some((_, at) => sentence.isLink(at, 'than') && !sentence.isOpen(at));
}

/** "pricier to live in", "cheaper to rent": what one pays for there, where only a price is compared. */
function purposeBehind(sentence: Sentence): readonly number[] {
  const at = sentence.pieces.findIndex((_, place) => comparesOnly(sentence.lower(place), 'price'));
  const verb = at >= 0 && sentence.isLink(at + 1, 'to') ? at + 2 : -1;
  if (!PAID_TO.test(sentence.lower(verb))) return [];
  return [at + 1, verb, ...(sentence.isLink(verb + 1, 'in') ? [verb + 1] : [])];
}

/** Other verbs speak of other costs: "cheaper to run", "cheaper to insure". */
const PAID_TO = /^(?:live|rent|stay|buy|book|hire|sleep|eat|dine|visit|study|shop|get)(?: (?:in|at))?$/;

/** "which has the higher price, A or B", "is it A or B that lasts longer". */
const CHOOSING = new RegExp(
  `\\b(?:which|who|is|are|do|does|did)\\b.*\\b(?:${COMPARATIVES})\\b(?!.*\\bthan\\b)|\\b(?:${COMPARATIVES})\\b(?! than\\b).*\\bor\\b.*\\?`,
  'i',
);

/** "which trees are taller, A or B". */
function comparesByIdea(sentence: Sentence): boolean {
  return /\b(?:which|who|is|are|do|does)\b/i.test(sentence.text) && comparativesIn(sentence).length > 0;
}

/** Pieces that say no more than which of two is more. */
export function comparativesIn(sentence: Sentence): readonly number[] {
  return [...sentence.all('unknown'), ...sentence.all('harmless'), ...sentence.links('above', 'below')].filter((at) => {
    const said = sentence.lower(at);
    return isComparative(said) || /^(?:better|worse|fewer)$/.test(said) || comparatives.more.has(said) || comparatives.less.has(said);
  });
}

/** What says, before "than", which of two is more: "dearer", "more expensive". */
function comparedBefore(sentence: Sentence, than: number): readonly number[] {
  const isAdjective = (at: number) =>
    /^(?:more|less)$/.test(sentence.lower(at - 1)) && (adjectives.more.has(sentence.lower(at)) || adjectives.less.has(sentence.lower(at)));
  return [...comparativesIn(sentence), ...sentence.all('unknown').filter(isAdjective)].filter((at) => at < than);
}

/** The joint of two sides that stand next to each other. */
function jointOf(sentence: Sentence, sides: readonly Stated[], link: 'and' | 'or'): number | undefined {
  return sentence.links(link).find((at) => sides.some((one) => one.end < at) && sides.some((one) => one.at > at));
}

/** "insured and uninsured": no record is both. */
function isOpposed([one, other, ...more]: readonly Stated[]): boolean {
  const valueOf = (side: Stated | undefined) => (side?.kind === 'flag' && side.where.kind === 'compare' ? side.where.value : null);
  return more.length === 0 && typeof valueOf(one) === 'boolean' && valueOf(one) === !(valueOf(other) ?? valueOf(one));
}

/** The joint of sides that nobody would join to mean them both at once. */
function opposedAt(sentence: Sentence, sides: readonly Stated[]): number | undefined {
  const joint =
    isOpposed(sides) || isAllOfField(sentence, sides) || isEachLed(sentence, sides) || isEachAveraged(sentence, sides)
      ? jointOf(sentence, sides, 'and')
      : undefined;
  return joint ?? (isOpposed(sides) ? jointOf(sentence, sides, 'or') : undefined);
}

/** "the average age of men and women": together they are all records, which nobody would say so. */
function isAllOfField(sentence: Sentence, sides: readonly Stated[]): boolean {
  const [field] = sides.map((side) => side.field);
  // "landlords, agencies or providers" are offered to choose from.
  if (sentence.links('or').some((at) => sides.some((one) => one.end < at) && sides.some((one) => one.at > at))) return false;
  const isWhole = sides.every(({ kind, where }) => kind === 'value' && where.kind === 'compare' && where.op === '=');
  return field !== undefined && field !== null && isWhole && sides.length > 1 && sentence.facts.distinct(field) === sides.length;
}

/** "the median rent in Ghent and in Bruges": a preposition for each side of a measure. */
function isEachLed(sentence: Sentence, sides: readonly Stated[]): boolean {
  const isMeasured = sentence.pieces.some(({ kind }) => kind === 'aggregate' || kind === 'percentile');
  const led = sides.map(({ at }) => sentence.at(at - 1, 'link')?.link);
  return isMeasured && sides.length > 1 && led[0] !== undefined && LEADING.test(led[0]) && led.every((link) => link === led[0]);
}

/** "average weight of males and females": a mean of two kinds is asked of each, where a total is of both together. */
function isEachAveraged(sentence: Sentence, sides: readonly Stated[]): boolean {
  const isMean = sentence.pieces.some(
    (piece) => (piece.kind === 'aggregate' && /^(?:avg|median)$/.test(piece.aggregate)) || piece.kind === 'percentile',
  );
  const isWhole = sides.every(({ kind, where }) => kind === 'value' && where.kind === 'compare' && where.op === '=');
  const isJoined = sides.length === 2 && sides[0]?.field === sides[1]?.field && (sides[1]?.at ?? 0) - (sides[0]?.end ?? 0) === 2;
  return isMean && isWhole && isJoined && !TOGETHER.test(sentence.text) && sentence.links('or').length === 0;
}

const TOGETHER = /\b(?:together|combined|altogether|overall|both)\b/i;

const LEADING = /^(?:of|in|with|from|to)$/;

/** "superhosts and others", and one side alone: the other side are all other records. */
function againstOthers(
  sentence: Sentence,
  stated: readonly Stated[],
  said: { readonly others: number | undefined; readonly cue: number | undefined } | null,
): { readonly contrast: ContrastRead | null; readonly rest: readonly Stated[] } {
  const others = said?.others;
  const own = stated.find((one) => one.end < (others ?? -1)) ?? stated[0];
  if (own === undefined) return { contrast: null, rest: stated };
  // "are huts with a stove dearer".
  if (said === null) sentence.use(...sentence.links('above', 'below'), ...comparativesIn(sentence).filter((at) => at > own.end));
  if (others !== undefined && said?.cue !== undefined) {
    sentence.use(others, said.cue);
    useJoints(sentence, own.at, others);
    sentence.use(...comparedBefore(sentence, said.cue).filter((at) => at > own.end));
  }
  const rest: Condition = own.kind === 'flag' ? flipped(own.where) : { kind: 'not', item: own.where };
  return {
    contrast: {
      parts: [
        { label: own.label.replace(/^(?:is|are|was|were) /i, ''), where: own.where },
        { label: 'others', where: rest },
      ],
    },
    rest: stated.filter((one) => one !== own),
  };
}

/** "how much more do refurbished ones cost": than the others. */
const MORE = new RegExp(`\\bhow much (?:${COMPARATIVES})\\b`, 'i');

/** "do roofed stations get better scores?": than the others. */
const GENERALLY = new RegExp(`^\\W*(?:do|does|did|are|is) .*\\b(?:${COMPARATIVES})\\b(?!.*\\b(?:than|or)\\b)`, 'i');

function useJoints(sentence: Sentence, from: number, to: number): void {
  for (let at = Math.min(from, to); at <= Math.max(from, to); at += 1)
    if (sentence.isLink(at, 'and', 'or', 'versus', 'than', 'to', 'in', 'with', 'of')) sentence.use(at);
}

/** Conditions without those that another one of the same field says already. */
function onceEach(stated: readonly Stated[]): readonly Stated[] {
  const keys = stated.map(({ field, where }) => (field === null ? null : JSON.stringify([field, where])));
  return stated.filter((_, at) => keys[at] === null || keys.indexOf(keys[at] ?? null) === at);
}

/** The conditions of the field that has the most of them: those are the sides. */
function sidesOf(sentence: Sentence, stated: readonly Stated[], than: number | undefined): readonly [readonly Stated[], readonly Stated[]] {
  const byField = new Map<string, Stated[]>();
  for (const one of stated) {
    if (one.field === null || one.kind === 'figure') continue;
    byField.set(one.field, [...(byField.get(one.field) ?? []), one]);
  }
  // "a flat in Oakford or a flat in Port Elm": what is said of both sides tells them not apart.
  const [sides = []] = [...byField.values()].filter((list) => onceEach(list).length >= 2).toSorted((a, b) => b.length - a.length);
  if (sides.length > 0) return [sides, onceEach(stated.filter((one) => !sides.includes(one)))];
  if (than === undefined && !(stated.length === 2 && sentence.links('versus').length > 0)) return [[], stated];
  return stated.length === 2 ? [stated, []] : [[], stated];
}
