import { isPlural } from '../../../../text/plural.ts';
import { currencyCode } from '../../../fields/units.ts';
import { predicatesOf } from '../../../condition/transform.ts';
import { MONEY_IDS, SIDE_STEMS } from '../../../language/bind/prices.ts';
import { TOTALS } from '../../../language/lexicon/en/money.ts';
import { regionOf } from '../../../language/profile/decoded-words.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { concepts } from '../../../language/profile/lexicon.ts';
import { shareRoot, stem as stemOf, stemSet } from '../../../language/stem.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { lookedAt, rankedFields } from '../plan-features.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why the money that a plan looks at is not what is asked about; null when nothing speaks against it. */
export function otherCost(sentence: Sentence, plan: Plan): string | null {
  return (
    costless(sentence, plan) ??
    unearned(sentence, plan) ??
    unaskedMoney(sentence, plan) ??
    ownCharge(sentence, plan) ??
    dividedTotal(sentence, plan) ??
    sumOfTwo(sentence, plan) ??
    withExtras(sentence, plan) ??
    paidOut(sentence, plan) ??
    paidTo(sentence, plan) ??
    otherKind(sentence, plan) ??
    costOfPay(sentence, plan) ??
    soldForAsked(sentence, plan) ??
    doneToOne(sentence) ??
    otherBudget(sentence, plan)
  );
}

/** "what did it cost to drill the deepest one" of records that know no money, or only what is paid besides: the verb asks for it, whatever else is said. */
function costless({ text, tokens, profiles }: Sentence, plan: Plan): string | null {
  if ((plan.kind !== 'stats' && plan.kind !== 'records') || !ASKS_COST.test(text)) return null;
  const isOfMoney = (profile: FieldProfile) =>
    isMoney(profile) ||
    profile.isUnreadMoney ||
    profile.concepts.some(({ id }) => MONEY_IDS.has(id)) ||
    profile.words.some(({ stem }) => IS_MONEY.has(stem));
  if (!profiles.some(isOfMoney)) return 'No field of these records is an amount of money';
  const isBeside = ({ words }: FieldProfile) =>
    words.some(({ stem }) => SIDE_STEMS.has(stem)) &&
    !words.some(({ stem, weight }) => weight === 1 && tokens.some((token) => isSame(token.stem, stem)));
  const looked = moneyOf(profiles, plan);
  return looked.length > 0 && looked.every(isBeside) ? `${looked[0]?.field.name ?? ''} is what is paid besides` : null;
}

/** "how much did we take in total" by all that is called total, or by how many records there are: what comes in is money. */
function unearned({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !ASKS_EARNED.test(text)) return null;
  const measured = new Set(plan.measures.flatMap(measureFields));
  const isOfMoney = profiles.some(
    (profile) => measured.has(profile.field.name) && (isMoney(profile) || profile.concepts.some(({ id }) => MONEY_IDS.has(id))),
  );
  return isOfMoney || (measured.size === 0 && plan.measures.every(({ kind }) => kind !== 'count'))
    ? null
    : 'I do not see which field holds what came in';
}

const ASKS_EARNED =
  /\bhow much(?: money)? (?:(?:did|do|does|have|has) (?:we|they|you|i)(?: \p{L}+ly)? (?:takes?|took|taken)\b(?! (?:to|longer|until|off)\b)|(?:did|do|does|have|has) (?:\p{L}+ ){1,3}(?:earn|earned|make|made)\b)/iu;

const ASKS_COST =
  /\b(?:what|how much) (?:did|does|do|would|will|has|have|is|was|\p{L}+) (?:\p{L}+ ){0,5}costs?\b|\bwhat (?:did|does|do) (?:we|you|they|i|\p{L}+s) (?:usually |normally )?(?:charge|ask|pay|take) for\b/iu;

/** "average day pass" of what one costs: nothing that is counted has a mean. */
function isAveraged({ pieces, tokens }: Sentence, profile: FieldProfile): boolean {
  return pieces.some((piece, at) => {
    const before = pieces[at - 1];
    const isMean = before?.kind === 'aggregate' && /^(?:avg|median)$/.test(before.aggregate);
    const isOne = piece.kind === 'field' && piece.choices[0]?.profile === profile && !isPlural(tokens[piece.to - 1]?.lower ?? '');
    return isMean && isOne && piece.to - piece.from > 1;
  });
}

