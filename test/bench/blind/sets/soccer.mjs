import { draws, json, nextRun } from '../made.mjs';

const CLUBS = {
  'English Premier League': ['Liverpool', 'Arsenal', 'Everton', 'Fulham', 'Aston Villa'],
  'Spain Primera Division': ['Real Betis', 'Sevilla FC', 'Valencia CF', 'Villarreal CF'],
  'German 1. Bundesliga': ['Borussia Dortmund', 'SC Freiburg', 'VfB Stuttgart', 'Werder Bremen'],
  'Italian Serie A': ['AS Roma', 'Lazio', 'Torino', 'Bologna'],
  'French Ligue 1': ['OGC Nice', 'Stade Rennais FC', 'LOSC Lille'],
  'Holland Eredivisie': ['Ajax', 'PSV', 'Feyenoord'],
};
const NAMES = {
  England: [
    ['Harry', 'Jack', 'Mason', 'Reece', 'Callum', 'Ollie'],
    ['Barlow', 'Whitcombe', 'Hartley', 'Dawson', 'Prior', 'Stokes', 'Garner'],
  ],
  Spain: [
    ['Álvaro', 'Sergio', 'Iker', 'Pablo', 'Mikel', 'Dani'],
    ['Navarro', 'Ibáñez', 'Llorente', 'Soler', 'Merino', 'Castaño'],
  ],
  Germany: [
    ['Lukas', 'Jonas', 'Niklas', 'Timo', 'Florian'],
    ['Brandl', 'Kessler', 'Vogt', 'Hofmann', 'Reuter', 'Stark'],
  ],
  Italy: [
    ['Lorenzo', 'Matteo', 'Federico', 'Nicolò', 'Davide'],
    ['Bianchi', 'Ferraro', 'Moretti', 'Galli', 'Rinaldi'],
  ],
  France: [
    ['Théo', 'Hugo', 'Kylian', 'Ousmane', 'Jules'],
    ['Lemaire', 'Diallo', 'Fournier', 'Koné', 'Perrin', 'Marchand'],
  ],
  Brazil: [
    ['Rafael', 'Gabriel', 'Lucas', 'Thiago', 'Matheus'],
    ['Souza', 'Moura', 'Barbosa', 'Pereira', 'Teles', 'Cunha'],
  ],
  Netherlands: [
    ['Daan', 'Jurriën', 'Sven', 'Teun', 'Mats'],
    ['de Wit', 'van Dam', 'Bakker', 'Kuipers', 'Vermeer'],
  ],
  Argentina: [
    ['Nicolás', 'Lautaro', 'Franco', 'Julián'],
    ['Paredes', 'Acosta', 'Romero', 'Benítez', 'Molina'],
  ],
  Nigeria: [
    ['Victor', 'Samuel', 'Kelechi', 'Ademola'],
    ['Okafor', 'Eze', 'Adeyemi', 'Balogun'],
  ],
};
const SPOTS = ['GK', 'CB', 'CB, RB', 'LB', 'RB', 'LB, LM', 'CDM, CM', 'CM', 'CM, CAM', 'CAM', 'LW, LM', 'RW, RM', 'ST', 'ST, LW', 'ST, CF', 'RM, RW'];

export function soccer() {
  const draw = draws(240_003);
  const seen = new Set();
  let id = 188_500;
  const worth = (overall, age) =>
    Math.round((1.19 ** (overall - 60) * 520_000 * (age < 24 ? 1.5 : age > 31 ? 0.5 : 1) * (0.85 + draw.next() * 0.3)) / 25_000) * 25_000;
  const make = () => {
    const nation = draw.weighted([
      ['England', 5],
      ['Spain', 5],
      ['Germany', 4],
      ['Italy', 4],
      ['France', 4.5],
      ['Brazil', 3],
      ['Netherlands', 3],
      ['Argentina', 2.4],
      ['Nigeria', 1.2],
    ]);
    let name;
    do name = `${draw.pick(NAMES[nation][0])} ${draw.pick(NAMES[nation][1])}`;
    while (seen.has(name) && !(seen.has(`${nation}full`) || draw.chance(0.03)));
    if (seen.has(name)) name = `${name.replace(/^(\S)\S+/, '$1.')} ${id % 97}`.replace(/ \d+$/, ' Jr.');
    while (seen.has(name)) name = `${draw.pick('ABCDEFGHJKLMNPRSTW'.split(''))}. ${draw.pick(NAMES[nation][1])}-${draw.pick(NAMES[nation][1])}`;
    seen.add(name);
    const league = draw.pick(Object.keys(CLUBS));
    const age = Math.min(39, 16 + Math.floor((draw.next() ** 1.4 + draw.next()) * 11));
    const overall = Math.min(91, Math.round(56 + (draw.next() + draw.next() + draw.next()) * 9 + draw.next() ** 5 * 12));
    const spot = draw.pick(SPOTS);
    const value = worth(overall, age);
    const height = Math.round(draw.spread() * 22 + (spot === 'GK' || spot.startsWith('CB') ? 167 : 159));
    const free = draw.chance(0.04);
    id += draw.int(3, 190);
    return {
      sofifa_id: id,
      short_name: name,
      player_positions: spot,
      overall,
      potential: Math.min(94, overall + (age < 29 ? draw.int(0, 29 - age) : 0)),
      value_eur: value,
      wage_eur: Math.max(500, Math.round((value ** 0.62 * draw.spread() * 0.9) / 500) * 500),
      age,
      height_cm: height,
      weight_kg: Math.round(height - 108 + draw.int(-6, 10)),
      club_name: free ? null : draw.pick(CLUBS[league]),
      league_name: free ? null : league,
      club_contract_valid_until: free ? null : draw.int(2026, 2031),
      nationality_name: nation,
      preferred_foot: draw.chance(0.25) ? 'Left' : 'Right',
      skill_moves:
        spot === 'GK'
          ? 1
          : draw.weighted([
              [2, 4],
              [3, 4],
              [4, 1.6],
              [5, 0.3],
            ]),
    };
  };
  const first = Array.from({ length: 330 }, make);
  const change = (player) => {
    const overall = Math.min(92, player.overall + draw.int(player.age > 30 ? -5 : -2, player.age > 30 ? 1 : 5));
    const moved = draw.chance(0.25);
    const league = moved ? draw.pick(Object.keys(CLUBS)) : null;
    return {
      ...player,
      age: player.age + 1,
      overall,
      potential: Math.max(overall, player.potential),
      value_eur: worth(overall, player.age + 1),
      wage_eur: Math.max(500, Math.round((player.wage_eur * draw.spread()) / 500) * 500),
      ...(moved ? { club_name: draw.pick(CLUBS[league]), league_name: league, club_contract_valid_until: draw.int(2028, 2031) } : {}),
    };
  };
  const second = nextRun(first, { draw, gone: 0.08, changed: 0.9, change, added: 38, make });
  return [
    { file: 'soccer-2025-11-20.json', text: json(first) },
    { file: 'soccer-2026-11-20.json', text: json(second) },
  ];
}
