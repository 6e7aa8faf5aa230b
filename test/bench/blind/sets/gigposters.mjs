import { draws, ndjson, nextRun } from '../made.mjs';
const RUNS = ['2026-11-08', '2026-11-22'];
const BANDS = [
  'Paper Lanterns',
  'The Slow Motels',
  'Grackle',
  'Mother Tundra',
  'Velvet Ditch',
  'Nine Volt Choir',
  'Cactus Telegraph',
  'Low Tide Parade',
  'Ghost Orchard',
  'Hex Wagon',
  'Marigold Static',
  'Bastard Pines',
];
const VENUES = [
  ['The Tannery', 'Minneapolis'],
  ['First Reel', 'Minneapolis'],
  ['Emo Yard', 'Austin'],
  ['Mohair Hall', 'Austin'],
  ['The Gallow', 'Chicago'],
  ['Empty Quart', 'Chicago'],
  ['Bluebonnet Theatre', 'Denver'],
  ['Crystal Annex', 'Portland'],
  ['Doug Fir Cellar', 'Portland'],
];
const DESIGNERS = ['Inka Morell', 'Dan Sproat', 'Kit Okafor', 'Lupe Farrow', 'J. Vandersloot', 'Mae Tolliver', 'Studio Anvil'];
const FEE = {
  'Inka Morell': 1.5,
  'Dan Sproat': 0.8,
  'Kit Okafor': 1.1,
  'Lupe Farrow': 1.25,
  'J. Vandersloot': 0.95,
  'Mae Tolliver': 1,
  'Studio Anvil': 0.85,
};
export function gigposters() {
  const d = draws(54_404);
  let n = 1500;
  let run = RUNS[0];
  const make = () => {
    const [venue, city] = d.pick(VENUES);
    const band = d.pick(BANDS);
    const designer = d.pick(DESIGNERS);
    const method = d.weighted([
      ['Screen print', 8],
      ['Offset litho', 3],
      ['Risograph', 3],
      ['Letterpress', 2],
    ]);
    const edition = d.chance(0.09) ? null : d.int(3, 40) * 10;
    const signed = d.chance(0.34);
    const gig = d.day('1998-03-01', '2026-10-30');
    const age = 2026 - Number(gig.slice(0, 4));
    const price = Math.max(8, Math.round((22 + age * 2.6 + 2400 / (edition ?? 300)) * FEE[designer] * (signed ? 1.4 : 1) * d.spread()));
    return {
      PosterId: `GP-${(n += d.int(1, 6))}`,
      Band: band,
      Venue: venue,
      City: city,
      GigDate: gig,
      Designer: designer,
      PrintMethod: method,
      EditionSize: edition,
      SheetSize: d.pick(['18 x 24 in', '18 x 24 in', '12 x 18 in', '19 x 25 in', '16 x 20 in']),
      Price: `$${price}`,
      Signed: signed,
      Status: d.weighted([
        ['Available', 14],
        ['On hold', 2],
        ['Sold', 3],
      ]),
      Listed: d.day('2025-12-01', run),
      Motifs: d.some(['skull', 'owl', 'moon', 'highway', 'cactus', 'hands', 'whale', 'typewriter', 'roses'], d.int(1, 3)),
    };
  };
  const change = (record) => {
    const price = Number(record.Price.slice(1));
    const by = d.chance(0.4) ? 1.08 + d.next() * 0.2 : 0.72 + d.next() * 0.2;
    const status =
      record.Status === 'Sold'
        ? 'Sold'
        : d.weighted([
            ['Sold', 5],
            ['Available', 4],
            ['On hold', 2],
          ]);
    return d.chance(0.5) ? { ...record, Status: status } : { ...record, Price: `$${Math.round(price * by)}` };
  };
  const first = Array.from({ length: 330 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.08, changed: 0.5, change, added: 34, make });
  return [first, second].map((records, index) => ({ file: `gigposters-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
