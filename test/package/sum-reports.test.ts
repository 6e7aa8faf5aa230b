import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'scrq-reports-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function summed(...stages: readonly string[]) {
  const { stdout, status } = spawnSync(process.execPath, ['.ci/sum-reports.mjs', directory, ...stages], { encoding: 'utf8' });
  return [stdout, status];
}

function vitestReport(passed: number, failed: number, testResults: readonly unknown[]) {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1, testResults });
}

test('the reports of all stages are summed', () => {
  writeFileSync(join(directory, 'test.json'), vitestReport(40, 0, []));
  writeFileSync(join(directory, 'api-known.xml'), '<?xml?>\n<testsuites errors="0" failures="0" skipped="1" tests="13" time="2">');
  writeFileSync(join(directory, 'api-unknown.xml'), '<testsuites errors="0" failures="0" skipped="0" tests="13" time="2">');
  expect(summed('test=0', 'api=0')).toEqual(['65 passed, 0 failed, 4 skipped\n', 0]);
});

test('a failed test, a file that cannot be loaded, and an error of a check each count, and tests are named', () => {
  const unloaded = { name: 'a.slow.ts', status: 'failed', assertionResults: [] };
  const failed = { name: 'b.slow.ts', status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'it works' }] };
  writeFileSync(join(directory, 'slow.json'), vitestReport(4, 1, [unloaded, failed]));
  writeFileSync(join(directory, 'errors.xml'), '<testsuites errors="1" failures="1" skipped="0" tests="5">');
  expect(summed('slow=1', 'errors=1')).toEqual(['FAILED b.slow.ts: it works\nFAILED a.slow.ts\n7 passed, 4 failed, 3 skipped\n', 1]);
});

test('a stage without a report counts by its exit status, and a report that was cut off as failed', () => {
  writeFileSync(join(directory, 'cut.json'), '{"numPassedTests": 4');
  expect(summed('check=1', 'ollama=0')).toEqual(['0 passed, 1 failed, 1 skipped\n', 1]);
  expect(summed('cut=0')).toEqual(['0 passed, 1 failed, 0 skipped\n', 1]);
});
