/** Names of fields as parameters take them: joined by commas, each in backticks where it holds a comma or one of those itself; empty for none. */
export function nameList(names: readonly string[]): string {
  return names.map((name) => (/[,`]/.test(name) ? `\`${name.replaceAll('`', '``')}\`` : name)).join(',');
}
