import { DAY_MS } from '../../fields/date/calendar.ts';
import { isPlural } from '../../../text/plural.ts';
import { wordSet } from '../../../text/word-set.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { ASSOCIATES } from '../../language/lexicon/en/concepts/associates.ts';
import { CONCEPTS } from '../../language/lexicon/en/concepts/concepts.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { periodOf } from '../../language/lexicon/en/periods.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import { stem } from '../../language/stem.ts';
import { holdsValue } from '../facts.ts';
import type { Piece } from '../piece.ts';
import type { Sentence } from '../sentence.ts';
import { wordsBefore } from './clause-words.ts';

/** Fields that a line of associates is of: by words of their names, as stems, or by what they measure. */
interface Line {
  readonly names: ReadonlySet<string>;
  readonly dimensions: ReadonlySet<string>;
}

/** Lines by the stems of what is said for them; made when a question first has a word that nothing used. */
let lines: ReadonlyMap<string, readonly Line[]> | null = null;

function linesOf(word: string): readonly Line[] {
  lines ??= allLines();
  return lines.get(word) ?? [];
}

function allLines(): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  const add = (names: readonly string[], said: readonly string[]) => {
    const line = {
      names: new Set(names.filter((name) => !name.startsWith('@')).map(stem)),
      dimensions: new Set(names.flatMap((name) => (name.startsWith('@') ? [name.slice(1)] : []))),
    };
    for (const word of new Set(said.map(stem))) found.set(word, [...(found.get(word) ?? []), line]);
  };
  for (const text of ASSOCIATES) {
    const [names = '', said = ''] = text.split(': ');
    add(names.split(' '), said.split(' '));
  }
  const isWord = (verb: string) => verb !== '' && !verb.includes('_');
  for (const { names, verbs = '' } of Object.values(CONCEPTS)) add(names.split(' '), verbs.split(' ').filter(isWord));
  return found;
}

/**
 * "closer than 500 m to somebody's house" of a distance to homes, "units in the warehouse" of a stock: a word that speaks of what a field of the plan is
 * about, in the clause in which that field is used. It asks for nothing else only where no other field, and no value, may be meant by it.
 */
export function isAssociate(sentence: Sentence, fields: readonly FieldProfile[], at: number): boolean {
  const piece = sentence.pieces[at];
  const token = sentence.tokens[piece?.from ?? 0];
  if (!/^(?:unknown|verb|rhythm)$/.test(piece?.kind ?? '')) return false;
  if (token?.kind !== 'word' || isAskedFor(sentence, at) || holdsValue(sentence.facts, token.lower)) return false;
  if ((sentence.schema.bySaid.get(token.stem) ?? []).some((profile) => !fields.includes(profile))) return false;
  const own = linesOf(token.stem);
  const howPlainly = (profile: FieldProfile) =>
    own.reduce((sum, line) => sum + plainness(line, profile), happeningsSaidOf(profile).some((said) => said.has(token.stem)) ? PLAIN : 0);
  const most = Math.max(0, ...fields.filter((profile) => isInClause(sentence, profile, at)).map(howPlainly));
  return most > 0 && !sentence.profiles.some((profile) => !fields.includes(profile) && howPlainly(profile) > most);
}

/** A field called by a word of the line is of it more plainly than one that only measures the like. */
function plainness({ names, dimensions }: Line, { words, dimension }: FieldProfile): number {
  if (words.some((word) => names.has(word.stem))) return PLAIN;
  return dimension !== null && dimensions.has(dimension) ? 1 : 0;
}

const PLAIN = 2;

/** "how many shops", "per customer", "most tables": what is counted, grouped or ranked, and not what is only said along with a field. */
function isAskedFor(sentence: Sentence, at: number): boolean {
  const from = sentence.pieces[at]?.from ?? 0;
  const word = sentence.tokens[from - 1];
  if (ASKING.has(word?.lower ?? '') || word?.kind === 'number') return true;
  const before = sentence.pieces[at - 1];
  if (before?.kind === 'head')
    return /^(?:which|amount)$/.test(before.head) || (before.head !== 'what' && isPlural(sentence.tokens[from]?.lower ?? ''));
  // "closest town", but "deepest water" of a depth: the superlative has a field of its own.
  const isRanked = before?.kind === 'extreme' ? before.idea === null : /^(?:grouper|ordinal|limit)$/.test(before?.kind ?? '');
  return isRanked && sentence.at(at + 1, 'field') === null;
}

const ASKING = wordSet('per each every by another other different distinct unique more fewer less no not without only except never which than');

