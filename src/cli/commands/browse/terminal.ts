import { emitKeypressEvents } from 'node:readline';

import { ScrqError } from '../../../errors.ts';
import { columnsOf, type Io } from '../../terminal/io.ts';
import type { Screen, ScreenSize } from './screen.ts';
import type { Key } from './state.ts';

/** The terminal as a screen of its own. Disposing of it gives back what was there before. */
export interface FullScreen extends Disposable {
  readonly size: ScreenSize;
  listen(listener: Listener): void;
  draw(screen: Screen): void;
  /** Puts text on the clipboard, where the terminal lets programs do that (OSC 52). */
  copy(text: string): void;
}

interface Listener {
  readonly onKey: (key: Key) => void;
  readonly onResize: () => void;
  /** Called when no key can come any more. */
  readonly onEnd: () => void;
}

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';

/** Takes over the terminal; throws `invalid_usage` where there is none. */
export function openFullScreen(io: Io): FullScreen {
  const { stdin, stdout, env } = io;
  if (stdin.isTTY !== true || stdout.isTTY !== true || env['TERM'] === 'dumb') {
    throw new ScrqError('invalid_usage', 'browse needs a terminal', { hint: 'Use `scrq search` elsewhere.' });
  }
  let stopListening = (): void => undefined;
  emitKeypressEvents(stdin);
  stdin.setRawMode?.(true);
  stdout.write(ENTER);
  return {
    get size() {
      return { columns: columnsOf(stdout), rows: stdout.rows ?? 24 };
    },
    listen({ onKey, onResize, onEnd }) {
      const onKeypress = (text: string | undefined, key: Omit<Key, 'text'> | undefined): void => onKey({ ...key, text });
      stdin.on('keypress', onKeypress).on('end', onEnd).resume();
      stdout.on('resize', onResize);
      stopListening = () => {
        stdin.off('keypress', onKeypress).off('end', onEnd).pause();
        stdout.off('resize', onResize);
      };
    },
    draw({ lines, cursor }) {
      // Line by line over what was there: clearing the screen first would flicker.
      const text = lines.map((line) => `${line}\u001b[K`).join('\r\n');
      const place = cursor === undefined ? '' : `\u001b[1;${cursor + 1}H\u001b[?25h`;
      stdout.write(`\u001b[?25l\u001b[H${text}\u001b[J${place}`);
    },
    copy(text) {
      stdout.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`);
    },
    [Symbol.dispose]() {
      stopListening();
      stdin.setRawMode?.(false);
      stdout.write(LEAVE);
    },
  };
}
