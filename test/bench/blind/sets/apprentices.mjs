import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';
const ROUTES = [
  ['Construction', ['Bricklayer', 'Carpenter', 'Plumber', 'Electrician', 'Roofer']],
  ['Engineering', ['Machinist', 'Welder', 'Maintenance Technician', 'Design Engineer']],
  ['Digital', ['Software Developer', 'Data Analyst', 'IT Support Technician', 'Cyber Security Analyst']],
  ['Health', ['Dental Nurse', 'Healthcare Assistant', 'Pharmacy Technician', 'Nursing Associate']],
  ['Business', ['Business Administrator', 'Accounts Assistant', 'HR Assistant', 'Customer Service Adviser']],
  ['Childcare', ['Early Years Educator', 'Teaching Assistant']],
  ['Hair & Beauty', ['Hairdresser', 'Barber', 'Beauty Therapist']],
  ['Catering', ['Commis Chef', 'Baker', 'Butcher']],
  ['Motor Trade', ['Vehicle Technician', 'Paint Sprayer', 'Tyre Fitter']],
];
const TOWNS = [
  ['Leeds', 'Yorkshire'],
  ['Hull', 'Yorkshire'],
  ['Sheffield', 'Yorkshire'],
  ['Manchester', 'North West'],
  ['Preston', 'North West'],
  ['Carlisle', 'North West'],
  ['Derby', 'East Midlands'],
  ['Lincoln', 'East Midlands'],
  ['Norwich', 'East of England'],
  ['Ipswich', 'East of England'],
  ['Croydon', 'London'],
  ['Hackney', 'London'],
  ['Exeter', 'South West'],
  ['Swindon', 'South West'],
];
const FIRMS = [
  'Aldgate',
  'Brook & Sons',
  'Northgate',
  'Castleford',
  'Penrose',
  'Hartwell',
  'Meadowbank',
  'Ravensworth',
  'Stonebridge',
  'Kestrel',
  'Ironside',
  'Tollgate',
];
const PROVIDERS = ['City College', 'Northern Skills Academy', 'TrainWell', 'Pathway Training', 'Lifetime Learning', 'University Technical Centre'];
const SKILLS = ['team working', 'communication', 'attention to detail', 'problem solving', 'initiative', 'IT skills', 'patience', 'physical fitness'];
const TEXT = [
  'You will spend four days with us and one day at college.',
  'We pay for your tools once you pass probation.',
  'Early starts, usually 7 am on site.',
  'A permanent job is offered to most of our apprentices.',
  'Free parking and a subsidised canteen.',
  'A company minibus takes you between our sites.',
  'You will be given your own mentor from day one.',
  'Weekend work once a month by rota.',
  'Uniform is provided free of charge.',
  'Please write a short letter saying why you want this trade.',
];
const RUNS = ['2027-02-01', '2027-03-01'];
const uk = (day) => day.split('-').toReversed().join('/');
const iso = (day) => day.split('/').toReversed().join('-');
export function apprentices() {
  const d = draws(40_691);
  let id = 1_000_410;
  const make = (from, to) => {
    const [route, jobs] = d.pick(ROUTES);
    const job = d.pick(jobs);
    const [town, region] = d.pick(TOWNS);
    const level = d.weighted([
      [2, 6],
      [3, 8],
      [4, 3],
      [6, 1.5],
    ]);
    const hours = d.pick([30, 35, 37, 37.5, 37.5, 40]);
    const hourly = d.chance(0.3) ? 7.55 : 7.6 + d.next() ** 2 * (2 + level * 1.6);
    const weekly = Number((hourly * hours).toFixed(2));
    const posted = d.day(from, to);
    const closing = addDays(d.day('2027-03-03', '2027-05-30'), 0);
    const start = addDays(closing, d.int(10, 120));
    return {
      'Vacancy Ref': `VAC${(id += d.int(3, 40))}`,
      'Job Title': `${d.chance(0.15) ? 'Trainee ' : ''}${job}${d.chance(0.5) ? ' Apprentice' : ''}`,
      Employer: `${d.pick(FIRMS)} ${d.pick(['Ltd', 'Group', 'Services', 'NHS Trust', 'Council', 'Partners'])}`,
      'Training Provider': d.pick(PROVIDERS),
      Route: route,
      Level: `Level ${level}`,
      'Weekly Wage': d.chance(0.06) ? '' : `£${weekly.toFixed(2)}`,
      'Annual Wage': d.chance(0.3) ? '' : `£${thousands(Math.round(weekly * 52), ',')}`,
      'Hours/wk': hours,
      Duration: `${{ 2: d.int(12, 18), 3: d.int(18, 36), 4: d.int(18, 30), 6: d.int(36, 54) }[level]} months`,
      Positions: d.weighted([
        [1, 10],
        [2, 3],
        [3, 1],
        [5, 0.6],
        [8, 0.3],
      ]),
      Applications: d.chance(0.08) ? 0 : Math.round(d.next() ** 2 * 140),
      Posted: uk(posted),
      'Closing Date': uk(closing),
      'Start Date': uk(start),
      Town: town,
      Region: region,
      Pattern: d.weighted([
        ['On site', 8],
        ['Hybrid', 2],
        ['Remote', 0.5],
      ]),
      'Disability Confident': d.pick(['Yes', 'No', 'Y', 'N']),
      'Driving Licence': d.weighted([
        ['Required', 2],
        ['Preferred', 2],
        ['Not needed', 6],
      ]),
      'Min Age': d.weighted([
        [16, 7],
        [17, 1],
        [18, 4],
      ]),
      'GCSEs Needed': d.pick([0, 0, 2, 2, 3, 4, 5]),
      'DBS Check': route === 'Health' || route === 'Childcare' ? 'yes' : 'no',
      'Holiday Days': d.chance(0.12) ? '' : `${d.int(20, 33)} days`,
      'Travel Allowance': d.chance(0.7) ? '' : `£${d.int(2, 16) * 5} / month`,
      'Completion Bonus': d.chance(0.75) ? '' : `£${thousands(d.int(1, 15) * 100, ',')}`,
      Staff: d.chance(0.1) ? '' : thousands(Math.round(3 + d.next() ** 4 * 9000), ','),
      'Skills Wanted': d.some(SKILLS, d.int(1, 4)).join('; '),
      'Provider Rating': d.chance(0.15) ? '' : (2.6 + Math.sqrt(d.next()) * 2.4).toFixed(1),
      'Nat Min Wage': hourly === 7.55 ? 'TRUE' : 'FALSE',
      Description: d.some(TEXT, d.int(2, 4)).join(' '),
      Link: `https://apply.example.gov.uk/vacancy/${id}`,
    };
  };
  const change = (record) => {
    const wage = record['Weekly Wage'] && d.chance(0.3) ? Number(record['Weekly Wage'].slice(1)) * 1.06 : null;
    return {
      ...record,
      Applications: record.Applications + d.int(0, 60),
      'Weekly Wage': wage ? `£${wage.toFixed(2)}` : record['Weekly Wage'],
      'Annual Wage': wage && record['Annual Wage'] ? `£${thousands(Math.round(wage * 52), ',')}` : record['Annual Wage'],
      'Closing Date': d.chance(0.18) ? uk(addDays(iso(record['Closing Date']), d.int(5, 21))) : record['Closing Date'],
    };
  };
  const first = Array.from({ length: 520 }, () => make('2026-11-10', '2027-01-30'));
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.6, change, added: 74, make: () => make('2027-02-02', '2027-02-27') });
  return [first, second].map((records, index) => ({ file: `apprentices-${RUNS[index]}.csv`, text: csv(records) }));
}
