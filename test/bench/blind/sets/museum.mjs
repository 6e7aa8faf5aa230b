import { addDays, draws, json, round, thousands } from '../made.mjs';

const DEPTS = [
  ['Ceramics', 6, ['teapot', 'vase', 'dish', 'figurine', 'tile panel'], ['porcelain', 'stoneware', 'earthenware', 'gilt'], [1620, 1995], 21, 9000],
  [
    'Textiles & Dress',
    5,
    ['tapestry', 'court dress', 'sampler', 'quilt', 'fan'],
    ['silk', 'wool', 'linen', 'cotton', 'gold thread'],
    [1450, 2012],
    90,
    14_000,
  ],
  [
    'Arms & Armour',
    3,
    ['sword', 'helmet', 'crossbow', 'flintlock pistol', 'shield'],
    ['steel', 'leather', 'brass', 'wood'],
    [1180, 1870],
    60,
    22_000,
  ],
  [
    'Prints & Drawings',
    7,
    ['etching', 'woodcut', 'chalk drawing', 'watercolour', 'poster'],
    ['paper', 'ink', 'chalk', 'gouache'],
    [1490, 2015],
    38,
    11_000,
  ],
  [
    'Sculpture',
    3,
    ['bust', 'relief', 'reclining figure', 'Madonna'],
    ['marble', 'bronze', 'limewood', 'plaster', 'terracotta'],
    [1120, 2008],
    84,
    140_000,
  ],
  [
    'Metalwork',
    4,
    ['candlestick', 'chalice', 'snuffbox', 'ewer', 'spoon'],
    ['silver', 'gilt', 'pewter', 'brass', 'enamel'],
    [1250, 1990],
    19,
    16_000,
  ],
  [
    'Furniture',
    3,
    ['cabinet', 'armchair', 'writing desk', 'long-case clock'],
    ['oak', 'walnut', 'mahogany', 'brass', 'velvet'],
    [1520, 2004],
    128,
    38_000,
  ],
  ['Science & Navigation', 2, ['astrolabe', 'globe', 'sextant', 'telescope'], ['brass', 'wood', 'glass', 'paper'], [1480, 1940], 44, 52_000],
];
const MAKERS = [
  'Hendrik Vroom',
  'Anna Maria Kessler',
  'workshop of J. Duvet',
  'Thomas Arkwright',
  'Elisabetta Sarti',
  'Utagawa school',
  'P. van Rijn & Zoon',
  'Marguerite Lacombe',
  'Johann Ebersbach',
];
const BORROWERS = [
  ['Musée des Tuileries', 'Paris', 'France', 5],
  ['Stadtmuseum Halle', 'Halle', 'Germany', 5],
  ['Northgate Gallery', 'Leeds', 'United Kingdom', 6],
  ['Museo Civico', 'Bologna', 'Italy', 3],
  ['Harbor Museum', 'Boston', 'United States', 4],
  ['Kunsthuis 1880', 'Ghent', 'Belgium', 4],
  ['Prefectural Museum', 'Nagoya', 'Japan', 2],
  ['Castle Museum', 'Norwich', 'United Kingdom', 3],
  ['Kunsthalle am Ring', 'Vienna', 'Austria', 3],
];
const SUBJECTS = ['horses', 'ships', 'flowers', 'saints', 'hunting', 'music', 'portrait', 'dragons', 'harvest', 'mythology', 'winter', 'birds'];
const RUN = '2026-03-16';

/** Objects of a decorative arts museum and where they are lent to: one run. */
export function museum() {
  const draw = draws(1_924_117);
  const taken = new Map();
  const records = Array.from({ length: 920 }, () => object(draw, taken));
  return [{ file: `museum-${RUN}.json`, text: json(records) }];
}

const euros = (value) => `€ ${thousands(value, ' ')}`;

