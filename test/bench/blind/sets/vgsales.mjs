import { csv, draws, round } from '../made.mjs';

const PLATFORMS = {
  PS2: [2000, 2009, 9],
  X360: [2005, 2014, 7],
  PS3: [2006, 2015, 7],
  Wii: [2006, 2013, 6],
  DS: [2004, 2012, 7],
  PS: [1995, 2002, 5],
  PC: [1996, 2016, 5],
  GBA: [2001, 2006, 4],
  PSP: [2005, 2013, 4],
  XB: [2001, 2006, 3.5],
  GC: [2001, 2006, 3],
  '3DS': [2011, 2016, 2.5],
  PS4: [2013, 2016, 3],
  XOne: [2013, 2016, 2.2],
  N64: [1996, 2001, 2],
};
const MAKERS = {
  'Electronic Arts': [['EA Canada', 'EA Tiburon', 'DICE', 'BioWare'], 9],
  Activision: [['Treyarch', 'Infinity Ward', 'Neversoft'], 7],
  Ubisoft: [['Ubisoft Montreal', 'Ubisoft Paris', 'Massive'], 6.5],
  Nintendo: [['Nintendo EAD', 'HAL Laboratory', 'Game Freak'], 6],
  'Konami Digital Entertainment': [['Konami', 'KCET'], 5.5],
  THQ: [['Yuke’s', 'Volition'], 5],
  'Sony Computer Entertainment': [['Naughty Dog', 'Polyphony Digital', 'Insomniac'], 5],
  Sega: [['Sonic Team', 'Visual Concepts'], 4.5],
  'Namco Bandai Games': [['Namco', 'Bandai'], 5.2],
  Capcom: [['Capcom'], 4],
  'Square Enix': [['SquareSoft', 'tri-Ace'], 3],
  'Take-Two Interactive': [['Rockstar North', '2K Games'], 4],
};
const GENRES = [
  ['Action', 20],
  ['Sports', 14.5],
  ['Misc', 9],
  ['Role-Playing', 9.5],
  ['Shooter', 8],
  ['Adventure', 7],
  ['Racing', 8.6],
  ['Platform', 6],
  ['Simulation', 5],
  ['Fighting', 5.4],
  ['Strategy', 3.5],
  ['Puzzle', 3],
];
const W = [
  [
    'Super',
    'Final',
    'Grand',
    'Dark',
    'Crash',
    'Need for',
    'Legend of',
    'Pro',
    'Star',
    'Battle',
    'Tony’s',
    'Mega',
    'Silent',
    'Metal',
    'Dragon',
    'World',
  ],
  [
    'Fantasy',
    'Soccer',
    'Kart',
    'Racer',
    'Evolution',
    'Hunter',
    'Warriors',
    'Party',
    'Souls',
    'Tactics',
    'Skater',
    'Quest',
    'Fortress',
    'Odyssey',
    'Speed',
  ],
];

/** Video game sales with ratings: copies in millions per region, "tbd" scores, years like "2006.0", many scores missing. */
export function vgsales() {
  const draw = draws(151_004);
  const rows = Array.from({ length: 440 }, () => game(draw)).toSorted((a, b) => b.Global_Sales - a.Global_Sales);
  return [{ file: 'vgsales-2026-11-20.csv', text: csv(rows.map((row, index) => ({ Rank: index + 1, ...row }))) }];
}

function game(draw) {
  const platform = draw.weighted(Object.entries(PLATFORMS).map(([name, [, , w]]) => [name, w]));
  const publisher = draw.weighted(Object.entries(MAKERS).map(([name, [, w]]) => [name, w]));
  const [from, to] = PLATFORMS[platform];
  const size = 0.08 + draw.next() ** 4 * 14;
  const na = round(size * draw.next() * 0.9, 2);
  const eu = round(size * draw.next() * 0.6, 2);
  const jp = platform === 'PC' || platform === 'XB' ? 0 : draw.chance(0.45) ? 0 : round(size * draw.next() * 0.35, 2);
  const other = round(size * draw.next() * 0.18, 2);
  const scored = draw.chance(0.62);
  return {
    Name: `${draw.pick(W[0])} ${draw.pick(W[1])}${draw.chance(0.45) ? ` ${draw.pick(['2', '3', 'II', '2004', '2008', '64', 'Advance', ': Origins', 'Online', 'HD'])}` : ''}`.replace(
      ' :',
      ':',
    ),
    Platform: platform,
    Year: draw.chance(0.03) ? 'N/A' : `${draw.int(from, to)}.0`,
    Genre: draw.weighted(GENRES),
    Publisher: publisher,
    NA_Sales: na,
    EU_Sales: eu,
    JP_Sales: jp,
    Other_Sales: other,
    Global_Sales: round(na + eu + jp + other + 0.01, 2),
    Critic_Score: scored ? Math.round(38 + Math.sqrt(draw.next()) * 58) : null,
    Critic_Count: scored ? draw.int(4, 98) : null,
    User_Score: draw.chance(0.3) ? null : draw.chance(0.2) ? 'tbd' : round(2.4 + Math.sqrt(draw.next()) * 7, 1).toFixed(1),
    Developer: draw.chance(0.1) ? null : draw.pick(MAKERS[publisher][0]),
    Rating: draw.chance(0.3)
      ? null
      : draw.weighted([
          ['E', 40],
          ['T', 30],
          ['M', 17],
          ['E10+', 13],
        ]),
  };
}
