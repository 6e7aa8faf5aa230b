import type { Mention } from '../../../language/annotate/mentions.ts';
import { nameWords, wordsOfName } from '../../../language/profile/field-names.ts';
import { unitOf, type Unit } from '../../../language/annotate/units.ts';
import { periodOf } from '../../../language/lexicon/en/periods.ts';
import { isOfPlacesLeft } from '../../../language/profile/places-left.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { bareSuperlatives } from '../../../language/annotate/superlatives.ts';
import { isCovered, lowerText } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** Words of the longest spelling of a unit. */
const LONGEST = 3;
const TAIL = /^(?:in|\()$/;
/** What may follow the unit of an answer. */
const AFTER = /^(?:of|by|per|for|in|at|on|from|and|with|across|among|when|where|is|does|\W)$/;

/** "average duration in minutes", "highest weight (kg)": the unit that the field which is named is kept in says nothing more. */
export function annotateUnitTails({ tokens, schema }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  // "the biggest game in MB": the superlative speaks of what is measured so.
  const isRanked = bareSuperlatives(tokens).length > 0;
  const measured = schema.profiles.filter(({ role, unit }) => isRanked && role === 'measure' && unit !== null);
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    if (!TAIL.test(lower)) return [];
    for (let to = from + 1 + LONGEST; to > from + 1; to -= 1) {
      const next = tokens[to];
      if (to > tokens.length || (next !== undefined && !AFTER.test(next.lower))) continue;
      const words = lowerText(tokens, from + 1, to);
      if ([...mentions.map(({ profile }) => profile), ...measured].some((profile) => isKeptIn(profile, words)))
        return [{ kind: 'harmless', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole }];
    }
    return [];
  });
}

/** "available to buy", "places left to fill" of a number of places that are left: what may be done with them is what they are there for. */
export function annotateRestTails({ tokens }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const before = tokens[from - 1]?.lower ?? '';
    const isTold =
      before === 'available' || (/^(?:left|remaining)$/.test(before) && mentions.some(({ to, profile }) => to === from && isOfPlacesLeft(profile)));
    if (!isTold || lower !== 'to' || !TO_DO.test(tokens[from + 1]?.lower ?? '')) return [];
    return [{ kind: 'harmless', from, to: from + 2, score: 2 * WEIGHTS.condition + WEIGHTS.whole }];
  });
}

const TO_DO = /^(?:fill|take|book|buy|claim|reserve|purchase)$/;

/** "above 1000 kg per hectare" of a yield in kg for each: what the name or the unit of a number that is spoken of has behind its "per". */
export function annotatePerTails({ tokens, schema }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const said = unitOf(tokens[at + 1]?.lower ?? '');
    const amount = unitOf(tokens[at - 1]?.lower ?? '');
    if (lower !== 'per' || said === undefined || amount === undefined) return [];
    const isPer = (text: string) => {
      const [own, each] = nameWords(text)
        .filter((word) => word !== 'per')
        .slice(-2)
        .map(unitOf);
      return isSame(own, amount) && isSame(each, said);
    };
    const isKept = schema.profiles.some(({ field }) => field.type === 'number' && (isPer(field.name) || isPer(field.unit ?? '')));
    // The bound may hold the "per" already.
    const starts = isKept ? [at, at + 1] : [];
    return starts.map((from) => ({ kind: 'harmless', from, to: at + 2, score: (at + 2 - from) * WEIGHTS.condition + WEIGHTS.whole }));
  });
}

function isSame(unit: Unit | undefined, said: Unit): boolean {
  return unit !== undefined && unit.dimension === said.dimension && unit.factor === said.factor;
}

/** "is it more expensive per hour" of an hourly rate: for how long it is paid is in its name. */
export function annotatePaidFor({ tokens, schema }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const period = lower === 'per' && PRICED.test(tokens[at - 1]?.lower ?? '') ? periodOf(tokens[at + 1]?.lower ?? '') : null;
    const isPaid = ({ field, dimension }: FieldProfile) =>
      field.type === 'number' && (dimension === 'money' || field.role === 'price') && wordsOfName(field).some((word) => periodOf(word) === period);
    return period === null || schema.profiles.filter(isPaid).length !== 1
      ? []
      : [{ kind: 'harmless', from: at, to: at + 2, score: 2 * WEIGHTS.condition + WEIGHTS.whole }];
  });
}

const PRICED = /^(?:expensive|pricey|dear|cheap|cheaper|dearer|pricier|cheapest|dearest|priciest|costs?|charges?|pays?)$/;

/** "how many minutes until they respond", "total tonnes": the one number that is kept in the unit, where a number of it is asked for and nothing else is called so. */
export function annotateAskedUnits({ tokens, schema, isRecordNoun }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isAsked = ASKED.test(` ${lowerText(tokens, Math.max(0, at - 2), at)}`);
    const said = isAsked ? unitOf(lower) : undefined;
    const isOther = isRecordNoun(lower) || isCovered(at, mentions);
    if (said === undefined || said.dimension === 'money' || isOther) return [];
    const measured = schema.profiles.filter(({ role }) => role === 'measure');
    const kept = measured.filter((profile) => isKeptIn(profile, lower));
    const [only, ...more] =
      kept.length > 0 || !lower.endsWith('s')
        ? kept
        : measured.filter(({ unit, words }) => isOfDay(said) && unit !== null && isOfDay(unit) && words.some(({ stem }) => LASTING.test(stem)));
    return only === undefined || more.length > 0
      ? []
      : [{ kind: 'field', choices: [{ profile: only, score: 0.9 }], from: at, to: at + 1, score: WEIGHTS.value }];
  });
}

/** Hours, minutes and seconds: an amount in one of them says what it is in the others, and is shown with its own. */
function isOfDay({ dimension, factor }: Unit): boolean {
  return dimension === 'time' && factor >= 1 && factor <= HOUR;
}

const HOUR = 3600;
/** Name words of how long a record lasts; how long somebody waits for it is none of its hours. */
const LASTING = /^(?:durat|length|runtim)/;

const ASKED = / (?:how many|number of|(?:(?:total|average|avg|mean|median)(?: (?:estimated|scheduled|recorded|actual))?))$/;

/** The unit that such words name in a question that was read; null where it names none. */
export function unitAsked({ pieces, tokens, profiles }: Sentence): string | null {
  const units = pieces.flatMap(({ kind, from, to }) =>
    kind === 'harmless' && TAIL.test(tokens[from]?.lower ?? '') && to > from + 1 ? [lowerText(tokens, from + 1, to)] : [],
  );
  return units.find((words) => profiles.some((profile) => isKeptIn(profile, words))) ?? null;
}

/** True for a number that is kept in the unit that the words name. */
export function isKeptIn({ field, unit }: FieldProfile, words: string): boolean {
  const said = unitOf(words) ?? (words === 'percent' ? unitOf('%') : undefined);
  if (field.type !== 'number') return false;
  if (field.unit?.toLowerCase() === words || isShortFor(field.unit?.toLowerCase() ?? '', words)) return true;
  return (
    said !== undefined && unit !== null && said.dimension === unit.dimension && said.factor === unit.factor && (said.factor !== 0 || said === unit)
  );
}

/** "gallons per minute" of a unit that is written "gpm", "litres per second" of "l/s". */
function isShortFor(unit: string, words: string): boolean {
  const [amount, per, each, ...more] = words.split(' ');
  if (per !== 'per' || amount === undefined || each === undefined || more.length > 0) return false;
  return unit === `${amount.charAt(0)}p${each.charAt(0)}` || unit === `${amount.charAt(0)}/${each.charAt(0)}`;
}
