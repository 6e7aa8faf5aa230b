import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';
const SITES = [
  ['Stoke Bruerne Top', 'Grand Union', 'Northamptonshire', 1],
  ['Little Venice', 'Regent’s Canal', 'London', 3.6],
  ['Packet Boat Marina', 'Grand Union', 'London', 2.1],
  ['Barbridge', 'Shropshire Union', 'Cheshire', 0.9],
  ['Nantwich Basin', 'Shropshire Union', 'Cheshire', 1.05],
  ['Skipton South', 'Leeds & Liverpool', 'North Yorkshire', 1],
  ['Rodley Wharf', 'Leeds & Liverpool', 'West Yorkshire', 0.85],
  ['Bath Narrows', 'Kennet & Avon', 'Somerset', 1.7],
  ['Devizes Locks', 'Kennet & Avon', 'Wiltshire', 1.15],
  ['Thrupp', 'Oxford Canal', 'Oxfordshire', 1.5],
  ['Gloucester Quay', 'Gloucester & Sharpness', 'Gloucestershire', 1.2],
];
const TEXTS = [
  'Towpath side, shaded by mature willows. Roof solar will struggle in summer.',
  'Wide pontoon with gated access; post box and recycling by the gate.',
  'Quiet rural spot, farm track access only, no deliveries.',
  'Opposite the Boat Inn. Expect music on Friday nights.',
  'South facing bank, room for a small garden, chickens not permitted.',
  'Winding hole 200 m north. Depth was surveyed in April after dredging.',
  'Suits widebeams. The bridge at the end has only 2.3 m headroom.',
  'Trains pass the far bank until about midnight.',
];
const RUNS = ['2026-10-12', '2026-11-16'];
const gb = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',')}`;
export function moorings() {
  const d = draws(42_839);
  let id = 3300;
  const make = (from = '2026-09-20', to = '2026-12-20') => {
    const [site, water, county, factor] = d.pick(SITES);
    const length = round(7 + d.next() * 16.5, 1);
    const residential = d.chance(0.28);
    const fee = round((640 + length * 98) * factor * d.spread() * (residential ? 1.5 : 1));
    const kind = d.weighted([
      ['Pontoon', 5],
      ['Towpath', 6],
      ['Offside', 4],
      ['Wharf', 2],
    ]);
    const auction = d.chance(0.62);
    const bids = auction
      ? d.weighted([
          [0, 3],
          [d.int(1, 6), 6],
          [d.int(7, 24), 2],
        ])
      : null;
    const shop = d.int(3, 96) * 40;
    id += d.int(1, 6);
    return {
      'Mooring Ref': `MV-${id}`,
      Site: site,
      Waterway: water,
      County: county,
      'Berth Type': kind,
      'Max LOA': `${length} m`,
      'Max Beam': `${d.pick([2.1, 2.1, 2.13, 2.2, 3.05, 3.4, 3.9])} m`,
      Depth: d.chance(0.12) ? '' : `${d.int(70, 190)} cm`,
      'Annual Fee': pounds(fee),
      'Sale Method': auction ? 'Auction' : 'Fixed price',
      'Reserve Price': auction ? pounds(round(fee * 0.9)) : '',
      'Top Bid': bids ? pounds(round(fee * (0.9 + d.next() * 0.7))) : '',
      Bids: bids,
      'Closes On': auction ? gb(d.day(from < '2026-10-12' ? '2026-10-13' : '2026-11-17', to)) : '',
      'Available From': gb(d.day('2026-10-20', '2027-03-31')),
      'Listed On': gb(d.day(addDays(from, -20), from)),
      Residential: residential ? d.pick(['Yes', 'Y']) : d.pick(['No', 'N']),
      'Shore Power': d.chance(0.52) ? 'Yes' : 'No',
      'Water Tap': d.chance(0.68) ? 'Yes' : 'No',
      'Pump Out': d.pick(['Yes', 'No', 'No', '']),
      'Pets OK': d.chance(0.83) ? 'Yes' : 'No',
      Deposit: pounds(d.pick([0, 150, 250, 250, 400])),
      Term: `${d.pick([1, 1, 3, 3, 3, 5])} yr`,
      'Car Spaces': d.pick([0, 0, 1, 1, 2]),
      'To Shop': shop >= 1000 ? `${round(shop / 1000, 2)} km` : `${shop} m`,
      'To Station': `${round(0.3 + d.next() ** 2 * 12, 1)} mi`,
      Facilities: d.some(['showers', 'laundry', 'CCTV', 'wifi', 'elsan', 'diesel', 'slipway', 'bins'], d.int(0, 5)).join('; '),
      Views: d.int(12, 1900),
      Watchers: d.int(0, 74),
      Details: d.pick(TEXTS),
      Link: `https://moorwatch.example/vacancy/${id}`,
    };
  };
  const change = (r) => {
    const fee = Number(r['Annual Fee'].replaceAll(/[£,]/g, ''));
    const views = { Views: r.Views + d.int(4, 420), Watchers: r.Watchers + d.int(0, 12) };
    if (r['Sale Method'] !== 'Auction')
      return { ...r, ...views, 'Annual Fee': d.chance(0.6) ? pounds(round(fee * d.pick([0.85, 0.9, 0.95, 1.04]))) : r['Annual Fee'] };
    const top = r['Top Bid'] === '' ? fee * 0.9 : Number(r['Top Bid'].replaceAll(/[£,]/g, ''));
    return { ...r, ...views, Bids: r.Bids + d.int(1, 9), 'Top Bid': pounds(round(top * (1.01 + d.next() * 0.2))) };
  };
  const first = Array.from({ length: 300 }, () => make());
  const kept = first.filter((r) => r['Closes On'] === '' || r['Closes On'].split('/').toReversed().join('-') > RUNS[1] || d.chance(0.25));
  const second = nextRun(kept, { draw: d, gone: 0.03, changed: 0.6, change, added: 46, make: () => make('2026-11-10', '2027-01-20') });
  return [first, second].map((records, i) => ({ file: `moorings-${RUNS[i]}.csv`, text: csv(records) }));
}
