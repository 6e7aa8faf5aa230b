import { describe, expect, it } from 'vitest';

import { parseSafetensors } from '../../../src/models/static/safetensors.ts';

const tensor = { dtype: 'F32', shape: [2, 3], data_offsets: [0, 24] };

describe('parseSafetensors', () => {
  it('tells where the numbers of each tensor are', () => {
    const file = fileOf({ __metadata__: { bits: '4' }, scale: tensor }, 24);
    const { metadata, tensors } = parseSafetensors(file);
    expect(metadata).toEqual({ bits: '4' });
    expect(tensors.get('scale')).toEqual({ dtype: 'F32', shape: [2, 3], start: file.length - 24, length: 24 });
  });

  it('reads a file that stands inside a larger buffer', () => {
    const file = fileOf({ scale: tensor }, 24);
    const buffer = new Uint8Array(file.length + 3);
    buffer.set(file, 3);
    expect(parseSafetensors(buffer.subarray(3))).toEqual(parseSafetensors(file));
  });

  it.each([
    ['an empty file', new Uint8Array(0), 'does not fit'],
    ['a header longer than the file', Uint8Array.of(255, 255, 0, 0, 0, 0, 0, 0, 1), 'does not fit'],
    ['a header without end', new Uint8Array(16).fill(255), 'does not fit'],
    ['a header that is no JSON', Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 123), 'JSON'],
    ['a header that is a list', fileOf([], 0), 'no object'],
    ['a tensor without a shape', fileOf({ scale: { dtype: 'F32', data_offsets: [0, 24] } }, 24), 'not described'],
    ['a negative offset', fileOf({ scale: { ...tensor, data_offsets: [-24, 0] } }, 24), 'not described'],
    ['too few bytes for the shape', fileOf({ scale: { ...tensor, data_offsets: [0, 20] } }, 24), 'bytes'],
    ['an unknown type of numbers', fileOf({ scale: { ...tensor, dtype: 'F128' } }, 24), 'bytes'],
    ['a tensor past the end', fileOf({ scale: tensor }, 20), 'bytes'],
  ])('refuses %s', (_, file, message) => {
    expect(() => parseSafetensors(file)).toThrow(message);
  });
});

function fileOf(header: unknown, dataBytes: number): Uint8Array {
  const json = Buffer.from(JSON.stringify(header));
  const file = Buffer.alloc(8 + json.length + dataBytes);
  file.writeBigUInt64LE(BigInt(json.length), 0);
  json.copy(file, 8);
  return file;
}
