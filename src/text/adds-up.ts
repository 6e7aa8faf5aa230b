/** True for a measure whose numbers add up over groups, by its name as plans print it: where no record is, it is 0. */
export function addsUp(measure: string): boolean {
  return /^(?:count|sum)\(/.test(measure);
}
