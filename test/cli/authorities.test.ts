import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';

import { expect, it } from 'vitest';

import { readStoreAuthorities } from '../../src/cli/config/authorities.ts';
import { sharedDirectory } from '../temporary.ts';

const directory = sharedDirectory();
const CERTIFICATES = new URL('../remote/certificates/', import.meta.url).pathname;

it('what an object store was trusted by stays beside the file that is named', async () => {
  const before = await directory.file('before.pem', 'what was trusted before');
  const io = { env: { SSL_CERT_FILE: before }, cwd: CERTIFICATES };
  const trusted = await readStoreAuthorities(io, 'authority.pem');
  expect(trusted).toEqual([...rootCertificates, await readFile(`${CERTIFICATES}authority.pem`, 'utf8'), 'what was trusted before']);
  expect(await readStoreAuthorities({ ...io, env: { SSL_CERT_FILE: '/nowhere.pem' } }, 'authority.pem')).toEqual(trusted?.slice(0, -1));
  expect(await readStoreAuthorities(io, undefined)).toBeUndefined();
});
