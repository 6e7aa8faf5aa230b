import { addDays, draws, json, nextRun, thousands } from '../made.mjs';

const ROLES = [
  ['Data Engineer', 62],
  ['Backend Developer', 60],
  ['Frontend Developer', 55],
  ['DevOps Engineer', 66],
  ['Product Manager', 72],
  ['UX Designer', 50],
  ['QA Tester', 42],
  ['Support Agent', 32],
  ['Accountant', 45],
  ['Sales Representative', 40],
  ['Machine Learning Engineer', 74],
];
const COMPANIES = [
  'Nordwind',
  'Blueleaf',
  'Kranich Labs',
  'Octopus Freight',
  'Pixel Bakery',
  'Quantia',
  'Solaris Bank',
  'TerraCare',
  'Umbra Games',
  'Velo City',
  'Wattline',
];
const PLACES = [
  ['Berlin', 'Germany'],
  ['Munich', 'Germany'],
  ['Hamburg', 'Germany'],
  ['Paris', 'France'],
  ['Lyon', 'France'],
  ['Amsterdam', 'Netherlands'],
  ['Madrid', 'Spain'],
  ['Dublin', 'Ireland'],
  ['Lisbon', 'Portugal'],
];
const SKILLS = ['Python', 'Java', 'TypeScript', 'SQL', 'Kubernetes', 'AWS', 'Figma', 'Excel', 'Go', 'React', 'German', 'French'];
const RUNS = ['2025-10-06', '2025-10-13', '2025-10-20'];

/** A job board: names with spaces, salary bands in euro, lists of skills, three runs. */
export function jobs() {
  const draw = draws(7707);
  let serial = 310;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 5);
    return job(draw, { serial, run });
  };
  const change = (record) => ({ ...record, Applicants: (record.Applicants ?? 0) + draw.int(1, 180) });
  let records = Array.from({ length: 640 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.14, changed: 0.3, change, added: draw.int(80, 110), make });
    files.push({ file: `jobs-${run}.json`, text: json(records) });
  }
  return files;
}

function job(draw, { serial, run }) {
  const [role, base] = draw.pick(ROLES);
  const seniority = draw.weighted([
    ['Junior', 3],
    ['Mid', 5],
    ['Senior', 4],
    ['Lead', 1.5],
  ]);
  const factor = { Junior: 0.75, Mid: 1, Senior: 1.25, Lead: 1.5 }[seniority];
  const from = Math.round(base * factor * draw.spread()) * 1000;
  const [location, country] = draw.pick(PLACES);
  const posted = draw.day(addDays(run, -40), addDays(run, -1));
  const hidden = draw.chance(0.15);
  return {
    'Job ID': `J-${serial}`,
    'Job Title': `${seniority === 'Mid' ? '' : `${seniority} `}${role}`,
    Role: role,
    Seniority: seniority,
    Company: draw.pick(COMPANIES),
    Location: location,
    Country: country,
    Remote: draw.chance(0.4) ? 'Yes' : 'No',
    'Employment Type': draw.weighted([
      ['Full-time', 8],
      ['Part-time', 2],
      ['Contract', 2],
      ['Internship', 1],
    ]),
    'Salary From': hidden ? null : `€${thousands(from, ',')}`,
    'Salary To': hidden ? null : `€${thousands(from + draw.int(4, 22) * 1000, ',')}`,
    'Experience (yrs)': { Junior: draw.int(0, 2), Mid: draw.int(2, 5), Senior: draw.int(5, 9), Lead: draw.int(7, 12) }[seniority],
    Posted: posted,
    Deadline: draw.chance(0.2) ? null : addDays(posted, draw.int(14, 70)),
    Applicants: draw.chance(0.05) ? null : Math.round(draw.next() ** 2 * 420),
    Openings: draw.weighted([
      [1, 8],
      [2, 2],
      [3, 1],
      [5, 0.4],
    ]),
    Skills: draw.some(SKILLS, draw.int(1, 5)),
    'Visa Sponsorship': draw.chance(0.25),
    'Easy Apply': draw.chance(0.5) ? 1 : 0,
    'Company Rating': draw.chance(0.1) ? null : `${(2.4 + draw.next() * 2.5).toFixed(1)}/5`,
    'Vacation Days': draw.chance(0.2) ? null : draw.int(20, 35),
    Description: `We look for a ${role.toLowerCase()} who ${draw.pick(['enjoys small teams', 'can travel now and then', 'loves clean code', 'speaks with customers every day', 'has worked in a startup'])}.`,
    link: `https://jobs.example/${serial}`,
  };
}
