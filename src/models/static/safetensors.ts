import { isObject } from '../../contract/json-object.ts';
import type { UnreadBytes } from './row-sum.ts';

/** One tensor of a file: its numbers are `length` bytes from `start`, counted from the beginning of the file. */
interface Tensor {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly start: number;
  readonly length: number;
}

export interface TensorFile {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: ReadonlyMap<string, Tensor>;
}

const LENGTH_BYTES = 8;
const BYTES_PER_NUMBER: Readonly<Record<string, number>> = { F32: 4, F16: 2, I8: 1, U8: 1 };

/** What the header of a safetensors file says, of which bytes may be unread; throws when it and the bytes that follow do not fit together. */
export function parseSafetensors(file: Uint8Array, unread?: UnreadBytes): TensorFile {
  unread?.read(0, Math.min(LENGTH_BYTES, file.length));
  const headerLength = file.length < LENGTH_BYTES ? -1 : Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const dataStart = LENGTH_BYTES + headerLength;
  if (headerLength < 0 || dataStart > file.length) throw new Error(`the header does not fit into the ${file.length} bytes of the file`);
  unread?.read(LENGTH_BYTES, headerLength);
  const header: unknown = JSON.parse(new TextDecoder().decode(file.subarray(LENGTH_BYTES, dataStart)));
  if (!isObject(header)) throw new Error('the header is no object');

  const tensors = new Map<string, Tensor>();
  for (const [name, entry] of Object.entries(header)) {
    if (name !== '__metadata__') tensors.set(name, parseTensor(name, entry, dataStart, file.length));
  }
  return { metadata: parseMetadata(header['__metadata__']), tensors };
}

function parseTensor(name: string, entry: unknown, dataStart: number, fileLength: number): Tensor {
  if (!isObject(entry)) throw new Error(`tensor ${name} is no object`);
  const { dtype, shape, data_offsets: offsets } = entry;
  if (typeof dtype !== 'string' || !isNumbers(shape) || !isNumbers(offsets)) throw new Error(`tensor ${name} is not described in full`);
  const [from = -1, to = -1] = offsets;
  const bytes = shape.reduce((product, size) => product * size, BYTES_PER_NUMBER[dtype] ?? Number.NaN);
  if (from < 0 || to - from !== bytes || dataStart + to > fileLength) throw new Error(`tensor ${name} does not have the bytes that its shape needs`);
  return { dtype, shape, start: dataStart + from, length: bytes };
}

function parseMetadata(entry: unknown): Record<string, string> {
  if (!isObject(entry)) return {};
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, String(value)]));
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && item >= 0);
}
