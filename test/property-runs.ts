const isWhole = process.env['PROPERTY_RUNS'] === 'all';
/** Of no common divisor with how many there are of a kind. */
const SPREAD = 13;

/** How often a property is tried: `all` times in the slow suite, which runs the files with properties too, and a twentieth of that in the quick one. */
export function runs(all: number): number {
  return isWhole ? all : Math.ceil(all / 20);
}

/** Of cases that are made of others: all of them in the slow suite, and in the quick one as few, spread over them. */
export function some<Case>(all: readonly Case[]): readonly Case[] {
  return isWhole ? all : all.filter((_, index) => index % SPREAD === 0);
}
