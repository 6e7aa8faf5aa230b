/** The text with every lone surrogate, which no encoding can hold, replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return LONE.test(text) ? text.replace(LONE_ALL, '\uFFFD') : text;
}

const LONE = /\p{Surrogate}/u;
const LONE_ALL = /\p{Surrogate}/gu;
