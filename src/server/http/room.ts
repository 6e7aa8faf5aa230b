import type { Response } from 'express';

/** Gives what resolves when the client has read enough for more, or has left. One listener for all times: the compression does not let go of any. */
export function watchRoom(response: Response): () => Promise<void> {
  let go: (() => void) | undefined;
  const wake = (): void => go?.();
  response.on('drain', wake);
  response.on('close', wake);
  return () =>
    new Promise((resolve) => {
      go = resolve;
      if (response.destroyed) resolve();
    });
}
