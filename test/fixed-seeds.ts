import fc from 'fast-check';

/** In CI every property tries the same cases: what fails there fails again at a desk (`CI=true npm test`). Elsewhere each run tries others. */
if (process.env['CI'] !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
