/** Signs of money, alike in every language. */
export const CURRENCY_SIGNS = '$ € £ ¥ ₹ ₽ ₩ ₺ ₪ ₫ ₴ ฿ ₱ ₦ ₡ ₸' as const;

/** Letters that stand before an amount and touch it ("R900", "kr500", "USD20"), with the code of their currency. */
export const CURRENCY_PREFIXES: Readonly<Record<string, string>> = {
  r: 'zar',
  rs: 'inr',
  kr: 'kr',
  rm: 'myr',
  rp: 'idr',
  usd: 'usd',
  eur: 'eur',
  gbp: 'gbp',
  inr: 'inr',
  zar: 'zar',
  chf: 'chf',
  sek: 'sek',
  nok: 'nok',
  dkk: 'dkk',
  pln: 'pln',
  czk: 'czk',
  huf: 'huf',
  aud: 'aud',
  cad: 'cad',
  nzd: 'nzd',
  jpy: 'jpy',
};
