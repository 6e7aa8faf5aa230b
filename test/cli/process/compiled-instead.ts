import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** A file as the command keeps it, with other code for the file of the program that runs first: the engine compares only the length of the source. */
export function compiledInstead(code: string, name: string = firstFile()): Buffer {
  const { length } = readFileSync(resolve('dist/cli', firstFile()), 'utf8');
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`.padEnd(length));
  script.runInThisContext();
  const data = script.createCachedData();
  const body = Buffer.concat([data], aligned(data.length));
  const head = Buffer.from(`${JSON.stringify({ checksum: crc32(body), files: [[name, data.length]] })}\n`);
  return Buffer.concat([Buffer.concat([head], aligned(head.length)), body]);
}

function firstFile(): string {
  return readdirSync('dist/cli').find((name) => name.startsWith('start-')) ?? '';
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}
