import { isUtf8 } from 'node:buffer';

import { ScrqError } from '../../errors.ts';
import { printable } from './file-error.ts';

/** Encoding of the bytes as its WHATWG name: a byte order mark decides, then `label`, then UTF-8; `auto` looks at the sample. */
export function chooseEncoding(sample: Buffer, label: string | undefined): string {
  const marked = byteOrderMark(sample);
  const named = label === undefined || label === 'auto' ? undefined : canonicalName(label);
  if (marked !== undefined) return marked;
  if (label === 'auto') return guess(sample);
  return named ?? 'utf-8';
}

function byteOrderMark(sample: Buffer): string | undefined {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8';
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  return undefined;
}

function canonicalName(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch (cause) {
    throw new ScrqError('invalid_usage', `unknown encoding "${printable(label)}"`, {
      hint: 'Known are utf-8, utf-16le, utf-16be, windows-1252, shift_jis, gb18030 and the other labels of the web, and auto.',
      cause,
    });
  }
}

function guess(sample: Buffer): string {
  if (isUtf8(sample.subarray(0, completeUtf8(sample))) && !sample.includes(0)) return 'utf-8';
  return unmarkedUtf16(sample) ?? (isPlausibleWindows1252(sample) ? 'windows-1252' : 'utf-8');
}

/** Text of mostly ASCII in UTF-16 has a zero in every other byte. */
function unmarkedUtf16(sample: Buffer): string | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}

/** No control characters other than white space, none of the five bytes that Windows-1252 leaves undefined. */
function isPlausibleWindows1252(sample: Buffer): boolean {
  return !/[\x00-\x08\x0b\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/.test(sample.toString('latin1'));
}

/** Length of `bytes` without a character that is cut off at the end. */
export function completeUtf8(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}
