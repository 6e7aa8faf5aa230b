import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

const RUNS = ['2026-09-07', '2026-10-05', '2026-11-02'];
const BREEDS = [
  ['Cocker Spaniel', 1050, 14, ['golden', 'black', 'roan', 'chocolate']],
  ['Labrador Retriever', 1000, 31, ['black', 'yellow', 'chocolate', 'fox red']],
  ['Cockapoo', 1250, 11, ['apricot', 'red', 'black', 'cream']],
  ['French Bulldog', 1700, 12, ['fawn', 'blue', 'brindle', 'pied']],
  ['Dachshund', 1350, 9, ['black & tan', 'red', 'dapple', 'chocolate']],
  ['Border Collie', 650, 19, ['black & white', 'tricolour', 'blue merle']],
  ['Golden Retriever', 1400, 32, ['golden', 'cream', 'dark gold']],
  ['German Shepherd', 900, 35, ['black & tan', 'sable', 'black']],
  ['Jack Russell', 480, 7, ['white & tan', 'tricolour', 'white']],
  ['Cavapoo', 1450, 8, ['ruby', 'apricot', 'cream', 'tricolour']],
  ['Staffordshire Bull Terrier', 620, 16, ['blue', 'brindle', 'red', 'black']],
  ['Whippet', 1100, 13, ['fawn', 'blue', 'brindle']],
];
const PLACES = [
  ['Leeds', 'West Yorkshire'],
  ['Huddersfield', 'West Yorkshire'],
  ['Preston', 'Lancashire'],
  ['Blackburn', 'Lancashire'],
  ['Norwich', 'Norfolk'],
  ["King's Lynn", 'Norfolk'],
  ['Exeter', 'Devon'],
  ['Barnstaple', 'Devon'],
  ['Maidstone', 'Kent'],
  ['Ashford', 'Kent'],
  ['Lincoln', 'Lincolnshire'],
  ['Boston', 'Lincolnshire'],
  ['Swansea', 'West Glamorgan'],
  ['Shrewsbury', 'Shropshire'],
];
const uk = (day) => day.split('-').toReversed().join('/');
const left = (boys, girls) => ({ boys, girls, pupsLeft: boys + girls, adStatus: boys + girls > 0 ? 'Available' : 'All sold' });

export function pups() {
  const d = draws(41_011);
  let n = 48_000;
  let [from, to] = ['2026-07-20', RUNS[0]];
  const yes = (p) => (d.chance(p) ? d.pick(['Yes', 'Yes', 'Y', 'yes']) : d.pick(['No', 'No', 'N', 'no']));
  const story = (breed, town) =>
    [
      d.pick([
        `Beautiful litter of ${breed} puppies looking for their forever homes.`,
        `Our much loved family pet has had a stunning litter.`,
        `Last few pups remaining from this outstanding litter!!`,
        `Chunky, playful and full of character.`,
      ]),
      d.pick([
        'Raised in a busy home with children and cats.',
        'Reared in our kitchen, used to hoover and washing machine.',
        'Brought up on a working farm.',
      ]),
      d.pick(['Both parents can be seen.', 'Mum can be seen with pups, dad is a stud dog.', 'Dad lives with us, mum on loan from my sister.', '']),
      d.pick([
        'Crate trained and sleeping through.',
        'Already paper trained.',
        'Eating Royal Canin and weaned fully.',
        'Toilet training well under way.',
      ]),
      d.pick([
        '5 weeks free insurance, blanket and toy included.',
        'Leaves with a puppy pack, scent blanket and contract.',
        'Lifetime support from us.',
        '',
      ]),
      `Collection from ${town}, ${d.pick(['no time wasters please', 'home checks may be done', 'viewings at weekends', 'can deliver for fuel'])}.`,
    ]
      .filter(Boolean)
      .join(' ');
  const make = () => {
    const [breed, base, kg, colours] = d.pick(BREEDS);
    const [town, county] = d.pick(PLACES);
    const seller = d.weighted([
      ['Private seller', 9],
      ['Licensed breeder', 6],
      ['Rescue', 1.5],
    ]);
    const kc = seller === 'Rescue' ? false : d.chance(breed.endsWith('poo') ? 0.02 : 0.55);
    const asks = seller === 'Rescue' ? 150 + d.int(0, 20) * 10 : Math.round((base * d.spread() * (kc ? 1.12 : 0.92)) / 25) * 25;
    const listed = d.day(from, to);
    const born = addDays(listed, -d.int(12, 60));
    const size = d.int(2, 10);
    const boys = d.int(0, Math.ceil(size / 2));
    const girls = d.int(boys === 0 ? 1 : 0, size - Math.ceil(size / 2) || 1);
    const views = Math.round(d.next() ** 2 * 2600) + 14;
    return {
      adId: `PUP-${(n += d.int(3, 17))}`,
      title: `${d.pick(['Gorgeous', 'Stunning', 'Adorable', 'Quality', 'Chunky', 'Home reared'])} ${breed} ${d.pick(['puppies', 'pups', 'Pups!!', 'puppies for sale'])}`,
      breed,
      askingPrice: d.chance(0.03) ? 'POA' : `£${thousands(asks, ',')}${d.chance(0.15) ? ' ono' : d.chance(0.1) ? ' each' : ''}`,
      deposit: d.chance(0.2) ? '' : `£${d.pick([50, 100, 100, 150, 200, 250, 300])}`,
      dateOfBirth: uk(born),
      readyFrom: uk(addDays(born, d.int(56, 66))),
      litterSize: size,
      ...left(boys, girls),
      colours: d.some(colours, d.int(1, 3)).join('; '),
      kcReg: kc ? d.pick(['Yes', 'Y', 'yes']) : d.pick(['No', 'N', 'no']),
      microchipped: yes(0.78),
      vaccinated: yes(0.6),
      healthTestedParents: d.chance(0.1) ? '' : yes(0.4),
      adultWeight: `${round(kg * (0.9 + d.next() * 0.2))} kg`,
      town,
      county,
      seller,
      sellerRating: d.chance(0.22) ? 'N/A' : `${round(2.8 + Math.sqrt(d.next()) * 2.2, 1)}/5`,
      listedOn: uk(listed),
      views,
      saves: Math.round(views * d.next() * 0.09),
      description: story(breed, town),
      url: `https://www.pupfinder.example/ads/${n}`,
    };
  };
  const change = (r) => {
    const asks = Number(r.askingPrice.replaceAll(/\D/g, ''));
    const cut = r.askingPrice !== 'POA' && d.chance(0.5);
    const next = Math.max(100, asks - d.pick([50, 75, 100, 150, 200, 250, -50]));
    const more = d.int(20, 900);
    return {
      ...r,
      askingPrice: cut ? `£${thousands(next, ',')}` : r.askingPrice,
      ...(d.chance(0.7) ? left(Math.max(0, r.boys - d.int(0, 3)), Math.max(0, r.girls - d.int(0, 3))) : {}),
      views: r.views + more,
      saves: r.saves + Math.round(more * 0.04),
    };
  };
  const all = [Array.from({ length: 390 }, make)];
  for (const run of RUNS.slice(1)) {
    [from, to] = [addDays(to, 1), run];
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.24, changed: 0.55, change, added: d.int(78, 104), make }));
  }
  return all.map((rows, at) => ({ file: `pups-${RUNS[at]}.csv`, text: csv(rows) }));
}
