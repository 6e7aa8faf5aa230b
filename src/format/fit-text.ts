import stringWidth from 'string-width';

/** Made for the first text that is not ASCII: it takes 7 ms, as long as to print a table. */
let segmenter: Intl.Segmenter | undefined;
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
  for (const { segment } of charactersOf(head)) {
    const next = used + textWidth(segment);
    if (next > width - 1) break;
    kept += segment;
    used = next;
  }
  return kept.trimEnd() + ELLIPSIS;
}

function charactersOf(text: string): Iterable<{ readonly segment: string }> {
  if (/^[\x20-\x7e]*$/.test(text)) return Array.from(text, (segment) => ({ segment }));
  return (segmenter ??= new Intl.Segmenter()).segment(text);
}

/** Text as lines of at most `width` columns, broken between words where that is possible; its own line breaks stay. */
export function wrapText(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): readonly string[] {
  // Most lines fit, and no character takes more than two columns.
  if (line.length * 2 <= width || textWidth(line) <= width) return [line];
  const lines: string[] = [];
  let kept = '';
  let used = 0;
  for (const { segment } of charactersOf(line)) {
    const next = textWidth(segment);
    if (used + next > width && kept !== '') {
      const space = /\S/.test(segment) ? kept.lastIndexOf(' ') : -1;
      const carried = space > 0 ? kept.slice(space + 1) : '';
      lines.push((space > 0 ? kept.slice(0, space) : kept).trimEnd());
      kept = carried;
      used = textWidth(carried);
    }
    if (kept === '' && segment === ' ' && lines.length > 0) continue;
    kept += segment;
    used += next;
  }
  return kept === '' ? lines : [...lines, kept];
}

/** Text filled up with spaces to `width` columns; text that is wider stays as it is. */
export function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return align === 'right' ? space + text : text + space;
}
