/** Reads pieces of work, a line of JSON each, does them, and prints what each took. `works`: functions by the name of the work. */
import { createInterface } from 'node:readline';

export async function play(works) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { work, ...input } = JSON.parse(line);
    const before = process.cpuUsage();
    const started = performance.now();
    try {
      await works[work](input);
      const { user, system } = process.cpuUsage(before);
      console.log(JSON.stringify({ processorMs: (user + system) / 1000, wallMs: performance.now() - started }));
    } catch (error) {
      console.log(JSON.stringify({ error: String(error) }));
    }
  }
}
