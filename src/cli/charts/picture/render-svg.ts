import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

import type { VegaLiteSpec } from './vega-lite-spec.ts';

/** Draws a specification as SVG. The same specification gives the same text: widths of letters are estimated, no font of the machine is measured. */
export async function renderSvg(spec: VegaLiteSpec): Promise<string> {
  // Its types are those of a hundred variants; a test checks our specifications against the schema of Vega-Lite.
  const { spec: compiled } = compile(spec as unknown as TopLevelSpec);
  const view = new View(parse(compiled), { renderer: 'none' });
  try {
    return `${await view.toSVG()}\n`;
  } finally {
    view.finalize();
  }
}
