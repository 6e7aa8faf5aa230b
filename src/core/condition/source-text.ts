const SHOWN_CHARACTERS = 40;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text from outside as a message may show it: at most 40 characters, and none that a terminal would obey or hide. */
export function shown(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN_CHARACTERS + 2));
  const kept = characters.slice(0, SHOWN_CHARACTERS).join('').replace(INVISIBLE, escapeOf);
  return characters.length > SHOWN_CHARACTERS ? `${kept}…` : kept;
}

/** Where in `text` the UTF-16 offset lies, in a person's words; characters count from 1. */
export function placeIn(text: string, offset: number): string {
  return offset >= text.length ? 'at the end' : `at character ${Array.from(text.slice(0, offset)).length + 1}`;
}

function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
