import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { existsSync } from 'node:fs';

/** Pixels to a unit of the SVG, so that letters are sharp on dense screens. */
const SCALE = 2;

let ready: Promise<void> | undefined;

/** Draws an SVG as PNG, with the font that comes with the program: the same on every machine. Letters that the font does not have are boxes. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  ready ??= start();
  await ready;
  const font = await loadFont();
  const options = {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { fontBuffers: [font], loadSystemFonts: false, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
  } as const;
  const resvg = new Resvg(svg, options);
  const image = resvg.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    resvg.free();
  }
}

const FAMILY = 'DejaVu Sans';

async function start(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(path));
}

const FILE = 'DejaVuSans.ttf';

/** The font of pictures: a file next to the command line, or among the sources, where nothing is built, that of the package. */
async function loadFont(): Promise<Uint8Array> {
  const built = new URL(`../../fonts/${FILE}`, import.meta.url);
  return readFile(existsSync(built) ? built : createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILE}`));
}
