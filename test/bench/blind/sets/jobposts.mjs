import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

const RUNS = ['2026-11-12', '2026-11-19', '2026-11-26'];
/** [title, middle of the yearly pay, skills]. */
const ROLES = [
  ['Data Analyst', 78_000, ['SQL', 'Excel', 'Tableau', 'Python']],
  ['Data Engineer', 128_000, ['SQL', 'Python', 'Spark', 'AWS']],
  ['Frontend Developer', 112_000, ['JavaScript', 'React', 'CSS', 'TypeScript']],
  ['Backend Developer', 124_000, ['Python', 'Go', 'PostgreSQL', 'AWS']],
  ['Product Manager', 135_000, ['Roadmaps', 'SQL', 'Figma', 'Agile']],
  ['UX Designer', 102_000, ['Figma', 'Prototyping', 'User Research']],
  ['Customer Support Specialist', 48_000, ['Zendesk', 'Excel', 'Spanish']],
  ['Account Executive', 92_000, ['Salesforce', 'Negotiation', 'Spanish']],
  ['Registered Nurse', 84_000, ['ICU', 'CPR', 'Epic']],
  ['Warehouse Supervisor', 58_000, ['Forklift', 'Excel', 'OSHA']],
  ['Accountant', 74_000, ['Excel', 'QuickBooks', 'GAAP']],
];
/** [company, industry, size, rating]. */
const FIRMS = [
  ['Brightloom', 'Software', '51-200', 4.3],
  ['Harbor & Pine', 'Retail', '1001-5000', 3.4],
  ['Mercy Valley Health', 'Healthcare', '5001-10000', 3.8],
  ['Quantforge', 'Finance', '201-500', 4.1],
  ['Lumen Freight', 'Logistics', '501-1000', 3.1],
  ['Cobalt Cloud', 'Software', '201-500', 4.5],
  ['Fernway Foods', 'Retail', '501-1000', 3.6],
  ['Northstar Mutual', 'Finance', '1001-5000', 3.9],
  ['Tidewater Clinics', 'Healthcare', '201-500', null],
  ['Pixel Orchard', 'Media', '11-50', 4.7],
];
const CITIES = ['Austin, TX', 'Denver, CO', 'Chicago, IL', 'Seattle, WA', 'Atlanta, GA', 'Boston, MA'];
const BENEFITS = ['401(k)', 'Dental', 'Health insurance', 'Parental leave', 'Unlimited PTO', 'Stock options', 'Tuition assistance'];
const LEVELS = [
  ['Entry level', 0.75],
  ['Mid level', 1],
  ['Senior', 1.28],
  ['Director', 1.6],
];

function ago(draw, posted, run) {
  const days = Math.round((Date.parse(run) - Date.parse(posted)) / 86_400_000);
  if (days === 0) return `${draw.int(1, 9)} h ago`;
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Job posts as a board shows them, three weeks running: the day of posting as "3 days ago", pay that is often left out, more applicants each week. */
export function jobposts() {
  const draw = draws(300_022);
  let id = 4_410_200;
  const job = (from, to) => {
    const [role, middle, skills] = draw.pick(ROLES);
    const [company, industry, companySize, companyRating] = draw.pick(FIRMS);
    const [seniority, factor] = draw.weighted([
      [LEVELS[0], 3],
      [LEVELS[1], 5],
      [LEVELS[2], 4],
      [LEVELS[3], 0.7],
    ]);
    const salaryMin = Math.round((middle * factor * draw.spread() ** 0.4) / 1000) * 1000;
    const shown = draw.chance(0.66);
    const workplaceType = draw.weighted([
      ['On-site', 5],
      ['Hybrid', 4],
      ['Remote', 4],
    ]);
    const posted = draw.day(from, to);
    id += draw.int(3, 40);
    return {
      jobId: id,
      title: seniority === 'Senior' ? `Senior ${role}` : role,
      company,
      industry,
      companySize,
      companyRating,
      location: workplaceType === 'Remote' ? 'United States' : draw.pick(CITIES),
      workplaceType,
      employmentType: draw.weighted([
        ['Full-time', 9],
        ['Part-time', 1.4],
        ['Contract', 2.2],
        ['Internship', 0.6],
      ]),
      seniority,
      salaryMin: shown ? salaryMin : null,
      salaryMax: shown ? salaryMin + draw.int(6, 35) * 1000 : null,
      yearsExp: draw.chance(0.15) ? null : Math.max(0, Math.round(factor * 8 - 5 + draw.int(-1, 2))),
      skills: draw.some(skills, draw.int(2, 4)),
      benefits: draw.some(BENEFITS, draw.int(0, 4)),
      easyApply: draw.chance(0.45),
      visaSponsorship: draw.chance(0.3) ? null : draw.chance(0.22),
      urgentlyHiring: draw.chance(0.14),
      applicants: round(draw.next() ** 2 * 240),
      posted,
      applyBy: draw.chance(0.4) ? null : addDays(posted, draw.int(30, 75)),
    };
  };
  const change = (record) => ({ ...record, applicants: record.applicants + draw.int(1, 60) });
  const first = Array.from({ length: 215 }, () => job('2026-10-14', RUNS[0]));
  const later = (records, from, to) =>
    nextRun(records, { draw, gone: 0.12, changed: 0.85, change, added: 38, make: () => job(addDays(from, 1), to) });
  const second = later(first, RUNS[0], RUNS[1]);
  const third = later(second, RUNS[1], RUNS[2]);
  return [first, second, third].map((records, at) => ({
    file: `jobposts-${RUNS[at]}.ndjson`,
    text: ndjson(records.map((record) => ({ ...record, posted: ago(draw, record.posted, RUNS[at]) }))),
  }));
}
