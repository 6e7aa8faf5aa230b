// Run by `npm install` in a checkout: git then finds the hooks of this folder. Elsewhere, or without git, there is nothing to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const root = new URL('../', import.meta.url);
if (existsSync(new URL('.git', root))) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root });
