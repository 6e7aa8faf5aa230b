#!/usr/bin/env node
import module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`scrq: Node ${process.versions.node} is too old\n  Use Node 20.19 or newer.`);
  process.exitCode = 1;
} else {
  // Newer versions keep what they compiled for the next time; the others have no such function.
  module.enableCompileCache?.();
  await import('../dist/cli/main.js');
}
