import { marksAt } from '../core/diff/marks.ts';
import { pairByMark, type Pairs } from '../core/diff/pair-by-mark.ts';
import { createKeyText } from '../core/fields/content.ts';
import type { DiffPlan } from './diff-plan.ts';
import type { DiffSide } from './diff-side.ts';

/** Records of two runs, by their ordinals. */
export interface OrdinalPairs {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** A mark for the key of each record of two runs. */
export interface KeyMarks {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Pairs records with the same key, each with the first one that is free; positions are those in `left`. Keys whose hashes collide are told apart by their text. */
export async function pairByKey(plan: DiffPlan, keys: KeyMarks, left: OrdinalPairs): Promise<Pairs> {
  const marks = { from: marksAt(keys.from, left.from), to: marksAt(keys.to, left.to) };
  const pairs = pairByMark(marks.from, marks.to);
  const colliding = await collidingMarks(plan, left, pairs, marks.to);
  if (colliding.size === 0) return pairs;
  const collides = (side: Int32Array, position: number) => colliding.has(markText(side, position));
  const known = [...pairs.to.keys()].filter((pair) => !collides(marks.to, pairs.to[pair] ?? 0));
  const anew = await pairByText(plan, left, {
    from: positionsIn(marks.from, (position) => collides(marks.from, position)),
    to: positionsIn(marks.to, (position) => collides(marks.to, position)),
  });
  const found = [...known.map((pair) => ({ from: pairs.from[pair] ?? 0, to: pairs.to[pair] ?? 0 })), ...anew].toSorted((a, b) => a.to - b.to);
  const [taken, given] = [new Set(found.map(({ from }) => from)), new Set(found.map(({ to }) => to))];
  return {
    from: Int32Array.from(found, ({ from }) => from),
    to: Int32Array.from(found, ({ to }) => to),
    fromLeft: positionsIn(marks.from, (position) => !taken.has(position)),
    toLeft: positionsIn(marks.to, (position) => !given.has(position)),
  };
}

/** The marks by which records were paired whose keys are not the same. */
async function collidingMarks({ from, to, key }: DiffPlan, left: OrdinalPairs, pairs: Pairs, marks: Int32Array): Promise<ReadonlySet<string>> {
  const colliding = new Set<string>();
  for (let at = 0; at < pairs.to.length; at += READ_AT_ONCE) {
    const part = (ordinals: Int32Array, positions: Int32Array) =>
      Array.from(positions.subarray(at, at + READ_AT_ONCE), (each) => ordinals[each] ?? 0);
    const before = await keyTexts(from, key, part(left.from, pairs.from));
    const after = await keyTexts(to, key, part(left.to, pairs.to));
    before.forEach((text, index) => {
      if (text !== after[index]) colliding.add(markText(marks, pairs.to[at + index] ?? 0));
    });
  }
  return colliding;
}

const READ_AT_ONCE = 20_000;

/** Keys whose hashes collide are a handful, if there are any. */
async function pairByText({ from, to, key }: DiffPlan, left: OrdinalPairs, positions: OrdinalPairs) {
  const ordinals = (side: Int32Array, chosen: Int32Array) => Array.from(chosen, (position) => side[position] ?? 0);
  const [before, after] = [await keyTexts(from, key, ordinals(left.from, positions.from)), await keyTexts(to, key, ordinals(left.to, positions.to))];
  const free = new Map<string, number[]>();
  before.forEach((text, index) => free.set(text, [...(free.get(text) ?? []), positions.from[index] ?? 0]));
  return after.flatMap((text, index) => {
    const partner = free.get(text)?.shift();
    return partner === undefined ? [] : [{ from: partner, to: positions.to[index] ?? 0 }];
  });
}

async function keyTexts({ reader, fields }: DiffSide, key: readonly string[], ordinals: readonly number[]): Promise<readonly string[]> {
  if (reader === null) return [];
  const textOf = createKeyText(
    key.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    key,
  );
  const columns = await reader.cells(key, ordinals);
  return ordinals.map((_, row) => textOf(columns.map((cells) => cells[row] ?? null)));
}

function positionsIn(marks: Int32Array, wanted: (position: number) => boolean): Int32Array {
  return Int32Array.from({ length: marks.length / 2 }, (_, position) => position).filter(wanted);
}

function markText(marks: Int32Array, position: number): string {
  return `${marks[2 * position]},${marks[2 * position + 1]}`;
}
