import { predicatesOf } from '../../../condition/transform.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Piece } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { featuresOf } from '../plan-features.ts';

/** Why "both", "only" and "exactly" say more of the records than the conditions of a plan do; null where they do not. */
export function bothAndOnly(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  return (
    eitherOfBoth(sentence, plan) ??
    onlyEver(sentence, plan) ??
    everyTime(sentence, plan) ??
    bothOfOthers(sentence) ??
    onlyOneOf(sentence, plan) ??
    onlyThen(sentence, plan) ??
    exactlyBetween(sentence, plan)
  );
}

/** "how many vessels landed in both Brixham and Lerwick" by those that landed in one of them: a record has one port, and only several of its records tell. */
function eitherOfBoth({ pieces, text, facts }: Sentence, plan: Plan): string | null {
  const lists = predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'in' && !each.negated && each.values.length === 2 ? [each.field] : []));
  const names = lists.filter((field) => !facts.isList(field));
  const [one, other] = pieces.filter((piece) => piece.kind === 'value' && piece.hits.some(({ field }) => names.includes(field)));
  if (names.length === 0 || one === undefined || other === undefined || !BOTH.test(text)) return null;
  const features = featuresOf(plan);
  const isCounted = features.has('distinct') || features.has('count') || plan.kind === 'records';
  // "which operator has satellites in both": no count of either by the operator.
  const isWhich = /^\W*(?:and )?(?:which|who|what)\b/i.test(text);
  return isCounted && (isWhich || !features.has('groups')) && !features.has('avg') && !features.has('sum')
    ? `A record has one ${names[0] ?? ''}: I can tell which have either, and not what has both`
    : null;
}

/** "sold in both Tullow and Galway" of a mart and of the county that somebody comes from. */
function bothOfOthers(sentence: Sentence): string | null {
  const { pieces, text, tokens } = sentence;
  const at = pieces.findIndex(
    (piece, place) =>
      piece.kind === 'value' &&
      IN_BOTH.test(text.slice(0, tokens[piece.from]?.start ?? 0)) &&
      sentence.isLink(place + 1, 'and') &&
      sentence.at(place + 2, 'value')?.hits.every(({ field }) => piece.hits.every((hit) => hit.field !== field)) === true,
  );
  return at < 0 ? null : `"${sentence.words(at)}" and "${sentence.words(at + 2)}" are values of different fields, and not both of one`;
}

const IN_BOTH = /\b(?:in|at|from|to|for|by) both $/i;

const BOTH = /\bboth\b(?! of\b)/i;

/** "how many restaurants have only ever had an A" by those of which one record has it. */
function onlyEver({ text }: Sentence, plan: Plan): string | null {
  const isOfSome = plan.kind === 'stats' && plan.where !== null && plan.measures.some(({ kind }) => kind === 'distinct');
  return isOfSome && ONLY_EVER.test(text) ? 'I can count those that are so, but not tell which have no others' : null;
}

const ONLY_EVER =
  /\bonly ever\b|\bhow many \p{L}+(?: (?:have|has|had|\p{L}{3,}ed|bought|sold|won|got|took))+ only\b|\bhow many \p{L}+ only (?:have|has|had|\p{L}{3,})\b/iu;

/** "how many hospitals met the target every month": those that did in all of them, and no number for each. */
function everyTime({ text }: Sentence, plan: Plan): string | null {
  const isOfEach = plan.kind === 'stats' && plan.measures.some(({ kind }) => kind === 'distinct') && plan.groups.some(({ kind }) => kind === 'date');
  return isOfEach && EVERY_TIME.test(text) ? 'I can count those of each of these times, and not tell which are so in all of them' : null;
}

const EVERY_TIME = /^\W*(?:and )?how many \p{L}+ \p{L}+.* every (?:single )?(?:day|week|month|quarter|year)\W*$/iu;

