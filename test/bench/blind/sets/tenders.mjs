import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';
const SECT = [
  ['Construction', 6, 2_400_000, '45'],
  ['IT services', 4, 610_000, '72'],
  ['Cleaning', 3, 340_000, '90'],
  ['Catering', 2, 420_000, '55'],
  ['Medical equipment', 3, 880_000, '33'],
  ['Passenger transport', 1.6, 1_500_000, '60'],
  ['Consulting', 2.4, 190_000, '79'],
  ['Energy supply', 1.3, 3_100_000, '09'],
  ['Office furniture', 1, 120_000, '39'],
];
const WORK = {
  Construction: [
    'Renovation of primary school',
    'New fire station',
    'Road resurfacing',
    'Replacement of bridge 12',
    'Extension of 3-field sports hall',
    'Roof repair of town hall',
  ],
  'IT services': [
    'Migration to cloud hosting',
    'Service desk 24/7',
    'Framework for Java developers',
    'Document management system',
    'Office 365 licences',
  ],
  Cleaning: ['Cleaning of office buildings', 'Window cleaning', 'Hospital cleaning and linen'],
  Catering: ['School meals', 'Canteen operation', 'Meals on wheels'],
  'Medical equipment': ['MRI scanner 3 Tesla', 'Ultrasound devices', 'Hospital beds', 'Surgical gloves'],
  'Passenger transport': ['School bus lines', 'Transport of pupils with disabilities', 'Regional bus line 47'],
  Consulting: ['Audit of annual accounts', 'Legal advice', 'Mobility study 2030'],
  'Energy supply': ['Supply of green electricity', 'Natural gas delivery', 'Wood pellets'],
  'Office furniture': ['Desks and chairs', 'School furniture', 'Shelving for archive'],
};
const PLACES = [
  ['AT', ['Graz', 'Linz', 'Villach']],
  ['DE', ['Kassel', 'Bremen', 'Jena', 'Ulm', 'Trier']],
  ['NL', ['Zwolle', 'Breda']],
  ['BE', ['Gent', 'Namur']],
  ['IT', ['Bolzano', 'Udine', 'Parma']],
  ['LU', ['Esch']],
  ['SI', ['Maribor']],
];
const CW = [
  ['DE', 6],
  ['AT', 4],
  ['IT', 3],
  ['NL', 2.4],
  ['BE', 2],
  ['SI', 0.9],
  ['LU', 0.6],
];
const TYPES = [
  ['Municipality', 6],
  ['Hospital', 2.5],
  ['University', 2],
  ['Utility', 1.5],
  ['Ministry', 1.1],
  ['School board', 1.3],
];
const LANG = { AT: 'German', DE: 'German', NL: 'Dutch', BE: 'French', IT: 'Italian', LU: 'French', SI: 'Slovene' };
const de = (d) => d.split('-').toReversed().join('.');
/** Notices of public purchasers: euro with German marks, dd.mm.yyyy, Y/N. */
export function tenders() {
  const draw = draws(91207);
  let n = 40112;
  const make = (from, to) => {
    const [sector, , base, cpv] = draw.weighted(SECT.map((s) => [s, s[1]]));
    const cntry = draw.weighted(CW),
      city = draw.pick(PLACES.find((p) => p[0] === cntry)[1]),
      type = draw.weighted(TYPES);
    const pub = draw.day(from, to),
      value = Math.round((base * draw.spread() ** 3 * (0.4 + draw.next() * 1.6)) / 10) * 10 + draw.int(0, 9);
    n += draw.int(1, 9);
    const works = sector === 'Construction';
    const langs = [
      ...new Set([
        LANG[cntry],
        ...(draw.chance(0.25) ? ['English'] : []),
        ...(cntry === 'BE' && draw.chance(0.6) ? ['Dutch'] : []),
        ...(cntry === 'LU' || (cntry === 'IT' && city === 'Bolzano') ? ['German'] : []),
      ]),
    ];
    return {
      noticeNo: `TN-${n}`,
      title: `${draw.pick(WORK[sector])}, ${city} (ref. ${draw.int(11, 99)}/${n % 1000})`,
      buyer: `${type} ${city}`,
      buyer_type: type,
      cntry,
      city,
      sector,
      cpv: `${cpv}${draw.int(100, 999)}000`,
      proc: draw.weighted([
        ['open', 7],
        ['restricted', 2],
        ['negotiated', 1.6],
        ['competitive dialogue', 0.5],
      ]),
      contract: draw.weighted([
        ['single', 6],
        ['framework agreement', 2.5],
        ['dynamic purchasing', 0.6],
      ]),
      estValue: draw.chance(0.14) ? 'N/A' : `${thousands(value + (draw.chance(0.3) ? 0.5 : 0), '.', 2, ',')} €`,
      min_turnover: draw.chance(0.55) ? '' : `${thousands(Math.round((value * (0.3 + draw.next() * 1.3)) / 1000) * 1000, '.')} €`,
      published: de(pub),
      deadline: de(addDays(pub, draw.int(14, 62))),
      dur_months: draw.chance(0.06) ? '' : works ? draw.int(4, 30) : draw.pick([6, 12, 12, 24, 24, 36, 36, 48, 60]),
      lots: draw.chance(0.6) ? 1 : draw.int(2, 14),
      extendable: draw.chance(works ? 0.1 : 0.55) ? 'Y' : 'N',
      EUfunds: draw.chance(cntry === 'SI' ? 0.4 : 0.12) ? 'Y' : 'N',
      eSubmission: draw.chance(0.83) ? 'Y' : 'N',
      siteVisit: draw.chance(works ? 0.4 : 0.08) ? 'Y' : 'N',
      bid_bond_pct: draw.chance(works ? 0.5 : 0.85) ? '' : draw.pick(['1,0', '1,5', '2,0', '2,5', '3,0', '5,0']),
      priceWeight: draw.pick([30, 40, 40, 50, 50, 60, 60, 70, 80, 100]),
      docs: draw.int(2, 41),
      clarif_q: Math.floor(draw.next() ** 3 * 46),
      langs: langs.join('; '),
      state: draw.weighted([
        ['open', 9],
        ['amended', 1.5],
        ['cancelled', 0.6],
      ]),
      contactMail: draw.chance(0.1) ? '' : `vergabe@${city.toLowerCase()}-${type.toLowerCase().split(' ')[0]}.example`,
    };
  };
  const one = Array.from({ length: 860 }, () => make('2026-01-07', '2026-04-12'));
  const change = (r) => {
    if (draw.chance(0.4))
      return {
        ...r,
        deadline: de(addDays(r.deadline.split('.').toReversed().join('-'), draw.int(3, 21))),
        state: 'amended',
        clarif_q: r.clarif_q + draw.int(1, 9),
      };
    if (draw.chance(0.3)) return { ...r, state: 'cancelled' };
    return { ...r, clarif_q: r.clarif_q + draw.int(1, 14), docs: r.docs + draw.int(0, 4) };
  };
  const two = nextRun(one, { draw, gone: 0.11, changed: 0.2, change, added: 97, make: () => make('2026-04-13', '2026-04-20') });
  return [
    { file: 'tenders-2026-04-13.csv', text: csv(one, ';') },
    { file: 'tenders-2026-04-20.csv', text: csv(two, ';') },
  ];
}
