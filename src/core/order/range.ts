/** The whole numbers from 0 up to `count`, which is left out. */
export function rangeTo(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}
