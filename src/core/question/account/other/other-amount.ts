import { isPlural } from '../../../../text/plural.ts';
import type { Predicate } from '../../../condition/condition.ts';
import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { isOfOne } from '../../facts.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why a plan takes another amount of money than the words ask for; null when it does not. */
export function otherAmount(sentence: Sentence, plan: Plan): string | null {
  return (
    perOther(sentence, plan) ??
    boundedByCut(sentence, plan) ??
    timesSaid(sentence, plan) ??
    paidByDoer(sentence, plan) ??
    chargedForNone(sentence, plan) ??
    ofAPair(sentence, plan) ??
    withFee(sentence, plan) ??
    paidByOthers(sentence, plan)
  );
}

/** "reduced by more than $1,000" by a price of more than that: by how much is another number. */
function boundedByCut({ text, profiles }: Sentence, plan: Plan): string | null {
  if ((plan.kind !== 'stats' && plan.kind !== 'records') || !CUT_BY.test(text)) return null;
  const isOfMoney = (name: string) => profiles.some(({ field, dimension }) => field.name === name && dimension === 'money');
  const bound = predicatesOf(plan.where).find((each) => each.kind === 'compare' && typeof each.value === 'number' && isOfMoney(each.field));
  return bound === undefined ? null : 'I read by how much, but cannot see what to subtract from what';
}

const CUT_BY =
  /\b(?:reduced|discounted|cut|lowered|marked down|dropped|came down|come down|went down|went up|raised|increased|rose|fell) by (?:more|less|over|under|at least|at most|up to|\W?\d)/i;

/** "charge more per word" by what an hour costs, next to a rate per word. */
function perOther({ text, profiles }: Sentence, plan: Plan): string | null {
  const used = new Set(fieldsOfPlan(plan));
  const measured = profiles.some(({ field, dimension }) => used.has(field.name) && dimension === 'money');
  const asked = new Set([...text.matchAll(/\bper (?<each>\p{L}{3,})/giu)].map((match) => stemOf(match.groups?.['each']?.toLowerCase() ?? '')));
  const isPer = ({ field }: FieldProfile) => wordsOfName(field).some((word, at, all) => all[at - 1] === 'per' && asked.has(stemOf(word)));
  const own = measured ? profiles.filter((profile) => profile.field.type === 'number' && isPer(profile)) : [];
  return own.length === 0 || own.some(({ field }) => used.has(field.name)) ? null : `${own[0]?.field.name ?? ''} may be meant as well`;
}

/** "what do 10 extra days cost" of what an extra day costs: so many times a price, and none of 10. */
function timesSaid({ text, pieces, tokens, profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind === 'stats' && plan.measures.some((measure) => 'field' in measure && typeof measure.field !== 'string')) return null;
  const several = isOfOne(scopeOf(plan), facts, profiles) ? SEVERAL_OF.exec(text)?.[1] : undefined;
  const more = MORE_OF.exec(text)?.[1] ?? FOR_LONG.exec(text)?.[1] ?? several;
  if (more !== undefined) return `I cannot work out what ${more} come to: ask for the price of one`;
  const counted = pieces.find(
    (piece) =>
      piece.kind === 'condition' &&
      piece.source === 'bound' &&
      piece.where.kind === 'compare' &&
      piece.where.op === '=' &&
      piece.profile.dimension === 'money' &&
      tokens[piece.from]?.kind === 'number' &&
      isPlural(tokens[piece.to - 1]?.lower ?? ''),
  );
  const bounded = predicatesOf(scopeOf(plan)).some((each) => each.kind === 'compare' && profiles.some(({ field }) => field.name === each.field));
  return counted === undefined || !bounded
    ? null
    : `I cannot work out what ${text.slice(tokens[counted.from]?.start ?? 0, tokens[counted.to - 1]?.end ?? 0)} come to: ask for the price of one`;
}

const MORE_OF =
  /\b(?:what|how much) (?:do|does|would|will|did) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:extra|more|additional|further) \p{L}+) (?:cost|come to)\b/iu;

/** "what would four tickets for event 7 cost" of what one of them costs. */
const SEVERAL_OF =
  /\b(?:what|how much) (?:do|does|would|will|did|are) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen) \p{L}+s) .*\b(?:cost|come to)\W*$/iu;

