import type { Io, Output } from './io.ts';

/** Makes a link of a text where its value is the address of a page; else the text as it is. */
export type Linked = (text: string, value: unknown) => string;

/** Links (OSC 8) on a terminal that is known to show them, else none. FORCE_HYPERLINK decides where it is set: 0 is no. */
export function linksOn(output: Output, io: Io): Linked {
  return output.isTTY === true && showsLinks(io.env) ? link : (text) => text;
}

/** A value that is the address of a page, with nothing in it that a terminal could take for anything else; undefined for all other values. */
export function pageAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || !/^https?:\/\//i.test(value)) return undefined;
  try {
    const { href } = new URL(value);
    return /^https?:\/\/[\x21-\x7e]+$/.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Terminals give up on longer ones. */
const LONGEST = 2000;

function link(text: string, value: unknown): string {
  const address = pageAddress(value);
  return address === undefined ? text : `\u001b]8;;${address}\u001b\\${text}\u001b]8;;\u001b\\`;
}

const PROGRAMS: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'rio', 'zed', 'mintty']);
const TERMS = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour|wezterm)/;

/** Of the ways in which terminals make themselves known; multiplexers hide theirs, and may not pass links on. */
function showsLinks(env: Io['env']): boolean {
  const forced = env['FORCE_HYPERLINK'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  const term = env['TERM'] ?? '';
  if (term === 'dumb' || /^(?:screen|tmux)/.test(term)) return false;
  if (TERMS.test(term) || PROGRAMS.has(env['TERM_PROGRAM'] ?? '')) return true;
  return env['WT_SESSION'] !== undefined || Number(env['VTE_VERSION'] ?? 0) >= 5000 || Number(env['KONSOLE_VERSION'] ?? 0) >= 201200;
}