/** "which chain has gyms in only one city": how many of a thing each has, where no number of them is bounded. */
function onlyOneOf({ text, pieces, tokens }: Sentence, plan: Plan): string | null {
  const at = tokens.findIndex(({ lower }, index) => lower === 'only' && ONE.test(tokens[index + 1]?.lower ?? ''));
  const noun = tokens[tokens[at + 2]?.lower === 'single' ? at + 3 : at + 2];
  if (at < 0 || noun?.kind !== 'word' || /\bonly (?:one|an?) of\b/i.test(text)) return null;
  const isRead = pieces.some(({ kind, from, to }) => /^(?:condition|bound|limit)$/.test(kind) && from <= at + 1 && to > at + 1);
  const isBounded = predicatesOf(scopeOf(plan)).some((each) => each.kind === 'compare' && each.value === 1) || featuresOf(plan).has('having');
  return isRead || isBounded ? null : `I do not see how to keep to those with only one ${noun.lower}`;
}

const ONE = /^(?:one|1|a)$/;

/** "instructors who only teach at weekends" of a yes or no for weekends: what is done then may be done at other times as well. */
function onlyThen({ pieces, tokens, text }: Sentence, plan: Plan): string | null {
  const said = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' && each.value === true ? [each.field] : [])));
  const isOfFlag = (each: Piece) => {
    const profile = each.kind === 'condition' && each.source === 'flag' ? each.profile : each.kind === 'field' ? each.choices[0]?.profile : undefined;
    return profile?.field.type === 'boolean' && said.has(profile.field.name) && !wordsOfName(profile.field).some((word) => /^only$/i.test(word));
  };
  // "only work at weekends", whether or not the verb is a word of the name.
  const piece = pieces.find(
    (each) =>
      isOfFlag(each) &&
      ONLY_THEN.test(
        text.slice(0, tokens[each.from]?.start ?? 0).trimEnd() + lead(text.slice(tokens[each.from]?.start ?? 0, tokens[each.to - 1]?.end ?? 0)),
      ),
  );
  return piece === undefined
    ? null
    : `I can tell for which "${text.slice(tokens[piece.from]?.start ?? 0, tokens[piece.to - 1]?.end ?? 0)}" is true, and not which do nothing else`;
}

/** What leads to the time in the words for a yes or no: "work at" of "work at weekends". */
function lead(words: string): string {
  const led = /^(?:\p{L}+ )?(?:at|on|in|during)\b/iu.exec(words)?.[0];
  return led === undefined ? '' : ` ${led}`;
}

const ONLY_THEN = /\S .*\bonly (?:\p{L}+ )?(?:at|on|in|during)(?: the)?$|\S .*\b\p{L}+ only (?:at|on|in|during)(?: the)?$/iu;

/** "for exactly 4 players" by the fewest there may be, next to the most: both would have to be that. */
function exactlyBetween({ text, profiles, tokens }: Sentence, plan: Plan): string | null {
  if (!/\b(?:exactly|precisely)\b/i.test(text)) return null;
  const equated = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' && each.op === '=' ? [each.field] : [])));
  const isSaid = tokens.some(({ stem }) => LIMITS.test(stem) && !/^(?:from|to)$/.test(stem));
  const end = profiles.find(({ field, words }) => equated.has(field.name) && words.some(({ stem }) => LIMITS.test(stem)));
  const twin = end === undefined || isSaid ? undefined : profiles.find((other) => other !== end && isTwin(end, other));
  return twin === undefined || end === undefined ? null : `I cannot tell whether ${end.field.name} or ${twin.field.name} is to be just that`;
}

const LIMITS = /^(?:min|minimum|least|max|maximum|most|from|to)$/;

function isTwin(one: FieldProfile, other: FieldProfile): boolean {
  const rest = ({ words }: FieldProfile) => words.flatMap(({ stem }) => (LIMITS.test(stem) ? [] : [stem])).join(' ');
  return other.field.type === 'number' && other.words.length === one.words.length && rest(one) === rest(other);
}
