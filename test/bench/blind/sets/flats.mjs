import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const SUBURBS = [
  ['Sea Point', 'Cape Town', 1.35],
  ['Green Point', 'Cape Town', 1.4],
  ['Observatory', 'Cape Town', 0.8],
  ['Claremont', 'Cape Town', 1],
  ['Woodstock', 'Cape Town', 0.85],
  ['Camps Bay', 'Cape Town', 2.1],
  ['Rosebank', 'Johannesburg', 1.05],
  ['Sandton', 'Johannesburg', 1.3],
  ['Melville', 'Johannesburg', 0.7],
  ['Braamfontein', 'Johannesburg', 0.6],
  ['Umhlanga', 'Durban', 1.1],
  ['Berea', 'Durban', 0.65],
  ['Hatfield', 'Pretoria', 0.6],
  ['Brooklyn', 'Pretoria', 0.8],
];
const AGENCIES = ['Atlantic Keys', 'Harbour Homes', 'Jacaranda Lets', 'Protea Rentals', 'Umbrella Property', 'Private'];
const VIEWS = [
  ['', 5],
  ['sea', 2],
  ['mountain', 2],
  ['garden', 2],
  ['city', 2],
];
const EXTRAS = [
  'close to the MyCiTi stop',
  'fibre ready',
  'wheelchair friendly lift',
  'communal pool',
  'braai area on the roof',
  'prepaid electricity',
  '24 hour security',
  'quiet street',
  'north facing',
  'walking distance to campus',
  'load shedding backup',
];

/** Rentals in South Africa: rand, square meters, three runs. */
export function flats() {
  const draw = draws(1104);
  let id = 880_100;
  let run = '2025-09-01';
  const make = () => {
    id += draw.int(1, 7);
    const [suburb, city, factor] = draw.pick(SUBURBS);
    const type = draw.weighted([
      ['apartment', 8],
      ['studio', 2],
      ['townhouse', 3],
      ['garden cottage', 1],
      ['penthouse', 0.6],
    ]);
    const bedrooms =
      type === 'studio'
        ? 0
        : draw.weighted([
            [1, 4],
            [2, 5],
            [3, 3],
            [4, 1],
          ]);
    const area = Math.round((26 + bedrooms * 24) * draw.spread() * (type === 'penthouse' ? 1.7 : 1));
    const rent = Math.round(((3200 + bedrooms * 2600 + area * 55) * factor * draw.spread()) / 50) * 50;
    const listed = draw.day(addDays(run, -75), addDays(run, -1));
    const furnished = draw.chance(0.35);
    return {
      listing_id: id,
      title: `${bedrooms === 0 ? 'Studio' : `${bedrooms} bed ${type}`} ${draw.pick(['in', 'to let in', 'near the heart of'])} ${suburb}`,
      property_type: type,
      suburb,
      city,
      rent_pm: draw.chance(0.03) ? 'N/A' : draw.chance(0.5) ? `R ${thousands(rent, ' ')}` : `R${thousands(rent, ',')}`,
      deposit: draw.chance(0.12)
        ? ''
        : `R ${thousands(
            rent *
              draw.weighted([
                [1, 5],
                [1.5, 2],
                [2, 2],
              ]),
            ' ',
            2,
          )}`,
      bedrooms,
      bathrooms: Math.max(1, bedrooms - 1) + (draw.chance(0.25) ? 0.5 : 0),
      floor_area: draw.chance(0.06) ? '' : `${area} m²`,
      furnished: furnished ? 'yes' : 'no',
      pets_allowed: draw.chance(0.4) ? 'true' : 'false',
      parking_bays: draw.weighted([
        [0, 4],
        [1, 5],
        [2, 2],
      ]),
      view: draw.weighted(VIEWS),
      agency: draw.pick(AGENCIES),
      listed_on: listed,
      available_from: addDays(listed, draw.int(5, 90)),
      description: `${furnished ? 'Fully furnished' : 'Unfurnished'} ${type}, ${draw.some(EXTRAS, 2).join(', ')}.`,
      url: `https://flats.example/za/${id}`,
    };
  };
  const change = (record) => ({ ...record, rent_pm: shifted(record.rent_pm, draw) });
  const first = Array.from({ length: 820 }, make);
  run = '2025-10-01';
  const second = nextRun(first, { draw, gone: 0.12, changed: 0.09, change, added: 110, make });
  run = '2025-11-03';
  const third = nextRun(second, { draw, gone: 0.1, changed: 0.08, change, added: 95, make });
  return [first, second, [...third, third[3], third[40]]].map((records, index) => ({
    file: `flats-${['2025-09-01', '2025-10-01', '2025-11-03'][index]}.csv`,
    text: csv(records),
  }));
}

function shifted(rent, draw) {
  if (rent === 'N/A') return rent;
  const value = Number(rent.replaceAll(/\D/g, ''));
  return `R ${thousands(Math.max(2000, value + draw.pick([-1000, -750, -500, -250, 300, 500, 800])), ' ')}`;
}
