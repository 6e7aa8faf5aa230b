import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSideTable } from '../../src/store/table/side-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table next to runs that is there from a moment on, with how often it was asked for. The dataset itself is never listed. */
function tableIn(directory: string | null) {
  const state = { asked: 0, isThere: false };
  const dataset = {
    directory,
    connect: () => Promise.reject(new Error('only the table is asked for')),
    listNewest: null,
    keepDirectory: '',
    existingLog: () => Promise.resolve({}),
    writableLog: () => Promise.resolve({}),
  };
  const table = createSideTable(dataset, (_source, create) => {
    state.asked += 1;
    return state.isThere || create === 'create' ? Promise.resolve('the table') : Promise.reject(new Error("Table '_extra' was not found"));
  });
  return { state, table };
}

describe('a table next to the runs that is not there', () => {
  it('is asked for once a second in an object store, until it is there', async () => {
    const { state, table } = tableIn(null);
    for (let request = 0; request < 20; request += 1) {
      expect(await table.existing()).toBeUndefined();
      vi.advanceTimersByTime(100);
    }
    expect(state.asked).toBe(2);
    state.isThere = true;
    expect(await table.existing()).toBe('the table');
    expect(await table.existing()).toBe('the table');
    expect(state.asked).toBe(3);
  });

  it('is seen on a disk as soon as it is there', async () => {
    const { state, table } = tableIn('/dataset');
    expect(await table.existing()).toBeUndefined();
    state.isThere = true;
    expect(await table.existing()).toBe('the table');
  });

  it('is there at once for the process that makes it', async () => {
    const { table } = tableIn(null);
    expect(await table.existing()).toBeUndefined();
    await table.writable();
    expect(await table.existing()).toBe('the table');
  });
});
