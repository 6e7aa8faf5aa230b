/** Control characters but tab and line breaks, bidirectional controls, separators, annotation marks, halves of surrogate pairs. */
const UNSAFE = /(?!\t|\n|\r\n)[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/**
 * Text of a stranger as a page may show it: control characters become visible, bidirectional ones and annotations are dropped. Line breaks and tabs stay.
 * It is still text and nothing else: no element is ever made of it.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, visible);
}

/** The same on one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll(/\s+/g, ' ').trim();
}

/** The first `length` characters, and how many there are more; a surrogate pair is not cut in two. */
export function cutText(text: string, length: number): { readonly text: string; readonly more: number } {
  if (text.length <= length) return { text, more: 0 };
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return { text: text.slice(0, end), more: text.length - end };
}

function visible(found: string): string {
  const code = found.codePointAt(0) ?? 0;
  if (code === 0x0d || code === 0x85 || code === 0x2028 || code === 0x2029) return '\n';
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  if (code < 0xa0 || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  return '';
}

/** A message of the server as a sentence of its own: with a capital letter, and a stop at its end. */
export function sentence(message: string): string {
  const text = safeText(message).trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…:]$/.test(text) ? '' : '.'}`;
}
