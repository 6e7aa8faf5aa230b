import { addDays, draws, json, nextRun, thousands } from '../made.mjs';

const HOTELS = [
  ['Hotel Alvor', 3, 'Alfama'],
  ['Casa do Fado', 4, 'Alfama'],
  ['Miradouro Suites', 4, 'Graça'],
  ['Pensão Estrela', 2, 'Estrela'],
  ['Grand Tejo Palace', 5, 'Baixa'],
  ['Baixa Boutique', 4, 'Baixa'],
  ['Rossio Plaza', 3, 'Baixa'],
  ['Chiado Arts Hotel', 5, 'Chiado'],
  ['Largo do Carmo Inn', 3, 'Chiado'],
  ['Bairro Nights Hostel', 1, 'Bairro Alto'],
  ['The Lisbonite', 4, 'Bairro Alto'],
  ['Belém Riverside', 4, 'Belém'],
  ['Docas Design Hotel', 4, 'Alcântara'],
  ['Oriente Business', 4, 'Parque das Nações'],
  ['Expo Aqua', 3, 'Parque das Nações'],
  ['Avenida Royal', 5, 'Avenida'],
  ['Liberdade 88', 4, 'Avenida'],
  ['Saldanha Comfort', 3, 'Saldanha'],
  ['Azulejo Guesthouse', 2, 'Graça'],
  ['Príncipe Garden', 5, 'Príncipe Real'],
];
const CENTER = {
  Alfama: 0.9,
  Graça: 1.4,
  Estrela: 2.1,
  Baixa: 0.3,
  Chiado: 0.5,
  'Bairro Alto': 0.8,
  Belém: 6.2,
  Alcântara: 3.7,
  'Parque das Nações': 7.4,
  Avenida: 1.2,
  Saldanha: 2.9,
  'Príncipe Real': 1.3,
};
const ROOMS = {
  Single: [0.7, 1, 12],
  'Double Standard': [1, 2, 18],
  'Twin Standard': [0.98, 2, 19],
  'Double Superior': [1.3, 2, 24],
  'Family Room': [1.55, 4, 31],
  'Junior Suite': [1.9, 3, 37],
  Suite: [2.7, 4, 52],
  Studio: [1.4, 2, 28],
};
const BEDS = { Single: ['1 single'], 'Twin Standard': ['2 singles'], 'Family Room': ['1 double + 2 singles', '2 doubles'] };
const EXTRAS = ['wifi', 'air conditioning', 'balcony', 'minibar', 'kitchenette', 'bathtub', 'safe', 'coffee machine', 'desk', 'soundproofing'];

/** Rooms of a city's hotels for one weekend, scraped twice: "8.7/10", "1,204 reviews", "1.2 km from center", "3 h ago", true and false, empty values. */
export function hotelrooms() {
  const draw = draws(260_022);
  const houses = HOTELS.map(([hotel, stars, neighborhood]) => ({
    hotel,
    stars,
    neighborhood,
    score: 6.3 + stars * 0.36 + draw.next() * 1.5,
    reviews: draw.int(85, 5200),
    away: CENTER[neighborhood] + draw.next() * 0.5,
    pets: draw.chance(0.3),
    parking: draw.chance(0.4) ? draw.int(8, 32) : null,
  }));
  let number = 3300;
  const ago = () => (draw.chance(0.12) ? null : draw.chance(0.55) ? `${draw.int(1, 9)} h ago` : `${draw.int(2, 14)} days ago`);
  const offer = () => {
    number += draw.int(1, 9);
    const house = draw.pick(houses);
    const roomType = draw.weighted([
      ['Single', 2],
      ['Double Standard', 5],
      ['Twin Standard', 3],
      ['Double Superior', 3.4],
      ['Family Room', 1.8],
      ['Junior Suite', 1.7],
      ['Suite', 1],
      ['Studio', 1.3],
    ]);
    const [factor, guests, size] = ROOMS[roomType];
    const breakfast = draw.chance(0.42);
    const cancel = draw.chance(0.55);
    const rate = Math.round((28 + house.stars ** 1.75 * 9.5) * factor * draw.spread() * (breakfast ? 1.12 : 1) * (cancel ? 1.07 : 1));
    return {
      offerId: `LX-${number}`,
      hotel: house.hotel,
      roomType,
      stars: house.stars,
      guestScore: `${house.score.toFixed(1)}/10`,
      reviewCount: `${thousands(house.reviews, ',')} reviews`,
      neighborhood: house.neighborhood,
      distanceToCenter: `${house.away.toFixed(1)} km`,
      nightlyRate: `€${thousands(rate, ',')}`,
      cleaningFee: roomType === 'Studio' || draw.chance(0.07) ? `€${draw.pick([15, 20, 25, 30, 45])}` : null,
      size: draw.chance(0.09) ? null : `${Math.round(size * (0.85 + draw.next() * 0.4))} m²`,
      maxGuests: guests,
      beds: draw.pick(BEDS[roomType] ?? ['1 double', '1 double', '1 king', '1 queen']),
      view: draw.weighted([
        ['city', 5],
        ['courtyard', 3],
        ['river', 2],
        ['garden', 1.4],
        [null, 3],
      ]),
      breakfastIncluded: breakfast,
      freeCancellation: cancel,
      payAtProperty: draw.chance(0.5),
      petsAllowed: house.pets,
      parkingPerDay: house.parking === null ? null : `€${house.parking}`,
      roomsLeft: draw.chance(0.45) ? null : draw.int(1, 6),
      amenities: ['wifi', ...draw.some(EXTRAS.slice(1), draw.int(1, 6))],
      lastBooked: ago(),
    };
  };
  const change = (row) => ({
    ...row,
    nightlyRate: draw.chance(0.85)
      ? `€${thousands(Math.round(Number(row.nightlyRate.replaceAll(/[€,]/g, '')) * (draw.chance(0.6) ? 1.03 + draw.next() * 0.35 : 0.7 + draw.next() * 0.26)), ',')}`
      : row.nightlyRate,
    freeCancellation: draw.chance(0.15) ? !row.freeCancellation : row.freeCancellation,
    roomsLeft: row.roomsLeft === null ? draw.int(1, 5) : Math.max(1, row.roomsLeft - 1),
    lastBooked: ago(),
  });
  const first = Array.from({ length: 205 }, offer);
  const second = nextRun(first, { draw, gone: 0.15, changed: 0.4, change, added: 34, make: offer });
  return [first, second].map((rows, run) => ({ file: `hotelrooms-${addDays('2026-11-22', run * 3)}.json`, text: json(rows) }));
}
