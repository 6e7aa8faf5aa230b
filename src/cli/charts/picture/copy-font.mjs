// A step of `npm run build`: puts the font of pictures, with its licence, beside the command line. The package has 21 fonts more.
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const source = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
const target = new URL('../../../../dist/fonts/', import.meta.url);

mkdirSync(target, { recursive: true });
cpSync(join(source, 'ttf', 'DejaVuSans.ttf'), new URL('DejaVuSans.ttf', target));
cpSync(join(source, 'LICENSE'), new URL('LICENSE', target));
