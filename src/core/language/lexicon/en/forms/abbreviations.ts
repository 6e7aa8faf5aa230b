/** Words of field names that are written short, with what they stand for wherever they stand. One that may stand for two things is not among them. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `acct account, adt average daily traffic, aadt average daily traffic, ae adverse event, aes adverse event, addr address, amt amount, apt apartment, att attendance, avail available, bal balance, bldg building, categ category, cnt count, cntry country, cond condition,
  ctry country, cust customer, deliv delivery, dept department, desc description, diam diameter, descr description, dest destination, dist distance, dlvry delivery, dur duration, elev elevation, ep episode, eps episode, ethn ethnicity, flr floor,
  freq frequency, grp group, hgt height, ht height, ln length, lgth length, hrs hours, insp inspection, inv inventory, lang language, len length, lic license, loa length overall, lvl level, loc location, manuf manufacturer, mfg manufacturer, mfr manufacturer, mgmt management,
  mgt management, msg message,
  mth month, muni municipality, munic municipality, nat nationality, nbhd neighborhood, nhood neighborhood, neigh neighborhood, nbr number, num number,
  occup occupation, org organization, pax passengers, pc pieces, pcs pieces, pg pages, pgs pages, pi principal investigator, plts pallets, pmt payment, prc price, prod product, prov province, publ publisher, pwr power, qty quantity, recon reconstruction, reg registration, req required, rm room, rms rooms, rtg rating, spd speed, stk stock,
  src source, temp temperature, tkt ticket, tot total, veh vehicle, viol violation, vol volume, wgt weight, wk week, wks weeks, wt weight, yr year, yrs years`
    .split(',')
    .map((pair) => pair.trim().split(/ (.*)/) as [short: string, words: string]),
);

/** Words that are short for what happened only in a name that speaks of a date or a year: "pubDate", "yearPub", "rel_yr". */
export const DATED_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['pub', 'publication'],
  ['rel', 'release'],
  ['exp', 'expiry'],
]);

/** Letters that stand for a side where a unit of length follows. */
export const SIDES: ReadonlyMap<string, string> = new Map([
  ['h', 'height'],
  ['w', 'width'],
  ['l', 'length'],
  ['d', 'depth'],
]);
