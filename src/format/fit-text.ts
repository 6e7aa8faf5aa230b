import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter();
const ELLIPSIS = '…';

/** Terminal columns that a line of text takes: wide characters count two, combining ones none. */
export function textWidth(text: string): number {
  return stringWidth(text);
}

/** Text cut to at most `width` columns, between characters as a reader sees them; a cut one ends in an ellipsis. */
export function cutText(text: string, width: number): string {
  if (width <= 0) return '';
  // No character is wider than two columns or longer than a few code units, so the end of a very long text need not be measured.
  const head = text.length > width * 20 ? text.slice(0, width * 20) : text;
  if (head.length === text.length && textWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter.segment(head)) {
    const next = used + textWidth(segment);
    if (next > width - 1) break;
    kept += segment;
    used = next;
  }
  return kept.trimEnd() + ELLIPSIS;
}

/** Text filled up with spaces to `width` columns; text that is wider stays as it is. */
export function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return align === 'right' ? space + text : text + space;
}
