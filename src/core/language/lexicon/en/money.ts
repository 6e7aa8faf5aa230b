/** Nouns for records that are paid as a whole: an amount said of one is its total rather than the price of an item. */
export const TRANSACTIONS = 'order sale transaction purchase invoice booking payment donation deal receipt' as const;

/** Name words of amounts that are added up over the items of a record. */
export const TOTALS = 'total revenue amount turnover sale subtotal grand' as const;

/** Name words of amounts that come on top of a price, or lie behind it: an amount that nothing names is of one only where there is no other. */
export const EXTRAS =
  'fee tax deposit shipping cleaning delivery insurance tip surcharge handling service cost discount saving bond levy hoa' as const;

/** Name words of numbers that bound or count something else: an amount that nothing names is of none of them. */
export const BOUNDING = 'minimum maximum count number index rank level' as const;