/** "dive sites per country" by the price of a single dive: of money whose name has no word for it, all of the name is said, or something of money is. */
function unaskedMoney(sentence: Sentence, plan: Plan): string | null {
  const { profiles, pieces, text, tokens } = sentence;
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  if (
    SAYS_MONEY.test(text) ||
    tokens.some(({ stem }) => IS_MONEY.has(stem)) ||
    pieces.some((piece) => piece.kind === 'extreme' && piece.idea?.profile.dimension === 'money')
  )
    return null;
  const looked = lookedAt(plan);
  const other = profiles.find((profile) => {
    const own = ownWords(profile);
    // "top 5 games in Europe" of sales there.
    const isOfRegion = regionOf(profile.field).some((word) => tokens.some(({ lower }) => lower === word));
    const isSaid = isOfRegion || own.every((word) => tokens.some(({ stem }) => isSame(stem, word)));
    return (
      profile.dimension === 'money' &&
      looked.has(profile.field.name) &&
      own.length > 1 &&
      !isSaid &&
      !isAveraged(sentence, profile) &&
      profile.words.every(({ stem }) => !IS_MONEY.has(stem))
    );
  });
  return other === undefined ? null : `${other.field.name} is an amount of money, and no word asks for one`;
}

/** "cheapest including fitting" by one amount alone: what both come to is in no field. */
function withExtras({ text, profiles }: Sentence, plan: Plan): string | null {
  const said = INCLUDING.exec(text)?.[0];
  const money = profiles.filter(isMoney);
  const ranked = rankedFields(plan);
  const one = money.length > 1 && ranked.length === 1 ? money.find(({ field }) => ranked.includes(field.name)) : undefined;
  return said === undefined || one === undefined ? null : `I do not see how to rank by ${one.field.name} "${said.trim()}"`;
}

const INCLUDING = /\b(?:including|incl\.?|inclusive of|all in|plus)(?= |$)(?: \p{L}+)?/iu;

/** "who got the most money" by those who pay it, next to those whom they pay, or by what it costs to take part. */
function paidOut({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !RECEIVED.test(text)) return null;
  const entry = moneyOf(profiles, plan).find(({ words }) => words.some(({ stem }) => /^(?:entri|entry|entranc|stake|deposit)$/.test(stem)));
  if (entry !== undefined && /\bmoney\b/i.test(text)) return `${entry.field.name} is paid, and nothing that anybody gets`;
  const grouped = new Set(plan.groups.map(({ field }) => field));
  const isCalled = ({ field, words }: FieldProfile, said: RegExp) => field.type === 'text' && words.some(({ stem }) => said.test(stem));
  const giver = profiles.find((profile) => grouped.has(profile.field.name) && isCalled(profile, GIVERS));
  const taker = profiles.find((profile) => !grouped.has(profile.field.name) && isCalled(profile, TAKERS));
  return giver === undefined || taker === undefined ? null : `I cannot tell whether ${taker.field.name} is meant`;
}

const RECEIVED = /\b(?:who|which \p{L}+) (?:has |have )?(?:got|gets?|received?|receives|won|wins?|made|makes?|earned|earns?)\b/iu;
const GIVERS = /^(?:buyer|payer|client|customer|sponsor|donor|funder|agenc|agency|agenci|officer|purchaser)$/;
const TAKERS = /^(?:vendor|supplier|contractor|recipient|payee|winner|grantee|seller|awarde|awardee|provider)$/;

/** "what did the actor get paid" of a charge for parking: what one is paid is called pay, or what pay is called. */
function paidTo({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!GETS_PAID.test(text)) return null;
  const looked = moneyOf(profiles, plan);
  return looked.length === 0 || looked.some(({ words }) => words.some(({ stem }) => PAY.has(stem)))
    ? null
    : `I do not see that anybody is paid ${looked[0]?.field.name ?? ''}`;
}

const GETS_PAID = /\b(?:gets?|got|getting|is|are|was|were|been) (?:\p{L}+ )?paid\b(?! (?:for|by|to|off|out|up|in|at|on)\b)/iu;
const PAY = stemSet('pay paid salary wage stipend compensation earning earnings income remuneration fee bonus rate payment tip grant award');

/** "the rent collected" of the face amounts of liens: money of a kind that neither a name knows nor a price is. */
function otherKind({ tokens, profiles }: Sentence, plan: Plan): string | null {
  const kind = tokens.find(({ stem }) => KINDS_OF_MONEY.has(stem));
  const looked = kind === undefined ? [] : moneyOf(profiles, plan);
  const isOfKind = ({ field, words, concepts: ideas }: FieldProfile) =>
    field.unit?.includes('/') === true ||
    words.some(({ stem }) => PRICES.has(stem) || isSame(stem, kind?.stem ?? '')) ||
    ideas.some(({ id }) => id === 'salary');
  return looked.length === 0 || looked.some(isOfKind) ? null : `I do not find "${kind?.text ?? ''}" among the fields and their values`;
}

