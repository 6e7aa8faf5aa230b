/** What we write ourselves to dress text: colours and links, in these exact forms. */
const DRESS = /\u001b\[[0-9;]*m|\u001b\]8;;(?:https?:\/\/[\x21-\x7e]+)?\u001b\\/g;

const UNSAFE = /[^\n\P{Cc}]|[\p{Bidi_Control}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/** Characters of a text that could make a terminal do something, beside line feeds. */
export function unsafeIn(text: string): readonly string[] {
  return Array.from(text.matchAll(UNSAFE), ([found]) => `U+${(found.codePointAt(0) ?? 0).toString(16)}`);
}

/** The text without what dresses it. */
export function undressed(text: string): string {
  return text.replace(DRESS, '');
}
