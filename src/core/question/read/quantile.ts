import { unitOf } from '../../language/annotate/units.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { comparedField } from '../annotate/concepts.ts';
import type { Sentence } from '../sentence.ts';
import { numberAt } from './fields.ts';
import type { MeasureRead } from './measures.ts';

/** "90 % of", "75 percent of all". */
const PART = /(?<n>\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent)(?: of\b|(?= (?:exceed|are|lie|stay|is)\b))/i;
/** "below what cost", "shorter than how many km", "stay under which price". */
const ASKED =
  /\b(?<way>below|under|within|above|over|beyond|exceed|exceeds|at most|at least|(?:less|fewer|more|\p{L}+er) than|up to) (?:what|which|how (?:many|much|long|far|big|old|heavy))\b/iu;
/** "what rent do 80 % of the flats stay under", "a magnitude that 95 % of all exceed": the comparison ends the question. */
const ENDING = /\b(?<way>below|under|within|above|over|beyond|exceeds?)\W*$/iu;
const ABOVE = /^(?:above|over|beyond|exceeds?|at least|(?:more|higher|longer|bigger|larger|greater|heavier|older|dearer|taller) than)$/i;
const WORDS = /^(?:lie|lies|stay|stays|fall|falls|are|is|all|have|has|cost|costs|weigh|weighs|take|takes|last|lasts|remain|sit|sits|come|keep|pay)$/;

/** "90 % of the walks are shorter than how many km": the value that a part of the records stays below; none where no such thing is asked. */
export function readQuantile(sentence: Sentence): readonly MeasureRead[] {
  const { n } = PART.exec(sentence.text)?.groups ?? {};
  const { way } = ASKED.exec(sentence.text)?.groups ?? (isFieldAsked(sentence) ? ENDING.exec(sentence.text)?.groups : undefined) ?? {};
  const p = Number(n);
  if (way === undefined || !(p > 0 && p < 100)) return [];
  const profile = measuredIn(sentence);
  if (profile === null) return [];
  const isPart = (at: number) => /^(?:\d|%|percent|per cent|% of)/.test(sentence.lower(at)) || sentence.at(at, 'head') !== null;
  const open = [...sentence.pieces.keys()].filter((at) => isPart(at) || sentence.isLink(at, 'above', 'below', 'than') || isAsking(sentence, at));
  // "of the walks": what the records are called by in part.
  const whole = open.map((at) => sentence.past(at, 'of')).find((at) => (sentence.at(at, 'field')?.choices[0]?.score ?? 1) < WHOLE);
  sentence.use(...open, ...(whole === undefined ? [] : [whole]));
  return [{ at: open[0] ?? 0, measures: [{ kind: 'percentile', field: profile.field.name, p: ABOVE.test(way) ? 100 - p : p }] }];
}

/** "what rent do …", "magnitude that …": the question begins with the field whose value is asked for. */
function isFieldAsked(sentence: Sentence): boolean {
  const start = [...sentence.pieces.keys()].find((at) => !/^(?:harmless|mark)$/.test(sentence.pieces[at]?.kind ?? '')) ?? 0;
  const head = sentence.at(start, 'head')?.head;
  const at = head === undefined ? start : sentence.past(start, 'of');
  return (head === undefined || head === 'what' || head === 'which') && numberAt(sentence, at) !== null;
}

/** Words of the comparison, and the unit that the answer is to be in. */
function isAsking(sentence: Sentence, at: number): boolean {
  const words = sentence.lower(at);
  return WORDS.test(words) || (sentence.at(at, 'unknown') !== null && (unitOf(words) !== undefined || words.endsWith('er')));
}

/** The number that is named, else the one that is counted in the unit, else what the comparison speaks of. */
function measuredIn(sentence: Sentence): FieldProfile | null {
  const named = sentence
    .all('field')
    .filter((at) => numberAt(sentence, at) !== null && sentence.at(at, 'field')?.choices.every(({ score }) => score >= NAMED) === true);
  const [at, ...more] = named;
  const units = sentence.all('unknown').flatMap((place) => unitOf(sentence.lower(place)) ?? []);
  const counted = sentence.profiles.filter(
    ({ field, unit }) =>
      field.type === 'number' && unit !== null && units.some((said) => said.dimension === unit.dimension && said.factor === unit.factor),
  );
  if (counted.length === 1) return counted[0] ?? null;
  if (at !== undefined && more.length === 0) {
    const profile = numberAt(sentence, at);
    sentence.use(at);
    return profile;
  }
  return comparedField(sentence.tokens, sentence.schema);
}

/** Below this, a word is only a part of the name. */
const WHOLE = 0.8;
/** A mention that says less is of half a name. */
const NAMED = 0.7;
