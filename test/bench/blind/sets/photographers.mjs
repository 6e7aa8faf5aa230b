import { csv, draws, round, thousands } from '../made.mjs';
const TOWNS = [
  ['Brighton', 6],
  ['Edinburgh', 5],
  ['Manchester', 7],
  ['Cardiff', 4],
  ['York', 3],
  ['Norwich', 2.5],
  ['Bath', 3],
  ['Glasgow', 4.5],
];
const ABOUT = [
  'I stay in the background and catch the bits you missed, crying uncles included.',
  'Two decades of weddings, barns, castles and the odd muddy field. Albums are bound by hand.',
  'Bold colours, lots of flash and a full dance floor. I bring a photo booth on request.',
  'Shoots on film as well as digital and hands over the negatives.',
  'Relaxed family portraits at home or in the woods, dogs very welcome.',
  'Sneak peek within a day, full gallery in three weeks.',
];
const pounds = (value) => `£${thousands(value, ',')}`;
export function photographers() {
  const d = draws(45_808);
  const used = new Set();
  const name = () => {
    for (;;) {
      const made = `${d.pick(['Amber', 'Callum', 'Deepa', 'Esme', 'Fergus', 'Gwen', 'Hamish', 'Imogen', 'Jude', 'Kezia', 'Lorna', 'Marek', 'Nadia', 'Owen', 'Perrin', 'Ruth'])} ${d.pick(['Ashdown', 'Birch', 'Calder', 'Drummond', 'Ellery', 'Finch', 'Garside', 'Holloway', 'Inkpen', 'Jessop', 'Kirkby', 'Lowe', 'Marlow'])} ${d.pick(['Photography', 'Photo', 'Images', 'Studio'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const yes = (p) => (d.chance(p) ? 'Yes' : 'No');
  const uk = (day) => day.split('-').toReversed().join('/');
  const records = Array.from({ length: 345 }, () => {
    const style = d.weighted([
      ['Documentary', 6],
      ['Fine Art', 3],
      ['Traditional', 4],
      ['Editorial', 2],
      ['Alternative', 2.5],
    ]);
    const years = d.int(1, 31);
    const day = Math.round(((style === 'Editorial' ? 1650 : style === 'Fine Art' ? 1500 : 1080) + years * 14) * d.spread() * 0.2) * 5;
    const reviews = d.chance(0.09) ? 0 : Math.round(d.next() ** 2 * 310) + 1;
    return {
      Photographer: name(),
      Town: d.weighted(TOWNS),
      Style: style,
      'Full Day': pounds(day),
      'Half Day': d.chance(0.12) ? '-' : pounds(Math.round(day * (0.11 + d.next() * 0.03)) * 5),
      'Years in Business': years,
      Rating: reviews === 0 ? '' : `${round(3.4 + Math.sqrt(d.next()) * 1.6, 1).toFixed(1)}/5`,
      Reviews: reviews,
      'Travels Up To': d.chance(0.05) ? '' : `${d.pick([15, 20, 25, 30, 40, 50, 60, 75, 100, 150])} miles`,
      Drone: yes(0.3),
      'Second Shooter': yes(0.46),
      'Next Free Date': uk(d.day('2026-12-05', '2027-09-20')),
      Languages: ['English', ...d.some(['Welsh', 'French', 'Polish', 'Gaelic', 'Spanish', 'Hindi'], d.pick([0, 0, 1, 1, 2]))].join('; '),
      About: d.pick(ABOUT),
    };
  });
  return [{ file: 'photographers-2026-11-24.csv', text: csv(records) }];
}
