import type { FieldType } from '../../../../../contract/operations/scrapers.ts';

/** Words of field names that are written short, with what they stand for wherever they stand. One that may stand for two things is not among them. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = pairs(
  `acct account, adt average daily traffic, aadt average daily traffic, ae adverse event, aes adverse event, addr address, amt amount, amnt amount, apt apartment, appt appointment,
  appts appointments, assn association, att attendance, attrs attractions, avail available, avl available, bal balance, bdg budget, bgt budget, bdrm bedroom,
  bdrms bedrooms, bldg building, bldgs buildings, bldr builder, bthrm bathroom, bthrms bathrooms, cals calories, capac capacity, categ category,
  chol cholesterol, cmn common, cmpl complaints, cmplt complaints, cmts comments, cnt count, cntry country, cond condition,
  cpty capacity, ctry country, cust customer, custs customers, cyl cylinders, deliv delivery, dens density, dept department, desc description, diag diagnosis, diam diameter,
  descr description, dest destination, dist distance, dls downloads, dlvry delivery, dmg damage, dob date of birth, dod date of death, dur duration, educ education,
   elev elevation, emiss emissions, empl employees, engn engine, enrl enrollment, ep episode, eps episode, equip equipment, ethn ethnicity, facil facility,
  favs favorites, flr floor, flrs floors, fsh full service history, fllwrs followers, fmly family, freq frequency, gend gender, govt government, grp group, grt gross tonnage, hgt height, hh households,
  hosp hospital, hq headquarters, ht height, ln length, lgth length, hrs hours, hum humidity, indiv individuals, ingr ingredients, inj injuries, insp inspection, instr instructor,
  inv inventory, jrnl journal, kld killed, lang language, len length, lic license, loa length overall, lvl level, loc location, maint maintenance, manuf manufacturer,
  mfg manufacturer, mfr manufacturer, mgmt management, mgr manager, mgt management, mkt market, mktg marketing, mort mortality, msg message, msgs messages,
  mth month, muni municipality, munic municipality, nat nationality, natl national, nbhd neighborhood, nhood neighborhood, neigh neighborhood, nbr number, num number,
  occup occupation, opr operator, org organization, pax passengers, pc pieces, pcs pieces, perf performance, pg pages, pgs pages, pkg package, pkgs packages,
  pi principal investigator, plts pallets, pmt payment, popn population, ppl people, prc price, prcp precipitation, precip precipitation, prem premium,
  prev previous, prod product, prot protein, prov province, pt point, publ publisher, purch purchase, pwr power, qoh quantity on hand, qtr quarter, qtrs quarters, qty quantity,
  rcvd received, recd received, recon reconstruction, refs references, reg registration, req required, resp response, revs reviews, rgn region, rm room, rms rooms, rtg rating, rtng rating,
  rvw review, rvws reviews, sal salary, sched schedule, sess sessions, sev severity, sld sold, soh stock on hand, spd speed, stk stock, srvgs servings, src source, std standard, stdt student, stdts students,
   studs students, subj subject, susp suspects, svgs servings, sz size, tchr teacher, tchrs teachers, temp temperature, thk thickness, tix tickets, tkt ticket,
  tkts tickets, tot total, trmt treatment, typ type, univ university, util utility, vis visibility, viz visibility, veh vehicle, vehs vehicles, vel velocity, vend vendor, vict victims, viol violation,
  viols violations, vol volume, wgt weight, wk week, wks weeks, wkly weekly, wt weight, yld yield, yob year of birth, yr year, yrs years,
  hrg hearing, hrgs hearings, atty attorney, attys attorneys, mtg meeting, mtgs meetings, agmt agreement, asmt assessment, assmt assessment,
  acqd acquired, bsmt basement, certs certificates, cnty county, constr construction, crse course, crses courses, dlr dealer, dlrs dealers,
  emerg emergency, flt flight, flts flights, frt freight, hsg housing, hse house, hwy highway, instl installation, intvw interview, lbr labor,
  mbr member, mbrs members, mdn median, mdse merchandise, nts nights, ofc office, ords orders, permt permit, proj project, projs projects,
  rcpt receipt, rcpts receipts, rept report, resv reservation, rsv reservation, rte route, rtes routes, shpmt shipment, shpmts shipments,
  svc service, svcs services, surg surgery, twp township, vstrs visitors, whse warehouse, xfer transfer, xfers transfers, judg judgment,
  plntf plaintiff, dfndt defendant, agcy agency, alloc allocation, appl application, aprvl approval, awd award, boro borough, cls class, cntrct contract, disb disbursed,
  dtl detail, exec executive, fac facility, hist history, incid incident, invc invoice, juris jurisdiction, mthd method, ofcr officer,
  ownr owner, pgm program, prog program, pnlty penalty, psgr passengers, psngr passengers, pymt payment, rcpnt recipient, reas reason, rsn reason, sig signature,
  spnsr sponsor, txn transaction, vndr vendor`,
);

/** Words of field names that stand for one thing among fields of a type, and for others elsewhere. */
export const TYPED_ABBREVIATIONS: Readonly<Partial<Record<FieldType, ReadonlyMap<string, string>>>> = {
  number: pairs(
    `alt altitude, cal calories, cap capacity, circ circumference, ct count, dia diameter, docs doctors, emp employees, gt gross tonnage, inc income, mag magnitude, mls miles, occ occupancy,
    obs observations, ops operations, pop population, pres pressure, rev revenue, subs subscribers, val value`,
  ),
  text: pairs(
    `arch architect, cat category, diff difficulty, dist district, dr doctor, emp employer, fam family, obs observer, opp opponent, oper operator, orig origin, pos position,
    pri priority, rep representative, sp species, spp species, spec specialty, stat status, tm team, trans transmission`,
  ),
  boolean: pairs('cert certified, ins insured, occ occupied, perm permanent, pts patients, reg registered, temp temporary, vac vacant'),
};

/** What a short word may stand for as well, which its name does not tell. */
export const AMBIGUOUS_ABBREVIATIONS: ReadonlyMap<string, string> = pairs('pts points patients, exp experience expenses, conf conference confidence');

/** All that a short form may stand for, in fields of any type. */
export function alternativesOf(short: string): readonly string[] {
  const lists = [ABBREVIATIONS, AMBIGUOUS_ABBREVIATIONS, ...Object.values(TYPED_ABBREVIATIONS)];
  return lists.flatMap((list) => list.get(short)?.split(' ') ?? []);
}

/** Short forms with what they stand for, from a list with commas between them. */
export function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(',').map((pair) => pair.trim().split(/ (.*)/) as [short: string, words: string]));
}

/** Words that are short for what happened only in the name of a date, or in one that speaks of a date or a year: "pubDate", "yearPub", "rel_yr". */
export const DATED_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['pub', 'publication'],
  ['rel', 'release'],
  ['exp', 'expiry'],
]);

/** Words that are short for which price it is only in the name of a price: "reg_price", "Orig. Price". */
export const PRICED_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['reg', 'regular'],
  ['orig', 'original'],
  ['org', 'original'],
  ['prev', 'previous'],
  ['rec', 'recommended'],
]);

/** Letters behind an amount that say what it is paid for: "price_pp", "rate_pn". */
export const PAID_ABBREVIATIONS: ReadonlyMap<string, string> = pairs(
  'pp per person, pn per night, ppn per person per night, pppn per person per night',
);

/** Letters that stand for a side where a unit of length follows. */
export const SIDES: ReadonlyMap<string, string> = new Map([
  ['h', 'height'],
  ['w', 'width'],
  ['l', 'length'],
  ['d', 'depth'],
]);
