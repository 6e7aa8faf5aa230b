import type { Mention } from '../../../language/annotate/mentions.ts';
import type { Piece } from '../../piece.ts';
import type { AnnotateLook } from '../look.ts';
import { annotatePricesPerUnit } from './per-units.ts';
import { annotateToHave } from './to-have.ts';
import { annotateAskedUnits, annotatePaidFor, annotatePerTails, annotateRestTails, annotateUnitTails } from './unit-tails.ts';

/** What stands behind the name of a number, or in its place: the unit, what it is for each of, what it is left for. */
export function annotateTails(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return [
    ...annotateUnitTails(look, mentions),
    ...annotateRestTails(look, mentions),
    ...annotateAskedUnits(look, mentions),
    ...annotatePerTails(look),
    ...annotatePricesPerUnit(look, mentions),
    ...annotatePaidFor(look),
    ...annotateToHave(look),
  ];
}
