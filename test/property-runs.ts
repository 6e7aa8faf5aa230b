/** How often a property is tried: `all` times in the slow suite, which runs the files that import this one too, and a fifth of that in the quick one. */
export function runs(all: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all / 5);
}
