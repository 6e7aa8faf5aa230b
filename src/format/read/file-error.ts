import { ScrqError } from '../../errors.ts';

/** A place in a text file, both counted from 1; columns in UTF-16 units. */
export interface FilePlace {
  readonly line: number;
  readonly column?: number;
}

export interface FileProblem {
  readonly at?: FilePlace;
  readonly hint?: string;
  readonly cause?: unknown;
}

/**
 * The `file_invalid` error of a file. With a place: "movies.csv, line 12, column 5: problem"; without one `problem` is a
 * predicate: "movies.csv is empty".
 */
export function fileError(name: string, problem: string, { at, hint, cause }: FileProblem = {}): ScrqError {
  const subject = printable(name, 200);
  const message = at === undefined ? `${subject} ${problem}` : `${subject}, ${placeText(at)}: ${problem}`;
  return new ScrqError('file_invalid', message, { ...(hint === undefined ? {} : { hint }), ...(cause === undefined ? {} : { cause }) });
}

/** The error of a source without anything in it: it may be a scrape that failed, so it is not taken for one without records. */
export function emptyError(name: string): ScrqError {
  return fileError(name, 'is empty', { hint: 'A source that has no records says so with a CSV header alone, or with [] in JSON.' });
}

/** A stranger's text made safe for one line of a message: control and format characters are escaped, long text is cut. */
export function printable(text: string, maxLength = 40): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, escapeOf);
}

/** Where reading stands after `text.slice(from, to)`, when it stood at `place` before; CRLF, LF and CR end a line. */
export function placeAfter(place: Required<FilePlace>, text: string, from = 0, to = text.length): Required<FilePlace> {
  const passed = text.slice(from, to);
  let { line } = place;
  let lineStart = -1;
  for (const end of passed.matchAll(/\r\n|\n|\r/g)) {
    line++;
    lineStart = end.index + end[0].length;
  }
  return lineStart === -1 ? { line, column: place.column + passed.length } : { line, column: passed.length - lineStart + 1 };
}

function placeText({ line, column }: FilePlace): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}

function escapeOf(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return '\\t';
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
