import { fieldsOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import type { FieldChoice } from '../piece.ts';
import type { Sentence } from '../sentence.ts';

/**
 * Why a list of all records would be no answer: "free washers" is no request for a column of free deliveries, and "ships still in port" none for one of
 * ports. Columns are asked for by their names, in a question that lists.
 */
export function plainList(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'records') return null;
  const isListing = sentence.pieces.some((piece) => piece.kind === 'head');
  const chosen = new Set(fieldsOf(plan.where));
  const vague = sentence.pieces.find(
    (piece, at) =>
      piece.kind === 'field' &&
      piece.choices.some(
        (choice) =>
          plan.fields.includes(choice.profile.field.name) && isVague(choice) && plan.order.every(({ field }) => field !== choice.profile.field.name),
      ) &&
      !isAskedFor(sentence, at),
  );
  const isColumn = vague?.kind === 'field' && vague.choices.every(({ profile }) => !chosen.has(profile.field.name));
  if (vague !== undefined && (!isListing || (isColumn && asksWhich(sentence)))) return `I do not see which records "${sentence.said(vague)}" means`;
  // "licences that have expired": not all that have the date.
  if (plan.where?.kind === 'null' && plan.where.negated && OVER.test(sentence.text)) return 'I do not see of which records that is true';
  // "which artists are available" as those that have a number of them, as all have.
  const known = plan.where?.kind === 'null' && plan.where.negated ? plan.where.field : null;
  if (known !== null && sentence.profiles.some(({ field }) => field.name === known && (field.values ?? 0) >= sentence.facts.records))
    return `Every record has ${known}: I do not see which ones are meant`;
  // "which make of vaccine do they use": a list of those that have it does not say.
  const asked = plan.fields.length === 0 && plan.order.length === 0 ? KIND_OF.exec(sentence.text)?.groups?.['kind'] : undefined;
  if (asked !== undefined) return `I do not see which field says the ${asked.toLowerCase()}`;
  // "what does she earn": whole records do not say what of theirs is meant.
  if (plan.fields.length === 0 && plan.order.length === 0 && DOING.test(sentence.text)) return 'I do not see which field says what is asked for';
  if (plan.where !== null || plan.order.length > 0) return null;
  const named = sentence.pieces.flatMap((piece) => (piece.kind === 'field' ? piece.choices : []));
  const isNamed = (name: string) => named.some((choice) => choice.profile.field.name === name && !isVague(choice));
  if ((!isListing && !plan.fields.every(isNamed)) || OVER.test(sentence.text) || TWO_SENTENCES.test(sentence.text))
    return 'I do not see which of the records are meant';
  return plan.fields.length === 0 &&
    /\b(?:that|which|who|with|without|in|at|for|from|during|all|can|could|lets?|to (?:me|my|your|our|them)\p{L}+)\b/iu.test(afterHead(sentence))
    ? 'I do not see which of the records are meant'
    : null;
}

/** "plans whose promo has ended". */
const OVER = /\b(?:has|have|is|are)(?: already| not yet| just)? (?:ended|expired|started|begun|closed|opened|passed|run out|over)\b/i;

/** "what are we out of? give me the names": of what stands before, nothing is left in a list of all. */
const TWO_SENTENCES = /\p{L}[?] +\p{L}/u;

const KIND_OF = /^\W*(?:which|what) (?<kind>make|brand|model|kind|type|sort|size|colou?r|flavou?r|version|grade) of /i;

const DOING = /^\W*what (?:do|does|did) (?!(?:we|you|i|it) )/i;

/** "which deliver for free", "which places can I get a short break in", "listings where the seller takes offers": who asks so chooses, and asks for no columns. */
function asksWhich({ pieces, tokens }: Sentence): boolean {
  const head = pieces.find(({ kind }) => kind === 'head');
  return head?.kind === 'head' && /^(?:which|where)$/.test(tokens[head.from]?.lower ?? '');
}

/** Half a name, or yes and no. */
function isVague({ profile, score }: FieldChoice): boolean {
  return score < NAMED || profile.field.type === 'boolean';
}

/** "and its size", "with their price", "cheapest flat, size and city". */
function isAskedFor({ tokens, pieces }: Sentence, at: number): boolean {
  const before = tokens.slice(0, pieces[at]?.from ?? 0).map(({ lower }) => lower);
  return (
    before.length === 0 ||
    /(?:\b(?:and|its|it's|their|whether|plus|including|what|which|how|whose|his|her)|[,&:(])(?: (?:the|a|an|its|their|of))*$/.test(before.join(' '))
  );
}

/** A whole name. */
const NAMED = 1;

function afterHead({ text, pieces, tokens }: Sentence): string {
  const head = pieces.find(({ kind }) => kind === 'head');
  return head === undefined ? text : text.slice(tokens[head.to - 1]?.end ?? 0);
}
