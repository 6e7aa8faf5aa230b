import { fieldsOf } from '../../condition/transform.ts';
import type { ValueHit } from '../../language/values/value-index.ts';
import type { Plan } from '../../plan/plan.ts';
import type { DataFacts } from '../facts.ts';
import type { ValueDoubt } from '../read/conditions/stated.ts';

/** What is known of the data, once for each field that the words may be a value of; of a question that goes on, for the field that was restricted before. */
export function meaningsOf({ hits }: ValueDoubt, facts: DataFacts, before: Plan | null): readonly DataFacts[] {
  const restricted = before !== null && 'where' in before ? fieldsOf(before.where ?? null) : [];
  const known = hits.filter(({ field }) => restricted.includes(field));
  return (known.length === 1 ? known : hits).map((meant) => withOnly(meant, hits, facts));
}

function withOnly(meant: ValueHit, hits: readonly ValueHit[], facts: DataFacts): DataFacts {
  const isOther = (hit: ValueHit) =>
    hits.some((each) => each !== meant && each.field === hit.field && hit.spellings.some((spelling) => each.spellings.includes(spelling)));
  return { ...facts, findValues: (phrase) => facts.findValues(phrase).filter((hit) => !isOther(hit)) };
}
