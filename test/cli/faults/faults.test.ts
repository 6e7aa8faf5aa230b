import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { faults } from './faults.ts';
import { withStage, type Told } from './fault-stage.ts';

const told: (Told & { readonly group: string; readonly fault: string })[] = [];

afterAll(() => {
  // FAULT_TABLE=faults.md npx vitest run test/cli/faults/faults.test.ts writes what is told of each, for people to read.
  const path = process.env['FAULT_TABLE'];
  if (path === undefined) return;
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = told.map(({ group, fault, message, hint, exit }) => `| ${group} | ${cell(fault)} | ${cell(message)} | ${cell(hint)} | ${exit} |`);
  writeFileSync(path, ['| | fault | message | hint | exit |', '|---|---|---|---|---|', ...rows, ''].join('\n'));
});

describe.each(Object.entries(faults))('%s', (group, cases) => {
  const here = cases.filter(({ only = process.platform }) => only === process.platform);
  test.each(here)('$fault', async ({ fault, arrange, message, hint = '', exit }) => {
    const outcome = await withStage(arrange);
    told.push({ group, fault, ...outcome });
    expect(outcome).toEqual({ message, hint, exit, rest: [] });
  });
});

test('there are as many as a table of them should have', () => {
  expect(Object.values(faults).flat().length).toBeGreaterThan(60);
});