/** "how much is six months' rent": so many times what one month costs, unless a price is of just that time. */
const FOR_LONG =
  /\b(?:what|how much) (?:is|are|would|will|was|do|does) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hour|day|night|week|month|year)s(?: ?['’])? (?:rent|hire|fees?|membership|rental|subscription|parking|storage|stay|board|wages|pay))\b/iu;

/** "how much does a sponsor pay" of what feeding costs that is sponsored: what is done to a record does not say what the one pays who does it. */
function paidByDoer({ text, pieces, tokens, isRecordNoun }: Sentence, plan: Plan): string | null {
  const who = PAYS.exec(text)?.groups?.['who']?.toLowerCase();
  if (who === undefined || plan.kind !== 'stats' || isRecordNoun(who)) return null;
  const flag = pieces.find((piece) => piece.kind === 'condition' && piece.source === 'flag' && tokens[piece.to - 1]?.lower === who);
  const isDone = flag?.kind === 'condition' && wordsOfName(flag.profile.field).some((word) => /ed$/i.test(word) && word.toLowerCase() !== who);
  return isDone ? `I do not see which field says what a ${who} pays` : null;
}

const PAYS = /\bhow much (?:do|does|did|would) (?:an?|the|each|every) (?<who>\p{L}+) (?:pay|give|donate|spend|contribute)\b/iu;

/** "do not carry foot passengers" of those whose fare for one is not known: what is not known does not say that there is none. */
function chargedForNone({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!NOT_TAKEN.test(text) || /\b(?:price|fare|fee|charge|cost|rate)s?\b/i.test(text)) return null;
  const unknown = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'null' && !each.negated ? [each.field] : [])));
  const fare = profiles.find(({ field, dimension }) => unknown.has(field.name) && dimension === 'money');
  return fare === undefined ? null : `${fare.field.name} is not known of some, which does not say that there is none`;
}

const NOT_TAKEN = /(?:n['’]?t|\bnot) (?:carry|take|accept|have room for)\b/i;

/** "the price of one hearing aid" of what a pair costs. */
function ofAPair({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!OF_ONE.test(text)) return null;
  const used = new Set(fieldsOfPlan(plan));
  const pair = profiles.find(
    ({ field, dimension }) => used.has(field.name) && dimension === 'money' && wordsOfName(field).some((word) => SEVERAL.test(word)),
  );
  return pair === undefined || wordsOfName(pair.field).some((word) => SEVERAL.test(word) && text.toLowerCase().includes(word.toLowerCase()))
    ? null
    : `${pair.field.name} is not for one`;
}

const OF_ONE = /\b(?:of|for|does|is) (?:just )?(?:one|a single|each single)\b(?! of\b)/i;
const SEVERAL = /^(?:pair|pairs|set|pack|packs|case|box|dozen|bundle|block|crate|couple)$/i;

/** "what does it cost with the permit fee" by its price, where there is a fee: what both come to is asked. */
function withFee({ text, profiles }: Sentence, plan: Plan): string | null {
  if ((plan.kind !== 'stats' && plan.kind !== 'records') || !COST_WITH.test(text)) return null;
  const isHad = (each: Predicate) => (each.kind === 'null' && each.negated) || (each.kind === 'compare' && each.op === '>' && each.value === 0);
  const had = new Set(predicatesOf(plan.where).flatMap((each) => (isHad(each) ? fieldsOf(each) : [])));
  const money = profiles.filter(({ dimension }) => dimension === 'money');
  const fee = money.find(({ field }) => had.has(field.name));
  const shown = plan.kind === 'records' ? plan.fields : plan.measures.flatMap((measure) => measureFields(measure));
  const price = money.find(({ field }) => field !== fee?.field && shown.includes(field.name));
  return fee === undefined || price === undefined
    ? null
    : `I can tell ${price.field.name} and ${fee.field.name}, and not what both come to: ask for each`;
}

const COST_WITH = /\b(?:do|does|did|would|will)\b.*\b(?:cost|pay|come to)\b.*\b(?:with|including|incl|plus)\b/i;

/** "how much do members pay" by what an adult pays, next to a price for members. */
function paidByOthers({ text, profiles }: Sentence, plan: Plan): string | null {
  const who = stemOf(PAID_BY.exec(text)?.groups?.['who']?.toLowerCase() ?? '');
  if (who === '') return null;
  const used = new Set(fieldsOfPlan(plan));
  const own = profiles.filter(
    ({ dimension, role, words, concepts }) =>
      (dimension === 'money' || concepts.some(({ id }) => id === 'price')) && role === 'measure' && words.some(({ stem }) => stem === who),
  );
  return own.length === 0 || own.some(({ field }) => used.has(field.name)) ? null : `${own[0]?.field.name ?? ''} may be meant as well`;
}

const PAID_BY = /\b(?:what|how much) (?:do|does|did|would) (?:an? |the )?(?<who>\p{L}+) (?:have to )?pay\b/iu;
