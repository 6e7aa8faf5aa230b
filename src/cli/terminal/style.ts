import { styleText } from 'node:util';

import type { Io, Output } from './io.ts';
import type { Settings } from '../config/settings.ts';

/** Dresses text that is already safe for a terminal. */
export type Style = (text: string) => string;

/** Bold on an output that shows colours, else the text as it is. `--no-color` and NO_COLOR win over FORCE_COLOR. */
export function boldOn(output: Output, io: Io, settings: Pick<Settings, 'color'>): Style {
  const paint = paintOn(output, io, settings);
  return (text) => paint('bold', text);
}

/** What marks the words of a query: bold and underlined on an output that shows colours, else nothing. */
export function highlightOn(output: Output, io: Io, settings: Pick<Settings, 'color'>): Style {
  const paint = paintOn(output, io, settings);
  return (text) => paint(['bold', 'underline'], text);
}

/** Dresses text that is already safe for a terminal in one of a few styles. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Colours on an output that shows them, else the text as it is. */
export function paintOn(output: Output, io: Io, settings: Pick<Settings, 'color'>): Paint {
  if (!showsColor(output, io, settings)) return (_style, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}

function showsColor(output: Output, io: Io, settings: Pick<Settings, 'color'>): boolean {
  if (!settings.color) return false;
  const forced = io.env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return output.isTTY === true && io.env['TERM'] !== 'dumb';
}
