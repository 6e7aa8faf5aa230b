import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const EMPLOYERS = [
  ['Harcourt & Lyle', 'Accounting', 31],
  ['Brightwater Bank', 'Banking', 45],
  ['Castlegate Capital', 'Banking', 52],
  ['Nimbus Software', 'Technology', 41],
  ['Quillon Labs', 'Technology', 44],
  ['Severn Rail', 'Engineering', 30],
  ['Aldous Aerospace', 'Engineering', 33],
  ['Fairmile Foods', 'Retail', 29],
  ['Thornbury Law', 'Law', 47],
  ['Public Works Agency', 'Public sector', 28],
  ['Greenfield Energy', 'Energy', 34],
  ['Marlow Consulting', 'Consulting', 43],
];
const ROLES = {
  Accounting: ['Audit', 'Tax', 'Advisory'],
  Banking: ['Markets', 'Risk', 'Investment Banking', 'Operations'],
  Technology: ['Software Engineering', 'Data Science', 'Product Management', 'Cyber Security'],
  Engineering: ['Civil Engineering', 'Mechanical Engineering', 'Systems Engineering'],
  Retail: ['Store Management', 'Buying', 'Supply Chain'],
  Law: ['Commercial Law', 'Paralegal'],
  'Public sector': ['Policy', 'Project Delivery'],
  Energy: ['Electrical Engineering', 'Renewables Analyst'],
  Consulting: ['Strategy', 'Technology Consulting', 'People'],
};
const TYPES = [
  ['Graduate scheme', 5],
  ['Summer internship', 4],
  ['Placement year', 2],
  ['Spring week', 1],
];
const MONTHS = { 'Graduate scheme': [12, 18, 24, 24, 36], 'Summer internship': [2, 3], 'Placement year': [12, 13], 'Spring week': [null] };
const STARTS = { 'Graduate scheme': '2027-09-06', 'Summer internship': '2027-06-14', 'Placement year': '2027-07-05', 'Spring week': '2027-04-12' };
const CITIES = ['London', 'London', 'London', 'Manchester', 'Birmingham', 'Leeds', 'Edinburgh', 'Bristol', 'Glasgow', 'Cardiff'];
const british = (day) => day.split('-').toReversed().join('/');

function maker(draw) {
  let at = 70_210;
  return (posted) => {
    at += draw.int(1, 9);
    const [employer, sector, level] = draw.pick(EMPLOYERS);
    const type = draw.weighted(TYPES);
    const pay = Math.round(level * (type === 'Graduate scheme' ? 1 : 0.75) * (0.9 + draw.next() * 0.25) * 2) * 500;
    return {
      'Job ID': at,
      'Job Title': `${draw.pick(ROLES[sector])} ${type === 'Graduate scheme' ? 'Graduate' : 'Intern'}`,
      Employer: employer,
      Sector: sector,
      'Scheme Type': type,
      Location: draw.pick(CITIES),
      Salary: type === 'Spring week' || draw.chance(0.14) ? '' : `£${thousands(pay, ',')}`,
      'Min Degree': draw.weighted([
        ['2:1', 6],
        ['2:2', 3],
        ['First', 0.6],
        ['Any', 1.2],
      ]),
      'UCAS Points': draw.chance(0.45) ? '' : draw.pick([96, 104, 112, 120, 128, 136]),
      'Duration (months)': draw.pick(MONTHS[type]),
      Openings: draw.chance(0.08) ? '' : draw.int(1, 60),
      Applicants: draw.int(3, 900),
      'WFH Days': draw.pick([0, 0, 1, 2, 2, 3]),
      'Visa Sponsorship': draw.chance(0.3) ? 'Yes' : 'No',
      'Cover Letter': draw.chance(0.5) ? 'Yes' : 'No',
      Rolling: draw.chance(0.4) ? 'Yes' : 'No',
      Deadline: draw.chance(0.06) ? '' : british(draw.day('2026-11-27', '2027-02-28')),
      'Start Date': british(addDays(STARTS[type], draw.int(0, 4) * 7)),
      posted,
    };
  };
}

/** A run as it was seen on a day: how long ago each was posted. */
function seen(records, day) {
  return csv(records.map(({ posted, ...rest }) => ({ ...rest, Posted: `${(Date.parse(day) - Date.parse(posted)) / 86_400_000} days ago` })));
}

/** Graduate schemes and internships: pay a year as text, British days, "9 days ago", three weekly runs. */
export function gradjobs() {
  const draw = draws(350_022);
  const make = maker(draw);
  const first = Array.from({ length: 210 }, () => make(draw.day('2026-09-20', '2026-11-10')));
  const change = (record) => ({ ...record, Applicants: record.Applicants + draw.int(5, 120) });
  const later = (records, from, to) => nextRun(records, { draw, gone: 0.06, changed: 0.5, change, added: 22, make: () => make(draw.day(from, to)) });
  const second = later(first, '2026-11-13', '2026-11-17');
  const raised = ({ ...record }) =>
    record.Salary && draw.chance(0.06)
      ? { ...record, Salary: `£${thousands(Number(record.Salary.replaceAll(/\D/g, '')) + draw.int(1, 6) * 500, ',')}` }
      : record;
  const third = later(second.map(raised), '2026-11-20', '2026-11-24');
  return [
    { file: 'gradjobs-2026-11-12.csv', text: seen(first, '2026-11-12') },
    { file: 'gradjobs-2026-11-19.csv', text: seen(second, '2026-11-19') },
    { file: 'gradjobs-2026-11-26.csv', text: seen(third, '2026-11-26') },
  ];
}