function object(draw, taken) {
  const [dept, , kinds, stuff, [from, to], size, worth] = draw.weighted(DEPTS.map((entry) => [entry, entry[1]]));
  const kind = draw.pick(kinds);
  const made = from + Math.floor(Math.sqrt(draw.next()) * (to - from));
  const height = size * draw.spread() * (0.4 + draw.next());
  const status = draw.weighted([
    ['on loan', 7],
    ['on display', 8],
    ['in store', 12],
    ['in conservation', 2],
  ]);
  const lent = status === 'on loan';
  const [borrower, , country] = draw.weighted(BORROWERS.map((entry) => [entry, entry[3]]));
  const start = draw.day('2023-05-01', addDays(RUN, -4));
  const end = draw.chance(0.12) ? null : addDays(start > '2025-09-01' ? start : '2025-09-20', draw.int(95, 720));
  const value = Math.max(400, Math.round((worth * (0.15 + draw.next() ** 3 * 7)) / 50) * 50);
  const acquired = Math.max(made, 1874) + Math.floor(draw.next() * (2025 - Math.max(made, 1874)));
  const subjects = draw.some(SUBJECTS, draw.int(0, 3));
  const materials = draw.some(stuff, draw.int(1, 3));
  const last = (taken.get(acquired) ?? 0) + draw.int(1, 40);
  taken.set(acquired, last);
  return {
    objNo: `${acquired}.${last}`,
    title: `${kind[0].toUpperCase()}${kind.slice(1)}${subjects.length > 0 && draw.chance(0.7) ? ` with ${subjects[0]}` : ''}${draw.chance(0.08) ? ' (pair)' : ''}`,
    objectType: kind,
    dept,
    maker: draw.chance(0.42) ? null : draw.pick(MAKERS),
    yearMade: made,
    materials,
    h_cm: draw.chance(0.03) ? null : round(height, 1),
    weight: draw.chance(0.22)
      ? null
      : `${round(Math.max(0.04, (height ** 1.6 / 90) * (dept === 'Prints & Drawings' ? 0.06 : dept === 'Sculpture' ? 2.4 : 1) * draw.spread()), 2)} kg`,
    insuranceValue: draw.chance(0.025) ? 'N/A' : euros(value),
    loanStatus: status,
    borrower: lent ? borrower : null,
    borrower_country: lent ? country : null,
    loanStart: lent ? start : null,
    loanEnd: lent ? end : null,
    loan_fee: lent
      ? draw.chance(0.24)
        ? '€ 0'
        : euros(draw.int(120, 900) + Math.round(Math.min(value, 120_000) * (0.002 + draw.next() * 0.026)))
      : null,
    courier: lent ? (draw.chance(0.57) ? 'yes' : 'no') : null,
    fragile: draw.chance(0.31),
    digitised: draw.chance(0.73),
    maxLux: dept === 'Prints & Drawings' || dept === 'Textiles & Dress' ? draw.pick([50, 50, 50, 80]) : draw.pick([150, 200, 200, 300]),
    condition: draw.weighted([
      ['excellent', 3],
      ['good', 8],
      ['fair', 5],
      ['poor', 1.5],
    ]),
    cond_checked: draw.chance(0.14) ? null : draw.day('2015-02-01', RUN),
    acq_year: acquired,
    acqMethod: draw.weighted([
      ['gift', 6],
      ['purchase', 5],
      ['bequest', 4],
      ['transfer', 1.5],
    ]),
    times_exhibited: Math.floor(draw.next() ** 2.5 * 27),
    subjects,
    label: draw.chance(0.8)
      ? draw.pick([
          'Made for the Antwerp guild of St Luke.',
          'Damaged in the fire of 1904 and repaired.',
          'Handle replaced; crack on the base.',
          'One of a set of 12, five survive.',
          'Given in memory of Mrs E. Holloway.',
          'Shown at the Great Exhibition, 1851.',
          'Signed and numbered 14/50.',
          'Bullet hole in the left side.',
          'Said to have belonged to a queen.',
          'Not for loan in winter months.',
        ])
      : null,
  };
}
