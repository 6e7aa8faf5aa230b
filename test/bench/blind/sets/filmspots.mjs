import { addDays, draws, ndjson, round, thousands } from '../made.mjs';
const A = ['Cold', 'The Last', 'Silent', 'Harbour', 'Northern', 'Paper', 'Midnight', 'Broken', 'Glass', 'Wild'];
const B = ['Tide', 'Witness', 'Garden', 'Line', 'Kingdom', 'Ferry', 'Orchard', 'Divide', 'Inheritance', 'Signal'];
const PEOPLE = [
  'Ailsa Munro',
  'Tom Baird',
  'Nadia Rahman',
  'Craig Docherty',
  'Femi Adeyemi',
  'Isla Kerr',
  'Ewan Strachan',
  'Grace Oyelaran',
  'Marek Zielinski',
  'Una Brady',
];
const DIRECTORS = ['Lorna Petrie', 'Hamish Calder', 'Sofia Brandt', 'Dev Mistry', 'Ruth Abara', 'Kenny Lockhart', 'Yuki Tanabe', 'Andrew Rennie'];
const PLACES = [
  ['George Square', 'City Centre', 'Glasgow'],
  ['City Chambers', 'City Centre', 'Glasgow'],
  ['Kelvingrove Museum', 'West End', 'Glasgow'],
  ['Necropolis', 'East End', 'Glasgow'],
  ['Barras Market', 'East End', 'Glasgow'],
  ['Victoria Street', 'Old Town', 'Edinburgh'],
  ['Arthur’s Seat', 'Holyrood', 'Edinburgh'],
  ['Leith Docks', 'Leith', 'Edinburgh'],
  ['Waverley Station', 'New Town', 'Edinburgh'],
  ['Blackness Castle', 'Falkirk', 'Falkirk'],
  ['Forth Bridge', 'South Queensferry', 'Edinburgh'],
  ['V&A Waterfront', 'City Quay', 'Dundee'],
  ['Caird Hall', 'City Centre', 'Dundee'],
  ['Glencoe Pass', 'Lochaber', 'Highland'],
  ['Glenfinnan Viaduct', 'Lochaber', 'Highland'],
  ['Footdee Village', 'Harbour', 'Aberdeen'],
];
const SCENES = [
  'Rooftop chase that ends in the fountain; the statue was covered for three nights.',
  'Standing in for 1950s Moscow, with snow made of paper.',
  'The two leads meet for the first time under the clock.',
  'Car flips over twice. Locals were paid to move their own cars away.',
  'Opening shot, filmed at dawn with 200 extras.',
  'Interior was rebuilt in a studio; only the steps are real.',
  'The funeral procession, in real rain.',
  'A zombie horde spills out of the doors.',
];
export function filmspots() {
  const d = draws(42_523);
  const titles = Array.from({ length: 74 }, (_, i) => {
    const kind = d.weighted([
      ['Feature film', 6],
      ['TV series', 5],
      ['Short', 1.5],
      ['Documentary', 1.5],
      ['Commercial', 1],
    ]);
    const year = d.int(1998, 2026);
    const feature = kind === 'Feature film';
    return {
      title: `${A[i % 10]} ${B[(Math.floor(i / 10) + i * 3) % 10]}`,
      kind,
      year,
      director: d.pick(DIRECTORS),
      studio: d.pick(['Clyde Pictures', 'Thistle & Co', 'BBC Scotland', 'Meridian', 'Longshot', 'Netflix']),
      cast: d.some(PEOPLE, d.int(1, 4)),
      runtime: feature ? `${d.int(84, 168)} min` : kind === 'Commercial' ? null : `${d.int(12, 58)} min`,
      rating: d.chance(0.12) ? null : `${round(4.6 + d.next() * 4.4, 1)}/10`,
      gross: feature && !d.chance(0.15) ? `$${round(0.8 + d.next() ** 3 * 410, 1)}M` : null,
    };
  });
  const records = Array.from({ length: 540 }, (_, i) => {
    const film = i === 0 ? titles.find((one) => one.gross && one.rating) : d.pick(titles);
    const [place, area, council] = d.pick(PLACES);
    const start = d.day(`${film.year - 1}-01-10`, `${film.year - 1}-12-20`);
    const days = d.weighted([
      [1, 6],
      [2, 4],
      [3, 3],
      [d.int(4, 16), 3],
    ]);
    const night = d.chance(0.3);
    const crew = d.int(8, 240);
    const record = {
      location_id: `loc-${String(1000 + i)}`,
      production: film.title,
      type: film.kind,
      release_year: film.year,
      director: film.director,
      studio: film.studio,
      cast: film.cast,
      'imdb rating': film.rating,
      runtime: film.runtime,
      boxOffice: film.gross,
      place,
      area,
      council,
      playing_as: d.chance(0.3) ? d.pick(['Moscow', 'Philadelphia', 'Gotham', 'Victorian London', 'San Francisco', 'Outer space']) : null,
      shoot_start: start,
      shoot_end: addDays(start, days - 1),
      shoot_days: days,
      crew_size: crew,
      extras: d.chance(0.15) ? null : d.pick([0, 0, 12, 25, 40, 60, 120, 200]),
      permit_fee: d.chance(0.1) ? 'N/A' : `£${thousands(round((120 + crew * 4.5) * days * d.spread()), ',')}`,
      parking_charge: d.chance(0.5) ? `£${d.int(3, 90) * 10}` : null,
      road_closed: d.pick(['yes', 'no', 'no', 'No']),
      night_shoot: night,
      drone: d.chance(0.18) ? 'Y' : 'N',
      complaints: d.weighted([
        [0, 9],
        [d.int(1, 5), 5],
        [d.int(6, 31), 1],
      ]),
      open_to_public: d.chance(0.7),
      walk_from_station: d.chance(0.1) ? null : `${d.int(1, 55)} min`,
      scene: d.pick(SCENES),
      map: `https://maps.example/@${round(55.8 + d.next(), 4)},${round(-4.3 + d.next(), 4)}`,
    };
    if (i > 0 && record.parking_charge === null) delete record.parking_charge;
    if (i > 0 && record.playing_as === null) delete record.playing_as;
    return record;
  });
  return [{ file: 'filmspots-2026-11-22.ndjson', text: ndjson(records) }];
}