/** Whether the words around a place, up to a comma or a joint, use a field; of one that no word means, whether there is but one clause. */
function isInClause(sentence: Sentence, profile: FieldProfile, at: number): boolean {
  const { pieces } = sentence;
  const isJoint = (place: number) => /^[^\p{L}\p{N}'’"%&]+$/u.test(sentence.words(place)) || sentence.isLink(place, 'and', 'or', 'without', 'versus');
  const isOf = (place: number) => !sentence.isOpen(place) && speaksOf(pieces[place], profile);
  let [from, to] = [at, at + 1];
  while (from > 0 && !isJoint(from - 1)) from -= 1;
  while (to < pieces.length && !isJoint(to)) to += 1;
  if (pieces.slice(from, to).some((_, index) => isOf(from + index))) return true;
  return !pieces.some((_, place) => isOf(place)) && !pieces.slice(0, -1).some((_, place) => isJoint(place));
}

function speaksOf(piece: Piece | undefined, profile: FieldProfile): boolean {
  switch (piece?.kind) {
    case 'field':
      return piece.choices.some((choice) => choice.profile === profile);
    case 'condition':
      return piece.profile === profile;
    case 'value':
      return piece.hits.some(({ field }) => field === profile.field.name);
    case 'extreme':
      return piece.idea?.profile === profile;
    default:
      return false;
  }
}

/** "over 50 mm of rain in a day" of `rainfall24h`, "under 1,000 for the day" of a price for a full day: the time that the one number of the plan is of. */
export function isPeriodOfNumber(sentence: Sentence, fields: readonly FieldProfile[], at: number): boolean {
  const numbers = fields.filter(({ field }) => field.type === 'number');
  const period = periodOf(sentence.lower(at));
  const isLed = /(?:^| )(?:in|for|per) (?:a|an|one|the|each|every|any)(?: single| whole| full)?$/.test(wordsBefore(sentence, at, 4));
  const isOfIt = ({ field, words }: FieldProfile) =>
    wordsOfName(field).some((word) => periodOf(word.toLowerCase()) === period) || (period === 'day' && words.some((word) => /24h?$/.test(word.stem)));
  return period !== null && isLed && numbers.some(isOfIt) && isLastOfClause(sentence, at);
}

function isLastOfClause(sentence: Sentence, at: number): boolean {
  return /^(?:link|mark|grouper)?$/.test(sentence.pieces[at + 1]?.kind ?? '');
}

/** "10 or more seats still free" of the seats that are left: what the number before it says itself. */
export function isOfRest(sentence: Sentence, fields: readonly FieldProfile[], at: number): boolean {
  const before = sentence.previous(at);
  const named = sentence.at(before, 'condition')?.profile ?? sentence.at(before, 'field')?.choices[0]?.profile;
  const isRest = /^(?:free|left|open|available|remaining|vacant|unsold|going|spare)$/.test(sentence.lower(at));
  const isWorn = /^(?:left|remaining)$/.test(sentence.lower(at));
  return (
    isRest &&
    named?.field.type === 'number' &&
    fields.includes(named) &&
    wordsOfName(named.field).some((word) => REST.test(word) || (isWorn && WEARING.test(word)))
  );
}

/** Words of names for what is used up: "with more than 90 % health left" says that it is what there still is. */
const WEARING = /^(?:health|soh|battery|life|lifespan|tread|charge|juice|shelf|wear)$/i;

/** Words of names for what is left. */
const REST = /^(?:left|free|open|avail|available|remain|remaining|vacant|spare|unsold)$/i;

/** "the biggest mural in the city" of records that know no city: all of them are there. */
export function isAllOfPlace(sentence: Sentence, at: number): boolean {
  const isPlace = /^(?:city|town|country|world|area|region|county|state|land|village)$/.test(sentence.lower(at));
  return isPlace && sentence.next(at) >= sentence.pieces.length && /^in the(?: whole| entire)?$/.test(wordsBefore(sentence, at, 2));
}

/** "highest checkout of the season" of records that know no season and are all of less than a year. */
export function isAllOfSeason(sentence: Sentence, at: number): boolean {
  const dates = sentence.profiles.filter(({ field }) => field.type === 'date' && field.min !== undefined && field.max !== undefined);
  const isShort = dates.length > 0 && dates.every(({ field }) => (field.max ?? 0) - (field.min ?? 0) < YEAR_MS);
  return (
    isShort &&
    /^(?:season|campaign)$/.test(sentence.lower(at)) &&
    /\b(?:of|in|over|during|this|all)(?: the| this)?(?: whole| entire)?$/.test(wordsBefore(sentence, at, 4))
  );
}

const YEAR_MS = 366 * DAY_MS;
