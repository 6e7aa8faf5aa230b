import fc from 'fast-check';

import { runs } from './property-runs.ts';

/** In CI every property tries the same cases: what fails there fails again at a desk (`CI=true npm test`). Elsewhere each run tries others. */
const seed = process.env['CI'] === undefined ? {} : { seed: 20_261_122 };

/** How often properties are tried that say nothing of it. */
const NUM_RUNS = 400;

fc.configureGlobal({ ...fc.readConfigureGlobal(), ...seed, numRuns: runs(NUM_RUNS) });
