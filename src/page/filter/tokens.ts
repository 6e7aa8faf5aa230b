/** A piece of a filter: `word` is a bare name or keyword, `name` one in backticks; `text` is its inside. Offsets are UTF-16, `end` exclusive. */
export interface FilterToken {
  readonly kind: 'word' | 'name' | 'string' | 'number' | 'symbol';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\s*(?:(?<string>'(?:[^']|'')*'?)|(?<name>`(?:[^`]|``)*`?)|(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_]*)|(?<symbol><=|>=|<>|!=|\S))/uy;

/** The tokens of a filter, in order. A quote that is never closed reaches to the end. */
export function filterTokens(filter: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(filter); match !== null; match = TOKEN.exec(filter)) {
    const end = TOKEN.lastIndex;
    const { string, name, number, word, symbol = '' } = match.groups ?? {};
    const source = string ?? name ?? number ?? word ?? symbol;
    const place = { start: end - source.length, end };
    if (string !== undefined) tokens.push({ kind: 'string', text: inside(string, "'"), ...place });
    else if (name !== undefined) tokens.push({ kind: 'name', text: inside(name, '`'), ...place });
    else tokens.push({ kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'symbol', text: source, ...place });
  }
  return tokens;
}

/** True for this keyword, whatever its case. */
export function isKeyword(token: FilterToken | undefined, keyword: string): boolean {
  return token?.kind === 'word' && token.text.toUpperCase() === keyword;
}

/** True for this symbol. */
export function isSymbol(token: FilterToken | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.text === symbol;
}

function inside(quoted: string, quote: string): string {
  const isClosed = quoted.length > 1 && quoted.endsWith(quote);
  return quoted.slice(1, isClosed ? -1 : undefined).replaceAll(quote + quote, quote);
}
