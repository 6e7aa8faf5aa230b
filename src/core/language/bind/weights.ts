/** What may speak for or against saying a bound of a field. */
export type Evidence = keyof typeof WEIGHTS;

/**
 * What each piece of evidence costs; the assignment of least total cost is taken. A name that touches its number costs nothing, and everything
 * else is measured against it.
 */
export const WEIGHTS = {
  /** A field named next to the number: 0 when it touches, 1 for each unrelated word between (see `nearness.ts`). */
  name: 1,
  /** The comparator's own concept ("cheaper"): said of the field as surely as a name, but it leaves open which field of the concept. */
  concept: 0.6,
  /** A unit that only such fields are measured in. */
  unit: 0.8,
  /** "over 2 but under 4 stars": two ends of one range share its field. A range is said from its low end up; the other way round is rare. */
  neighbor: 0.4,
  reversedNeighbor: 1.7,
  /** A lone amount is likeliest of the main price: dearer than any word that names a field. */
  prior: 1.5,
  /** A lone amount is of the only field that holds it: the weakest evidence there is. */
  onlyHolder: 2.2,
  /** A value outside of all that the field holds, within three times its range, and beyond. */
  outside: 0.3,
  farOutside: 0.8,
  /** One field bound twice in the same direction, or so that nothing can pass. */
  repeated: 1.2,
  /** A bound left without a field: dearer than every candidate on its own, so that only conflicts leave one out. */
  silence: 5,
} as const;
