import type { FieldRole } from '../../contract/operations/scrapers.ts';
import { deriveRole } from '../fields/role.ts';
import type { FieldProfile } from '../language/profile/fields.ts';
import type { Measure } from '../plan/plan.ts';
import type { DataFacts } from './facts.ts';

/** The role of a field: as import found it or a person set it, else from its name, unit and range. */
export function roleOf({ field, role }: FieldProfile): FieldRole {
  if (role === 'year' || role === 'key') return role;
  return field.role ?? deriveRole(field);
}

/** True for a number that holds years. */
export function isYear(profile: FieldProfile): boolean {
  return profile.field.type === 'number' && roleOf(profile) === 'year';
}

/** True for an amount of money, by what it is called or by its unit. */
export function isMoney({ field, dimension, unit }: FieldProfile): boolean {
  return field.type === 'number' && (dimension === 'money' || unit?.dimension === 'money');
}

/** True where the sum of the values says something. */
export function isAdditive(profile: FieldProfile): boolean {
  return roleOf(profile) === 'additive';
}

/** True for what adds up though it counts nothing and is no money: months, places in a hall. It says how big one thing is. */
export function isSize(profile: FieldProfile): boolean {
  return isAdditive(profile) && profile.counted === null && profile.dimension !== 'money';
}

/** The measure that is meant by the name of a number alone: the sum of what adds up, the mean of anything else. */
export function defaultMeasure(profile: FieldProfile): Measure {
  return { kind: isAdditive(profile) ? 'sum' : 'avg', field: profile.field.name };
}

const FEW = 40;

/** True for a field whose values make groups that people name: texts, switches, and numbers of few values. */
export function isGroupable(profile: FieldProfile, facts: DataFacts): boolean {
  const { field } = profile;
  if (field.type !== 'number') return true;
  const role = roleOf(profile);
  if (role === 'year' || role === 'key') return true;
  const distinct = facts.distinct(field.name) ?? field.distinct;
  if (distinct !== undefined && distinct !== null) return distinct <= FEW;
  return field.integer === true && (field.max ?? Infinity) - (field.min ?? -Infinity) <= FEW;
}

/** True for a number that can be measured: keys cannot. */
export function isMeasurable(profile: FieldProfile): boolean {
  return profile.field.type === 'number' && profile.role !== 'key' && roleOf(profile) !== 'key';
}