/** Names of what any kind of money may be said by. */
const PRICES = stemSet('price cost rate fee charge pay month week night year monthly weekly yearly annual nightly pcm pw');
const KINDS_OF_MONEY = stemSet('rent salary wage tuition royalty dividend pension alimony');

/** "the cost of living in Dubai" of records that know what is earned there. */
function costOfPay({ text, profiles }: Sentence, plan: Plan): string | null {
  const said = COSTING.exec(text)?.[0];
  const looked = said === undefined ? [] : moneyOf(profiles, plan);
  const isPay = ({ concepts: ideas, words }: FieldProfile) => ideas.some(({ id }) => id === 'salary') && !words.some(({ stem }) => stem === 'cost');
  return looked.length > 0 && looked.every(isPay) ? `${looked[0]?.field.name ?? ''} is what is earned, and not what anything costs` : null;
}

const COSTING = /\b(?:costs?|prices?|expensive|pricey|cheap(?:er|est)?)\b/i;

/** "how much did the listings sell for" of what is asked for them. */
function soldForAsked({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!SOLD_FOR.test(text)) return null;
  const looked = moneyOf(profiles, plan);
  const asked = looked.find(({ words }) => words.some(({ stem }) => /^(?:ask|guid|reserv|start|open)$/.test(stem)));
  return asked === undefined || looked.length > 1 ? null : `${asked.field.name} is what is asked, and not what anything was sold for`;
}

const SOLD_FOR = /\b(?:did|have|has|had)\b.*\b(?:sell|sold|go|gone|fetch|fetched) for\b|\b(?:was|were|been|got) sold for\b|\bwent for\b/i;

/** The amounts of money that a plan measures, ranks by or shows. */
function moneyOf(profiles: readonly FieldProfile[], plan: Plan): readonly FieldProfile[] {
  const looked = lookedAt(plan);
  const shown = plan.kind === 'records' ? plan.fields : [];
  return profiles.filter(({ dimension, field }) => dimension === 'money' && (looked.has(field.name) || shown.includes(field.name)));
}

function isMoney({ dimension, role }: FieldProfile): boolean {
  return dimension === 'money' && role === 'measure';
}

const SAYS_MONEY =
  /[$€£¥₹]|\b(?:how much|pay|pays|paid|cost|costs|earn|earns|spend|spent|charge|charges|charged|cheap|cheaper|cheapest|expensive|dear|dearer|dearest|pricey|pricier|worth|budget|money|euros?|dollars?|pounds?|quid|bucks?|revenue|income|wages?|salar\p{L}+|bids?|sums?|amounts?|values?|owed?|owing|fees?|rents?|prices?|takings|sales|sell\p{L}*|sold|dues|arrears|debts?|refunds?|tips?|gross|net|payouts?|turnover|profit\p{L}*|loss\p{L}*|payments?|deposits?|premiums?|tuition|bills?|fine[sd]?|bount(?:y|ies)|tax|taxes|savings?|save|saved|funding|funded|raised|awarded?|grants?|donat\p{L}+|bonus\p{L}*|discount\p{L}*|prizes?|jackpots?|rewards?|purses?|stakes?)\b/iu;

/** "what would I pay for the dog" next to a dog fee, "delivered for under 20" next to a delivery fee: the money that is called by the words. */
function ownCharge({ profiles, tokens, text }: Sentence, plan: Plan): string | null {
  const used = new Set(fieldsOfPlan(plan));
  const money = profiles.filter(isMoney);
  const looked = money.filter(({ field }) => used.has(field.name));
  if (looked.length === 0 || !PAID_FOR.test(text)) return null;
  const isCalled = (profile: FieldProfile) => ownWords(profile).some((word) => tokens.some(({ stem }) => isSame(stem, word)));
  if (looked.some(isCalled)) return null;
  const called = money.find((profile) => !used.has(profile.field.name) && isCalled(profile) && isBehindFor(ownWords(profile), tokens));
  return called === undefined ? null : `I cannot tell whether ${called.field.name} or ${looked[0]?.field.name ?? ''} is meant`;
}

const PAID_FOR = /\b(?:pay|paid|pays|charged?|charges|costs?|extra|delivered|shipped|sent|posted|cleaned|collected)\b.*\bfor\b/i;

/** "for the dog", "delivered for under 20": the word stands by the "for" that money goes with. */
function isBehindFor(words: readonly string[], tokens: Sentence['tokens']): boolean {
  return tokens.some(({ lower }, at) => {
    const near = [...tokens.slice(Math.max(0, at - 1), at), ...tokens.slice(at + 1, at + NEAR)];
    return lower === 'for' && near.some(({ stem }) => words.some((word) => isSame(stem, word)));
  });
}

