import { predicatesOf } from '../../../condition/transform.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { tellsApart } from '../../facts.ts';
import { roleOf } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { featuresOf } from '../plan-features.ts';

/** Why a plan would count something else than the words ask for; null when nothing speaks against it. */
export function otherCount(sentence: Sentence, plan: Plan): string | null {
  return (
    countedNumber(sentence, plan) ??
    countedTypes(sentence, plan) ??
    countedPeople(sentence, plan) ??
    countedOther(sentence) ??
    countedSpace(sentence, plan) ??
    countedStock(sentence, plan) ??
    wronglySummed(sentence, plan) ??
    summedMoney(sentence, plan)
  );
}

/** "the phone number of Harlow Recovery": what one record has, and no number of records. */
function countedNumber({ text }: Sentence, plan: Plan): string | null {
  const number = NUMBER_OF.exec(text)?.[0];
  return number === undefined || !featuresOf(plan).has('count') ? null : `I do not see which field holds the ${number.toLowerCase()}`;
}

const NUMBER_OF = /\b(?:tele)?(?:phone|fax|mobile|account|house|contact|vat|tax) numbers?\b(?= (?:of|for)\b)/i;

/** Last words of names that say what of a thing a field holds: the status of a loan, the type of an object. */
const OF_THING = /^(?:type|kind|status|class|categor(?:y|i))$/;

/** "how many loans" of records with a loan status: the types of things are counted, where the things may be meant. */
function countedTypes({ pieces, profiles, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct')) return null;
  const isOfTypes = plan.measures.some((measure) => {
    if (measure.kind !== 'distinct') return false;
    const words = profiles.find(({ field }) => field.name === measure.field)?.words ?? [];
    const last = words.at(-1)?.stem ?? '';
    return words.length > 1 && OF_THING.test(last) && !tokens.some(({ stem }) => stem === last);
  });
  return isOfTypes ? 'I cannot tell whether that counts records or the different types of them' : null;
}

/** "how many seats are still empty": those that a capacity has left, and no records without one. */
function countedSpace({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\b(?:seats?|places?|spaces?|spots?|beds?|berths?|bays?|tables?|rooms?|slots?|tickets?)\b.{0,30}\b(?:empty|free|left|vacant|open|available|unsold)\b/i;
  const hasNull = (plan.kind === 'stats' || plan.kind === 'records') && predicatesOf(plan.where).some(({ kind }) => kind === 'null');
  return hasNull && isAsked.test(text) ? 'I do not see how many of them are taken' : null;
}

/** "how many pieces are in stock all together": what a number of them adds up to, and no records of which there are some. */
function countedStock({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\bhow many (?:pieces|units|items|articles|bottles|copies|pairs|boxes|packs|bags)\b.*\bin stock\b.*\b(?:altogether|all together|in total|overall)\b/i;
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  return measure?.kind === 'count' && isAsked.test(text) ? 'I cannot tell whether that counts records or how many of each there are' : null;
}

/** "how many people …" of records that are no people. */
function countedPeople(sentence: Sentence, plan: Plan): string | null {
  const counts = sentence.pieces.some(
    (piece, at) => piece.kind === 'head' && piece.head === 'count' && /^(?:people|persons?)$/.test(sentence.lower(at + 1)),
  );
  const isOfRecords = plan.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'count' || kind === 'share' || kind === 'countIf');
  return counts && isOfRecords && !sentence.isRecordNoun('people') ? 'The records are no people, and no field counts them' : null;
}

/** "how many sellers have a rating under 4" of records that several have one seller of: a bound that takes the word counts something else. */
function countedOther({ pieces, tokens, profiles, facts }: Sentence): string | null {
  const at = pieces.findIndex((piece, place) => piece.kind === 'condition' && pieces[place - 1]?.kind === 'head');
  const [head, bound] = [pieces[at - 1], pieces[at]];
  const token = tokens[bound?.from ?? -1];
  if (head?.kind !== 'head' || head.head !== 'count' || bound?.kind !== 'condition' || token?.lower.endsWith('s') !== true) return null;
  const own = profiles.find(
    ({ field, words }) => field.type === 'text' && words.length === 1 && words[0]?.stem === token.stem && field.name !== bound.profile.field.name,
  );
  return own === undefined || tellsApart(facts, own.field.name) !== false
    ? null
    : `I do not see whether records or different values of ${own.field.name} are counted`;
}

/** "on how many is the balcony sold out" from the sum of what balconies cost. */
function summedMoney({ pieces, profiles }: Sentence, plan: Plan): string | null {
  const isCount = pieces.some((piece) => piece.kind === 'head' && piece.head === 'count') && !pieces.some(({ kind }) => kind === 'aggregate');
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  const money = profiles.find(
    ({ field, dimension }) => dimension === 'money' && measure?.kind === 'sum' && measureFields(measure).includes(field.name),
  );
  return isCount && money !== undefined ? `${money.field.name} is an amount of money, and counts nothing` : null;
}

/** "number of ratings" from the sum of ratings. */
function wronglySummed(sentence: Sentence, plan: Plan): string | null {
  const isCount = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const averaged = sentence.profiles.find((profile) => roleOf(profile) === 'average' && summed.includes(profile.field.name));
  return isCount && averaged !== undefined ? `${averaged.field.name} is a measure that does not add up to a number of anything` : null;
}
