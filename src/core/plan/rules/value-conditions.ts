import type { Condition, Literal } from '../../condition/condition.ts';
import type { Stated } from './conditions.ts';
import type { ValueHit } from '../../language/values/value-index.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import type { ValueFound } from './values.ts';

/** What the values state: those of one field that stand side by side are alternatives, all else holds together. */
export function statedBy(values: readonly ValueFound[], scan: Scan): readonly Stated[] {
  const groups: ValueFound[][] = [];
  for (const value of values) {
    const before = groups.at(-1)?.at(-1);
    // No record has two values of one field, unless it is of lists.
    const isSame = before !== undefined && before.hit.field === value.hit.field && before.denied === value.denied;
    const isAlternative = isSame && (areJoined(scan, before, value) || (!value.denied && value.hit.kind === 'whole'));
    const denialGoesOn =
      before !== undefined &&
      before.hit.field === value.hit.field &&
      before.denied &&
      !value.denied &&
      /^(?:or|nor|and|,)$/.test(scan.ledger.word(value.from - 1));
    if (isAlternative) groups.at(-1)?.push(value);
    else if (denialGoesOn) groups.at(-1)?.push({ ...value, denied: true });
    else groups.push([value]);
  }
  return groups.map((group) => ({ from: group[0]?.from ?? 0, to: group.at(-1)?.to ?? 0, where: stateOf(group, scan) }));
}

function areJoined({ ledger }: Scan, before: Stretch, value: Stretch): boolean {
  for (let index = before.to; index < value.from; index += 1)
    if (!ledger.isTaken(index) && !/^(?:and|or|,|&|\/|in|from|the|a|an|either|vs|versus|than|by|for|how|many)$/.test(ledger.word(index)))
      return false;
  return true;
}

function stateOf(group: readonly ValueFound[], scan: Scan): Condition {
  const [only] = group;
  if (only === undefined) return { kind: 'and', items: [] };
  const negated = only.denied;
  const spellings = group.flatMap(({ hit }) => (hit.kind === 'whole' ? hit.spellings : []));
  const field = only.hit.field;
  const [first] = spellings;
  if (spellings.length > 0 && group.every(({ hit }) => hit.kind === 'whole')) {
    if (spellings.length === 1 && first !== undefined) return { kind: 'compare', field, op: negated ? '!=' : '=', value: first };
    return { kind: 'in', field, negated, values: [...new Set<Literal>(spellings)] };
  }
  const parts = group.map(({ hit }) => anyOf(hit));
  // A record can hold several items of a list at once.
  const isBoth = group.some(({ hit }) => hit.kind === 'item') && group.length > 1 && scan.ledger.lower.includes(' both ');
  const where: Condition = parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: isBoth ? 'and' : 'or', items: parts };
  return negated ? denied(where) : where;
}

function anyOf({ field, kind, spellings }: ValueHit): Condition {
  const [first = ''] = spellings;
  if (kind === 'whole')
    return spellings.length === 1 ? { kind: 'compare', field, op: '=', value: first } : { kind: 'in', field, negated: false, values: spellings };
  const items = spellings.map((text): Condition => ({ kind: 'has', field, negated: false, text }));
  return items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'or', items };
}

function denied(where: Condition): Condition {
  return where.kind === 'has' ? { ...where, negated: true } : { kind: 'not', item: where };
}
