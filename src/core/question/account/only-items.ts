import { predicatesOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "samples with only plastic litter": a list that holds the item, and perhaps others, is not one that holds nothing else; null where that is not asked. */
export function onlyItems(sentence: Sentence, plan: Plan): string | null {
  const stated = plan.kind === 'stats' || plan.kind === 'records' ? [plan.where] : [];
  const counted =
    plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'share' || measure.kind === 'countIf' ? [measure.of] : [])) : [];
  const lists = [...stated, ...counted]
    .flatMap(predicatesOf)
    .flatMap((each) =>
      each.kind === 'has' || (each.kind === 'compare' && each.op === '=' && sentence.facts.isList(each.field)) ? [each.field] : [],
    );
  if (lists.length === 0) return null;
  const at = sentence.pieces.findIndex(
    (piece, place) => piece.kind === 'value' && piece.hits.some(({ field }) => lists.includes(field)) && isOnly(sentence, place),
  );
  return at < 0 ? null : `I cannot tell which records have "${sentence.words(at)}" and nothing else`;
}

/** "no gear other than VHF", "nothing but a barbecue": what may be there, and no more. */
const NOTHING_ELSE =
  /\b(?:no|nothing|none|not any)\b(?: \p{L}+){0,3} (?:other than|but|except(?: for)?|besides|apart from|beyond|save)(?: (?:an?|the|for|its|their))* $/iu;

/** "only" next to the value, or before the words that lead to it: "only for", "only need", "only the". "only those with" chooses among the records. */
function isOnly({ text, tokens, pieces }: Sentence, at: number): boolean {
  const { from = 0, to = 0 } = pieces[at] ?? {};
  const before = text.slice(0, tokens[from]?.start ?? 0).toLowerCase();
  const after = text.slice(tokens[to - 1]?.end ?? 0).toLowerCase();
  const isLeading =
    /\S\s+(?:only|just|solely|nothing but)(?: (?:a|an|the|for|about|in|as|by|need|needs|described|tagged|called|speak|speaks|spoken|offered|available|held|contain|contains|have|has|use|uses|with))*\s+$/.test(
      before,
    );
  return isLeading || NOTHING_ELSE.test(before) || /^\s+(?:only|alone|and nothing else)\b/.test(after);
}
