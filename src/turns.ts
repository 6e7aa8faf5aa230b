interface TurnOptions {
  /** How long one piece of work may keep everything else in the process waiting, in milliseconds. Default: 15. */
  readonly most?: number;
  /** Ends the work when others had their turn and it fired. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gives others their turn: to be awaited between pieces of long work. Reading what is at hand already never pauses by itself, and a server that
 * imports a run would answer no one meanwhile. Rejects with the reason of the signal.
 */
export function createTurns({ most = 15, signal }: TurnOptions = {}): () => Promise<void> {
  // A clock that is set back ends a piece early; the one that never is takes Node a module that a short command does without.
  let since = Date.now();
  return async () => {
    if (Math.abs(Date.now() - since) < most) return;
    await nextTurn();
    signal?.throwIfAborted();
    since = Date.now();
  };
}

const waiting: (() => void)[] = [];

/** Resolves in a later turn of the loop, in which no other work that waits for one goes on: eight searches at once would otherwise keep everything else waiting for a piece of each. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}
