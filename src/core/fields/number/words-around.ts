/** What words around a number make of it: about so much, at most or at least so much, or nothing else. */
export type Qualifier = 'about' | 'upper' | 'lower' | 'aside';

/** A number without the words that qualify it: "up to 15 days" is 15 days, "8.0 and up" is 8.0; null where there are none. */
export function withoutQualifier(text: string): { readonly bare: string; readonly qualifier: Qualifier } | null {
  for (const [qualifier, before, behind] of QUALIFIERS) {
    const rest = text.replace(before, '');
    // "from 30 min" ends in its unit.
    const bare = rest === text || qualifier === 'aside' ? rest.replace(behind, '') : rest;
    if (bare !== text) return { bare, qualifier };
  }
  return null;
}

/**
 * A number with its unit without the words that say of what it is: "$48,210 pledged", "1.2 km from centre"; null where there are none. In a field they are
 * the same everywhere, else they would say more than the number.
 */
export function withoutPhrase(text: string): { readonly bare: string; readonly phrase: string } | null {
  const [, bare = '', phrase = ''] = PHRASED.exec(text) ?? [];
  return bare === '' || OTHERWISE.test(phrase) || NO_AMOUNT.test(bare) ? null : { bare, phrase };
}

const PHRASED = /^([^\p{L}]{0,3}\d[\d.,' \u00A0]*(?:\p{Sc}| ?[^\s\d]{1,6})?) (\p{L}[\p{L}\d'’]{1,14}(?: \p{L}[\p{L}'’]{0,14}){0,3})$/u;
/** Words that make another amount of it, or a place in time: "€5 million budget", "3 °C below zero", "3 days ago", "5 kg x2". */
const OTHERWISE = new RegExp(
  `\\b(?:${[
    'thousand|hundred|[mb]illions?|trillion|mio|mrd|mln|bn|lakhs?|crores?|tsd',
    'below|under|off|short|loss|lost|lower|down|less|minus|discount|late|early|behind|each|x\\d+',
    'ago|am|pm|noon|midnight|uhr|today|later|left|old|now|past|to|until',
    'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  ].join('|')})\\b`,
  'iu',
);
/** "10 in stock" are no inches, and "2 x large" is no factor. */
const NO_AMOUNT = /\d (?:in|x|a|s)$/i;

/** Matches nothing: such words stand only behind. */
const NOWHERE = /(?!)/;

const QUALIFIERS: readonly (readonly [Qualifier, before: RegExp, behind: RegExp])[] = [
  [
    'about',
    /^(?:[~≈∼]|(?:about|around|approx\.?|approximately|circa|ca\.?|c\.|roughly|etwa|ungefähr|environ|aprox\.?) ) ?/i,
    / (?:approx\.?|approximately)$/i,
  ],
  [
    'upper',
    /^(?:[<≤]=?|(?:up to|max\.?|maximum|at most|no more than|under|less than|below|bis(?: zu)?|jusqu['’]à|hasta)(?: of)?:? ) ?/i,
    / (?:(?:and|or) (?:under|less|fewer|younger|below|earlier|older models)|max\.?|maximum)$/i,
  ],
  [
    'lower',
    /^(?:[>≥]=?|(?:from|min\.?|minimum|at least|over|more than|above|starting (?:at|from)|ab|dès|desde|mindestens)(?: of)?:? ) ?/i,
    / (?:(?:and|or) (?:up|above|over|more|older|later|newer|higher|greater|upwards?)|min\.?|minimum)$/i,
  ],
  [
    'aside',
    /^(?:serves|sleeps|seats|only|just|aged?|in stock \() ?/i,
    / ?(?: (?:left|remaining|available|in stock)\)?|(?<=[\p{L}²"'.°] )\([≈~]?\d[\d.,]*[ -]?(?:sq\.? ?ft|sqft|ft²|sq\.? ?m|sqm|m²|mi|miles|km|lbs?|kg|in|inches|cm|°[fc]|hp|kw|oz|fl oz|l)\.?\))$/iu,
  ],
  // A score with the number of those who gave it: "4.5 (120)", "4.2/5 (15 reviews)".
  [
    'aside',
    NOWHERE,
    /(?<=^\d(?:[.,]\d{1,2}(?: ?\/ ?(?:5|10))?| ?\/ ?(?:5|10))(?: stars?)?) ?\(\d[\d.,]*[kKmM]?(?: (?:reviews?|ratings?|votes?|opinions?|bewertungen|avis|opiniones))?\)$/i,
  ],
  ['aside', /^(?!)/, /(?<=^\d) ?\(\d[\d.,]*[kKmM]? (?:reviews?|ratings?|votes?|opinions?|bewertungen|avis|opiniones)\)$/i],
];

/** What a seller writes before a price, which leaves the amount as it is: "Offers around £25,000", "ab 950 €". */
const BEFORE =
  /^(?:sold for|sells for|rrp|offers?(?: (?:around|over|from|above|in (?:the )?(?:region|excess) of))?|oieo|oiro|guide(?: price)?|asking(?: price)?|price|from|starting (?:at|from)|only|now|approx\.?|circa|ca\.?|about|around|ab|nur|preis|festpreis|dès|à partir de|prix|desde|precio|solo)(?: |: ?)/i;

/** The same behind it: "£5,650 ono", "12.500 € VB", "$40 (negotiable)". */
const BEHIND =
  /[ ,;]+\(?(?:o\.?n\.?o\.?|o\.?b\.?o\.?|or (?:best|near(?:est)?) offer|neg(?:otiable)?\.?|vhb|vb|fixed(?: price)?|firm|fp|festpreis|only|(?:incl?\.?|including|\+|plus|excl?\.?|excluding)(?: ?(?:vat|tax|fees?|mwst\.?|iva|tva))?|(?:tax|vat) (?:paid|free)|ttc|ht|à débattre|negociable)\)?$/i;

const OF_MONEY = /\d.*\p{Sc}|\p{Sc}.*\d|\d.*\b[A-Z]{3}\b|\b[A-Z]{3}\b.*\d/u;

/** A price without the words of its seller; null where there are none, or no currency. */
export function withoutPriceWords(text: string): string | null {
  if (!OF_MONEY.test(text)) return null;
  // "AUD $5" says which dollar.
  const bare = text
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(/^([A-Z]{3}) ?\p{Sc}/u, '$1 ');
  return bare === text ? null : bare;
}
