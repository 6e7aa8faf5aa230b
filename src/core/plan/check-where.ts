import { checkCondition } from '../condition/check.ts';
import type { Condition } from '../condition/condition.ts';
import type { FieldLookup } from '../condition/fields.ts';
import type { Places } from '../condition/places.ts';
import { planDialect } from './tokens.ts';

/** What a plan is checked with. */
export interface Checking {
  readonly lookup: FieldLookup;
  readonly places: Places;
}

/** The condition of a part of a plan in normal form, with names, dates and parts of dates as the fields have them. */
export function checkWhere(where: Condition, path: string, checking: Checking): Condition {
  return checkCondition(where, { ...checking, path, dialect: planDialect });
}

/** As `checkWhere`, for the condition of a plan itself, of which items may compare with aggregates. */
export function checkScope(where: Condition, path: string, checking: Checking): Condition {
  return checkCondition(where, { ...checking, path, dialect: planDialect, takesAggregates: true });
}

/** The path of a part of what is at a path. */
export function inside(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`;
}
