import type { CliContext } from '../../context.ts';
import type { Target } from '../../target.ts';
import type { Settings } from '../../config/settings.ts';
import { paintOn } from '../../terminal/style.ts';
import { BrowseSession } from './session.ts';
import { openFullScreen } from './terminal.ts';

/** What is looked through, and what is asked first. */
export interface BrowseOrder {
  readonly target: Target;
  readonly query: string;
}

/** Searches as one types, on a screen of its own; resolves when the user leaves. However it ends, the terminal is as it was. */
export async function browse(context: CliContext, settings: Settings, { target, query }: BrowseOrder): Promise<void> {
  const { io } = context;
  using screen = openFullScreen(io);
  await new Promise<void>((resolve, reject) => {
    const onEnd = (failure?: unknown): void => {
      session[Symbol.dispose]();
      io.signal.removeEventListener('abort', onAbort);
      if (failure === undefined) resolve();
      else reject(failure);
    };
    const onAbort = (): void => onEnd(io.signal.reason);
    const guarded = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        onEnd(error);
      }
    };
    const session = new BrowseSession({ context, target, screen, paint: paintOn(io.stdout, io, settings), query, onEnd });
    if (io.signal.aborted) return onAbort();
    io.signal.addEventListener('abort', onAbort);
    screen.listen({ onKey: (key) => guarded(() => session.press(key)), onResize: () => guarded(() => session.draw()), onEnd });
    guarded(() => session.start());
  });
}
