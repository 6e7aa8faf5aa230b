import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-23'];
const COUNTRIES = [
  ['Portugal', ['Algarve', 'Alentejo', 'Ericeira'], 1],
  ['Spain', ['Ibiza', 'Andalusia', 'Lanzarote'], 1.05],
  ['Italy', ['Umbria', 'Puglia', 'Sicily'], 1.2],
  ['Greece', ['Crete', 'Lefkada', 'Paros'], 0.95],
  ['Morocco', ['Taghazout', 'Atlas'], 0.8],
  ['Austria', ['Tyrol', 'Salzkammergut'], 1.35],
  ['Sri Lanka', ['Weligama', 'Ella'], 0.75],
];
const SUMMARIES = [
  'Two classes a day on a wooden deck above the olive grove, with silent breakfasts and a fire circle on the last night.',
  'A small group in a restored farmhouse. Afternoons are free for the beach or a surf lesson.',
  'Slow mornings, long holds and singing bowls. Phones stay in a basket at the door.',
  'Strong daily practice with adjustments, then hikes to the monastery and the waterfall.',
  'Breath work, journaling and cold plunges in the mountain stream. Not for light sleepers: there is a rooster.',
  'Mothers and daughters are especially welcome, with a pottery workshop half way.',
  '',
];
const dots = (day) => day.split('-').toReversed().join('.');
const euros = (value) => `€${thousands(value, ',')}`;
export function yogaretreats() {
  const d = draws(47_404);
  let n = 900;
  const used = new Set();
  const title = (place, style) => {
    for (;;) {
      const made = `${d.pick(['Golden', 'Quiet', 'Wild', 'Gentle', 'Salty', 'Rooted', 'Lunar', 'Open Heart', 'Slow', 'Deep Rest', 'Bright'])} ${d.pick(['Days', 'Week', 'Escape', 'Reset', 'Gathering', 'Pause', 'Journey'])} ${place}: ${style}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [country, places, dear] = d.pick(COUNTRIES);
    const style = d.weighted([
      ['Vinyasa', 6],
      ['Hatha', 5],
      ['Yin', 4],
      ['Ashtanga', 3],
      ['Kundalini', 2],
      ['Restorative', 2],
    ]);
    const nights = d.pick([3, 4, 5, 6, 7, 7, 7, 10, 14]);
    const group = d.int(6, 24);
    return {
      RetreatId: `YR${(n += d.int(1, 6))}`,
      RetreatName: title(d.pick(places), style),
      Country: country,
      Style: style,
      Nights: nights,
      PricePerPerson: euros(round((nights * 128 + 140) * dear * d.spread() * 0.1) * 10),
      SingleSupplement: d.chance(0.22) ? '' : euros(d.int(8, 60) * 10),
      StartDate: dots(d.day('2027-01-09', '2027-10-16')),
      MaxGroup: group,
      SpotsLeft: d.int(0, group),
      GuestRating: d.chance(0.15) ? '' : round(3.6 + Math.sqrt(d.next()) * 1.4, 1),
      BeginnersWelcome: d.chance(0.63) ? 'Y' : 'N',
      Included: d
        .some(['airport transfer', 'massage', 'sauna', 'all meals', 'brunch only', 'mats', 'excursion', 'bike hire'], d.int(1, 4))
        .join('; '),
      Summary: d.pick(SUMMARIES),
    };
  };
  const change = (record) => {
    const price = Number(record.PricePerPerson.replaceAll(/[€,]/g, ''));
    const spots = d.chance(0.75) ? Math.max(0, record.SpotsLeft - d.int(1, 5)) : record.SpotsLeft;
    return { ...record, PricePerPerson: euros(round((price * d.pick([1, 1, 0.9, 0.85, 0.8, 1.05])) / 10) * 10), SpotsLeft: spots };
  };
  const first = Array.from({ length: 240 }, make);
  const second = nextRun(first, { draw: d, gone: 0.11, changed: 0.5, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `yogaretreats-${RUNS[index]}.csv`, text: csv(records) }));
}
