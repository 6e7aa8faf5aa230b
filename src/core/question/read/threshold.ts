import type { FieldProfile } from '../../language/profile/fields.ts';
import { bestEnd } from '../annotate/concepts.ts';
import type { Sentence } from '../sentence.ts';
import { numberAt } from './fields.ts';
import type { MeasureRead } from './measures.ts';

/** "the top 5 percent", "the quickest 10%", "the best quarter". */
const PART =
  /\b(?:the )?(?<end>top|upper|bottom|lower|best|worst|most expensive|\p{L}{2,}est) (?:(?<n>\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)|(?<part>half|third|quarter|fifth|tenth)\b)/u;
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 };
/** Words that ask for the value at which such a part begins. */
const BEGINNING =
  /\b(?:begins?|starts?|needs?|needed|required|must|(?:have|has|had|got) to|takes? to|puts?|(?:above|over|below|under|beyond) (?:what|which)|cut-?off|threshold)\b/;
/** What is done to reach the part: the words between that say no more. */
const REACHING =
  /^(?:begins?|starts?|needs?|needed|required|must|have|has|had|got|to|be|is|are|get|gets|make|makes|reach|earn|earns|pay|pays|score|scores|beat|belong|belong to|belongs to|puts?|takes?|in|into|among|for|cut|off|-|cutoff|threshold|does|do|did|i|you|we|one|it|the|a|an|of|at|above|over|below|under|beyond|on|from|with|list|lot)$/;

/** "what rent puts a flat in the top 10 percent", "which score must a film have to be among the best fifth": where a part of the records begins. */
export function readThreshold(sentence: Sentence): readonly MeasureRead[] {
  const text = sentence.text.toLowerCase();
  const found = PART.exec(text);
  const { end = '', n, part } = found?.groups ?? {};
  const size = n === undefined ? PARTS[part ?? ''] : Number(n);
  if (found === null || size === undefined || !(size > 0 && size < 100) || !BEGINNING.test(text)) return [];
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = (at: number) => {
    const piece = sentence.pieces[at];
    const [start, last] = [sentence.tokens[piece?.from ?? 0]?.start ?? 0, sentence.tokens[(piece?.to ?? 1) - 1]?.end ?? 0];
    return start < span.end && last > span.start;
  };
  const inside = [...sentence.pieces.keys()].filter(isIn);
  const fields = sentence.all('field').filter((at) => !isIn(at));
  const [at] = fields;
  const profile = at === undefined ? null : numberAt(sentence, at);
  // "what rent do I have to pay": the same field once more.
  const more = fields.filter((place) => sentence.at(place, 'field')?.choices.every((choice) => choice.profile !== profile) === true);
  const isOther = sentence.all('aggregate').some((place) => !isIn(place)) || !isAskedFor(sentence, at ?? -1, inside);
  if (at === undefined || profile === null || more.length > 0 || isOther) return [];
  const isUp = isUpperEnd(sentence, { end, inside, profile });
  if (isUp === null) return [];
  const p = Number((isUp ? 100 - size : size).toPrecision(6));
  const words = [...sentence.pieces.keys()].filter((place) => REACHING.test(sentence.lower(place)) || sentence.at(place, 'head') !== null);
  sentence.use(...fields, ...inside, ...words);
  return [{ at, measures: [{ kind: 'percentile', field: profile.field.name, p }] }];
}

/** The field is what is asked for: right behind "what" or "how many", before all else, or behind "of" at the end of the part. */
function isAskedFor(sentence: Sentence, at: number, inside: readonly number[]): boolean {
  const [first = 0, last = first] = [inside[0], inside.at(-1)];
  if (at > last)
    return sentence.past(last, 'of') === at && !sentence.all('head').some((place) => sentence.at(place, 'head')?.head === 'count' && place < first);
  const before = sentence.previous(at);
  return before < 0 || sentence.at(before, 'head') !== null;
}

interface EndOf {
  readonly end: string;
  readonly inside: readonly number[];
  readonly profile: FieldProfile;
}

/** Whether the part is that of the high values; null where either may be meant. */
function isUpperEnd(sentence: Sentence, { end, inside, profile }: EndOf): boolean | null {
  const best = bestEnd(profile);
  if (/^(?:upper|highest|largest|biggest|most expensive)$/.test(end)) return true;
  if (/^(?:lower|lowest|bottom|smallest)$/.test(end)) return false;
  // The top of a list of times is the shortest, and that of prices the highest.
  if (end === 'top') return best === 'less' && profile.dimension !== 'money' ? null : true;
  if (end === 'best' || end === 'worst') return best === null ? null : (best === 'more') === (end === 'best');
  const idea = inside.map((at) => sentence.at(at, 'extreme')).find((piece) => piece !== null);
  return idea?.idea?.profile === profile ? idea.descending : null;
}
