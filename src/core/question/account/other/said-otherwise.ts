import { fieldsOf } from '../../../condition/transform.ts';
import { shareRoot, stem as stemOf } from '../../../language/stem.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import { rootOf } from '../../../language/values/roots.ts';
import type { Plan } from '../../../plan/plan.ts';
import { fieldsOfPlan } from '../unused.ts';
import type { PlanFeature } from '../plan-features.ts';
import type { Sentence } from '../../sentence.ts';

/** "how many planes does it own", "how many offers has it received": what somebody has, where the records are no such things; "we keep" what they are of. */
const OWNED =
  /\bhow many (?<what>\p{L}+) (?:do|does|did|has|have|had)\b.* (?:(?<own>own|employ|possess|(?<!\b(?:we|you|they) )keep|breed|raise)|received?|gotten)\W*$/iu;

/** What a listing gets, which may be called so itself: "offers" are records of a shop, and answers to those of a market. */
const RECEIVED = /^(?:offers|bids|orders|applications|messages|calls|visits|replies)$/i;

/** A number that went somewhere; "goes up to 30 km/h" says how far it goes. */
const OF_MOVING = /\b(?:go|goes|going|went|gone) (?:up|down)\b(?! (?:to|for|with)\b)/i;
const MOVES: readonly PlanFeature[] = ['difference', 'changes', 'history', 'growth', 'sides'];

/** "compare those that wait with those still there": both, or none. */
const COMPARED = /^\W*compare\b.*\b(?:and|with|to|against|versus|vs)\b/i;

/** What says how far one amount lies from another. */
const OF_DISTANCE: readonly PlanFeature[] = ['difference', 'changes', 'history', 'ratio', 'growth', 'share', 'sides', 'stddev'];

/** Why words that ask for two things, or for what somebody has, are not what the plan gives; null where they say nothing of the kind. */
export function saidOtherwise(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  const { text, facts } = sentence;
  const hasNone = (needed: readonly PlanFeature[]) => !needed.some((feature) => features.has(feature));
  const moved = OF_MOVING.exec(text);
  if (moved !== null && hasNone(MOVES)) return `I read "${moved[0]}", but I cannot see between what`;
  if (/\bby how much\b/i.test(text) && hasNone(OF_DISTANCE)) return 'I read "by how much", but I cannot see what to subtract from what';
  const unsaid = nameOfSwitch(sentence, plan) ?? unsaidAmount(sentence, plan) ?? uncounted(sentence, plan) ?? unreadClause(sentence, plan);
  if (unsaid !== null) return unsaid;
  if (plan.kind !== 'stats' || plan.groups.length > 0) return null;
  const owned = OWNED.exec(text)?.groups;
  const what = owned?.['what'] ?? '';
  const isOther = owned !== undefined && (owned['own'] !== undefined || (RECEIVED.test(what) && !facts.name.includes(rootOf(what))));
  if (isOther) return `The records do not say how many ${what} that is`;
  return COMPARED.test(text) && plan.measures.length === 1 ? 'I can see only one of the sides that are to be compared' : null;
}

/** "what is the name of the warden" of a yes or no. */
function nameOfSwitch({ text, profiles }: Sentence, plan: Plan): string | null {
  const said = NAME_OF.exec(text)?.groups?.['whose']?.toLowerCase();
  const read = said === undefined ? [] : fieldsOf(scopeOf(plan));
  const only = profiles.find(
    ({ field, words }) => field.type === 'boolean' && read.includes(field.name) && words.some(({ stem }) => stem === stemOf(said ?? '')),
  );
  return only === undefined ? null : `${only.field.name} says yes or no, and no name`;
}

const NAME_OF = /\b(?:names?|phone numbers?|numbers?|emails?|addresses|address|ages?) of (?:the|its|their|his|her) (?<whose>\p{L}+)/iu;

/** "what do the instructors earn" by the number of them, or a list of their names. */
function unsaidAmount({ text, profiles }: Sentence, plan: Plan): string | null {
  const verb = AMOUNTING.exec(text)?.groups?.['verb'];
  if (verb === undefined || plan.kind === 'changes' || plan.kind === 'history') return null;
  const read = new Set(fieldsOfPlan(plan));
  return profiles.some(({ field }) => field.type === 'number' && read.has(field.name)) ? null : `I do not see which field says what they ${verb}`;
}

const AMOUNTING = /^\W*(?:and )?what (?:do|does|did) (?!(?:we|you|i|it)\b).*\b(?<verb>earn|cost|charge|pay|weigh|measure)\b/i;

/** "who has borrowed the most often", "what sells the most" by the latest day of it: how often or how much is no date. */
function uncounted({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!OFTEN.test(text) || plan.kind !== 'stats') return null;
  const isDate = (name: string) => profiles.some(({ field }) => field.name === name && field.type === 'date');
  const dated = plan.measures.find((measure) => /^(?:min|max)$/.test(measure.kind) && measureFields(measure).some(isDate));
  return dated === undefined || plan.measures.length > 1 ? null : 'I do not see of what it is asked how often, or how much';
}

const OFTEN = /\b(?:most|least)\b(?! (?:recent|recently|late|lately|current|currently)\b)|\b(?:more|less) (?:often|frequently)\b/i;

/**
 * "average delay when there was a delay" of all delays, "how often do they reply" of all records: a clause or a verb that says of which, where no condition
 * of the plan is of it.
 */
function unreadClause({ text, tokens, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  const read = new Set(fieldsOf(scopeOf(plan)));
  const isBounded = profiles.some(({ field }) => field.type !== 'text' && field.type !== 'date' && read.has(field.name));
  const clause = isBounded ? undefined : WHEN_THERE.exec(text)?.[1];
  if (clause !== undefined) return `I do not see which records "${clause}" means`;
  if (!HOW_OFTEN_DO.test(text) || isBounded) return null;
  const verb = tokens.find(({ stem }) =>
    profiles.some(({ field, words }) => field.type === 'boolean' && words.some((word) => word.stem === stem || shareRoot(word.stem, stem))),
  );
  return verb === undefined ? null : `I do not see which records "${verb.text}" means`;
}

const WHEN_THERE = /\S .*\b(when (?:there (?:was|were|is|are)|(?:it|they) (?:was|were|is|are))\b.*?)[?.!]*$/i;
const HOW_OFTEN_DO = /^\W*how (?:often|frequently) (?:do|does|did)\b/i;
