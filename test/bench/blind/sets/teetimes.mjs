import { csv, draws, thousands } from '../made.mjs';
const COURSES = [
  ['Cactus Wren', 'Scottsdale', 72, 6890, 4.6, 118],
  ['Dry Creek', 'Mesa', 70, 6215, 4.1, 64],
  ['Saguaro Pines', 'Phoenix', 71, 6540, 4.3, 82],
  ['Lost Canyon', 'Scottsdale', 72, 7105, 4.8, 146],
  ['Encanto Flats', 'Phoenix', 70, 6052, 3.9, 46],
  ['Red Mesa Links', 'Mesa', 72, 6720, 4.4, 91],
  ['Quail Hollow West', 'Tempe', 69, 5788, 3.7, 39],
  ['Painted Rock', 'Chandler', 72, 6633, 4.2, 75],
  ['Coyote Run', 'Tempe', 71, 6308, 4, 58],
];
const us = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};
export function teetimes() {
  const d = draws(52_808);
  let n = 90_000;
  const records = Array.from({ length: 720 }, () => {
    const [course, area, par, yards, rating, fee] = d.pick(COURSES);
    const holes = d.chance(0.78) ? 18 : 9;
    const hour = d.int(6, 16);
    return {
      SLOT_ID: `S${(n += d.int(1, 11))}`,
      COURSE: course,
      AREA: area,
      TEE_DATE: us(d.day('2026-11-16', '2026-12-20')),
      START: `${String(hour).padStart(2, '0')}:${d.pick(['00', '10', '20', '30', '40', '50'])}`,
      HOLES: holes,
      GREEN_FEE: `$${(fee * (holes === 9 ? 0.58 : 1) * (hour > 13 ? 0.75 : 1) * d.spread()).toFixed(2)}`,
      CART_FEE: d.chance(0.2) ? '' : `$${d.pick(['0.00', '12.00', '15.00', '18.50', '22.00'])}`,
      SPOTS_LEFT: d.chance(0.15) ? 0 : d.int(1, 4),
      COURSE_RATING: rating,
      PAR: holes === 9 ? Math.round(par / 2) : par,
      LENGTH: `${thousands(holes === 9 ? Math.round(yards / 2) : yards, ',')} yd`,
      WALKING_ALLOWED: d.chance(0.62) ? 'true' : 'false',
      PERKS: d.chance(0.35) ? '' : d.some(['range balls', 'lunch', 'free cart', 'GPS', 'rain check', 'club rental'], d.int(1, 3)).join('; '),
    };
  });
  return [{ file: 'teetimes-2026-11-15.csv', text: csv(records) }];
}
