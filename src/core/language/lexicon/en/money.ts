/** Nouns for records that are paid as a whole: an amount said of one is its total rather than the price of an item. */
export const TRANSACTIONS = 'order sale transaction purchase invoice booking payment donation deal receipt quote quotation estimate' as const;

/** Nouns for records each of which is a sum of money: what one of them is large or small by. */
export const SUMS =
  'grant loan donation bursary scholarship invoice payment transaction pledge subsidy award contribution expense bequest lien mortgage debt refund settlement' as const;

/** Nouns for records each of which somebody came for and paid: what all of them brought in is the sum of their fees. */
export const SERVED = 'session lesson visit appointment booking consultation' as const;

/** Name words of amounts that are added up over the items of a record. */
export const TOTALS = 'total revenue amount turnover sale subtotal grand' as const;

/** Name words of amounts that come on top of a price, or lie behind it: an amount that nothing names is of one only where there is no other. */
export const EXTRAS =
  'fee tax deposit shipping postage freight cleaning delivery insurance tip surcharge handling service discount saving bond levy hoa cashback rebate refund commission corkage excess deductible' as const;

/** Name words of what is never the price itself, not even where no other is known. */
export const SIDE_CHARGES =
  'booking service cleaning handling fitting installation assembly delivery shipping postage freight deposit tax tip surcharge insurance parking mooring start vet late pet maintenance repair energy' as const;

/** Name words of what lies behind a price: meant where there is no price. */
export const COSTS = 'cost' as const;

/** Name words of what a thing is sold for: its price, where the only other amount is what lies behind it. */
export const SOLD_FOR = 'retail rrp msrp srp resale selling sell' as const;

/** Name words of what a thing cost before, or costs elsewhere. */
const FORMER_PRICES =
  'compare old original originally previous former retail rrp recommended suggested catalog catalogue regular usual normal was' as const;

/** The same, and what may be the price itself where no other stands beside it. */
export const COMPARED_PRICES = `${FORMER_PRICES} list new msrp uvp` as const;

/** Name words of what has to be bid for a thing, and is not what it is had for. */
export const BIDDING = 'reserve opening' as const;

/** Name words of prices that are not what a thing is had for: of those an amount is only said by their names. */
export const ASIDE_PRICES = `${FORMER_PRICES} ${BIDDING}` as const;

/** Name words of what became of a sum: beside the sum itself, an amount that nothing names is of none of them. */
export const PARTS = 'spent spend paid claimed drawn disbursed remaining left balance outstanding' as const;

/** Nouns for money that comes in: never what records are called by. */
export const INCOMES = 'money income earnings takings turnover revenue revenues proceeds profit profits' as const;

/** Concepts of money that comes in or is given. */
export const GAINS = 'salary revenue gross funding budget' as const;

/** Name words of money that is promised or given to someone, and buys nothing. */
export const GIVEN = 'reward bounty prize payout' as const;

/** Name words of numbers that bound or count something else: an amount that nothing names is of none of them. */
export const BOUNDING = 'minimum maximum count number index rank level' as const;

/** Concepts of money, whatever a field of them is measured in. */
export const MONEY_CONCEPTS = 'price salary revenue gross profit budget funding owed discount' as const;

/** Forms of verbs that speak of money whatever stands with them ("what did an acre bring"); "charging" does not: stations do it. */
export const PAYING_VERBS =
  'cost costs fetch fetches fetched bring brings brought earn earns earned spend spends spent charge charges charged pay pays collect collects collected raise raises' as const;

/** Words behind which two groups of digits are one number ("under 12 000"). */
export const BEFORE_AMOUNTS =
  'under over above below than least most max maximum min minimum between and to from around about up price rent' as const;

/** Words that say that the digits before them are money. */
export const MONEY_WORDS = 'kr zł zl pln sek nok dkk czk kč zar rand eur euro euros usd dollars rub rubles huf forint inr rupees chf francs' as const;

/** Words before a rate that is paid; after another noun it is a proportion or a speed ("heart rate"). */
export const RATES_PAID =
  'the a an any each with and or of at for by in to is per my your our their its whose what which average avg mean median total lowest highest max min maximum minimum best cheapest dearest low lower high higher good current standard base basic hourly hour daily day nightly night weekly week monthly month yearly annual room rental freight haulage load pay session' as const;

/** Name words of those for whom a price is another than the plain one. */
export const OF_SOME =
  'child children kid kids infant toddler junior youth teen student pupil senior pensioner oap concession concessionary conc member members subscriber subscribers loyalty trade wholesale' as const;
