import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** The command in a process of its own; its standard input stays open until the test closes it. */
export function startCommand(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  inherited: NodeJS.ProcessEnv = process.env,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['bin/scrq.js', ...argv], { env: { ...inherited, ...env }, stdio: 'pipe' });
}

/** How a process ended: its status, or the signal that killed it. */
export function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
}
