import { isUtf8 } from 'node:buffer';

import { fileError, placeAfter } from './file-error.ts';
import type { ReadContext } from './source-records.ts';
import { completeUtf8 } from './text-encoding.ts';

/** Decoded text; when `broken`, `text` is what stands before the first bytes that are no text in this encoding. */
interface Decoded {
  readonly text: string;
  readonly broken: boolean;
}

interface Decoder {
  /** `last`: no more bytes follow `bytes`. */
  decode(bytes: Buffer, last: 'last' | 'more'): Decoded;
}

/** Bytes to text, without a byte order mark. Stops at bytes that are not valid, and at a NUL, naming line and column. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: string, context: ReadContext): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  let place = { line: 1, column: 1 };
  // A CR that ends a chunk is placed with the next one: an LF may follow, and they are one line end.
  let unplaced = '';
  const accept = ({ text, broken }: Decoded): string => {
    const here = unplaced + text;
    const nul = here.indexOf('\0');
    if (nul !== -1) throw nulError(placeAfter(place, here, 0, nul), context);
    if (broken) throw encodingError(encoding, placeAfter(place, here), context);
    unplaced = here.endsWith('\r') ? '\r' : '';
    place = advance(place, unplaced === '' ? here : here.slice(0, -1));
    return text;
  };
  for await (const chunk of chunks) {
    const text = accept(decoder.decode(chunk, 'more'));
    if (text !== '') yield text;
  }
  const rest = accept(decoder.decode(Buffer.alloc(0), 'last'));
  if (rest !== '') yield rest;
}

/** As `placeAfter`, fast on text whose lines end in LF alone. */
function advance(place: { readonly line: number; readonly column: number }, text: string): { line: number; column: number } {
  if (text.includes('\r')) return placeAfter(place, text);
  let { line } = place;
  let lineStart = -1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: lineStart === -1 ? place.column + text.length : text.length - lineStart + 1 };
}

function createDecoder(encoding: string): Decoder {
  if (encoding === 'utf-8') return createUtf8Decoder();
  if (encoding === 'windows-1252') return { decode: (bytes) => ({ text: windows1252(bytes), broken: false }) };
  return createLabelledDecoder(encoding);
}

/** Decodes whole characters only: Node has a fast path for UTF-8 that does not go on from chunk to chunk. */
function createUtf8Decoder(): Decoder {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let carried = Buffer.alloc(0);
  let first = true;
  return {
    decode(chunk, last) {
      const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
      const complete = last === 'last' ? bytes.length : completeUtf8(bytes);
      carried = Buffer.from(bytes.subarray(complete));
      const whole = bytes.subarray(0, complete);
      const valid = isUtf8(whole) ? whole : whole.subarray(0, validLength(whole));
      const text = decoder.decode(valid);
      const marked = first && text.startsWith('\uFEFF');
      if (text !== '') first = false;
      return { text: marked ? text.slice(1) : text, broken: valid.length < whole.length };
    },
  };
}

/** Length of the longest beginning of `bytes` that is valid UTF-8. */
function validLength(bytes: Buffer): number {
  let valid = 0;
  let broken = bytes.length + 1;
  while (broken - valid > 1) {
    const middle = (valid + broken) >>> 1;
    const start = bytes.subarray(0, middle);
    if (isUtf8(start.subarray(0, completeUtf8(start)))) valid = middle;
    else broken = middle;
  }
  return completeUtf8(bytes.subarray(0, valid));
}

/** Node 20's own decoder takes this encoding for Latin-1, so the 32 characters in which they differ are put right here. */
const UPPER_CONTROLS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

function windows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (character) => UPPER_CONTROLS.charAt(character.charCodeAt(0) - 0x80));
}

/** Any encoding of the platform. A broken chunk is decoded once more, leniently, to find the place. */
function createLabelledDecoder(encoding: string): Decoder {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return {
    decode(bytes, last) {
      try {
        return { text: decoder.decode(bytes, { stream: last === 'more' }), broken: false };
      } catch {
        const lenient = new TextDecoder(encoding).decode(bytes);
        const at = lenient.indexOf('\uFFFD');
        return { text: at === -1 ? lenient : lenient.slice(0, at), broken: true };
      }
    },
  };
}

function nulError(at: { readonly line: number; readonly column: number }, { name }: ReadContext) {
  return fileError(name, 'a NUL byte, so this is not the text of a file of records', {
    at,
    hint: 'If it is UTF-16 without a byte order mark, say --encoding utf-16le (or utf-16be); binary formats cannot be read.',
  });
}

function encodingError(encoding: string, at: { readonly line: number; readonly column: number }, { name }: ReadContext) {
  const other = encoding === 'utf-8' ? '--encoding windows-1252' : '--encoding utf-8';
  const shown = encoding === 'utf-8' ? 'UTF-8' : encoding;
  return fileError(name, `the bytes here are not valid ${shown}`, { at, hint: `Name the encoding of the file, for example ${other}.` });
}
