import { isPlural } from '../../../text/plural.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';

/** More records than this proportion have what is a part of each record rather than something that happened to some of them. */
const MOST = 0.9;

/** "loans" of records with a start and an end of a loan that only some of them have: those that have it. */
export function annotateEvents({ tokens, schema, facts, isRecordNoun }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    if (token.kind !== 'word' || isRecordNoun(token.lower) || !(isPlural(token.lower) || LEAD.test(tokens[at - 1]?.lower ?? ''))) return [];
    const family = schema.profiles.filter(({ field }) => {
      const [first, ...rest] = wordsOfName(field);
      return first !== undefined && rest.length > 0 && stemOf(first) === token.stem;
    });
    const [date] = family.filter(({ field }) => field.type === 'date').toSorted((a, b) => valuesOf(b) - valuesOf(a));
    if (date === undefined || family.length < 2 || valuesOf(date) > MOST * facts.records) return [];
    return [
      {
        kind: 'condition',
        where: { kind: 'null', field: date.field.name, negated: true },
        profile: date,
        source: 'absence',
        from: at,
        to: at + 1,
        score: WEIGHTS.noun,
      },
    ];
  });
}

const LEAD = /^(?:which|what|each|every|a|per|one)$/;

function valuesOf({ field }: FieldProfile): number {
  return field.values ?? 0;
}
