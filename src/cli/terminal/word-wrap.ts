import { textWidth } from '../../format/fit-text.ts';

/**
 * Breaks text that comes in pieces at words, so that no line of prose is wider than the terminal: each piece in, text out. A word is held back until
 * its end is known; an empty piece gives what is still held. Line ends that are there stay.
 */
export function createWordWrap(width: number): (piece: string) => string {
  let column = 0;
  let gap = '';
  let word = '';
  const settled = (): string => {
    if (word === '') return '';
    const size = textWidth(word);
    const isOver = column > 0 && column + textWidth(gap) + size > width;
    const next = isOver ? `\n${word}` : gap + word;
    column = isOver ? size : column + textWidth(gap) + size;
    gap = '';
    word = '';
    return next;
  };
  return (piece) => {
    if (piece === '') return settled();
    let wrapped = '';
    for (const part of piece.match(/\n| +|[^\n ]+/g) ?? []) {
      if (part === '\n') {
        wrapped += `${settled()}\n`;
        column = 0;
        gap = '';
      } else if (part.startsWith(' ')) {
        wrapped += settled();
        gap += part;
      } else word += part;
    }
    return wrapped;
  };
}
