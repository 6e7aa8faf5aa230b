/** The first `limit` of the whole numbers below `count` in an order that leaves no ties; all of them when there is no limit. */
export function firstInOrder(candidates: Int32Array, compare: (a: number, b: number) => number, limit: number): Int32Array {
  if (limit >= candidates.length / 4) return candidates.toSorted(compare).subarray(0, limit);
  // A heap with the last one of those kept on top.
  const heap = candidates.slice(0, limit);
  for (let at = (limit >> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare);
  for (let at = limit; at < candidates.length; at += 1) {
    const candidate = candidates[at] ?? 0;
    if (compare(candidate, heap[0] ?? 0) >= 0) continue;
    heap[0] = candidate;
    sink(heap, 0, compare);
  }
  return heap.toSorted(compare);
}

function sink(heap: Int32Array, from: number, compare: (a: number, b: number) => number): void {
  const item = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, item) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = item;
}

/** The whole numbers from 0 up to `count`, which is left out. */
export function rangeTo(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}
