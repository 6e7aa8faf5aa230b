import { isPlural } from '../../../text/plural.ts';
import type { Plan } from '../../plan/plan.ts';
import { unitOf } from '../../language/annotate/units.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Token } from '../../language/tokens.ts';
import { isAdditive } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';
import { lookedAt, type PlanFeature } from './plan-features.ts';
import { fieldsOfPlan } from './unused.ts';

/** Why a plan divides by nothing where the words do; null when it does, or when they do not. */
export function undivided(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  return features.has('ratio')
    ? null
    : (perHead(sentence, plan) ??
        perThing(sentence, plan) ??
        perBounded(sentence) ??
        perPart(sentence, plan) ??
        perPlace(sentence, plan) ??
        perUnit(sentence, features) ??
        perKnown(sentence, plan));
}

const HEADS = /\b(?:per (?:capita|head|person|inhabitant|resident)|a head)\b/i;

/** "cases per capita": amounts that add up are of all heads together. */
function perHead({ text, profiles }: Sentence, plan: Plan): string | null {
  const said = HEADS.exec(text)?.[0];
  const names = fieldsOfPlan(plan);
  const whole = profiles.find((profile) => names.includes(profile.field.name) && isAdditive(profile) && !isPer(profile));
  return said === undefined || whole === undefined ? null : `I do not see what to divide ${whole.field.name} by for "${said}"`;
}

/** "price per night" of a price and a least number of nights: half of a name is rather what an amount is for than what to group by. */
function perThing(sentence: Sentence, plan: Plan): string | null {
  const groups = new Set(plan.kind === 'stats' && plan.measures.some((measure) => 'field' in measure) ? plan.groups.map(({ field }) => field) : []);
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'field' &&
      sentence.at(place - 1, 'grouper') !== null &&
      sentence.lower(place - 1) === 'per' &&
      piece.choices.every(({ score }) => score < 1) &&
      piece.choices.some(({ profile: { field } }) => field.type === 'number' && groups.has(field.name)),
  );
  return at < 0 ? null : `I do not see what to compute per ${sentence.words(at)}`;
}

/** "jobs with more than 20 applicants per vacancy": what is bounded is a ratio, and no number of applicants. */
function perBounded(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'condition' &&
      piece.source === 'bound' &&
      sentence.lower(place + 1) === 'per' &&
      sentence.at(place + 2, 'field')?.choices.every(({ profile }) => profile.field.type === 'number') === true,
  );
  return at < 0 ? null : `I do not see how to compute per ${sentence.words(at + 2)} what is bounded`;
}

/** "price per berth" of vans that know their berths: what each of these costs, or a price for each number of them. */
function perPart(sentence: Sentence, plan: Plan): string | null {
  const groups = new Set(plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : []);
  const isAsked = WHAT_EACH.test(sentence.text);
  const isMoney =
    (isAsked && plan.kind === 'stats' && plan.measures.some((measure) => 'field' in measure)) ||
    (plan.kind === 'stats' &&
      plan.measures.some(
        (measure) => 'field' in measure && sentence.profiles.some(({ field, dimension }) => field.name === measure.field && dimension === 'money'),
      ));
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'field' &&
      (sentence.lower(place - 1) === 'per' || (isAsked && sentence.lower(place - 1) === 'each')) &&
      !sentence.lower(place).endsWith('s') &&
      piece.choices.some(({ profile: { field } }) => field.type === 'number' && isPlural(field.name) && groups.has(field.name)),
  );
  return at < 0 || !isMoney ? null : `I cannot tell whether to divide by ${sentence.words(at)}, or to group by the number of them`;
}

/** "what did each backer pledge": what one of those gave that are only counted. */
const WHAT_EACH = /\b(?:what|how much) (?:do|does|did|would) each\b/i;

/** "applicants per place by sector": next to another group, a word that only speaks of a text through its meaning is rather what is divided by. */
function perPlace(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length < 2) return null;
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'field' &&
      sentence.lower(place - 1) === 'per' &&
      sentence.at(place + 1, 'grouper') !== null &&
      piece.choices.every(({ profile, score }) => profile.field.type === 'text' && score < NAMED),
  );
  return at < 0 ? null : `I do not see what to compute per ${sentence.words(at)}`;
}

/** A word of the name itself. */
const NAMED = 0.8;

/** "quakes above magnitude 5 per month": a unit that a bound took along, of a field that is no rate. */
function perUnit({ pieces, tokens }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  if (features.has('groups')) return null;
  for (const piece of pieces) {
    if (piece.kind !== 'condition' || isPer(piece.profile) || piece.profile.dimension === 'money') continue;
    const at = tokens.findIndex(({ lower }, index) => lower === 'per' && index > piece.from && index < piece.to);
    // "500 kcal per 100 g" of a field that is called so.
    if (at >= 0 && tokens[at + 1]?.kind === 'number' && piece.profile.words.some(({ stem }) => stem === tokens[at + 1]?.stem)) continue;
    if (at >= 0) return `I do not see what to compute per ${tokens[at + 1]?.text ?? 'unit'}`;
  }
  return null;
}

/** "dearer per litre" by the price of whatever they hold, next to a price per litre. */
function perKnown({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const measured = plan.kind === 'several' ? plan.parts.map(({ plan: part }) => part) : [plan];
  const looked = new Set(measured.flatMap((each) => [...lookedAt(each)]));
  const money = profiles.filter(({ dimension }) => dimension === 'money');
  const whole = money.find((profile) => looked.has(profile.field.name) && !isPer(profile));
  const each = pieces.find((piece) => piece.kind === 'harmless' && tokens[piece.from]?.lower === 'per');
  const said = each === undefined ? undefined : tokens[each.to - 1];
  const known = money.find(
    ({ field, words }) =>
      !looked.has(field.name) && words.some(({ stem }, at) => said !== undefined && isUnitSaid(stem, said) && words[at - 1]?.stem === 'per'),
  );
  return whole === undefined || known === undefined ? null : `${whole.field.name} is not per ${said?.text ?? ''}, as ${known.field.name} is`;
}

/** "kilo" of a price per kg. */
function isUnitSaid(name: string, said: Token): boolean {
  const [own, other] = [unitOf(name), unitOf(said.lower)];
  return name === said.stem || (own !== undefined && own.dimension === other?.dimension && own.factor === other.factor);
}

function isPer({ field, words, unit }: FieldProfile): boolean {
  const written = field.unit ?? '';
  return (
    words.some(({ stem }) => /^(?:per|capita|rate|speed)$/.test(stem)) ||
    /\/|p[hm]$/.test(written) ||
    unit?.words.some((word) => /\bper\b|\//.test(word)) === true
  );
}
