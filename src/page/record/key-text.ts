/** The value of a record's key as the operation `history` takes it; undefined where a part of it is missing or no plain value. */
export function keyText(parts: readonly unknown[]): string | undefined {
  const texts = parts.map((part) => (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? String(part) : undefined));
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  if (texts.length === 1) return texts[0];
  return texts.map((text = '') => (/[",]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',');
}
