import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const KINDS = [
  ['Centrifuge', ['Eppendorf', 'Sigma', 'Beckman Coulter', 'Hettich'], 900, 38],
  ['Microscope', ['Zeiss', 'Leica', 'Olympus', 'Nikon'], 2600, 14],
  ['Incubator', ['Binder', 'Memmert', 'Thermo Scientific'], 700, 72],
  ['Autoclave', ['Systec', 'Tuttnauer', 'Zirbus'], 1500, 120],
  ['Freezer', ['Thermo Scientific', 'Liebherr', 'Binder'], 1300, 210],
  ['PCR cycler', ['Bio-Rad', 'Eppendorf', 'Applied Biosystems'], 1100, 11],
  ['HPLC', ['Agilent', 'Waters', 'Shimadzu'], 4200, 65],
  ['Balance', ['Sartorius', 'Mettler Toledo', 'Ohaus'], 350, 6],
  ['Pipette set', ['Eppendorf', 'Gilson', 'Brand'], 160, 0.8],
  ['Spectrophotometer', ['Shimadzu', 'Agilent', 'Hach'], 950, 17],
  ['Fume hood', ['Waldner', 'Köttermann'], 800, 260],
  ['Rotary evaporator', ['Büchi', 'Heidolph', 'IKA'], 1000, 16],
];
const CITIES = [
  ['Leipzig', 'DE'],
  ['Mannheim', 'DE'],
  ['Hamburg', 'DE'],
  ['Basel', 'CH'],
  ['Eindhoven', 'NL'],
  ['Leiden', 'NL'],
  ['Ghent', 'BE'],
  ['Graz', 'AT'],
  ['Lyon', 'FR'],
];
const EXTRAS = ['power cable', 'rotor', 'dust cover', 'software licence', 'spare lamp', 'trolley', 'adapter set', 'vacuum pump', 'objective 40x'];
const TEXT = [
  'From the closure of a pharmaceutical research site.',
  'Switched on at inspection, no further test was made.',
  'Display has a dead row of pixels.',
  'Used for teaching only, few hours of operation.',
  'Buyer must arrange dismantling, a lift is available.',
  'Door seal is worn and should be replaced.',
  'Comes with the original packing.',
  'Safety shoes must be worn at the viewing.',
  'Scratches on the left side panel.',
  'Was under a service contract until last winter.',
];
const RUNS = ['2026-05-11', '2026-05-25'];
const euro = (value) => `€ ${thousands(value, '.', 2, ',')}`;
export function labkit() {
  const d = draws(40_463);
  let lot = 0;
  const bids = new Map();
  const make = () => {
    const [kind, makers, base, kg] = d.pick(KINDS);
    const maker = d.pick(makers);
    const [city, country] = d.pick(CITIES);
    const year = d.chance(0.1) ? null : d.int(1998, 2024);
    const low = Math.round((base * d.spread() ** 2 * (0.5 + ((year ?? 2010) - 1996) / 26)) / 10) * 10;
    const start = Math.max(10, Math.round((low * 0.3) / 10) * 10);
    const count = d.chance(0.3) ? 0 : d.int(1, 34);
    const bid = count ? start + count * d.pick([10, 20, 25, 50]) : null;
    const weight = kg * d.spread();
    const reserve = d.chance(0.45);
    const no = (lot += d.int(1, 3));
    bids.set(no, { start, bid });
    return {
      lotNo: no,
      title: `${maker} ${d.pick(['X', 'Pro', 'LabLine', 'R', 'Evo', 'Compact'])} ${d.int(100, 9900)} ${kind.toLowerCase()}`,
      category: kind,
      maker,
      yearBuilt: year,
      state: d.weighted([
        ['used, working', 9],
        ['as new', 2],
        ['untested', 4],
        ['defective', 2],
      ]),
      openingBid: euro(start),
      currentBid: bid ? euro(bid) : null,
      bids: count,
      bidders: count ? d.int(1, Math.min(count, 9)) : 0,
      watching: d.int(0, 75),
      estimateLow: euro(low),
      estimateHigh: euro(Math.round((low * (1.3 + d.next() * 0.4)) / 10) * 10),
      buyNow: d.chance(0.7) ? null : euro(Math.round(low * 1.8)),
      hasReserve: reserve ? 'ja' : 'nein',
      premiumPct: d.pick(['15 %', '18 %', '18 %', '20 %']),
      vatPct: d.pick(['19 %', '21 %', '20 %', '0 %']),
      closesAt: `${d.day('2026-05-28', '2026-06-19')}T${d.pick(['10', '11', '14', '15', '18'])}:${d.pick(['00', '15', '30', '45'])}:00`,
      viewingDay: d.chance(0.2) ? null : addDays('2026-05-26', d.int(0, 12)),
      site: city,
      country,
      weight: d.chance(0.08) ? '' : weight < 1 ? `${Math.round(weight * 1000)} g` : `${round(weight, 1)} kg`,
      widthCm: d.chance(0.15) ? null : d.int(12, 190),
      calibratedOn: d.chance(0.45) ? null : d.day('2019-01-15', '2026-04-20'),
      decontaminated: d.weighted([
        ['yes', 7],
        ['no', 2],
        [null, 1],
      ]),
      manual: d.pick(['yes', 'Yes', 'no']),
      forklift: weight > 90 ? 'Y' : 'N',
      accessories: d.some(EXTRAS, d.int(0, 4)),
      seller: d.pick([
        'University Clinic',
        'Biotech insolvency',
        'Pharma site closure',
        'Institute of Chemistry',
        'Dealer stock',
        'Food testing lab',
      ]),
      pickupFee: d.chance(0.25) ? null : euro(d.int(0, 24) * 5 + 5),
      pictures: d.int(1, 14),
      details: d.some(TEXT, d.int(1, 4)).join(' '),
      href: `https://labauktion.example/lot/${no}`,
    };
  };
  const change = (record) => {
    const more = d.int(1, 14);
    const known = bids.get(record.lotNo);
    const bid = (known.bid ?? known.start) + more * d.pick([10, 20, 25]);
    return {
      ...record,
      currentBid: euro(bid),
      bids: record.bids + more,
      bidders: record.bidders + d.int(1, 3),
      watching: record.watching + d.int(0, 30),
      closesAt: d.chance(0.12) ? `${addDays(record.closesAt.slice(0, 10), d.int(1, 6))}${record.closesAt.slice(10)}` : record.closesAt,
    };
  };
  const first = Array.from({ length: 395 }, make);
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.5, change, added: 38, make });
  return [first, second].map((records, index) => ({ file: `labkit-${RUNS[index]}.json`, text: json(records) }));
}
