const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', INR: '₹', JPY: '¥', $: '$', '€': '€', '£': '£', '₹': '₹', '¥': '¥' };

/** A number for people: whole ones with all their digits, others with at most 6 significant ones; thousands apart. */
export function numberText(value: number): string {
  const rounded = Number.isInteger(value) ? value : Number(value.toPrecision(6));
  const size = Math.abs(rounded);
  if (!Number.isFinite(value) || (size !== 0 && (size >= 1e15 || size < 1e-6))) return String(rounded);
  return (rounded === 0 ? 0 : rounded).toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** A number with the unit of its field: `$1,250`, `85 %`, `913 sqft`. */
export function amountText(value: number, unit: string | undefined): string {
  const sign = unit === undefined ? undefined : SIGNS[unit];
  if (unit === undefined || unit === '') return numberText(value);
  if (sign === undefined) return `${numberText(value)} ${unit}`;
  const amount = moneyText(Math.abs(value));
  return value < 0 ? `−${sign}${amount}` : `${sign}${amount}`;
}

/** The same with all digits of the number: `$12,345.67`. */
export function exactAmountText(value: number, unit: string | undefined): string {
  const size = Math.abs(value);
  const isPlain = size === 0 || (size < 1e15 && size >= 1e-6);
  const cents = SIGNS[unit ?? ''] !== undefined && !Number.isInteger(value) ? 2 : 0;
  const digits = isPlain ? size.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: 20 }) : String(size);
  const sign = SIGNS[unit ?? ''];
  if (sign !== undefined) return `${value < 0 ? '−' : ''}${sign}${digits}`;
  return `${value < 0 ? '-' : ''}${digits}${unit === undefined || unit === '' ? '' : ` ${unit}`}`;
}

/** A number that a person wrote, as filters take it; empty text stays so, and what is no number is undefined. Commas and spaces stand between thousands. */
export function readNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const isGrouped = /^[+-]?\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(trimmed);
  const isNumber = isGrouped || /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed);
  const plain = trimmed.replaceAll(/[,\s]/g, '');
  return isNumber && Number.isFinite(Number(plain)) ? plain : undefined;
}

/** A change with its sign: `+50`, `−$100`, `0`. */
export function signedText(value: number, unit?: string): string {
  if (value === 0) return amountText(0, unit);
  return `${value > 0 ? '+' : '−'}${amountText(Math.abs(value), unit)}`;
}

/** A percentage in at most three digits: `12.5 %`, `−0.04 %`. */
export function percentText(value: number): string {
  return `${value.toLocaleString('en-US', { maximumSignificantDigits: 3 }).replace('-', '−')} %`;
}

/** A number as an axis shows it: `1.2k`, `3.5M`. */
export function shortNumber(value: number): string {
  if (Math.abs(value) < 10_000) return numberText(value);
  return value.toLocaleString('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
}

function moneyText(amount: number): string {
  if (Number.isInteger(amount) || amount < 1) return numberText(amount);
  if (amount >= 10_000) return numberText(Math.round(amount));
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
