#!/usr/bin/env node
'use strict';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`scrq: Node ${process.versions.node} is too old\n  Use Node 20.19 or newer.`);
  process.exitCode = 1;
} else {
  require('../dist/cli/run-compiled.cjs').runCompiled(require.resolve('../dist/cli/main.cjs'), process);
}
