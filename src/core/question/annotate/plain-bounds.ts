import type { Bound } from '../../language/annotate/bounds.ts';
import type { Finding } from '../../language/bind/binding.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Schema } from '../../language/profile/schema.ts';
import type { Token } from '../../language/tokens.ts';
import type { Op } from '../piece.ts';

/** What a bound without a name is read by. */
interface PlainLook {
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  /** True for the noun of the records, where they are people. */
  readonly isPerson: (at: number) => boolean;
}

/**
 * Bounds that name no field and have no unit, where one field alone can be meant: "made over 10 million" where only one amount comes near it, and "are over
 * 35" of what has an age.
 */
export function plainBounds(bounds: readonly Bound[], found: readonly Finding[], look: PlainLook): readonly Finding[] {
  return bounds.flatMap((bound): readonly Finding[] => {
    const [value, ...more] = bound.values;
    const op = OPS[bound.comparison];
    const isFound = found.some(({ from, to }) => bound.numbersFrom >= from && bound.numbersFrom < to);
    if (isFound || value === undefined || more.length > 0 || op === undefined || !bound.explicit || bound.unit !== null) return [];
    const profile = ofAge(bound, value, look) ?? ofDegrees(bound, value, look);
    if (profile === null) return [];
    return [{ from: bound.from, to: bound.to, condition: { kind: 'compare', field: profile.field.name, op, value }, profile }];
  });
}

const OPS: Readonly<Record<string, Op | undefined>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

/** "how many players are over 35", "people under 45": behind "are" or those who are meant, a number without a unit is an age, where records have one and it lies in its range. */
function ofAge({ from, to }: Bound, value: number, { tokens, schema, isPerson }: PlainLook): FieldProfile | null {
  const isLed = /^(?:is|are|was|were|aged)$/.test(tokens[from - 1]?.lower ?? '') || isPerson(from - 1);
  if (!isLed || /^(?:%|\p{L})/u.test(tokens[to]?.text ?? '')) return null;
  const ages = schema.profiles.filter(({ field }) => field.type === 'number' && /^ages?(?: years?| yrs?)?$/.test(wordsOfName(field).join(' ')));
  const [only, ...more] = ages;
  return only !== undefined && more.length === 0 && isWithin(value, only) ? only : null;
}

/** "can stand -15 or colder": what is colder is the one temperature that comes so low. */
function ofDegrees({ about }: Bound, value: number, { schema }: PlainLook): FieldProfile | null {
  const [only, ...more] = about === 'temperature' ? schema.profiles.filter(({ dimension }) => dimension === 'temperature') : [];
  return only !== undefined && more.length === 0 && isWithin(value, only) ? only : null;
}

function isWithin(value: number, { field: { min = 0, max = 0 } }: FieldProfile): boolean {
  return value >= min && value <= max;
}
