import { withThousands } from './thousands.ts';

/** How many there are of something: "1 record", "12,000 records". */
export function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A count for people, thousands apart. */
export function countText(count: number): string {
  return withThousands(count, { most: 3 });
}
