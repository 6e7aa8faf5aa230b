import { addDays, csv, draws } from '../made.mjs';

const OWNERS = [
  ['Halvorsen Robotics', 'NO', 1.3],
  ['Brightcell Energy Inc.', 'US', 1.6],
  ['Tanaka Optical Co.', 'JP', 1.2],
  ['Univ. of Leeds', 'GB', 0.6],
  ['Kessler Automotive GmbH', 'DE', 1.5],
  ['Qinghe Semiconductor', 'CN', 1.7],
  ['Seoul Display Works', 'KR', 1.3],
  ['Medalis Therapeutics', 'US', 1.1],
  ['Aquaforge Ltd', 'GB', 0.5],
  ['Normand Aero SA', 'FR', 0.7],
  ['Cobalt Networks', 'US', 1.4],
];
const FIELDS = [
  ['G06F', 'Data processing', ['cache', 'file system', 'touch interface']],
  ['H01M', 'Batteries', ['solid-state battery', 'electrode', 'battery pack']],
  ['A61K', 'Medical preparations', ['antibody formulation', 'inhaled compound', 'vaccine adjuvant']],
  ['B25J', 'Manipulators', ['robot gripper', 'robot arm', 'exoskeleton']],
  ['H04W', 'Wireless networks', ['antenna array', 'handover', 'mesh network']],
  ['B60L', 'Electric vehicles', ['charging station', 'traction motor', 'battery pack']],
  ['G02B', 'Optics', ['lens assembly', 'camera module', 'waveguide']],
  ['C02F', 'Water treatment', ['membrane filter', 'desalination unit', 'sludge reactor']],
];
const FORMS = [
  'Method for controlling a',
  'Apparatus for manufacturing a',
  'System and method for a',
  'Improved',
  'Device comprising a',
  'Low-power',
];
const PEOPLE = [
  'Mei Tanaka',
  'Lars Halvorsen',
  'Priya Nair',
  'John Whitfield',
  'Sofia Marin',
  'Chen Wei',
  'Dae-jung Park',
  'Claire Dubois',
  'Anika Schulz',
  'Owen Byrne',
  'Rosa Delgado',
  'Ivan Petrov',
  'Hana Kim',
  'Tomas Eriksson',
];

/** Granted patents as an office's search exports them: titles of columns with spaces, inventors in one cell, dates as days. */
export function techpatents() {
  const draw = draws(290_033);
  const rows = Array.from({ length: 420 }, (_, at) => {
    const [assignee, country] = draw.weighted(OWNERS.map((item) => [item, item[2]]));
    const [cpc, field, things] = draw.pick(FIELDS);
    const filed = draw.day('2009-01-05', '2024-03-20');
    const granted = addDays(filed, draw.int(420, 1700));
    const pending = granted > '2026-11-20';
    const status = draw.weighted([
      ['Active', 7],
      ['Lapsed', 2],
      ['Expired - Fee Related', 1.4],
      ['Withdrawn', 0.3],
    ]);
    const cited = Math.round(draw.next() ** 3 * 190);
    return {
      'Patent No': `${country}${8_100_000 + at * 411 + draw.int(0, 300)}B${draw.int(1, 2)}`,
      Title: `${draw.pick(FORMS)} ${draw.pick(things)}`,
      Assignee: draw.chance(0.05) ? '' : assignee,
      Inventors: draw.some(PEOPLE, draw.int(1, 4)).join('; '),
      Country: country,
      'CPC Class': cpc,
      'Tech Field': field,
      'Filing Date': filed,
      'Grant Date': pending ? '' : granted,
      'Est. Expiry': addDays(filed, 7305),
      Status: pending ? 'Pending' : status,
      Claims: draw.int(3, 41),
      'Indep. Claims': draw.int(1, 5),
      Pages: draw.int(6, 88),
      Figures: draw.chance(0.06) ? '' : draw.int(0, 34),
      'Cited By': pending ? 0 : cited,
      'Refs Cited': draw.int(2, 120),
      'Family Size': draw.weighted([
        [1, 5],
        [2, 4],
        [4, 3],
        [7, 2],
        [11, 1],
        [15, 0.5],
      ]),
      Litigated: draw.chance(0.07) ? 'Yes' : 'No',
      'PCT Filed': draw.chance(0.46) ? 'Yes' : 'No',
      'Annual Fee': pending ? '' : `$${(draw.int(4, 75) * 100 + draw.int(0, 99)).toLocaleString('en-US')}.00`,
    };
  });
  return [{ file: 'techpatents-2026-11-26.csv', text: csv(rows) }];
}
