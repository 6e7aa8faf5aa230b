import { isEventOf } from '../../../language/annotate/happenings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token, TokenSpan } from '../../../language/tokens.ts';
import type { Sentence } from '../../sentence.ts';
import { statisticAt, type MeasureRead } from '../measures.ts';

/** "average days between opening and closing", "on average how many days from opened to closed": the days from one date of a record to another. */
export function readSpansOfDays(sentence: Sentence): readonly MeasureRead[] {
  const [at, ...more] = sentence.all('bucket').filter((place) => sentence.lower(place) === 'days');
  const [said, ...others] = sentence.all('aggregate');
  const kind = said === undefined ? null : statisticAt(sentence, said);
  if (at === undefined || said === undefined || more.length + others.length > 0) return [];
  if (kind !== 'avg' && kind !== 'median' && kind !== 'min' && kind !== 'max') return [];
  const start = sentence.pieces[at]?.to ?? 0;
  const span = spanBetween(sentence, start) ?? spanOf(sentence, start);
  if (span === null || span.first === span.last) return [];
  const isOfSpan = (place: number) => (sentence.pieces[place]?.from ?? 0) >= span.from && (sentence.pieces[place]?.to ?? 0) <= span.to;
  const heads = sentence.all('head').filter((place) => sentence.at(place, 'head')?.head === 'count' && place < at);
  sentence.use(said, at, ...heads, ...[...sentence.pieces.keys()].filter(isOfSpan));
  return [{ at, measures: [{ kind, field: { kind: 'difference', left: span.last.field.name, right: span.first.field.name } }] }];
}

/** Two dates, and the words for them. */
interface Span extends TokenSpan {
  readonly first: FieldProfile;
  readonly last: FieldProfile;
}

/** "between … and …", "from … to …", behind no more than a verb. */
function spanBetween(sentence: Sentence, start: number): Span | null {
  const { tokens } = sentence;
  const from = tokens.findIndex(({ lower }, place) => place >= start && /^(?:between|from)$/.test(lower));
  if (from < 0 || !tokens.slice(start, from).every(({ lower }) => PASSING.test(lower))) return null;
  const joint = tokens[from]?.lower === 'from' ? 'to' : 'and';
  const middle = tokens.findIndex(({ lower }, place) => place > from && lower === joint);
  if (middle < 0) return null;
  const stop = tokens.findIndex(({ kind, lower }, place) => place > middle && (kind !== 'word' || STOP.test(lower)));
  const to = stop < 0 ? tokens.length : stop;
  const [first, last] = [dateOf(sentence, { from: from + 1, to: middle }), dateOf(sentence, { from: middle + 1, to })];
  return first === null || last === null ? null : { from: start, to, first, last };
}

/** "how many days does a loan last": from the start of what is named to its end. */
function spanOf({ tokens, profiles }: Sentence, start: number): Span | null {
  const to = tokens.findIndex(({ lower }, place) => place >= start && /^(?:lasts?|lasted|takes?|took|runs?|ran)$/.test(lower)) + 1;
  const words = tokens.slice(start, to - 1).filter(({ lower }) => !/^(?:do|does|did|the|an?|each|every|one)$/.test(lower));
  const [named, ...more] = words;
  if (to === 0 || named === undefined || more.length > 0) return null;
  const own = profiles.filter(({ field, words: said }) => field.type === 'date' && said.some(({ stem }) => stem === named.stem));
  const called = (name: RegExp) => own.filter((profile) => profile.words.some(({ stem }) => name.test(stem)));
  const [[first, ...firsts], [last, ...lasts]] = [called(/^(?:start|begin|from)$/), called(/^(?:end|finish|until|to|return)$/)];
  return first === undefined || last === undefined || firsts.length + lasts.length > 0 ? null : { from: start, to, first, last };
}

const PASSING = /^(?:do|does|did|are|were|there|pass|passes|passed|it|takes?|took|go|goes|went|by|lie|lay|elapse|elapsed)$/;
const STOP = /^(?:by|per|for|in|of|on|at|with|among|only|and|or|where|that|which)$/;

/** The one date that some words speak of, each of them; null where they speak of none or of several. */
function dateOf({ tokens, profiles }: Sentence, { from, to }: TokenSpan): FieldProfile | null {
  const words = tokens.slice(from, to).filter(({ lower }) => !/^(?:the|a|an|its|being|date|day|of|when|was|were|it)$/.test(lower));
  const isSaid = (token: Token, profile: FieldProfile) => isEventOf(token, profile) || profile.words.some(({ stem }) => stem === token.stem);
  const dates = profiles.filter((profile) => profile.field.type === 'date' && words.every((token) => isSaid(token, profile)));
  return words.length > 0 && dates.length === 1 ? (dates[0] ?? null) : null;
}
