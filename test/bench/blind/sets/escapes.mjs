import { draws, json, nextRun, round } from '../made.mjs';

const VENUES = {
  'Locked Inn': 'Berlin',
  'Sixty Minutes': 'Berlin',
  'Enigma Works': 'Vienna',
  'The Vault Club': 'Vienna',
  'Casa Enigma': 'Barcelona',
  'Llave Negra': 'Barcelona',
  'Key & Raven': 'Amsterdam',
  'Canal Mysteries': 'Amsterdam',
  'Puzzle Foundry': 'Prague',
  'Golem Games': 'Prague',
  Trapdoor: 'Dublin',
  Clueless: 'Dublin',
};
const A = [
  'Forgotten',
  'Crimson',
  'Haunted',
  'Secret',
  'Frozen',
  'Golden',
  'Midnight',
  'Cursed',
  'Silent',
  'Broken',
  'Hidden',
  'Last',
  'Burning',
  'Stolen',
  'Sunken',
  'Clockwork',
  'Poisoned',
  'Emerald',
  'Whispering',
  'Vanishing',
];
const B = [
  'Laboratory',
  'Manor',
  'Submarine',
  'Crypt',
  'Orient Train',
  'Casino',
  'Pyramid',
  'Library',
  'Asylum',
  'Workshop',
  'Cabin',
  'Diamond',
  'Observatory',
  'Prison',
  'Circus',
  'Bunker',
  'Crown',
  'Carnival',
  'Mine',
  'Pharaoh',
];

/** Escape rooms in two runs: "€24.50", "4/5", "43%", "60 min", yes/no beside booleans, lists of languages. */
export function escapes() {
  const draw = draws(120_024);
  const names = draw.some(
    A.flatMap((a) => B.map((b) => `${a} ${b}`)),
    400,
  );
  let number = 0;
  const make = () => room(draw, names[number], number++);
  const first = Array.from({ length: 330 }, make);
  const change = (record) => ({
    ...record,
    price_pp: `€${(Number(record.price_pp.slice(1)) + draw.pick([-6.5, -4, -2.5, 1, 1.5, 2, 3, 4.5, 5])).toFixed(2)}`,
    rating: record.rating === null ? null : Math.min(5, round(record.rating + draw.int(-30, 30) / 100, 2)),
  });
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.35, change, added: 29, make });
  return [
    { file: 'escapes-2026-10-15.json', text: json(first) },
    { file: 'escapes-2026-11-20.json', text: json(second) },
  ];
}

function room(draw, name, index) {
  const venue = draw.pick(Object.keys(VENUES));
  const theme = draw.weighted([
    ['Horror', 3],
    ['Adventure', 3],
    ['Heist', 2],
    ['Sci-fi', 2],
    ['Detective', 3],
    ['Fantasy', 1.5],
  ]);
  const least = draw.pick([1, 2, 2, 2, 3, 3, 4]);
  const hard = draw.int(1, 5);
  return {
    room_id: `ER${3001 + index * 2}`,
    roomName: name,
    venue,
    city: VENUES[venue],
    theme,
    difficulty: `${hard}/5`,
    minPlayers: least,
    maxPlayers: least + draw.int(2, 6),
    duration: `${draw.pick([45, 60, 60, 60, 70, 75, 80, 90, 100, 120])} min`,
    price_pp: `€${(15 + draw.next() * 27).toFixed(2)}`,
    successRate: draw.chance(0.14) ? 'N/A' : `${Math.min(97, Math.max(4, Math.round(96 - hard * 14 + draw.int(-13, 13))))}%`,
    kidsAllowed: theme === 'Horror' || draw.chance(0.3) ? 'no' : 'yes',
    liveActor: draw.chance(theme === 'Horror' ? 0.6 : 0.14),
    languages: draw.some(['English', 'German', 'Spanish', 'Dutch', 'Czech', 'French', 'Catalan'], draw.int(1, 4)),
    rating: draw.chance(0.06) ? null : round(3 + Math.sqrt(draw.next()) * 2, 2),
    openedOn: draw.chance(0.08) ? null : draw.day('2014-03-01', '2026-10-05'),
  };
}
