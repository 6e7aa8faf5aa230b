import { draws, ndjson, nextRun } from '../made.mjs';
const WORKS = [
  ['La Traviata', 'Verdi', 1853, 'Italian', 165],
  ['Rigoletto', 'Verdi', 1851, 'Italian', 155],
  ['Aida', 'Verdi', 1871, 'Italian', 190],
  ['Falstaff', 'Verdi', 1893, 'Italian', 150],
  ['Tosca', 'Puccini', 1900, 'Italian', 165],
  ['La Bohème', 'Puccini', 1896, 'Italian', 145],
  ['Turandot', 'Puccini', 1926, 'Italian', 160],
  ['The Magic Flute', 'Mozart', 1791, 'German', 180],
  ['Don Giovanni', 'Mozart', 1787, 'Italian', 195],
  ['Così fan tutte', 'Mozart', 1790, 'Italian', 205],
  ['Parsifal', 'Wagner', 1882, 'German', 330],
  ['Tristan und Isolde', 'Wagner', 1865, 'German', 310],
  ['Lohengrin', 'Wagner', 1850, 'German', 270],
  ['Carmen', 'Bizet', 1875, 'French', 185],
  ['Werther', 'Massenet', 1892, 'French', 155],
  ['Salome', 'Strauss', 1905, 'German', 105],
  ['Elektra', 'Strauss', 1909, 'German', 110],
  ['Eugene Onegin', 'Tchaikovsky', 1879, 'Russian', 175],
  ['Peter Grimes', 'Britten', 1945, 'English', 170],
  ['Jenůfa', 'Janáček', 1904, 'Czech', 145],
];
const HOUSES = [
  ['Staatsoper', 'Vienna', 'Austria', 1.25, 1709],
  ['Volksoper', 'Vienna', 'Austria', 0.6, 1261],
  ['Semperoper', 'Dresden', 'Germany', 1, 1300],
  ['Nationaltheater', 'Munich', 'Germany', 1.15, 2101],
  ['Deutsche Oper', 'Berlin', 'Germany', 0.85, 1859],
  ['Komische Oper', 'Berlin', 'Germany', 0.65, 1190],
  ['Opernhaus', 'Zurich', 'Switzerland', 1.5, 1100],
  ['La Monnaie', 'Brussels', 'Belgium', 0.8, 1152],
  ['Teatro Real', 'Madrid', 'Spain', 1.1, 1746],
  ['Liceu', 'Barcelona', 'Spain', 1.05, 2292],
  ['La Fenice', 'Venice', 'Italy', 1.2, 1126],
];
const CONDUCTORS = [
  'Elena Marchetti',
  'Tomasz Wilk',
  'Ingrid Solberg',
  'Pierre Lacombe',
  'Daniel Aronov',
  'Keiko Hayashi',
  'Rafael Ibarra',
  'Anton Reiter',
];
const DIRECTORS = ['Otto Brandl', 'Claire Dumas', 'Mika Laine', 'Sofia Greco', 'Jan Verbeek', 'Hannah Weiss'];
const SINGERS = [
  'A. Petrova',
  'M. Castellani',
  'J. Okafor',
  'L. Lindqvist',
  'R. Molnár',
  'C. Beaumont',
  'D. Harker',
  'S. Yoon',
  'F. Bianchi',
  'T. Eklund',
  'N. Zamora',
];
const TEXT = [
  'Set in a shabby 1950s hotel by the sea.',
  'Introduction in the foyer 45 minutes before curtain up.',
  'Strobe lights and gunshots are used on stage.',
  'Latecomers are admitted only at the interval.',
  'A classic staging with painted backdrops, in the repertoire since 1978.',
  'After the performance you can meet the artists in the bar.',
  'Contains scenes of violence and nudity.',
  'Tickets come with free public transport in the city zone.',
  'The chorus is placed in the auditorium.',
  'Role debut of the soprano in the title part.',
];
const RUNS = ['2026-09-07', '2026-09-21', '2026-10-05'];
const hm = (minutes) => (minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`);
const eur = (value) => `EUR ${value.toFixed(2)}`;
export function opera() {
  const d = draws(40_577);
  let id = 52_000;
  const make = () => {
    const [work, composer, composed, language, length] = d.pick(WORKS);
    const [house, city, country, factor, seats] = d.pick(HOUSES);
    const top = Math.round((150 * factor * d.spread() * (composer === 'Wagner' ? 1.15 : 1)) / 2) * 2;
    const premiere = d.chance(0.09);
    const left = d.chance(0.18) ? 0 : d.int(1, Math.round(seats * 0.5));
    const standing = d.chance(0.33);
    const intervals = length < 115 ? 0 : length > 250 ? 2 : d.pick([1, 1, 2]);
    return {
      performance_id: `OP${(id += d.int(1, 7))}`,
      work,
      composer,
      composed,
      house,
      city,
      country,
      starts_at: `${d.day('2026-10-07', '2027-03-28')}T${d.chance(0.15) ? d.pick(['11:00', '14:30', '15:00']) : length > 250 ? d.pick(['16:00', '17:00']) : d.pick(['18:00', '19:00', '19:30', '20:00'])}`,
      running_time: hm(length + d.int(-2, 3) * 5),
      intervals,
      sung_in: language,
      surtitles: d.some(['English', 'German', 'French', 'Italian', 'Spanish'], d.int(0, 3)),
      conductor: d.chance(0.05) ? null : d.pick(CONDUCTORS),
      director: d.pick(DIRECTORS),
      cast: d.some(SINGERS, d.int(3, 5)),
      premiere: premiere ? 'yes' : 'no',
      new_production: premiere || d.chance(0.15) ? 'Yes' : d.pick(['No', 'no']),
      concert_version: d.chance(0.08),
      price_top: eur(top),
      price_lowest: eur(Math.max(6, Math.round(top * (0.07 + d.next() * 0.12)))),
      standing_price: standing ? eur(d.pick([4, 5, 8, 10, 12, 15])) : null,
      under30_price: d.chance(0.4) ? null : eur(d.int(8, 35)),
      booking_fee: d.chance(0.3) ? null : eur(d.int(2, 14) / 2),
      seats_total: seats,
      seats_left: left,
      sold_out: left === 0 ? 'Y' : 'N',
      booking_opened: d.day('2026-03-02', '2026-09-04'),
      livestream: d.chance(0.14),
      relaxed: d.chance(0.06),
      min_age: d.chance(0.6) ? null : d.pick(['from 6 years', 'from 8 years', 'from 12 years', 'from 16 years']),
      audience_score: d.chance(0.3) ? null : `${d.int(52, 98)}%`,
      notes: d.some(TEXT, d.int(1, 3)).join(' '),
      book_url: `https://operaguide.example.com/p/${id}`,
    };
  };
  const change = (record) => {
    const left = Math.max(0, record.seats_left - d.int(0, 220));
    const replaced = d.chance(0.08);
    const top = Number(record.price_top.slice(4));
    return {
      ...record,
      seats_left: left,
      sold_out: left === 0 ? 'Y' : 'N',
      conductor: replaced && record.conductor ? d.pick(CONDUCTORS.filter((name) => name !== record.conductor)) : record.conductor,
      price_top: d.chance(0.25) ? eur(Math.round(top * (d.chance(0.6) ? 1.08 : 0.88))) : record.price_top,
    };
  };
  const all = [Array.from({ length: 420 }, make)];
  for (let run = 1; run < 3; run += 1) all.push(nextRun(all.at(-1), { draw: d, gone: 0.04, changed: 0.55, change, added: d.int(18, 30), make }));
  return all.map((records, index) => ({ file: `opera-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
