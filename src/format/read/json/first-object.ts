import { endOfNested, passWhite } from './json-text.ts';
import type { TextWindow } from '../text-window.ts';

/** The object that a text begins with. */
export interface FirstObject {
  readonly text: string;
  /** What comes behind it: another object, the end of the text, or anything else. */
  readonly followedBy: 'object' | 'end' | 'other';
  /** It stands on a line of its own. */
  readonly onItsLine: boolean;
}

/** The object that the text begins with; undefined where none does, or it is cut off, or longer than a record may be. Reads on as far as it goes. */
export async function firstObject(window: TextWindow): Promise<FirstObject | undefined> {
  for (;;) {
    const found = objectAtHand(window);
    if (found !== 'more') return found;
    if (window.full) return undefined;
    await window.more(1);
  }
}

function objectAtHand(window: TextWindow): FirstObject | undefined | 'more' {
  const { text, position, ended } = window;
  const start = passWhite(text, position);
  if (start === text.length && !ended) return 'more';
  if (text[start] !== '{') return undefined;
  const end = endOfNested(text, start);
  if (end === -1) return ended ? undefined : 'more';
  const next = passWhite(text, end);
  if (next === text.length && !ended) return 'more';
  const object = text.slice(start, end);
  const followedBy = next === text.length ? 'end' : text[next] === '{' ? 'object' : 'other';
  return { text: object, followedBy, onItsLine: !object.includes('\n') && (followedBy === 'end' || text.slice(end, next).includes('\n')) };
}
