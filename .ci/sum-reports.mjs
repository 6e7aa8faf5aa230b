/**
 * Prints the names of the tests that failed, then "N passed, N failed, N skipped" for the stages of `.ci/run`:
 * `sum-reports.mjs DIRECTORY NAME=EXIT_STATUS...`.
 * Reports are NAME*.json of Vitest and NAME*.xml of JUnit form. A stage that failed without a failed test in its reports counts as one failed,
 * one that ended well without any report as one skipped. Exit status 1 when anything failed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [directory = '.', ...stages] = process.argv.slice(2);
const sums = stages.map((stage) => sumStage(...stage.split('=')));
const total = (what) => sums.reduce((sum, counts) => sum + counts[what], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;

function sumStage(name, exit) {
  const files = readdirSync(directory).filter((file) => file.startsWith(name) && /\.(?:json|xml)$/.test(file));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    const report = readReport(join(directory, file));
    for (const [what, count] of Object.entries(report)) counts[what] += count;
  }
  if (exit !== '0' && counts.failed === 0) counts.failed = 1;
  if (exit === '0' && files.length === 0) counts.skipped = 1;
  return counts;
}

/** A report that was cut off counts for nothing: its stage did not end well. */
function readReport(file) {
  const text = readFileSync(file, 'utf8');
  try {
    return file.endsWith('.json') ? vitest(JSON.parse(text)) : junit(text);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A file that could not be loaded has no tests, and counts as one failed. */
function vitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed');
  const testsOf = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');
  const unloaded = failed.filter((file) => testsOf(file).length === 0);
  for (const file of failed) for (const { fullName } of testsOf(file)) console.log(`FAILED ${file.name}: ${fullName}`);
  for (const { name } of unloaded) console.log(`FAILED ${name}`);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests + numTodoTests };
}

function junit(text) {
  const [head] = /<testsuites\b[^>]*>/.exec(text);
  const [tests, failures, errors, skipped] = ['tests', 'failures', 'errors', 'skipped'].map((name) =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0),
  );
  return { passed: tests - failures - errors - skipped, failed: failures + errors, skipped };
}
