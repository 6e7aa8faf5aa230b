// Preloaded into a server: on SIGUSR2 it writes the longest turn of its loop since the last one, in milliseconds of processor time and of the clock.
// Processor time is that of the main thread alone: a machine that is busy with other work makes every turn long by the clock.
const { openSync, readSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const descriptor = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const buffer = Buffer.alloc(64);
  const processorMs = () => Number(buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, 64, 0)).split(' ')[0]) / 1e6;
  let [cpu, clock, longestCpu, longestClock] = [processorMs(), performance.now(), 0, 0];
  setInterval(() => {
    const [nowCpu, now] = [processorMs(), performance.now()];
    longestCpu = Math.max(longestCpu, nowCpu - cpu);
    longestClock = Math.max(longestClock, now - clock);
    [cpu, clock] = [nowCpu, now];
  }, 2).unref();
  process.on('SIGUSR2', () => {
    process.stderr.write(`turns ${longestCpu.toFixed(0)} ${longestClock.toFixed(0)}\n`);
    longestCpu = longestClock = 0;
  });
}
