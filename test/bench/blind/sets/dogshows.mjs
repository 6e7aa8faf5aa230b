import { addDays, draws, ndjson, thousands } from '../made.mjs';
const PLACES = [
  ['Bath', 'Somerset', 'BA1'],
  ['Malvern', 'Worcestershire', 'WR13'],
  ['Darlington', 'County Durham', 'DL1'],
  ['Driffield', 'East Yorkshire', 'YO25'],
  ['Paignton', 'Devon', 'TQ4'],
  ['Okehampton', 'Devon', 'EX20'],
  ['Stafford', 'Staffordshire', 'ST18'],
  ['Builth Wells', 'Powys', 'LD2'],
  ['Leek', 'Staffordshire', 'ST13'],
  ['Ripon', 'North Yorkshire', 'HG4'],
  ['Wetherby', 'West Yorkshire', 'LS22'],
  ['Kelso', 'Borders', 'TD5'],
  ['Ingliston', 'Edinburgh', 'EH28'],
  ['Newbury', 'Berkshire', 'RG20'],
  ['Ardingly', 'West Sussex', 'RH17'],
  ['Maidstone', 'Kent', 'ME14'],
  ['Peterborough', 'Cambridgeshire', 'PE2'],
  ['Newark', 'Nottinghamshire', 'NG24'],
  ['Boston', 'Lincolnshire', 'PE22'],
  ['Bakewell', 'Derbyshire', 'DE45'],
  ['Chippenham', 'Wiltshire', 'SN14'],
  ['Lisburn', 'County Antrim', 'BT27'],
];
const CLUBS = [
  'Canine Society',
  'Dog Club',
  'Gundog Club',
  'Hound Association',
  'Terrier Society',
  'Toy Dog Club',
  'Working Breeds Club',
  'Kennel Association',
];
const VENUES = ['Showground', 'Leisure Centre', 'Agricultural Hall', 'Rugby Club', 'Village Hall', 'Equestrian Centre'];
const GROUPS = ['Gundog', 'Hound', 'Pastoral', 'Terrier', 'Toy', 'Utility', 'Working'];
const FIRST = ['A.', 'B.', 'C.', 'D.', 'F.', 'J.', 'K.', 'M.', 'P.', 'R.', 'S.'];
const LAST = ['Whitcombe', 'Ollerton', 'Pryce', 'McAllister', 'Stannard', 'Fairclough', 'Haverstock', 'Treloar', 'Bickerdike', 'Lomax'];
const uk = (day) => day.split('-').toReversed().join('/');
const money = (value) => `£${value.toFixed(2)}`;
const TEXT = [
  'Wet weather accommodation for all breeds.',
  'Hot food and a licensed bar on site all day.',
  'Please note that dogs must not be left in vehicles.',
  'Trade stands welcome, contact the secretary.',
  'Free catalogue for every exhibitor entering three dogs or more.',
  'Rosettes to fifth place and trophies on the day.',
  'Prize cards may be collected until 3 pm.',
  'Ring plans are posted at the main entrance.',
  'Ground is flat but can be muddy, wellies advised.',
  'Proceeds go to the local air ambulance.',
];
export function dogshows() {
  const d = draws(40_011);
  let id = 10_400;
  const seen = new Set();
  const make = () => {
    let place;
    let name;
    const type = d.weighted([
      ['Championship', 5],
      ['Open', 10],
      ['Limited', 4],
      ['Companion', 5],
    ]);
    do {
      place = d.pick(PLACES);
      name = `${d.chance(0.35) ? `${place[0]} & District` : d.chance(0.4) ? place[1] : place[0]} ${d.pick(CLUBS)} ${d.pick(['Spring', 'Summer', 'Autumn', 'Midsummer', 'Harvest', 'Jubilee'])} ${type} Show`;
    } while (seen.has(name));
    seen.add(name);
    const champ = type === 'Championship';
    const start = d.day('2027-04-16', '2027-11-20');
    const online = addDays(start, -d.int(6, champ ? 40 : 18));
    const outdoor = start > '2027-05-15' && start < '2027-09-20' && d.chance(0.65);
    const camping = outdoor && d.chance(0.6);
    const dogs = Math.round((champ ? 1400 : type === 'Open' ? 320 : 110) * d.spread() ** 2);
    return {
      showId: `DS-${(id += d.int(1, 6))}`,
      showName: name,
      showType: type,
      startDate: uk(start),
      endDate: uk(addDays(start, champ ? d.int(0, 3) : 0)),
      entriesCloseOnline: uk(online),
      entriesClosePostal: type === 'Companion' ? null : uk(addDays(online, -d.int(3, 12))),
      venue: `${place[0]} ${d.pick(VENUES)}`,
      town: place[0],
      county: place[1],
      postcode: `${place[2]} ${d.int(1, 9)}${d.pick('ABDEFGHJLN')}${d.pick('PQRSTUWXYZ')}`,
      setting: outdoor ? 'Outdoor' : 'Indoor',
      groups: type === 'Companion' ? [] : d.chance(0.3) ? GROUPS : d.some(GROUPS, d.int(1, 5)),
      breedsScheduled: type === 'Companion' ? null : d.int(champ ? 60 : 8, champ ? 215 : 70),
      rings: champ ? d.int(12, 38) : d.int(1, 9),
      judgesCount: champ ? d.int(20, 95) : d.int(2, 14),
      bestInShowJudge: d.chance(0.08) ? 'TBA' : `${d.pick(['Mr', 'Mrs', 'Miss'])} ${d.pick(FIRST)} ${d.pick(LAST)}`,
      entryFeeFirst: money(champ ? d.int(52, 68) / 2 : type === 'Companion' ? d.int(3, 9) / 2 : d.int(14, 36) / 2),
      entryFeeExtraClass: money(d.int(2, 10) / 2),
      catalogue: d.chance(0.12) ? null : money(d.int(4, 14) / 2),
      carPark: d.chance(0.4) ? null : `${money(d.int(2, 12))} per car`,
      campingPerNight: camping ? `${money(d.int(14, 34))} per pitch` : null,
      campingPitches: camping ? d.int(10, 240) : null,
      dogsLastYear: d.chance(0.1) ? 'N/A' : `${thousands(dogs, ',')} dogs`,
      benched: champ && d.chance(0.7) ? 'Yes' : 'No',
      juniorHandling: d.chance(0.46),
      nfcWelcome: d.weighted([
        ['Y', 5],
        ['N', 4],
        [null, 1],
      ]),
      crufts_qualifier: champ ? d.chance(0.9) : false,
      accessibleToilets: d.pick(['yes', 'Yes', 'no', 'No', 'yes']),
      milesFromMotorway: d.chance(0.06) ? null : `${(0.4 + d.next() ** 2 * 38).toFixed(1)} miles`,
      gatesOpen: d.pick(['07:00', '07:30', '08:00', '08:30', '09:00', '10:00']),
      secretary: `${d.pick(['Mr', 'Mrs', 'Ms'])} ${d.pick(FIRST)} ${d.pick(LAST)}`,
      about: d.some(TEXT, d.int(1, 4)).join(' '),
      link: `https://shows.example.org/event/${id}`,
      lastUpdated: `${d.day('2027-01-04', '2027-04-11')}T${d.pick(['09', '11', '16'])}:${d.int(10, 59)}:00Z`,
    };
  };
  return [{ file: 'dogshows-2027-04-12.ndjson', text: ndjson(Array.from({ length: 340 }, make)) }];
}
