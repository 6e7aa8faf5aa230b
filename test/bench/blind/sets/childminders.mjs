import { csv, draws } from '../made.mjs';
const WARDS = ['Headingley', 'Roundhay', 'Horsforth', 'Morley', 'Armley', 'Chapel Allerton', 'Otley', 'Garforth'];
const FIRST = 'Sharon Nadia Kelly Priya Donna Agnieszka Tracey Hannah Louise Samina Gemma Ruth Debbie Karen Joanne Mark'.split(' ');
const LAST = 'Birch Hussain Ogden Nowak Ramsden Sykes Patel Firth Greenwood Ali Barraclough Holroyd Dyson Kaur Whitaker'.split(' ');
const uk = (day) => day.split('-').toReversed().join('/');
export function childminders() {
  const d = draws(50_505);
  let n = 301_000;
  const records = Array.from({ length: 380 }, () => {
    const max = d.int(3, 12);
    const grade = d.weighted([
      ['Outstanding', 3],
      ['Good', 11],
      ['Requires Improvement', 2],
      ['Inadequate', 0.6],
      ['Not yet inspected', 2],
    ]);
    return {
      'Registration Number': `EY${(n += d.int(1, 300))}`,
      'Childminder Name': `${d.pick(FIRST)} ${d.pick(LAST)}`,
      Ward: d.pick(WARDS),
      'Registered On': uk(d.day('2003-04-01', '2026-09-30')),
      'Inspection Outcome': grade,
      'Last Inspection': grade === 'Not yet inspected' ? '' : uk(d.day('2021-01-11', '2026-10-30')),
      'Max Children': max,
      Vacancies: d.chance(0.4) ? 0 : d.int(1, Math.min(5, max)),
      'Hourly Rate': d.chance(0.09) ? '' : `£${(4.6 + d.next() * 4.2).toFixed(2)}`,
      'Funded Hours': d.chance(0.66) ? 'Y' : 'N',
      'Works Weekends': d.chance(0.17) ? 'Y' : 'N',
      Pets: d.chance(0.34) ? 'Y' : 'N',
      'School Runs': d.chance(0.2)
        ? ''
        : d.some(['St Chad', 'Beecroft', 'Westgate', 'Ireland Wood', 'Talbot', 'Ashfield', 'Gledhow'], d.int(1, 3)).join('; '),
      Opens: d.pick(['07:00', '07:30', '07:30', '08:00', '08:30']),
    };
  });
  return [{ file: 'childminders-2026-11-18.csv', text: csv(records) }];
}
