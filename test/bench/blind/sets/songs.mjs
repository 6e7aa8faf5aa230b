import { csv, draws, thousands } from '../made.mjs';

const ARTISTS = [
  'Nova Reyes',
  'The Paper Lanterns',
  'Kid Saturn',
  'Lola Marchetti',
  'DJ Halcyon',
  'Moss & Ember',
  'Tavi Okoro',
  'Blue Arcade',
  'Juniper Vale',
  'El Norteño',
  'Saint Lucien',
  'Yuki Amano',
  'Ruben Castel',
  'Velvet Motel',
  'Marlowe',
  'Big Tundra',
  'Ines Cordero',
  'Sugar Static',
  'Harlem Fields',
  'Cassidy Wray',
  'Los Cometas',
  'Ada Quill',
];
const ONE = [
  'Midnight',
  'Golden',
  'Paper',
  'Broken',
  'Summer',
  'Electric',
  'Lonely',
  'Neon',
  'Velvet',
  'Crystal',
  'Distant',
  'Burning',
  'Silver',
  'Quiet',
  'Wild',
  'Bitter',
];
const TWO = [
  'Hearts',
  'Sky',
  'Letters',
  'Avenue',
  'Rain',
  'Fever',
  'Dreams',
  'Tides',
  'Mirrors',
  'Fire',
  'Roses',
  'Shadows',
  'Signals',
  'Ghosts',
  'Candy',
  'Gravity',
  'Echo',
];

/** Like the list of the most streamed songs: percent columns, dates in three columns, "1,021" in one column only. */
export function songs() {
  const draw = draws(180_404);
  const used = new Set();
  const all = Array.from({ length: 400 }, () => {
    let name;
    do
      name = draw.chance(0.25)
        ? `${draw.pick(ONE)} ${draw.pick(TWO)}${draw.pick([' (feat. Marlowe)', ' - Remix', ' - Acoustic', " (Taylor's Mix)", ' - Sped Up', ' Pt. 2'])}`
        : `${draw.pick(ONE)} ${draw.pick(TWO)}`;
    while (used.has(name));
    used.add(name);
    const count = draw.weighted([
      [1, 6],
      [2, 3],
      [3, 0.8],
    ]);
    const year = draw.weighted([
      [draw.int(1968, 1999), 1],
      [draw.int(2000, 2015), 2.2],
      [draw.int(2016, 2020), 3],
      [2021, 2.5],
      [2022, 4],
      [2023, 2.5],
      [2024, 2],
      [2025, 1.6],
    ]);
    const streams = Math.round(2_700_000 + draw.next() ** 2.6 * 3_500_000_000);
    const acoustic = Math.round(draw.next() ** 2 * 97);
    return {
      track_name: name,
      'artist(s)_name': draw.some(ARTISTS, count).join(', '),
      artist_count: count,
      released_year: year,
      released_month: draw.int(1, 12),
      released_day: draw.int(1, 28),
      in_spotify_playlists: Math.round(40 + (streams / 1e6) * 9 * draw.spread()),
      in_apple_charts: draw.chance(0.15) ? 0 : draw.int(1, 260),
      in_deezer_playlists: thousands(Math.round((streams / 1e6) * 0.9 * draw.spread()), ','),
      streams,
      bpm: draw.int(66, 206),
      key: draw.chance(0.1) ? null : draw.pick(['C#', 'F', 'G', 'A', 'D', 'B', 'F#', 'G#', 'E', 'A#', 'D#']),
      mode: draw.chance(0.57) ? 'Major' : 'Minor',
      'danceability_%': Math.min(96, Math.round(23 + 75 * (0.3 + draw.next() * 0.7))),
      'energy_%': Math.round(97 - acoustic * 0.6 * draw.spread() - draw.int(0, 30)),
      'acousticness_%': acoustic,
    };
  });
  return [{ file: 'songs-2026-11-20.csv', text: csv(all) }];
}
