import { unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isCountPlan, measureFields } from '../../../plan/measure-fields.ts';
import type { Plan, StatsPlan } from '../../../plan/plan.ts';
import type { LinkWord } from '../../lexicon/lexicon.ts';
import { isNumberOfOpinions, praisedReviews } from '../../compose/reviewed.ts';
import type { Sentence } from '../../sentence.ts';
import { rankedFields } from '../plan-features.ts';
import { fieldsOfPlan } from '../unused.ts';

/**
 * Why a mean or a sum is no answer where its field is only mentioned: "tickets that had good scores" and "menus with wine under 100" choose records, and
 * "how quickly do we reply" asks for no number of replies. Null where a figure is asked for.
 */
export function onlyMentioned(sentence: Sentence, plan: Plan): string | null {
  const other = partOfText(sentence) ?? numberOfPraise(sentence, plan);
  if (other !== null || plan.kind !== 'stats') return other;
  return READERS.map((read) => read(sentence, plan)).find((reason) => reason !== null) ?? null;
}

const READERS: readonly ((sentence: Sentence, plan: StatsPlan) => string | null)[] = [
  otherThanHow,
  ofChosen,
  ofEitherEnd,
  ofOpenings,
  ofWherever,
  countOfUnits,
  partDone,
];

/** "how many trips ended where they started": two places of each record, which no count of all compares. */
function ofWherever({ pieces, tokens }: Sentence, plan: StatsPlan): string | null {
  const used = new Set(fieldsOfPlan(plan));
  const at = pieces.findIndex(
    ({ from }, place) => place > 0 && tokens[from]?.lower === 'where' && /^(?:it|they|he|she)$/.test(tokens[from + 1]?.lower ?? ''),
  );
  const done = pieces.slice(at + 1).find(({ kind }) => kind === 'field');
  const isUsed = done?.kind === 'field' && done.choices.some(({ profile }) => used.has(profile.field.name));
  return at < 0 || done === undefined || isUsed ? null : 'I do not see which two places to compare';
}

/** "how quickly", "how often": a time, a speed or a number of times, which no amount of anything else is. */
function otherThanHow({ text, profiles }: Sentence, plan: StatsPlan): string | null {
  const said = HOW.exec(text)?.[0];
  if (said === undefined) return null;
  const measured = new Set(plan.measures.flatMap(measureFields));
  const other = profiles.find(({ field, dimension }) => measured.has(field.name) && field.type === 'number' && dimension === null && IS_COUNT(field));
  return other === undefined ? null : `${other.field.name} does not say ${said.toLowerCase().trim()}`;
}

const HOW = /\bhow (?:quickly|fast|soon|promptly|swiftly|speedily|slowly|rapidly)\b/i;
const IS_COUNT = ({ role, integer }: FieldProfile['field']): boolean => role === 'additive' || role === 'count' || integer === true;

/** A field whose mean or sum the plan gives, though the question is a phrase of records and its field stands in what chooses them. */
function ofChosen(sentence: Sentence, plan: StatsPlan): string | null {
  const { pieces } = sentence;
  if (plan.groups.length > 0 || !plan.measures.every(({ kind }) => kind === 'avg' || kind === 'sum') || pieces.some(({ kind }) => ASKING.has(kind)))
    return null;
  const measured = new Set(plan.measures.flatMap(measureFields));
  const at = pieces.findIndex((piece) => piece.kind === 'field' && piece.choices.some(({ profile }) => measured.has(profile.field.name)));
  const isSum = plan.measures.every(({ kind }) => kind === 'sum');
  return at >= 0 && (isObject(sentence, at) || isSubject(sentence, at, isSum))
    ? `I do not see whether a figure is asked for, or which records "${sentence.words(at)}" chooses`
    : null;
}

/** Pieces that say which figure is meant, or that one is. */
const ASKING: ReadonlySet<string> = new Set(['head', 'aggregate', 'percentile', 'extreme', 'grouper', 'sorter', 'limit', 'quote']);

/** "had good scores", "near the beach", "that have reached their goal": what the records before it have or do. */
function isObject(sentence: Sentence, at: number): boolean {
  let before = sentence.previous(at);
  while (sentence.isLink(before, 'them') || /^(?:good|bad)$/.test(sentence.lower(before))) before = sentence.previous(before);
  // "out of stock jackets" of a number in stock.
  if (sentence.lower(before) === 'out of') return true;
  const piece = sentence.pieces[before];
  // "cameras with less than 10,000 clicks".
  if (before === at - 1 && piece?.kind === 'condition' && piece.source === 'bound') return sentence.previous(before) >= 0;
  const isLed = piece?.kind === 'verb' || piece?.kind === 'unknown' || (piece?.kind === 'link' && LEADING.has(piece.link));
  return isLed && sentence.previous(before) >= 0;
}

const LEADING: ReadonlySet<LinkWord> = new Set<LinkWord>(['with', 'that', 'has', 'in', 'to', 'from', 'not', 'without']);

/** "menus with wine", "fee included", "tickets going on sale", "ships tomorrow": more is said of it than of which records it is. */
function isSubject(sentence: Sentence, at: number, isSum: boolean): boolean {
  const next = sentence.pieces[at + 1];
  if (sentence.previous(at) >= 0 || next === undefined) return false;
  if (next.kind === 'harmless') return /(?:ed|ing)$/.test(sentence.lower(at + 1));
  if (next.kind === 'link') return next.link === 'with' || next.link === 'that' || next.link === 'has';
  return next.kind === 'unknown' || next.kind === 'verb' || (isSum && next.kind === 'condition' && next.source === 'bound');
}

