import type { Condition } from '../../condition/condition.ts';
import type { StatsPlan } from '../plan.ts';
import type { Reading } from './reading.ts';

/** All conditions at once; null when there are none. */
export function allOf(items: readonly Condition[]): Condition | null {
  const [only] = items;
  return only === undefined ? null : items.length === 1 ? only : { kind: 'and', items };
}

export function whereOf({ stated }: Reading): Condition | null {
  return allOf(stated.map(({ where }) => where));
}

/** A plan of figures with what most such plans leave open. */
export function statsPlan(given: Partial<StatsPlan> & Pick<StatsPlan, 'measures'>): StatsPlan {
  return { kind: 'stats', where: null, groups: [], having: [], order: [], limit: null, ...given };
}
