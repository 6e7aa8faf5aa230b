import { joinCompared, noRecords } from '../../../core/diff/pair-shared.ts';
import { hashText } from '../../../core/fields/hash/hash-64.ts';
import { HashIndex64 } from '../../../core/fields/hash/hash-index.ts';
import type { Comparison, RunComparison, TableOptions } from '../../../core/ports/tables.ts';
import { comparePairs } from './compare-pairs.ts';
import { compareShared } from './compare-shared.ts';
import type { FilePair, FileRun } from './file-run.ts';

/** Pairs the records of two files by hashes of their keys. Of two rows that are the same text no value is read. */
export async function compareFiles(files: FilePair, comparison: Comparison, { signal }: TableOptions = {}): Promise<RunComparison> {
  const { from, to } = files;
  const newer = to.run.records;
  const all = { from: Int32Array.from({ length: from.run.records }, (_, row) => row), to: Int32Array.from({ length: newer }, (_, row) => row) };
  if (comparison.key.length === 0) {
    const { compared } = await compareShared(files, all, comparison, signal);
    return { ...joinCompared(newer, noRecords, compared), duplicates: { from: unshared, to: unshared } };
  }
  const index = new HashIndex64();
  const groups = { from: await groupsOf(from, comparison.key, index), to: await groupsOf(to, comparison.key, index) };
  signal?.throwIfAborted();
  const counts = { from: countsOf(groups.from, index.size), to: countsOf(groups.to, index.size) };
  const isShared = (group: number) => (counts.from[group] ?? 0) > 1 || (counts.to[group] ?? 0) > 1;
  const inGroups = (side: 'from' | 'to', holds: (group: number) => boolean) => all[side].filter((ordinal) => holds(groups[side][ordinal] ?? 0));
  const isPaired = (group: number) => counts.from[group] === 1 && counts.to[group] === 1;
  const partners = new Int32Array(index.size);
  for (const [ordinal, group] of groups.from.entries()) partners[group] = ordinal;
  const pairedTo = inGroups('to', isPaired);
  const pairs = { from: pairedTo.map((ordinal) => partners[groups.to[ordinal] ?? 0] ?? 0), to: pairedTo };
  const ends = {
    ...noRecords,
    removed: inGroups('from', (group) => !isShared(group) && counts.to[group] === 0),
    added: inGroups('to', (group) => !isShared(group) && counts.from[group] === 0),
  };
  const unique = joinCompared(newer, ends, await comparePairs(files, pairs, comparison, signal));
  const shared = await compareShared(files, { from: inGroups('from', isShared), to: inGroups('to', isShared) }, comparison, signal);
  return { ...joinCompared(newer, unique, shared.compared), duplicates: shared.duplicates };
}

const unshared = { records: 0, groups: 0, firsts: [] };

/** A whole number for the key of every record. */
async function groupsOf(file: FileRun, key: readonly string[], index: HashIndex64): Promise<Int32Array> {
  const groups = new Int32Array(file.run.records);
  await file.visitKeys(key, (text, ordinal) => (groups[ordinal] = index.place(hashText(text))));
  return groups;
}

function countsOf(groups: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const group of groups) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}
