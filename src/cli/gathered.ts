/** Parses an option that may be given several times. */
export function gathered(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
