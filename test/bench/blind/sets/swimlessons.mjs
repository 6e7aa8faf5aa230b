import { addDays, csv, draws, round } from '../made.mjs';
const POOLS = [
  ['Kingfisher Baths', 'Derby', 25, 30.5],
  ['Moor Lane Pool', 'Derby', 20, 31],
  ['Lido & Leisure', 'Nottingham', 50, 28],
  ['Otter Swim School', 'Nottingham', 12, 32.5],
  ['Trent Academy Pool', 'Nottingham', 25, 29.5],
  ['Abbey Leisure Centre', 'Leicester', 33, 29],
  ['Little Fins', 'Leicester', 10, 32],
  ['Soar Valley Pool', 'Loughborough', 25, 29],
  ['Riverside Spa', 'Lincoln', 17, 30],
];
const LEVELS = [
  ['Parent & Baby', 0, 2],
  ['Ducklings', 3, 4],
  ['Stage 1', 4, 7],
  ['Stage 2', 5, 8],
  ['Stage 3', 5, 9],
  ['Stage 4', 6, 10],
  ['Stage 5', 7, 12],
  ['Rookie Lifeguard', 8, 15],
  ['Adult Beginner', 16, null],
  ['Adult Improver', 16, null],
  ['Aqua Fit', 16, null],
];
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const uk = (day) => day.split('-').toReversed().join('/');
export function swimlessons() {
  const d = draws(43_808);
  let n = 500;
  const yes = (p) => (d.chance(p) ? d.pick(['Y', 'Yes', 'yes']) : d.pick(['N', 'No', 'no']));
  const make = () => {
    const [pool, town, length, warm] = d.pick(POOLS);
    const [level, from, to] = d.pick(LEVELS);
    const size = d.pick([4, 6, 8, 8, 10, 12, 20]);
    const full = d.chance(0.35);
    const booked = full ? size : d.int(0, size - 1);
    const weeks = d.pick([6, 8, 10, 10, 12]);
    const minutes = d.pick([20, 30, 30, 30, 45, 60, 75]);
    const each = round((3 + minutes * 0.12 + 14 / size) * d.spread(), 2);
    const start = d.day('2026-09-07', '2027-02-15');
    const trial = d.chance(0.4);
    const coach = d.pick(['Jess', 'Tomasz', 'Miriam', 'Callum', 'Priya', 'Owen', 'Sandra', 'Leon', 'Fatima']);
    return {
      'Class Code': `SW${(n += d.int(1, 7))}`,
      Level: level,
      Pool: pool,
      Town: town,
      Teacher: d.chance(0.06) ? 'TBC' : coach,
      Weekday: WEEK[new Date(start).getUTCDay()],
      Starts: `${String(d.int(7, 20)).padStart(2, '0')}:${d.pick(['00', '15', '30', '45'])}`,
      'Lesson Length': minutes < 60 ? `${minutes} min` : `1 h${minutes > 60 ? ` ${minutes - 60} min` : ''}`,
      'First Lesson': uk(start),
      'Last Lesson': uk(addDays(start, (weeks - 1) * 7)),
      Weeks: `${weeks} wks`,
      'Course Price': `£${(each * weeks).toFixed(2)}`,
      'Member Price': d.chance(0.12) ? '' : `£${(each * weeks * (0.75 + d.next() * 0.15)).toFixed(2)}`,
      'Drop-in Price': d.chance(0.45) ? 'n/a' : `£${(each * 1.4).toFixed(2)}`,
      'Free Trial': trial ? d.pick(['Y', 'Yes', 'yes']) : d.pick(['N', 'No', 'no']),
      'Max Swimmers': size,
      Booked: booked,
      'Places Left': size - booked,
      'Waiting List': full ? d.int(0, 19) : 0,
      'Age From': `${from} yrs`,
      'Age To': to === null ? '' : `${to} yrs`,
      'Water Temp': d.chance(0.05) ? '' : `${round(warm + (d.next() - 0.5) * 2, 1)} °C`,
      'Pool Length': `${length} m`,
      'Shallow End': `${d.pick([0.6, 0.7, 0.8, 0.9, 1, 1.1])} m`,
      'Teacher in Water': yes(0.45),
      'Women Only': yes(0.12),
      'SEN Friendly': yes(0.36),
      'Pass Rate': d.chance(0.15) ? '-' : `${d.int(48, 100)}%`,
      'Parent Score': d.chance(0.1) ? '' : round(3 + Math.sqrt(d.next()) * 2, 1),
      Comments: d.int(0, 88),
      Kit: d.some(['goggles', 'swim cap', 'armbands', 'woggle', 'pyjamas', 'fins', 'pull buoy'], d.int(1, 4)).join('; '),
      Notes: d.pick([
        'Family changing cubicles with a baby bath. Buggies can be left at the poolside gate.',
        'The last week is an assessment, badges cost extra at reception. Please shower beforehand.',
        'Small quiet group for nervous swimmers, blinds can be closed. Hair must be tied back.',
        'Free parking for two hours, tell the desk your number plate. Vending machine takes cards.',
        'Viewing gallery upstairs with a café. No photography anywhere in the building.',
      ]),
      'Book At': `https://splashbook.example/class/${n}`,
    };
  };
  return [{ file: 'swimlessons-2026-11-19.csv', text: csv(Array.from({ length: 440 }, make)) }];
}
