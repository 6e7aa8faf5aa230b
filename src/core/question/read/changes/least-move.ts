import { readBounds, type Bound } from '../../../language/annotate/bounds.ts';
import { onScale, unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { ChangeDirection } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';

/**
 * Which way a field went, with how far at least where a verb or a noun of moving leads to that: "dropped by more than 10 %", "price cuts of at least £50",
 * "down over 5"; undefined where a bound is said that a plan of changes cannot keep.
 */
export function withLeast(sentence: Sentence, direction: ChangeDirection | null): ChangeDirection | null | undefined {
  const bound = moveBound(sentence);
  if (bound === null) return direction;
  const profile = sentence.profiles.find(({ field }) => field.name === direction?.field);
  const least = profile === undefined ? null : leastMove(bound, profile);
  if (direction === null || least === null) return undefined;
  sentence.use(...sentence.pieces.flatMap((piece, at) => (piece.from < bound.to && piece.to > bound.lead ? [at] : [])));
  return { ...direction, least };
}

/** The bound of a move, and the first of its words, "by" included; null for none. */
export function moveBound({ tokens, schema }: Sentence): (Bound & { readonly lead: number }) | null {
  const bounds = readBounds(tokens, { mentions: [], metres: schema.metres, dimensions: schema.dimensions, isTaken: () => false });
  for (const bound of bounds) {
    const lead = /^(?:by|of)$/.test(tokens[bound.from - 1]?.lower ?? '') ? bound.from - 1 : bound.from;
    // "and by more than £200": of what was asked before.
    const isAlone = lead < bound.from && AND.test(lowerText(tokens, 0, lead));
    if (bound.explicit && (isAlone || MOVES.test(tokens[lead - 1]?.lower ?? ''))) return { ...bound, lead };
  }
  return null;
}

const AND = /^(?:(?:and|but|or|how|many|which|ones?|of|them|those|did|so) ?)*$/;

const MOVES =
  /^(?:up|down|drop(?:s|ped)?|f[ae]lls?|fallen|cuts?|reductions?|reduced|decreased?s?|declined?s?|sank|slid|plunged|plummeted|slashed|lowered|r[io]ses?|risen|increased?s?|jump(?:s|ed)?|climb(?:s|ed)?|soared|gain(?:s|ed)?|los[et]|grew|hike[sd]?|raised|cheaper|dearer|pricier|expensive|discounts?|discounted|changes?|changed|prices?)$/;

/** The bound as a plan of changes has it, of the field that went; null where that cannot go so far, or where the bound is no least. */
function leastMove({ comparison, values, unit }: Bound, { field, dimension, unit: own }: FieldProfile): NonNullable<ChangeDirection['least']> | null {
  const [value] = values;
  if ((comparison !== '>' && comparison !== '>=') || value === undefined || value <= 0) return null;
  const least = (by: 'delta' | 'pct', far: number | null) => (far === null ? null : { by, op: comparison, value: far });
  if (unit?.dimension === 'percent') return field.type === 'number' && dimension !== 'percent' ? least('pct', value) : null;
  if (field.type === 'date') return unit?.dimension === 'time' ? least('delta', onScale(value, unit, unitOf('days') ?? null)) : null;
  if (unit === null) return least('delta', value);
  return unit.dimension === dimension ? least('delta', onScale(value, unit, own)) : null;
}
