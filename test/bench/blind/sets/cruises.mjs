import { draws, json, nextRun, round, thousands } from '../made.mjs';

const SHIPS = [
  ['Blue Meridian', 'Aurelia', 2009, 2050],
  ['Blue Meridian', 'Celestine', 2018, 3380],
  ['Blue Meridian', 'Marisol', 2023, 4210],
  ['Fjordline Voyages', 'Nordkapp Star', 1999, 490],
  ['Fjordline Voyages', 'Polarlys II', 2021, 620],
  ['Royal Albion', 'Queen Matilda', 2004, 2620],
  ['Royal Albion', 'Duke of Kent', 2014, 1970],
  ['Sol Cruises', 'Sol Radiante', 2016, 4900],
  ['Sol Cruises', 'Sol Infinita', 2025, 6300],
  ['Sol Cruises', 'Sol Primera', 2006, 2980],
  ['Windrose', 'Windrose I', 1992, 148],
  ['Windrose', 'Windrose V', 2019, 228],
  ['Ocean Atelier', 'Atelier 7', 2022, 730],
];
const LUX = { 'Blue Meridian': 1, 'Fjordline Voyages': 1.5, 'Royal Albion': 1.1, 'Sol Cruises': 0.72, Windrose: 2, 'Ocean Atelier': 3.1 };
const ROUTES = {
  Mediterranean: [
    ['Barcelona', 'Civitavecchia', 'Piraeus', 'Venice'],
    ['Naples', 'Marseille', 'Santorini', 'Valletta', 'Dubrovnik', 'Palma', 'Kotor', 'Mykonos'],
  ],
  'Norwegian Fjords': [
    ['Southampton', 'Hamburg', 'Bergen'],
    ['Geiranger', 'Flåm', 'Stavanger', 'Ålesund', 'Tromsø', 'Honningsvåg'],
  ],
  Caribbean: [
    ['Miami', 'Fort Lauderdale', 'Barbados'],
    ['Cozumel', 'St Maarten', 'Nassau', 'Antigua', 'St Lucia', 'Grand Cayman', 'Roatán'],
  ],
  Baltic: [
    ['Copenhagen', 'Kiel'],
    ['Tallinn', 'Stockholm', 'Helsinki', 'Riga', 'Gdynia', 'Visby'],
  ],
  'Canary Islands': [
    ['Southampton', 'Tenerife', 'Lisbon'],
    ['Madeira', 'La Palma', 'Lanzarote', 'Gran Canaria', 'Cádiz'],
  ],
  Alaska: [
    ['Vancouver', 'Seattle'],
    ['Juneau', 'Skagway', 'Ketchikan', 'Sitka', 'Hubbard Glacier'],
  ],
};

/** Cruise offers in two runs: "£1,249", "Sold out", "4.3/5", lists of ports. */
export function cruises() {
  const draw = draws(101_035);
  let id = 7000;
  const make = () => cruise(draw, (id += draw.int(1, 6)));
  const pounds = (value) => `£${thousands(value, ',')}`;
  const first = Array.from({ length: 515 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.34,
    change: (record) => {
      const factor = draw.chance(0.6) ? 0.8 + draw.next() * 0.16 : 1.03 + draw.next() * 0.12;
      const move = (text) => ((text ?? '').startsWith('£') ? pounds(Math.round(Number(text.replace('£', '').replaceAll(',', '')) * factor)) : text);
      return {
        ...record,
        insideFrom: move(record.insideFrom),
        balconyFrom: move(record.balconyFrom),
        suiteFrom: move(record.suiteFrom),
        cabinsLeft: Math.max(1, record.cabinsLeft - draw.int(0, 25)),
      };
    },
    added: 46,
    make,
  });
  return [
    { file: 'cruises-2026-01-12.json', text: json(first) },
    { file: 'cruises-2026-01-26.json', text: json(second) },
  ];
}

function cruise(draw, id) {
  const pounds = (value) => `£${thousands(Math.round(value), ',')}`;
  const [line, ship, built, capacity] = draw.pick(SHIPS);
  const region = draw.pick(Object.keys(ROUTES));
  const [homes, calls] = ROUTES[region];
  const nights = draw.weighted([
    [3, 1],
    [5, 1.5],
    [7, 7],
    [10, 3],
    [12, 2],
    [14, 4],
    [21, 0.8],
  ]);
  const ports = draw.some(calls, Math.min(calls.length, Math.max(2, Math.round(nights * 0.55) + draw.int(-1, 1))));
  const embark = draw.pick(homes);
  const small = capacity < 300;
  const price = nights * 88 * LUX[line] * draw.spread() + draw.int(0, 60);
  const reviews = draw.chance(0.1) ? 0 : Math.round(draw.next() ** 2 * 1900) + 3;
  return {
    sailing_id: `CR${id}`,
    offer: `${nights}-night ${region}${draw.chance(0.3) ? draw.pick([' Explorer', ' & Wine', ' Northern Lights', ' with 1970s Music Night', ' Family Special']) : ''} on ${ship}`,
    line,
    ship,
    built,
    paxCap: capacity,
    region,
    embark,
    disembark: draw.chance(0.74) ? embark : draw.pick(homes),
    nts: nights,
    ports_of_call: ports,
    seaDays: Math.max(0, nights - ports.length - draw.int(0, 2)),
    departs: draw.day('2026-02-02', '2027-10-28'),
    insideFrom: small ? null : pounds(price),
    balconyFrom: draw.chance(0.09) ? 'Sold out' : pounds(price * (1.35 + draw.next() * 0.4)),
    suiteFrom: draw.chance(0.2) ? 'Sold out' : pounds(price * (2.3 + draw.next() * 1.6)),
    soloSupp: draw.chance(0.1) ? null : `${draw.pick([0, 25, 50, 50, 75, 100])}%`,
    drinksIncl: LUX[line] > 1.2 ? draw.chance(0.85) : draw.chance(0.25),
    tips_incl: draw.chance(0.45),
    flyCruise: draw.chance(0.38),
    adultsOnly: ship === 'Duke of Kent' || line === 'Windrose',
    cabinsLeft: draw.int(1, Math.round(capacity / 9)),
    guestScore: reviews === 0 ? null : `${round(3.1 + Math.sqrt(draw.next()) * 1.9, 2)}/5`,
    reviewsN: reviews,
    kids_club: capacity > 1900 && ship !== 'Duke of Kent' ? draw.chance(0.9) : false,
    dress: draw.pick(['casual', 'smart casual', 'formal nights']),
    blurb: `${draw.pick(['Wake up to a new harbour every day', 'Glide past glaciers and old towns', 'Food, music and sea air', 'Unhurried days and late departures'])}. ${draw.pick(['Includes transfers.', 'Two gala evenings.', 'Price per person sharing.', 'Lecture series with 3 guest speakers.', 'Free wifi for 2 devices.'])}`,
  };
}
