import { predicatesOf } from '../../../condition/transform.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why words that a plan took in one way are rather meant in another one, which the records do not tell; null when there are none. */
export function unclearWords(sentence: Sentence, plan: Plan): string | null {
  return openList(sentence, plan) ?? verbAsValue(sentence, plan) ?? averagedVerdict(sentence, plan);
}

/** "A, B, C and so on": what the list only begins is not named. */
function openList({ text }: Sentence, plan: Plan): string | null {
  const said = OPEN_LIST.exec(text)?.groups?.['said'];
  const where = plan.kind === 'stats' || plan.kind === 'records' ? predicatesOf(plan.where) : [];
  return said === undefined || !where.some(({ kind }) => kind === 'in' || kind === 'compare' || kind === 'has')
    ? null
    : `I cannot tell what else "${said}" stands for: ask for groups ("by …"), or name all that are meant`;
}

const OPEN_LIST = /\b(?<said>and so (?:on|forth)|et ?cetera|etc|and the like|and others|and such)\b/i;

/** "performances that Wolfsong played" where a type is called "Play": a verb in the past is no such value, unless the value is written so. */
function verbAsValue({ pieces, tokens }: Sentence, plan: Plan): string | null {
  const used = fieldsOfPlan(plan);
  const taken = pieces.flatMap((piece) => {
    const token = tokens[piece.from];
    const isVerb = piece.kind === 'value' && piece.to === piece.from + 1 && token !== undefined && isParticiple(token);
    const hits = isVerb ? piece.hits.filter(({ field }) => used.includes(field)) : [];
    const isOther = hits.every(({ spellings }) => spellings.every((spelling) => PLAIN.test(spelling) && spelling.toLowerCase() !== token?.lower));
    return hits.length > 0 && isOther && pieces.some((other) => other !== piece && other.kind === 'value') ? [token?.text ?? ''] : [];
  })[0];
  return taken === undefined ? null : `I cannot tell whether "${taken}" is a verb or one of the values`;
}

/** A value of one word that is itself no participle: "Play", but not "Cancelled". */
const PLAIN = /^\p{L}+(?<!ed|en|ing|t)$/u;

/** "did Delgado win": neither yes nor no is an average. */
function averagedVerdict({ text }: Sentence, plan: Plan): string | null {
  const isMean = plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'avg' || kind === 'sum');
  return isMean && VERDICT.test(text.trim()) ? 'I do not see what would decide that' : null;
}

const VERDICT =
  /^(?:and )?(?:did|does|has|have|will|is) (?!(?:it|they|that|this|there)\b)(?:\S+ ){1,4}(?:win|won|winning|lose|lost|losing|pass|passed|fail|failed|succeed|lead|leading)\W*$/i;
