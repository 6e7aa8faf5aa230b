import { addDays, csv, draws, round, thousands } from '../made.mjs';
/** Port pairs: from, to, country of arrival, nautical miles, operators. */
const ROUTES = [
  ['Dover', 'Calais', 'France', 22, ['Blue Channel', 'Kittiwake Ferries', 'Norsail']],
  ['Portsmouth', 'Caen', 'France', 94, ['Blue Channel', 'Armor Lines']],
  ['Plymouth', 'Santander', 'Spain', 434, ['Armor Lines']],
  ['Holyhead', 'Dublin', 'Ireland', 57, ['Kittiwake Ferries', 'Celtic Jet']],
  ['Rosslare', 'Cherbourg', 'France', 274, ['Armor Lines', 'Kittiwake Ferries']],
  ['Harwich', 'Hoek van Holland', 'Netherlands', 112, ['Norsail']],
  ['Kiel', 'Göteborg', 'Sweden', 238, ['Norsail', 'Hanse Line']],
  ['Rostock', 'Trelleborg', 'Sweden', 83, ['Hanse Line']],
  ['Helsinki', 'Tallinn', 'Estonia', 44, ['Hanse Line', 'Balt Express', 'Norsail']],
  ['Stockholm', 'Turku', 'Finland', 158, ['Balt Express']],
  ['Hirtshals', 'Kristiansand', 'Norway', 71, ['Norsail', 'Fjord Runner']],
  ['Barcelona', 'Palma', 'Spain', 132, ['Mare Nostra', 'Adria Jet']],
  ['Livorno', 'Olbia', 'Italy', 163, ['Mare Nostra']],
  ['Ancona', 'Split', 'Croatia', 127, ['Adria Jet']],
  ['Piraeus', 'Heraklion', 'Greece', 175, ['Aegis Ferries']],
  ['Brindisi', 'Igoumenitsa', 'Greece', 121, ['Aegis Ferries', 'Mare Nostra']],
];
const SHIPS = {
  'Blue Channel': ['Pride of Deal', 'Channel Spirit', 'Bluebell'],
  'Kittiwake Ferries': ['Kittiwake One', 'Ulysses Star', 'Skerry Princess', 'Dunlin'],
  Norsail: ['Norsail Fram', 'Norsail Saga', 'Norsail Europa'],
  'Armor Lines': ['Cap Fréhel', 'Duc d’Armor', 'Belle Île'],
  'Celtic Jet': ['Jonathan S', 'Swift Niamh'],
  'Hanse Line': ['Hanse Lübeck', 'Hanse Wismar', 'Peter Pan II'],
  'Balt Express': ['Baltic Queen IV', 'Megastar Linda'],
  'Fjord Runner': ['Fjord FSTR'],
  'Mare Nostra': ['Rhapsody B', 'Sardegna Bella', 'Isabella'],
  'Adria Jet': ['Adria Arrow', 'San Marco'],
  'Aegis Ferries': ['Knossos Bay', 'Aegis Ionia', 'Kydon Star'],
};
const FACILITIES = ['Bar', 'Self-service restaurant', 'Shop', 'Kids area', 'Cinema', 'Pet lounge', 'Sun deck', 'Sauna', 'EV charging'];
const clock = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const span = (minutes) => [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ');

export function ferries() {
  const d = draws(39_101);
  let ref = 55_200;
  const make = () => {
    const [a, b, abroad, miles, operators] = d.pick(ROUTES);
    const home = d.chance(0.5);
    const operator = d.pick(operators);
    const fast = d.chance(miles < 140 && (operator.includes('Jet') || operator === 'Fjord Runner') ? 0.7 : 0.05);
    const minutes = Math.round((miles / (fast ? 33 : 19.5)) * 12) * 5 + d.pick([15, 20, 25, 30]);
    const day = d.day('2027-05-18', '2027-07-04');
    const leaves = d.pick([375, 420, 465, 510, 540, 600, 645, 735, 810, 870, 950, 1020, 1095, 1170, 1245, 1290, 1320, 1395]);
    const lands = leaves + minutes;
    const night = leaves >= 1080 && minutes > 300;
    const foot = miles > 100 || d.chance(0.75) ? round((14 + miles * 0.17) * d.spread() * (fast ? 1.3 : 1), 2) : null;
    const car = round((68 + miles * 0.62) * d.spread() * (fast ? 1.2 : 1), 0) + d.pick([0, 0.5, 0.9]);
    const cancelled = d.chance(0.035);
    const reviews = d.int(4, 2100);
    const pets = d.chance(0.7);
    return {
      'Sailing Ref': `FX${(ref += d.int(3, 17))}`,
      Operator: operator,
      Ship: d.pick(SHIPS[operator]),
      From: home ? a : b,
      To: home ? b : a,
      Route: `${a} – ${b}`,
      Country: abroad,
      Departs: `${day} ${clock(leaves)}`,
      Arrives: `${addDays(day, Math.floor(lands / 1440))} ${clock(lands % 1440)}`,
      'Crossing Time': span(minutes),
      'Distance (nm)': miles,
      'Foot Pax': foot === null ? d.pick(['', 'not carried']) : `€${foot.toFixed(2)}`,
      'Car + 2': `€${thousands(car, ',', 2)}`,
      Motorbike: d.chance(0.06) ? 'N/A' : `€${round(car * 0.56, 0)}.00`,
      'Cabin From': minutes < 240 ? '' : d.chance(0.08) ? 'full' : `€${d.pick([39, 45, 52, 59, 68, 79, 95, 110, 129]) + (night ? 16 : 0)}`,
      Pets: d.pick(pets ? ['Yes', 'Yes', 'Y'] : ['No', 'No', 'N']),
      'Dog Fee': !pets ? '' : d.chance(0.3) ? '€0.00' : `€${d.pick([10, 12.5, 15, 18, 22, 30]).toFixed(2)}`,
      'Fast Craft': fast ? 'Yes' : d.pick(['No', 'No', 'no']),
      WiFi: d.pick(['Yes', 'yes', 'Yes', 'No']),
      'Flexible Ticket': d.pick(['Y', 'N', 'Yes', 'No']),
      'Seats Left': d.chance(0.07) ? 0 : d.int(2, fast ? 310 : 940),
      'Car Spaces': d.chance(0.11) ? 0 : d.int(1, 180),
      'On Time': d.chance(0.09) ? 'N/A' : `${d.int(61, 99)}%`,
      Score: d.chance(0.05) ? '' : `${round(2.6 + Math.sqrt(d.next()) * 2.3, 1).toFixed(1)}/5`,
      Reviews: thousands(reviews, ','),
      Status: cancelled ? 'Cancelled' : d.chance(0.07) ? 'Amended' : 'Scheduled',
      Facilities: d.some(FACILITIES, d.int(1, fast ? 3 : 6)).join('; '),
      Info: [
        d.pick([
          'Check-in closes 45 minutes before departure.',
          'Arrive at least one hour before sailing with a vehicle.',
          'Foot passengers board by shuttle bus.',
        ]),
        d.pick([
          'Hot meals are served until one hour before arrival.',
          'Breakfast buffet from 6.30.',
          'The à la carte restaurant should be booked ahead.',
          'Vending machines only on this sailing.',
        ]),
        night
          ? 'Overnight crossing: a cabin or reclining seat is compulsory.'
          : d.pick([
              'Great sea views from the upper deck.',
              'Popular with day trippers.',
              'Motorhomes over 6 m pay extra.',
              'Roof boxes up to 2.4 m are included.',
            ]),
        d.pick([
          '',
          'Dogs stay in the vehicle.',
          'Dogs must be on a lead and muzzled.',
          'Subject to a fuel surcharge.',
          'Weather may affect this crossing.',
        ]),
      ]
        .join(' ')
        .trim(),
      Link: `https://www.ferryfinder.example/s/${ref}`,
    };
  };
  return [{ file: 'ferries-2027-05-17.csv', text: csv(Array.from({ length: 640 }, make)) }];
}
