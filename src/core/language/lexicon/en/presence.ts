/** Single words that say there are none of what a field of a concept counts. */
export const NONE_OF: Readonly<Record<string, string>> = { stops: 'nonstop direct' };

/** Words that say that there are some of what a field of a concept counts. */
export const SOME_OF: Readonly<Record<string, string>> = { casualties: 'fatal deadly lethal' };

/** Those who do nothing, or of whom some do what stands behind, as tokens by spaces. */
export const DOERS = { none: 'nobody|no one|no body|no - one|noone|nothing|none', some: 'someone|somebody|anyone|anybody|something' } as const;

/** Words between a doer and what is done. */
export const BEFORE_DONE = 'has have had was were is are got been being ever yet actually even so far already' as const;

/** Words that deny the noun behind them. */
export const DENIERS = 'no without zero never' as const;

/** Words that may stand between a denier and its noun. */
export const DENIED_ADJECTIVES = 'any previous been yet an a one single known recorded reported' as const;

/** Words that cost nothing, alone ("free apps") or before what is not charged for ("free shipping"). */
export const FREE = 'free complimentary' as const;

/** Phrases that say that nothing is charged, whatever follows them; tokens by spaces. */
export const NO_CHARGE = 'free of charge|at no cost|at no charge|without charge|costs nothing|cost nothing|for nothing|no charge|gratis' as const;

/** Phrases that say of a number of things in stock whether there are any; tokens by spaces. */
export const STOCKED = { some: 'in stock|on stock|into stock|available now', none: 'out of stock|sold out|not in stock' } as const;

/** Words that something costs. */
export const PAID = 'paid' as const;

/** Words behind "paid" with which it says how, when or by whom, or names a kind of leave. */
export const AFTER_PAID = 'with by via in on for through using off out leave holiday holidays vacation internship' as const;

/** Words before "free" that leave it alone; any other word makes it a part of something else ("gluten free"). */
export const BEFORE_FREE =
  'is are be and or but any all some only totally completely entirely absolutely with find me show a an the that which other more no not non list want need many have for' as const;

/** Words behind "free" with which it says something else. */
export const AFTER_FREE =
  'from of range standing trial time fall form agent kick parking wifi breakfast returns cancellation drinks internet shipping delivery entry admission' as const;

/** Words that may follow a denied noun; any other makes it part of another name ("no fee apartment" is denied, "no parking garage" open). */
export const AFTER_DENIED =
  'and or with in on at for to from under over but please leaving departing near required needed charged out list yet currently so' as const;
