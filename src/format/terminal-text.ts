/**
 * What a stranger's text may not bring to a terminal: control characters (C0, DEL, C1, so escape sequences too),
 * bidirectional controls, line and paragraph separators, annotation marks, halves of surrogate pairs.
 */
const UNSAFE = /\r\n|[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/** Text that is safe on a terminal: line feeds stay, every other control character is made visible and bidirectional ones are dropped. */
export function terminalText(text: string): string {
  return text.replace(UNSAFE, (found) => (found === '\n' || found === '\r\n' ? '\n' : visible(found)));
}

/** The same on one line: line breaks become spaces. */
export function terminalLine(text: string): string {
  return text.replace(UNSAFE, (found) => visible(found));
}

/** JSON text that is safe on a terminal and means the same: what is unsafe is escaped as JSON escapes it. */
export function terminalJson(json: string): string {
  return json.replace(UNSAFE, (found) => (found === '\n' ? '\n' : escaped(found)));
}

/** Control Pictures (U+2400 on) show C0 and DEL; C1 has no pictures. */
function visible(found: string): string {
  const code = found.codePointAt(0) ?? 0;
  if (isBreak(code)) return ' ';
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  if (code < 0xa0 || isSurrogate(code)) return '\ufffd';
  return '';
}

/** Tab to carriage return, next line, line and paragraph separator. */
function isBreak(code: number): boolean {
  return (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0x2028 || code === 0x2029;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function escaped(found: string): string {
  return Array.from(found, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('');
}
