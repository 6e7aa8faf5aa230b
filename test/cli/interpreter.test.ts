import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newDataset } from './new-dataset.ts';
import { type Temporary, ndjson, temporaryDirectory } from '../temporary.ts';

const cottages = Array.from({ length: 12 }, (_, index) => ({ name: `Cottage ${index + 1}`, price: 400 + 50 * index, bathrooms: 1 + (index % 3) }));
/** Nothing listens there. */
const GONE = 'http://127.0.0.1:9';

describe('search --interpreter', () => {
  let directory: Temporary;
  let scrq: ReturnType<typeof newDataset>;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    scrq = newDataset(directory, { env: { OLLAMA_HOST: GONE } });
    await scrq('import', await directory.file('cottages.ndjson', ndjson(cottages)));
  });
  afterAll(() => directory[Symbol.asyncDispose]());

  test('model ends with 2 where no model is configured, and says how to name one', async () => {
    const { exit, out, err } = await scrq('search', 'two toilets', '--interpreter', 'model');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^scrq: interpreter "model" needs a language model[^\n]*\n {2}[^\n]*--model[^\n]*\n$/);
  });

  test.each([['auto'], ['model']])('%s gives what the rules read and a warning, where the model is out of reach', async (who) => {
    const argv = ['search', 'two toilets under 700', '--interpreter', who, '--model', 'small:1b', '--take', '1'];
    const { exit, out, err } = await scrq(...argv);
    expect(exit).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('filter: price < 700\n');
    expect(err).toMatch(new RegExp(`^warning: read by rules alone: .*${GONE}`, 'm'));
    const dry = await scrq(...argv, '--dry-run');
    expect(dry.err).toMatch(/^warning: read by rules alone: /m);
    expect(dry.out).toContain('model: small:1b was asked what the rules left: 0 conditions given, 0 taken\n');
  });

  test.each([
    ['auto', 'without a model', []],
    ['rules', 'with one', ['--model', 'small:1b']],
    ['none', 'with one', ['--model', 'small:1b']],
  ])('%s asks nobody %s', async (who, _where, more) => {
    const { exit, err } = await scrq('search', 'two toilets', '--interpreter', who, ...more);
    expect([exit, err]).toEqual([0, expect.not.stringContaining('warning')]);
  });

  test('takes no other word', async () => {
    const { exit, err } = await scrq('search', 'two toilets', '--interpreter', 'oracle');
    expect([exit, err]).toEqual([2, expect.stringContaining('auto, rules, model, none')]);
  });
});