/** "how much battery does a trip use" of what was left at its start and at its end: nothing tells which of both is meant. */
function ofEitherEnd({ pieces, profiles, tokens }: Sentence, plan: StatsPlan): string | null {
  const measured = new Set(plan.measures.flatMap((measure) => ('field' in measure && typeof measure.field === 'string' ? [measure.field] : [])));
  const isSaid = (stem: string) => tokens.some((token) => token.stem === stem);
  for (const profile of profiles) {
    if (!measured.has(profile.field.name) || profile.field.type !== 'number') continue;
    if (profile.words.some(({ stem }) => isEnd(stem) && isSaid(stem))) continue;
    const twin = profiles.find(
      (other) =>
        other !== profile &&
        other.field.type === 'number' &&
        other.words.length === profile.words.length &&
        other.words.some(({ stem }, at) => areEnds(stem, profile.words[at]?.stem ?? '')) &&
        other.words.every(({ stem }, at) => stem === profile.words[at]?.stem || areEnds(stem, profile.words[at]?.stem ?? '')),
    );
    const isChoice = pieces.some((piece) => piece.kind === 'field' && piece.choices.some((choice) => choice.profile === twin));
    if (twin !== undefined && isChoice) return `I cannot tell whether ${profile.field.name} or ${twin.field.name} is meant`;
  }
  return null;
}

const STARTS = /^(?:start|begin|before|befor|first|open|initial)$/;
const CLOSES = /^(?:end|finish|after|last|clos|final)$/;

function isEnd(stem: string): boolean {
  return STARTS.test(stem) || CLOSES.test(stem);
}

function areEnds(one: string, other: string): boolean {
  return (STARTS.test(one) && CLOSES.test(other)) || (CLOSES.test(one) && STARTS.test(other));
}

/** "how many places are there in total" by the towns of records that know how many openings or seats each has. */
function ofOpenings({ text, profiles }: Sentence, plan: StatsPlan): string | null {
  const counted = plan.measures.find((measure) => measure.kind === 'distinct');
  const openings = PLACES.test(text)
    ? profiles.find(({ field, words }) => field.type === 'number' && words.some(({ stem }) => OPENING.test(stem)))
    : undefined;
  return counted === undefined || openings === undefined ? null : `I cannot tell whether ${openings.field.name} is meant`;
}

const PLACES = /\bhow many places\b/i;
const OPENING = /^(?:open|opening|vacanc|vacanci|place|spot|seat|space|capac)/;

/** "over 9 for staff", "bank staff": a word of some texts that a number is called by, or that those are called who are meant by the value before it. */
function partOfText({ pieces, tokens, profiles }: Sentence): string | null {
  const piece = pieces.find((each, at) => {
    const token = tokens[each.from];
    if (each.kind !== 'value' || each.isPart !== true || each.to > each.from + 1 || token === undefined) return false;
    const isOfNumber = profiles.some(
      ({ field, words }) => field.type === 'number' && words.some(({ stem, weight }) => weight === 1 && stem === token.stem),
    );
    return isOfNumber || (STAFF.test(token.lower) && pieces[at - 1]?.kind === 'value');
  });
  return piece === undefined ? null : `I cannot tell what "${tokens[piece.from]?.text ?? ''}" is said of`;
}

const STAFF = /^(?:staff|personnel|workers|employees|crew)$/;

/** "the hotel with the worst reviews" by how many there are, where several fields say how good they are. */
function numberOfPraise({ text, profiles }: Sentence, plan: Plan): string | null {
  const ranked = praisedReviews(text) === null ? [] : rankedFields(plan);
  const number = profiles.find((profile) => ranked.includes(profile.field.name) && isNumberOfOpinions(profile));
  return number === undefined ? null : `${number.field.name} says how many there are, and not how good they are`;
}

/** "how many kilos of coffee": an amount in a unit, and no number of records. */
function countOfUnits(sentence: Sentence, plan: StatsPlan): string | null {
  const { pieces, tokens } = sentence;
  const at = sentence.headAt('count');
  const unit = tokens[pieces[at + 1]?.from ?? -1];
  const isUnit = at >= 0 && pieces[at + 1]?.kind === 'unknown' && unit !== undefined && unitOf(unit.lower) !== undefined;
  return isUnit && isCountPlan(plan) ? `I do not see what to compute in ${unit.text}` : null;
}

/** "percent of award spent" of amounts that are awarded and spent: what one is of the other, and no share of all. */
function partDone({ text, profiles, tokens }: Sentence, plan: StatsPlan): string | null {
  const said = plan.measures.some(({ kind }) => kind === 'shareOf') ? PART_DONE.exec(text)?.groups : undefined;
  const stems = new Set(tokens.flatMap(({ lower, stem }) => (lower === said?.['whole'] || lower === said?.['done'] ? [stem] : [])));
  const used = new Set(plan.measures.flatMap(measureFields));
  const isCalled = ({ words }: FieldProfile) => [...stems].every((stem) => words.some((word) => word.stem === stem));
  if (profiles.some((profile) => used.has(profile.field.name) && isCalled(profile))) return null;
  const other = profiles.find(({ field, words }) => field.type === 'number' && !used.has(field.name) && words.some(({ stem }) => stems.has(stem)));
  return other === undefined ? null : `I do not see how to compute what one of ${[...used].join(' and ')} and ${other.field.name} is of the other`;
}

const PART_DONE =
  /(?:%|\bper ?cent|\bpercentage|\bshare|\bproportion) of (?:the |its |their )?(?<whole>\p{L}+) (?<done>\p{L}+(?:ed|en)|spent|paid|sold|lent|sent)\b/iu;
