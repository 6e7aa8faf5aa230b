import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const EMPLOYERS = [
  ['Severnside Hospitals NHS Trust', 12, ['Gloucester General', 'Cheltenham Road Hospital', 'Stroud Infirmary', 'Tewkesbury Community Hospital']],
  ['Brightwell Care', 5, ['Elm Court', 'The Laurels']],
  ['Homeward Care Ltd', 4, ['Community (north)', 'Community (south)']],
  ['Fernlea Nursing Homes', 4, ['Fernlea House', 'Abbey Lodge', 'Rosebank']],
  ['Kindly Living', 2, ['Supported living, Cirencester']],
];
const TOWN_OF = {
  'Gloucester General': 'Gloucester',
  'Cheltenham Road Hospital': 'Cheltenham',
  'Stroud Infirmary': 'Stroud',
  'Tewkesbury Community Hospital': 'Tewkesbury',
  'Elm Court': 'Cheltenham',
  'The Laurels': 'Gloucester',
  'Community (north)': 'Tewkesbury',
  'Community (south)': 'Stroud',
  'Fernlea House': 'Gloucester',
  'Abbey Lodge': 'Cirencester',
  Rosebank: 'Cheltenham',
  'Supported living, Cirencester': 'Cirencester',
};
// Title, department, low end of pay, least years of experience, band.
const HOSPITAL = [
  ['Staff Nurse', 'Nursing', 31_000, 0, 5],
  ['Senior Staff Nurse', 'Nursing', 38_600, 2, 6],
  ['Ward Manager', 'Nursing', 47_800, 5, 7],
  ['Healthcare Assistant', 'Nursing', 24_900, 0, 3],
  ['Midwife', 'Maternity', 38_600, 1, 6],
  ['Physiotherapist', 'Therapies', 31_000, 0, 5],
  ['Occupational Therapist', 'Therapies', 38_600, 2, 6],
  ['Radiographer', 'Imaging', 38_600, 1, 6],
  ['Pharmacist', 'Pharmacy', 47_800, 3, 7],
  ['Pharmacy Technician', 'Pharmacy', 27_400, 1, 4],
  ['Medical Secretary', 'Admin', 27_400, 1, 4],
  ['Ward Clerk', 'Admin', 24_400, 0, 2],
  ['Porter', 'Facilities', 24_400, 0, 2],
  ['Consultant Anaesthetist', 'Medical', 109_700, 8, null],
  ['Specialty Doctor', 'Medical', 61_500, 4, null],
];
const CARE = [
  ['Care Assistant', 'Care', 24_200, 0, null],
  ['Senior Care Assistant', 'Care', 26_500, 2, null],
  ['Registered Nurse', 'Nursing', 38_000, 1, null],
  ['Home Manager', 'Management', 48_000, 5, null],
  ['Support Worker', 'Care', 24_600, 0, null],
  ['Cook', 'Facilities', 25_000, 1, null],
  ['Activities Coordinator', 'Care', 24_700, 0, null],
];
const BENEFITS = [
  'NHS pension',
  'free parking',
  'childcare vouchers',
  'relocation package',
  'paid training',
  'free meals',
  'cycle to work',
  'welcome bonus',
];

/** Vacancies of a hospital group and four care firms, scraped twice; bank posts pay by the hour and state no yearly pay. */
export function carejobs() {
  const draw = draws(330_303);
  let number = 0;
  const hours = (part) => (part ? draw.pick([15, 18.75, 22.5, 24, 30]) : 37.5);
  const make = (from, to) => () => {
    number += 1;
    const [employer, , sites] = draw.weighted(EMPLOYERS.map((entry) => [entry, entry[1]]));
    const hospital = employer.endsWith('Trust');
    const [title, department, base, years, band] = draw.pick(hospital ? HOSPITAL : CARE);
    const site = draw.pick(sites);
    const contract = draw.weighted([
      ['Permanent', 9],
      ['Fixed term', 3],
      ['Bank', 2.4],
    ]);
    const bank = contract === 'Bank';
    const low = bank ? null : Math.round((base + (hospital ? draw.int(0, 2) * 150 : draw.int(-6, 14) * 100)) / 10) * 10;
    const part = draw.chance(0.34);
    const posted = draw.day(from, to);
    const open = addDays(posted, draw.int(9, 35));
    const closes = open < '2026-11-12' ? addDays('2026-11-12', draw.int(0, 20)) : open;
    return {
      job_ref: `C9${number * 17 + 3200}-${hospital ? 'H' : 'C'}`,
      job_title: title,
      employer,
      site,
      town: TOWN_OF[site],
      department,
      afc_band: band === null ? null : `Band ${band}`,
      contract,
      hours_per_week: bank ? null : hours(part),
      working_pattern: part ? 'Part time' : 'Full time',
      salary_min: low,
      salary_max: bank ? null : Math.round((low * (1.05 + draw.next() * 0.17)) / 10) * 10,
      hourly_rate: bank ? `£${((base / 1950) * (1 + draw.next() * 0.14)).toFixed(2)}` : null,
      vacancies: draw.weighted([
        [1, 9],
        [2, 3],
        [3, 1.5],
        [5, 1],
        [10, 0.4],
      ]),
      min_experience_yrs: Math.max(0, years + draw.int(-1, 1)),
      night_shifts: ['Nursing', 'Care', 'Maternity', 'Medical'].includes(department) ? draw.chance(0.6) : draw.chance(0.06),
      visa_sponsorship: draw.chance(0.31),
      driving_licence: site.startsWith('Community') || draw.chance(0.12),
      benefits: draw.some(BENEFITS, draw.int(0, 4)),
      applicants: Math.round(draw.next() ** 2 * 74),
      posted_on: posted,
      closing_date: draw.chance(0.95) ? closes : null,
      interview_date: draw.chance(0.55) ? addDays(closes, draw.int(4, 16)) : null,
    };
  };
  const change = (row) => {
    const extend = row.closing_date !== null && draw.chance(0.18);
    const raise = row.salary_min !== null && draw.chance(0.14);
    return {
      ...row,
      applicants: row.applicants + draw.int(0, 17),
      closing_date: extend ? addDays(row.closing_date, draw.pick([7, 14])) : row.closing_date,
      salary_min: raise ? row.salary_min + draw.int(2, 16) * 100 : row.salary_min,
      salary_max: raise ? row.salary_max + 1700 : row.salary_max,
    };
  };
  const first = Array.from({ length: 330 }, make('2026-10-01', '2026-11-12'));
  const open = first.filter((row) => row.closing_date === null || row.closing_date >= '2026-11-26' || draw.chance(0.3));
  const second = nextRun(open, { draw, gone: 0.08, changed: 0.85, change, added: 96, make: make('2026-11-13', '2026-11-26') });
  return [first, second].map((rows, run) => ({ file: `carejobs-${['2026-11-12', '2026-11-26'][run]}.ndjson`, text: ndjson(rows) }));
}
