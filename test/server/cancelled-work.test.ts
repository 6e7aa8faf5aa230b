import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ConditionField } from '../../src/core/condition/fields.ts';
import { checkPlan } from '../../src/core/plan/check.ts';
import { parsePlan } from '../../src/core/plan/parse.ts';
import type { StatsPlan } from '../../src/core/plan/plan.ts';
import { createApp } from '../../src/server/app.ts';
import { startServer, type RunningServer } from '../../src/server/serve.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { memoryTable, openTestEngine } from '../tables/memory-table.ts';
import { openSocket } from './raw-socket.ts';
import { scriptedApi } from './scripted-api.ts';

const fields: readonly ConditionField[] = [
  { name: 'name', type: 'text' },
  { name: 'price', type: 'number' },
];
const rows = Array.from({ length: 100_000 }, (_, index) => [`name ${index}`, (index * 7919) % 100_003]);
const percentiles = Array.from({ length: 30 }, (_, index) => `p${index + 1}(price)`);
const plan = `${percentiles.join(', ')} by name order by p7(price) limit 3`;

let engine: TableEngine;
let table: Awaited<ReturnType<typeof memoryTable>>;
/** What a call came to, in the order of the calls. */
const works: Promise<unknown>[] = [];
let called = () => {};
const api = scriptedApi((_, { signal }) => {
  const work = table.stats(checkPlan(parsePlan(plan, fields), fields) as StatsPlan, { signal });
  works.push(work);
  called();
  return work.then(() => ({ data: [] }));
});
let server: RunningServer;
let whole: number;
beforeAll(async () => {
  engine = await openTestEngine();
  table = await memoryTable(engine, fields, rows);
  server = await startServer(api, { port: 0, drainMs: 0 });
  whole = await processorTime(async () => {
    const { statusCode, body } = await request(`${server.url}/v1/scrapers/any/stats?plan=x`);
    await body.dump();
    expect(statusCode).toBe(200);
  });
});
afterAll(async () => {
  await server.close();
  await table[Symbol.asyncDispose]();
  await engine[Symbol.asyncDispose]();
});

/** Processor time of this process, in which the engine works; in milliseconds. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('work of tables', () => {
  test('ends with the client that asked for it, however early he leaves', async () => {
    const CALLS = 10;
    const spent = await processorTime(async () => {
      for (let turns = 0; turns < CALLS; turns += 1) {
        const begun = new Promise<void>((resolve) => (called = resolve));
        const socket = await openSocket(server);
        socket.write('GET /v1/scrapers/any/stats?plan=x HTTP/1.1\r\nHost: localhost\r\n\r\n');
        await begun;
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        socket.destroy();
        await expect(works.at(-1)).rejects.toMatchObject({ code: 'interrupted', message: 'the client went away' });
      }
    });
    expect(spent).toBeLessThan((whole * CALLS) / 4);
  });

  test('is not begun for a client that left while his call was checked', async () => {
    const counting = scriptedApi(() => ({ data: [] }));
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    const tokens = { required: () => left.then(() => false), find: () => Promise.resolve(undefined) };
    const checking = createServer(createApp(counting, { tokens })).listen(0, '127.0.0.1');
    await once(checking, 'listening');
    // A server that listens on a port has an address of this type.
    const url = `http://127.0.0.1:${(checking.address() as AddressInfo).port}`;
    const socket = await openSocket({ url });
    checking.once('request', (_, response) => {
      response.once('close', leave);
      socket.destroy();
    });
    socket.write('GET /v1/scrapers/any/stats?plan=x HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await left;
    const { statusCode, body } = await request(`${url}/v1/scrapers/other/stats?plan=x`);
    await body.dump();
    expect(statusCode).toBe(200);
    expect(counting.calls.map(({ input }) => input)).toMatchObject([{ scraperId: 'other' }]);
    checking.closeAllConnections();
    checking.close();
  });

  test('ends with its time', async () => {
    await using limited = await startServer(api, { port: 0, drainMs: 0, deadlineMs: 1 });
    const spent = await processorTime(async () => {
      const { statusCode, body } = await request(`${limited.url}/v1/scrapers/any/stats?plan=x`);
      await body.dump();
      expect(statusCode).toBe(503);
      await expect(works.at(-1)).rejects.toMatchObject({ code: 'unavailable' });
    });
    expect(spent).toBeLessThan(whole / 2);
  });
});
