import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { openRecords } from '../../../src/format/read/read-records.ts';
import { failureOf, readStream } from './read-all.ts';

/** A CSV without end, telling how many chunks were asked for. */
function endless() {
  const asked = { chunks: 0 };
  const input = new Readable({
    read() {
      asked.chunks++;
      this.push(asked.chunks === 1 ? 'a,b\n' : '1,2\n'.repeat(4096));
    },
  });
  return { asked, input };
}

describe('reading a stream', () => {
  it('reads no further ahead than a few batches', async () => {
    const { asked, input } = endless();
    const { batches } = await openRecords(input, { name: '-' });
    for await (const batch of batches) {
      expect(batch.rows).toHaveLength(4000);
      break;
    }
    expect(asked.chunks).toBeLessThan(30);
  });

  it('gives fewer records a batch where they are wide', async () => {
    const header = Array.from({ length: 1000 }, (_, index) => `c${index}`).join(',');
    const row = `${','.repeat(999)}\n`;
    const { batches } = await openRecords(Readable.from([`${header}\n${row.repeat(50)}`]), { name: 'x.csv' });
    const sizes: number[] = [];
    for await (const batch of batches) sizes.push(batch.rows.length);
    expect(sizes).toEqual([20, 20, 10]);
  });

  it('adds names from batch to batch, and changes none of those given', async () => {
    const lines = Array.from({ length: 9000 }, (_, index) => JSON.stringify(index < 5000 ? { a: 1 } : { b: 1 }));
    const { batches } = await openRecords(Readable.from([lines.join('\n')]), { name: 'x.ndjson' });
    const names: (readonly string[])[] = [];
    for await (const batch of batches) names.push(batch.names);
    expect(names).toEqual([['a'], ['a', 'b'], ['a', 'b']]);
  });

  it.each([
    [
      'left',
      async (input: Readable) => {
        for await (const _ of (await openRecords(input, { name: '-' })).batches) break;
      },
    ],
    [
      'disposed of',
      async (input: Readable) => {
        await using _ = await openRecords(input, { name: '-' });
      },
    ],
  ])('closes its input when it is %s', async (_, use) => {
    const { input } = endless();
    await use(input);
    expect(input.destroyed).toBe(true);
  });

  it('closes its input when the source is refused', async () => {
    const input = Readable.from([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100_000)]);
    await expect(openRecords(input, { name: 'x.csv' })).rejects.toThrow('ZIP');
    expect(input.destroyed).toBe(true);
  });

  it('stops at a signal between batches, with its reason', async () => {
    const { input } = endless();
    const controller = new AbortController();
    const { batches } = await openRecords(input, { name: '-', signal: controller.signal });
    const reason = new Error('enough');
    const reading = (async () => {
      for await (const _ of batches) controller.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(input.destroyed).toBe(true);
  });

  it.each([
    ['plain', Buffer.from('a,b\n1,2\n')],
    ['gzipped', gzipSync('a,b\n1,2\n').subarray(0, 12)],
  ])('stops at a signal while a %s source says nothing', async (_, start) => {
    const input = new PassThrough();
    const controller = new AbortController();
    input.write(start);
    const reading = readStream(input, { signal: controller.signal });
    const reason = new Error('enough');
    setImmediate(() => controller.abort(reason));
    await expect(reading).rejects.toBe(reason);
    expect(input.destroyed).toBe(true);
  });

  it('does not begin when the signal has fired', async () => {
    const { asked, input } = endless();
    await expect(openRecords(input, { name: '-', signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
    expect(asked.chunks).toBe(0);
  });

  it.each(['first', 'second'])('tells of a disk or connection that fails at its %s chunk', async (when) => {
    const input = new Readable({ read() {} });
    if (when === 'second') input.push('a,b\n1,2\n');
    const reading = readStream(input, { name: 'x.csv' });
    input.destroy(Object.assign(new Error('read failed'), { code: 'EIO' }));
    await expect(reading).rejects.toMatchObject({ code: 'file_invalid', message: 'x.csv cannot be read (EIO)' });
  });

  it('tells of an input that is closed before its end', async () => {
    const input = new PassThrough();
    input.write('a,b\n1,2\n');
    const reading = readStream(input, { name: 'x.csv' });
    setImmediate(() => input.destroy());
    await expect(reading).rejects.toMatchObject({ code: 'file_invalid', message: 'x.csv was closed before its end' });
  });

  it('names a ragged row far behind the records it gave', async () => {
    expect(await failureOf(`a,b\n${'1,2\n'.repeat(20_000)}3\n`, { name: 'x.csv' })).toContain('line 20002, column 2');
  });
});
