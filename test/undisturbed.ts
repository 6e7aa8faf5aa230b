/**
 * Runs what measures time in this process. Where it fails, it is run again if the process was kept from its turns for half of that time
 * meanwhile, as on a busy machine: a failure then says nothing.
 */
export async function undisturbed<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    let longest = 0;
    let before = performance.now();
    const turn = () => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    };
    const timer = setInterval(turn, 5);
    try {
      return await work();
    } catch (error) {
      turn();
      if (longest < ms / 2) throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
