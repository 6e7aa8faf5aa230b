/** Value of digits with separators as English writes them, or with a decimal comma where that is expected; NaN when it is no number. */
export function parseNumeral(spaced: string, decimalComma: boolean): number {
  const text = spaced.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (/^\d+$/.test(text)) return finite(text);
  if (decimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(text)) return finite(text.replaceAll('.', ''));
  if (decimalComma && /^\d+,\d{1,2}$/.test(text)) return finite(text.replace(',', '.'));
  if (/^\d+\.\d+$/.test(text)) return finite(text);
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text)) return finite(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return finite(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return finite(text.replaceAll('.', ''));
  return Number.NaN;
}

function finite(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}
