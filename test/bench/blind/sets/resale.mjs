import { addDays, csv, draws, round, thousands } from '../made.mjs';
const RUNS = ['2026-11-11', '2026-11-18', '2026-11-25'];
const SHOWS = [
  ['Velvet Harbor', 'Chase Center', 'San Francisco', 'Jan 15, 2027', 180],
  ['Velvet Harbor', 'Kia Forum', 'Los Angeles', 'Jan 18, 2027', 210],
  ['Velvet Harbor', 'Ball Arena', 'Denver', 'Jan 22, 2027', 140],
  ['Mina Okafor', 'United Center', 'Chicago', 'Dec 12, 2026', 260],
  ['Mina Okafor', 'Madison Square Garden', 'New York', 'Dec 16, 2026', 340],
  ['The Lantern Boys', 'Red Rocks', 'Denver', 'Dec 5, 2026', 95],
  ['The Lantern Boys', 'Ryman Auditorium', 'Nashville', 'Dec 9, 2026', 120],
  ['Juno & the Wires', 'Barclays Center', 'New York', 'Feb 6, 2027', 110],
  ['Juno & the Wires', 'TD Garden', 'Boston', 'Feb 9, 2027', 105],
  ['Cassius Rey', 'Bridgestone Arena', 'Nashville', 'Feb 20, 2027', 165],
  ['Cassius Rey', 'State Farm Arena', 'Atlanta', 'Feb 24, 2027', 150],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const us = (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
const dollars = (value) => `$${thousands(value, ',', 2)}`;
export function resale() {
  const d = draws(45_606);
  let n = 77_000_000;
  let run = RUNS[0];
  const make = (from) => {
    const [artist, venue, city, eventDate, base] = d.pick(SHOWS);
    const section = d.weighted([
      ['Floor', 3],
      ['Lower Bowl', 5],
      ['Club', 2],
      ['Upper Bowl', 6],
      ['GA Standing', 2],
    ]);
    const face = round(base * { Floor: 0.9, 'Lower Bowl': 0.65, Club: 0.85, 'Upper Bowl': 0.35, 'GA Standing': 0.5 }[section] * d.spread(), 0) + 0.5;
    return {
      listingId: (n += d.int(11, 900)),
      artist,
      venue,
      city,
      eventDate,
      section,
      row: section === 'GA Standing' ? '' : d.pick('ABCDEFGHJKLMNPRT'),
      ticketsAvailable: d.pick([1, 2, 2, 2, 3, 4, 4, 6]),
      priceEach: dollars(round(face * (0.75 + d.next() ** 2 * 2.4), 2)),
      faceValue: d.chance(0.1) ? '' : dollars(face),
      instantDelivery: d.chance(0.58),
      sellerScore: d.chance(0.09) ? '' : round(3.2 + Math.sqrt(d.next()) * 1.8, 1),
      listedOn: us(d.day(from, run)),
      perks: d.chance(0.5)
        ? ''
        : d.some(['aisle seat', 'VIP lounge', 'parking pass', 'early entry', 'clear view', 'meet and greet'], d.int(1, 3)).join('; '),
    };
  };
  const change = (record) => {
    const by = d.chance(0.7) ? 0.72 + d.next() * 0.25 : 1.03 + d.next() * 0.2;
    const tickets = record.ticketsAvailable;
    return {
      ...record,
      ...(d.chance(0.8) ? { priceEach: dollars(Number(record.priceEach.replaceAll(/[$,]/g, '')) * by) } : {}),
      ticketsAvailable: tickets > 2 && d.chance(0.3) ? tickets - 1 : tickets,
    };
  };
  const runs = [Array.from({ length: 380 }, () => make('2026-09-20'))];
  for (run of RUNS.slice(1)) {
    const kept = runs.at(-1).filter(() => !d.chance(0.16));
    const added = Array.from({ length: d.int(40, 60) }, () => make(addDays(run, -6)));
    runs.push([...kept.map((record) => (d.chance(0.45) ? change(record) : record)), ...added]);
  }
  return runs.map((records, index) => ({ file: `resale-${RUNS[index]}.csv`, text: csv(records) }));
}
