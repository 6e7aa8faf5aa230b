import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkPlan } from '../../src/core/plan/check.ts';
import { parsePlan } from '../../src/core/plan/parse.ts';
import type { StatsPlan } from '../../src/core/plan/plan.ts';
import { copyField } from '../../src/tables/copy/copy-fields.ts';
import { runStatement } from '../../src/tables/engine.ts';
import { createRunTable } from '../../src/tables/run-table.ts';
import { nameOfText } from '../../src/tables/sql/sql.ts';
import { openTestEngine } from './memory-table.ts';

const RECORDS = 1_000_000;
const fields = [copyField({ name: 'name', type: 'text' }, 0, null), copyField({ name: 'price', type: 'number' }, 1, 0)];
const plan = checkPlan(parsePlan('count(), sum(price) by name order by sum(price) desc limit 1', fields), fields) as StatsPlan;
const MIB = 1024 ** 2;
/** Less than the texts of the groups take, and enough for what cannot be spilled. */
const SMALL = { memoryBytes: 192 * MIB };

const path = join(tmpdir(), `scrq-table-${randomUUID()}.parquet`);
const copy = {
  source: `read_parquet(${nameOfText(path)}, file_row_number = true)`,
  records: RECORDS,
  bytes: 250 * RECORDS,
  fields: new Map(fields.map((field) => [field.name, field])),
};
beforeAll(async () => {
  await using engine = await openTestEngine();
  // Text that repeats itself would be spilled in a hundredth of its size.
  const name = Array.from({ length: 8 }, (_, part) => `md5(CAST(i + ${part} AS VARCHAR))`).join(' || ');
  const columns = `${name} AS c0, CAST(NULL AS VARCHAR) AS w0, CAST(i AS DOUBLE) AS c1`;
  const sql = `COPY (SELECT ${columns} FROM range(${RECORDS}) numbers(i)) TO ${nameOfText(path)} (FORMAT parquet, ROW_GROUP_SIZE 40960)`;
  await runStatement(engine, { sql, values: [] });
});
afterAll(() => rm(path, { force: true }));

describe('groups that do not fit into the memory for tables', () => {
  test('are spilled, and come out right', async () => {
    await using engine = await openTestEngine(SMALL);
    const { groups, rows } = await createRunTable(engine, copy).stats(plan);
    expect([groups, rows[0]?.figures.map(({ value }) => value)]).toEqual([RECORDS, [1, RECORDS - 1]]);
  });

  test('end in one line where the disk has no room for them, and the next question is answered', async () => {
    await using engine = await openTestEngine({ ...SMALL, spillBytes: MIB });
    const table = createRunTable(engine, copy);
    await expect(table.stats(plan)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'the disk is full, and the answer does not fit into memory',
    });
    expect(await table.count({})).toBe(RECORDS);
  });
});