/** "delivered" and a delivery fee. */
function isSame(one: string, other: string): boolean {
  return one === other || shareRoot(one, other);
}

const NEAR = 4;

/** The words of a name that say which money it is, and not that it is money. */
function ownWords({ words }: FieldProfile): readonly string[] {
  return words.flatMap(({ stem, weight }) => (weight < 1 || IS_MONEY.has(stem) || OF_EACH.has(stem) || currencyCode(stem) !== undefined ? [] : stem));
}

const IS_MONEY: ReadonlySet<string> = new Set([
  ...concepts.flatMap(({ id, names }) => (id === 'price' ? [...names] : [])),
  ...stemSet('price cost fee fare rate charge amount supplement'),
]);

/** Of what each an amount is, or where it begins: no word of money, and none of what it is for. */
const OF_EACH: ReadonlySet<string> = new Set(['from', 'per', 'est', ...stemSet('estimated approximate typical usual')]);

/** "what did it cost in total" of a total and its parts. */
function dividedTotal({ profiles, text }: Sentence, plan: Plan): string | null {
  const used = new Set(fieldsOfPlan(plan));
  const total = profiles.find((profile) => isMoney(profile) && profile.words.every(({ stem }) => TOTAL_STEMS.has(stem)));
  const part = profiles.find((profile) => isMoney(profile) && profile !== total && used.has(profile.field.name));
  if (total === undefined || part === undefined || used.has(total.field.name) || !IN_TOTAL.test(text)) return null;
  return `I cannot tell whether ${total.field.name} or the total of ${part.field.name} is meant`;
}

const TOTAL_STEMS = stemSet(`${TOTALS} price cost amount`);
const IN_TOTAL = /\b(?:costs?|pay|paid|spend|spent|charged?)\b.*\b(?:in total|altogether|all in|overall|in all)\b/i;

/** "what would it cost together with the registration": the sum of two, of which one is no answer; "including bills" may be what a flag says. */
function sumOfTwo({ text, profiles }: Sentence, plan: Plan): string | null {
  if ((!TOGETHER.test(text) && !BOTH.test(text)) || (plan.kind !== 'stats' && plan.kind !== 'records')) return null;
  const stated = predicatesOf(plan.where);
  const isFlag = (name: string) => profiles.some(({ field }) => field.name === name && field.type === 'boolean');
  if (stated.some((each) => 'field' in each && isFlag(each.field))) return null;
  const looked = lookedAt(plan);
  for (const name of plan.kind === 'records' ? plan.fields : []) looked.add(name);
  for (const each of stated) if (each.kind === 'compare') looked.add(each.field);
  const money = profiles.filter(({ dimension, field }) => dimension === 'money' && looked.has(field.name));
  return money.length === 1 ? `That is more than ${money[0]?.field.name ?? ''}: I do not see what is to be added to it` : null;
}

/** "rent and water together". */
const BOTH = /\b\p{L}+ and \p{L}+ (?:\p{L}+ ){0,3}together\b/iu;
const TOGETHER = /\b(?:costs?|pay|paid|prices?|spend|charged?)\b.*\b(?:together with|on top of|plus|along with|including)\b/i;

/** "what does it cost to have a piano tuned": something that is done to one, and not the price of one. */
function doneToOne({ text, isRecordNoun, profiles, facts }: Sentence): string | null {
  const { noun, done = '' } = DONE.exec(text)?.groups ?? {};
  const root = stemOf(done.toLowerCase());
  // What these records are of, or have a price of.
  const isKnown =
    facts.name.toLowerCase().includes(root) ||
    profiles.some(({ words, dimension }) => dimension === 'money' && words.some(({ stem }) => isSame(stem, root)));
  return noun === undefined || isKnown || !isRecordNoun(noun.toLowerCase()) ? null : 'The records hold what these cost, and not what is done to them';
}

const DONE = /\bcosts?(?: me| you| us)? to (?:have|get) (?:a|an|the|my|your) (?<noun>\p{L}+) (?<done>\p{L}+(?:ed|[^s]t|wn))\b/iu;

/** "the biggest budget" of rents and prices: what something cost to make. */
function otherBudget({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!MADE_FOR.test(text) || profiles.some(({ words }) => words.some(({ stem }) => stem === 'budget'))) return null;
  const looked = lookedAt(plan);
  const other = profiles.find(({ field, dimension }) => dimension === 'money' && looked.has(field.name));
  return other === undefined ? null : `I do not see that ${other.field.name} is a budget`;
}

const MADE_FOR = /\b(?:biggest|largest|highest|smallest|lowest|total|production) budgets?\b/i;
