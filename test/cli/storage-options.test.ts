import { expect, test } from 'vitest';

import { hideBareNames } from '../../src/cli/config/storage-options.ts';

test('what other programs keep by a bare name is not for an object store', () => {
  const env: Record<string, string | undefined> = {
    TOKEN: 'a',
    token: 'b',
    Session_Token: 'c',
    REGION: 'd',
    AWS_SESSION_TOKEN: 'e',
    SCRQ_TOKEN: 'f',
    TOKENS: 'g',
  };
  hideBareNames(env);
  expect(Object.keys(env)).toEqual(['AWS_SESSION_TOKEN', 'SCRQ_TOKEN', 'TOKENS']);
});
