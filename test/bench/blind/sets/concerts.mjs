import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const ARTISTS = [
  ['Velvet Harbor', 'Indie'],
  ['Kestrel & Crow', 'Folk'],
  ['DJ Marrow', 'Electronic'],
  ['The Paper Lanterns', 'Indie'],
  ['Ingrid Solheim', 'Pop'],
  ['Black Orchard', 'Metal'],
  ['Sabine Laurent Trio', 'Jazz'],
  ['Oskar Nils', 'Electronic'],
  ['Copper Wolves', 'Rock'],
  ['Lucia Ferrante', 'Pop'],
  ['Iron Vesper', 'Metal'],
  ['Moonlit Static', 'Rock'],
  ['Tariq Bell', 'Hip-Hop'],
  ['Anouk de Vries', 'Folk'],
  ['Nine Lives Quartet', 'Jazz'],
  ['Sugar Riot', 'Punk'],
  ['Lowland Choir', 'Classical'],
  ['Mika Aaltonen', 'Pop'],
  ['Grime Theory', 'Hip-Hop'],
  ['Salt & Ember', 'Rock'],
];
const VENUES = [
  ['Paradiso', 'Amsterdam', 'Netherlands', 1500],
  ['Ziggo Dome', 'Amsterdam', 'Netherlands', 17000],
  ['Ancienne Belgique', 'Brussels', 'Belgium', 2000],
  ['Lotto Arena', 'Antwerp', 'Belgium', 8050],
  ['Columbiahalle', 'Berlin', 'Germany', 3500],
  ['Berghain Kantine', 'Berlin', 'Germany', 200],
  ['Lanxess Arena', 'Cologne', 'Germany', 20000],
  ['Olympia', 'Paris', 'France', 1996],
  ['La Cigale', 'Paris', 'France', 1389],
  ['Zenith', 'Lille', 'France', 7000],
  ['Razzmatazz', 'Barcelona', 'Spain', 2000],
  ['Sala Apolo', 'Barcelona', 'Spain', 1200],
  ['WiZink Center', 'Madrid', 'Spain', 15000],
  ['Doornroosje', 'Nijmegen', 'Netherlands', 1100],
  ['Gruenspan', 'Hamburg', 'Germany', 950],
];
const PROMOTERS = ['LiveFront', 'Mojo Nights', 'Greenhouse Talent', 'Karsten Events', 'Primera Row', 'Gérard Prod'];
const TOURS = ['Afterglow Tour', 'Winter Run', 'Anniversary Tour', 'Bare & Acoustic', 'Europe 2027'];

function maker(draw) {
  let at = 0;
  return (announcedFrom, announcedTo) => {
    const [artist, genre] = draw.pick(ARTISTS);
    const [venueName, city, country, capacity] = draw.pick(VENUES);
    const announcedOn = draw.day(announcedFrom, announcedTo);
    const priceMin = Math.round((12 + Math.sqrt(capacity) * 0.34) * draw.spread() * 2) / 2;
    const soldOut = draw.chance(0.17);
    const free = draw.chance(0.03);
    const other = ARTISTS.map(([name]) => name).filter((name) => name !== artist);
    at += 1;
    return {
      eventId: 70_400 + at * 3,
      artist,
      supportActs: draw.some(
        other,
        draw.weighted([
          [0, 4],
          [1, 5],
          [2, 2],
          [3, 0.6],
        ]),
      ),
      genre,
      tourName: draw.chance(0.45) ? draw.pick(TOURS) : null,
      venueName,
      city,
      country,
      capacity,
      date: draw.day('2026-11-28', '2027-06-30'),
      startTime: draw.pick(['18:30', '19:00', '19:30', '20:00', '20:30', '21:00']),
      announcedOn,
      onSaleDate: draw.chance(0.05) ? null : addDays(announcedOn, draw.int(1, 12)),
      priceMin: free ? 0 : priceMin,
      priceMax: free ? 0 : Math.round(priceMin * (1 + draw.next() * 2.4) * 2) / 2,
      ticketsLeft: soldOut ? 0 : Math.max(1, Math.round(capacity * draw.next() * 0.8)),
      soldOut,
      ageLimit: draw.weighted([
        [null, 7],
        ['16+', 1.5],
        ['18+', 2],
      ]),
      seated: draw.chance(genre === 'Classical' || genre === 'Jazz' ? 0.8 : 0.2),
      wheelchairAccess: draw.chance(0.08) ? null : draw.chance(0.78),
      vipPackage: draw.chance(capacity > 5000 ? 0.6 : 0.1),
      promoter: draw.pick(PROMOTERS),
      interested: Math.round(capacity * draw.next() ** 2 * 1.9) + draw.int(3, 90),
    };
  };
}

/** Concerts of a ticket site, two runs: later some are gone, postponed, sold out or dearer. Prices in euros. */
export function concerts() {
  const draw = draws(290_022);
  const make = maker(draw);
  const first = Array.from({ length: 270 }, () => make('2026-06-01', '2026-11-10'));
  const change = (record) => {
    const kind = draw.int(0, 3);
    if (kind === 0) return { ...record, date: addDays(record.date, draw.int(14, 120)), interested: record.interested + draw.int(1, 60) };
    if (kind === 1) return { ...record, soldOut: true, ticketsLeft: 0, interested: record.interested + draw.int(20, 400) };
    if (kind === 2)
      return {
        ...record,
        priceMin: Math.round(record.priceMin * (1.04 + draw.next() * 0.3) * 2) / 2,
        priceMax: Math.round(record.priceMax * 1.36 * 2) / 2,
      };
    return { ...record, ticketsLeft: Math.round(record.ticketsLeft * draw.next()), interested: record.interested + draw.int(1, 250) };
  };
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.35, change, added: 41, make: () => make('2026-11-11', '2026-11-24') });
  return [
    { file: 'concerts-2026-11-10.ndjson', text: ndjson(first) },
    { file: 'concerts-2026-11-24.ndjson', text: ndjson(second) },
  ];
}
