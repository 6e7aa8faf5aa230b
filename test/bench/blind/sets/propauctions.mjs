import { addDays, draws, json, nextRun, round } from '../made.mjs';

const COURTS = [
  ['Amtsgericht Leipzig', 'Sachsen', ['Leipzig', 'Markkleeberg'], 1],
  ['Amtsgericht Dresden', 'Sachsen', ['Dresden', 'Radebeul'], 1.1],
  ['Amtsgericht Kassel', 'Hessen', ['Kassel', 'Baunatal'], 0.9],
  ['Amtsgericht Bremen', 'Bremen', ['Bremen'], 1.15],
  ['Amtsgericht Rostock', 'Mecklenburg-Vorpommern', ['Rostock', 'Bad Doberan'], 0.95],
  ['Amtsgericht Augsburg', 'Bayern', ['Augsburg', 'Friedberg', 'Gersthofen'], 1.6],
];
const TYPES = [
  ['Condominium', 170_000, 6],
  ['Detached house', 310_000, 5],
  ['Apartment building', 720_000, 1.5],
  ['Building plot', 95_000, 2],
  ['Farmland', 40_000, 1.2],
  ['Commercial', 430_000, 1.5],
  ['Parking space', 14_000, 1],
];
const BARE = new Set(['Building plot', 'Farmland', 'Parking space']);
const CREDITORS = ['Bank', 'Tax office', 'Co-owner', 'Owners association'];
const DOCUMENTS = ['Appraisal', 'Floor plan', 'Photos', 'Land register extract'];
const NOTES = [
  'Roof needs repair',
  'Interior not inspected',
  'Usufruct registered',
  'Renovated bathroom',
  'Mould in basement',
  'Partition of co-ownership',
];

/** Court auctions of property, two runs: minimum bids, flags of several forms, sold ones with what was bid. */
export function propauctions() {
  const draw = draws(310_055);
  let number = 20;
  const make = (from, to) => {
    number += draw.int(1, 4);
    const [court, state, cities, level] = draw.pick(COURTS);
    const [propertyType, base] = draw.weighted(TYPES.map((item) => [item, item[2]]));
    const bare = BARE.has(propertyType);
    const appraisedValue = Math.round((base * level * draw.spread() * draw.spread()) / 500) * 500;
    const auctionRound = draw.weighted([
      [1, 6],
      [2, 3],
      [3, 1],
    ]);
    const published = draw.day(from, to);
    const living = propertyType === 'Apartment building' ? draw.int(280, 900) : draw.int(34, 190);
    return {
      caseNo: `${number} K ${draw.int(10, 99)}/${draw.weighted([
        ['24', 2],
        ['25', 5],
        ['23', 1],
      ])}`,
      court,
      state,
      city: draw.pick(cities),
      propertyType,
      appraisedValue,
      minimumBid: Math.round(appraisedValue * { 1: 0.7, 2: 0.5, 3: 0.3 }[auctionRound]),
      securityDeposit: Math.round(appraisedValue * 0.1),
      auctionRound,
      auctionDate: addDays(published, draw.int(42, 130)),
      publishedAt: published,
      status: 'Scheduled',
      livingAreaSqm: bare ? null : living,
      plotSqm: ['Condominium', 'Parking space'].includes(propertyType) ? null : draw.int(18, 240) * (propertyType === 'Farmland' ? 100 : 10),
      rooms: bare || draw.chance(0.1) ? null : Math.max(1, Math.round(living / 27)),
      yearBuilt: bare || draw.chance(0.12) ? null : draw.int(1890, 2016),
      occupied: bare
        ? null
        : draw.weighted([
            ['yes', 5],
            ['no', 4],
            [null, 1],
          ]),
      listedBuilding: !bare && draw.chance(0.12),
      viewingPossible: draw.chance(0.35) ? 'yes' : 'no',
      creditorType: draw.weighted(CREDITORS.map((item, at) => [item, [6, 2, 3, 1][at]])),
      documents: draw.some(DOCUMENTS, draw.int(0, 4)),
      remarks: draw.chance(0.45) ? draw.pick(NOTES) : null,
      bidders: null,
      winningBid: null,
    };
  };
  const settle = (day) => (record) => {
    if (record.auctionDate >= day || record.status !== 'Scheduled') return record;
    const status = draw.weighted([
      ['Sold', 6],
      ['No bids', 2],
      ['Cancelled', 2],
    ]);
    if (status !== 'Sold') return { ...record, status, bidders: status === 'No bids' ? 0 : null };
    const bidders = draw.int(1, 14);
    return { ...record, status, bidders, winningBid: round((record.minimumBid * (1 + draw.next() * 0.08 * bidders)) / 500) * 500 + 500 };
  };
  const change = (record) => {
    if (record.status !== 'Scheduled') return record;
    if (draw.chance(0.5)) return { ...record, auctionDate: addDays(record.auctionDate, draw.int(14, 40)) };
    const appraisedValue = Math.round((record.appraisedValue * (0.8 + draw.next() * 0.25)) / 500) * 500;
    return { ...record, appraisedValue, minimumBid: Math.round((appraisedValue * record.minimumBid) / record.appraisedValue) };
  };
  const first = Array.from({ length: 210 }, () => make('2026-04-01', '2026-11-04')).map(settle('2026-11-05'));
  const later = nextRun(first, { draw, gone: 0.08, changed: 0.14, change, added: 24, make: () => make('2026-11-06', '2026-11-25') });
  return [
    { file: 'propauctions-2026-11-05.json', text: json(first) },
    { file: 'propauctions-2026-11-26.json', text: json(later.map(settle('2026-11-26'))) },
  ];
}
