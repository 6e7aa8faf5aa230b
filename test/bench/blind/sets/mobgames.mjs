import { addDays, csv, draws, thousands } from '../made.mjs';

const STUDIOS = [
  ['Pocket Rocket', 1.6, 'Finland'],
  ['Moonjelly', 1, 'Sweden'],
  ['Tiny Kraken', 0.8, 'Canada'],
  ['Hexagon Seven', 1.3, 'South Korea'],
  ['Bluebird Interactive', 1.1, 'United States'],
  ['Sleepy Fox Games', 0.6, 'Poland'],
  ['Dragonware', 1.5, 'China'],
  ['One Man Arcade', 0.4, 'United Kingdom'],
];
const GENRES = ['Puzzle', 'Puzzle', 'Strategy', 'Racing', 'Role Playing', 'Arcade', 'Card', 'Simulation', 'Word'];
const FIRST = ['Candy', 'Dragon', 'Zombie', 'Pixel', 'Farm', 'Turbo', 'Magic', 'Space', 'Royal', 'Word', 'Ninja', 'Castle', 'Bubble'];
const SECOND = ['Quest', 'Rush', 'Saga', 'Clash', 'Garden', 'Drift', 'Legends', 'Blast', 'Tycoon', 'Puzzle', 'Heroes', 'Defense'];
const INSTALLS = [1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000];
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const american = (day) => `${NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** Games of an app store: installs "1,000,000+", prices "$2.99" or 0, American days, purchases inside, yes and no. */
export function mobgames() {
  const draw = draws(350_088);
  const rows = Array.from({ length: 420 }, (_, at) => {
    const [developer, level, country] = draw.pick(STUDIOS);
    const genre = draw.pick(GENRES);
    const paid = draw.chance(0.2);
    const place = Math.min(9, Math.max(0, Math.round(draw.next() * 9 * level * (paid ? 0.6 : 1) - 0.5)));
    const released = draw.day('2016-03-01', '2026-11-20');
    const since = Math.round((Date.parse('2026-11-25') - Date.parse(released)) / 86_400_000);
    const purchases = paid ? draw.chance(0.2) : draw.chance(0.75);
    const unrated = place < 2 && draw.chance(0.4);
    const least = draw.pick([0.49, 0.99, 0.99, 1.99]);
    return {
      'App Id': `com.${developer.toLowerCase().replaceAll(' ', '')}.g${1000 + at}`,
      'App Name': `${draw.pick(FIRST)} ${draw.pick(SECOND)}${draw.chance(0.25) ? ` ${draw.int(2, 4)}` : ''}`,
      Developer: developer,
      'Dev Country': country,
      Genre: genre,
      Rating: unrated ? '' : (2.6 + draw.next() * 2.3).toFixed(1),
      'Rating Count': unrated ? '' : Math.round(INSTALLS[place] * (0.01 + draw.next() * 0.05)),
      Installs: `${thousands(INSTALLS[place], ',')}+`,
      Price: paid ? `$${draw.pick(['0.99', '1.99', '2.99', '4.99', '6.99'])}` : '0',
      'In-App Purchases': purchases ? 'Yes' : 'No',
      'Max IAP': purchases ? `$${(least + draw.pick([4, 9, 19, 49, 99])).toFixed(2)}` : '',
      'Contains Ads': draw.chance(paid ? 0.1 : 0.78) ? 'Yes' : 'No',
      'Size (MB)': draw.chance(0.06) ? '' : Math.round(15 + draw.next() ** 2 * 1900),
      'Content Rating': draw.weighted([
        ['Everyone', 6],
        ['Everyone 10+', 3],
        ['Teen', 3],
        ['Mature 17+', 0.8],
      ]),
      'Min Android': draw.pick(['5.0 and up', '6.0 and up', '7.0 and up', '8.0 and up', '9 and up']),
      Offline: draw.chance(0.5) ? 'Yes' : 'No',
      Multiplayer: draw.chance(0.3) ? 'Yes' : 'No',
      'Cloud Save': draw.chance(0.4) ? 'Yes' : 'No',
      "Editors' Choice": draw.chance(0.07) ? 'Yes' : 'No',
      Languages: draw.int(1, 32),
      Released: american(released),
      'Last Updated': american(addDays(released, Math.round(since * draw.next() ** 0.4))),
    };
  });
  return [{ file: 'mobgames-2026-11-26.csv', text: csv(rows) }];
}
