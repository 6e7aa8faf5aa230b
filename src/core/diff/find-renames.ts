/** Values of records as marks, field by field: two words a record and field, both 0 where the value is missing. */
type FieldMarks = readonly Int32Array[];

/** A removed and an added record that hold nearly the same, by their positions. */
export interface Rename {
  readonly removed: number;
  readonly added: number;
  /** Proportion of the fields with a value in either record in which both have the same one, from 0 to 1. */
  readonly similarity: number;
}

export interface RenameSearch {
  readonly removed: FieldMarks;
  readonly added: FieldMarks;
  /** The least similarity of a rename. */
  readonly least: number;
}

/**
 * Pairs removed with added records of nearly equal content: the most similar first, ties in the order of the runs, each record once.
 * Two records are compared when they share a value that at most 50 removed records have, so the work grows with the records and not with their square.
 */
export function findRenames({ removed, added, least }: RenameSearch): readonly Rename[] {
  const holders = removed.map(rareHolders);
  const count = (added[0]?.length ?? 0) / 2;
  const candidates: Rename[] = [];
  for (let record = 0; record < count; record += 1) {
    const found = [...new Set(added.flatMap((marks, field) => holders[field]?.get(markText(marks, record)) ?? []))];
    const similar = found.map((other): Rename => ({ removed: other, added: record, similarity: similarityOf(removed, other, added, record) }));
    candidates.push(
      ...similar
        .filter(({ similarity }) => similarity >= least)
        .toSorted(bySimilarity)
        .slice(0, KEPT_CANDIDATES),
    );
  }
  return bestPairs(candidates);
}

/** Of the records that are like an added one, this many are remembered until it is known which of them others have taken. */
const KEPT_CANDIDATES = 8;

function bySimilarity(a: Rename, b: Rename): number {
  return b.similarity - a.similarity || a.added - b.added || a.removed - b.removed;
}

/** A value that more records share does not identify one of them. */
const RARE = 50;

function rareHolders(marks: Int32Array): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>();
  for (let record = 0; record < marks.length / 2; record += 1) {
    if (isMissing(marks, record)) continue;
    const text = markText(marks, record);
    const known = holders.get(text);
    if (known === undefined) holders.set(text, [record]);
    else if (known.length <= RARE) known.push(record);
  }
  for (const [text, records] of holders) if (records.length > RARE) holders.delete(text);
  return holders;
}

function similarityOf(removed: FieldMarks, older: number, added: FieldMarks, newer: number): number {
  let present = 0;
  let same = 0;
  for (const [field, before] of removed.entries()) {
    const after = added[field] ?? before;
    if (isMissing(before, older) && isMissing(after, newer)) continue;
    present += 1;
    if (before[2 * older] === after[2 * newer] && before[2 * older + 1] === after[2 * newer + 1]) same += 1;
  }
  return present === 0 ? 0 : same / present;
}

function bestPairs(candidates: readonly Rename[]): readonly Rename[] {
  const removed = new Set<number>();
  const added = new Set<number>();
  const pairs: Rename[] = [];
  for (const candidate of candidates.toSorted(bySimilarity)) {
    if (removed.has(candidate.removed) || added.has(candidate.added)) continue;
    removed.add(candidate.removed);
    added.add(candidate.added);
    pairs.push(candidate);
  }
  return pairs.toSorted((a, b) => a.added - b.added);
}

function isMissing(marks: Int32Array, record: number): boolean {
  return marks[2 * record] === 0 && marks[2 * record + 1] === 0;
}

function markText(marks: Int32Array, record: number): string {
  return `${marks[2 * record]},${marks[2 * record + 1]}`;
}
