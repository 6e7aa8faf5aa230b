/** The simple commands of a line of shell, as lists of words: what is in $(…) and <(…) is a command of its own, and where output goes is left out. */
export function shellCommands(line: string, variables: Readonly<Record<string, string>> = {}): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let redirected = false;
  for (const [token] of line.matchAll(
    /\s+|&&|\|\||[|;()]|\$\(|<\(|\d?>&?\d?|<|(?:'[^']*'|"(?:[^"\\$]|\\.|\$(?!\())*"|\\.|\$(?!\()|[^\s'"\\|;()<>$])+/g,
  )) {
    if (/^\s+$/.test(token)) continue;
    if (/^(?:&&|\|\||[|;()]|\$\(|<\()$/.test(token)) commands.push([]);
    else if (/^(?:\d?>&?\d?|<)$/.test(token)) redirected = !token.includes('&');
    else if (redirected) redirected = false;
    else commands.at(-1)?.push(unquoted(token, variables));
  }
  return commands.filter((words) => words.length > 0);
}

function unquoted(token: string, variables: Readonly<Record<string, string>>): string {
  return token.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"|\\.|\$\w+/g, (piece) => {
    if (piece.startsWith("'")) return piece.slice(1, -1);
    if (piece.startsWith('"')) return piece.slice(1, -1).replaceAll(/\\[\\"$`]|\$\w+/g, (inner) => meant(inner, variables));
    return meant(piece, variables);
  });
}

function meant(piece: string, variables: Readonly<Record<string, string>>): string {
  return piece.startsWith('$') ? (variables[piece.slice(1)] ?? '') : piece.slice(1);
}
