import { draws, json, round } from '../made.mjs';
const TOWNS = {
  Lindau: '881',
  Ravensburg: '882',
  Konstanz: '784',
  Überlingen: '886',
  Bregenz: '690',
  Friedrichshafen: '880',
  Singen: '782',
  Wangen: '883',
};
const FIRST = [
  'Löwen',
  'Adler',
  'Stadt',
  'Rosen',
  'Markt',
  'Hirsch',
  'Bären',
  'Sonnen',
  'Engel',
  'Linden',
  'Schwanen',
  'Park',
  'Rathaus',
  'Kloster',
  'Brunnen',
  'Mohren',
  'Burg',
  'See',
  'Alpen',
  'Einhorn',
];
const CHAINS = ['EasyApotheke', 'VitalPlus', 'Linda', 'Gesund.de'];
const STREETS = ['Hauptstraße', 'Bahnhofstraße', 'Seestraße', 'Marktplatz', 'Schulstraße', 'Kirchgasse', 'Allmendweg'];
const SPOKEN = ['German', 'English', 'Turkish', 'Italian', 'Arabic', 'Russian', 'French', 'Ukrainian'];
const german = (iso) => iso.split('-').toReversed().join('.');

export function pharmacies() {
  const d = draws(39_808);
  let id = 2100;
  const taken = new Set();
  const make = () => {
    const chain = d.chance(0.38) ? d.pick(CHAINS) : null;
    const town = d.weighted(Object.keys(TOWNS).map((name, index) => [name, 9 - index * 0.7]));
    let name = '';
    do {
      const street = d.pick(STREETS).replace('straße', 'str.');
      name =
        chain === null || d.chance(0.4)
          ? `${d.pick(FIRST)}-Apotheke ${town}${d.chance(0.5) ? '' : ` ${d.pick(['Nord', 'Süd', 'am Tor', 'im Center', 'Altstadt'])}`}`
          : `${chain} ${town} ${street}`;
    } while (taken.has(name));
    taken.add(name);
    const sunday = d.chance(0.12);
    const reviews = d.chance(0.06) ? 0 : Math.round(d.next() ** 1.8 * 480) + 1;
    const delivers = d.chance(0.63);
    const shots = d.chance(0.57);
    const staff = d.int(3, 24);
    const last = d.pick(['18:00', '18:30', '18:30', '19:00', '20:00', '22:00']);
    return {
      pharmacy_id: (id += d.int(1, 7)),
      name: name,
      chain: chain,
      address: `${d.pick(STREETS)} ${d.int(1, 140)}`,
      zip: `${TOWNS[town]}${town === 'Bregenz' ? '0' : String(d.int(10, 69))}`,
      town: town,
      tel: `+49 ${d.int(7500, 8399)} ${d.int(10_000, 99_999)}`,
      opens: d.pick(['07:30', '08:00', '08:00', '08:30', '09:00']),
      closes: last,
      sat_until: d.chance(0.1) ? 'closed' : d.pick(['12:00', '12:30', '13:00', '14:00', '16:00', '18:00']),
      open_sunday: d.pick(sunday ? ['yes', 'Yes'] : ['no', 'No', 'no']),
      next_duty: d.chance(0.08) ? null : german(d.day('2026-08-24', '2026-10-04')),
      duty_fee: `${d.pick(['2,50', '2,50', '3,00', '3,50'])} €`,
      dist_station: d.chance(0.05) ? '-' : d.chance(0.35) ? `${d.int(9, 99) * 10} m` : `${round(1 + d.next() * 6, 1)} km`,
      parking: d.chance(0.2) ? 0 : d.int(1, 40),
      step_free: d.pick(['Y', 'Y', 'N', 'Yes']),
      drive_in: d.chance(0.07),
      flu_shots: shots,
      flu_shot_price: shots ? `${d.int(19, 44)},${d.pick(['00', '50', '90'])} €` : '',
      travel_vacc: shots && d.chance(0.45) ? 'yes' : 'no',
      home_delivery: delivers ? 'yes' : 'no',
      delivery_fee: delivers ? (d.chance(0.35) ? '0,00 €' : `${d.pick(['1,90', '2,50', '3,90', '4,90', '5,50'])} €`) : null,
      free_from: delivers && d.chance(0.6) ? `${d.pick([15, 20, 25, 30, 40, 50])} €` : 'n/a',
      e_script: d.chance(0.88) ? 'yes' : 'no',
      languages: d.some(SPOKEN.slice(1), d.int(0, 4)).toSpliced(0, 0, 'German'),
      staff: staff,
      pharmacists: Math.max(1, Math.round(staff * (0.15 + d.next() * 0.25))),
      avg_wait: d.chance(0.09) ? 'N/A' : `${d.int(1, 19)} min`,
      stars: reviews ? `${(2.9 + Math.sqrt(d.next()) * 2.1).toFixed(1).replace('.', ',')} / 5` : null,
      reviews: reviews,
      founded: d.chance(0.07) ? null : d.int(1702, 2024),
      last_check: german(d.day('2024-01-10', '2026-08-14')),
      services: d.some(
        [
          'blood pressure check',
          'compression stockings',
          'medication review',
          'baby scale hire',
          'homeopathy',
          'COVID test',
          'blister packing',
          'skin analysis',
        ],
        d.int(1, 5),
      ),
      about: [
        d.pick([
          'Your friendly pharmacy around the corner.',
          'In the same building as several doctors’ practices.',
          'Family run in the fourth generation.',
          'Modern pharmacy with a picking robot.',
        ]),
        d.pick([
          'Order by app before noon and collect in the afternoon.',
          'We make our own teas and ointments.',
          'Lockers outside let you collect around the clock.',
          'Ask us about interactions of your medicines.',
        ]),
        d.pick([
          'Bonus card with discounts on non-prescription products.',
          'Children get a small gift.',
          'Parking disc required in front of the shop.',
          'The bus stops right outside.',
        ]),
      ].join(' '),
      website: d.chance(0.12) ? '' : `https://apo-${id}.example.de`,
    };
  };
  return [{ file: 'pharmacies-2026-08-24.json', text: json(Array.from({ length: 520 }, make)) }];
}
