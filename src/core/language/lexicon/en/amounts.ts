/** Words behind which two groups of digits are one number ("under 12 000"). */
export const BEFORE_AMOUNTS =
  'under over above below than least most max maximum min minimum between and to from around about up price rent' as const;

/** Words that say that the digits before them are money. */
export const MONEY_WORDS = 'kr zł zl pln sek nok dkk czk kč zar rand eur euro euros usd dollars rub rubles huf forint inr rupees chf francs' as const;
