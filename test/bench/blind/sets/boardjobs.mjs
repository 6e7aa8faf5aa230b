import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const RUNS = ['2026-10-29', '2026-11-12', '2026-11-26'];
const COMPANIES = [
  ['Bluefin Labs', '51-200', 4.3],
  ['Oakridge Health', '1001-5000', 3.6],
  ['Quantiva', '201-500', 4.1],
  ['Ferro Systems', '501-1000', 3.9],
  ['Lumen & Co', '11-50', 4.7],
  ['Harvest Bank', '5000+', 3.4],
  ['PixelForge', '51-200', 4],
  ['Trailhead Logistics', '1001-5000', 3.2],
  ['Nimbus Cloud', '501-1000', 4.4],
  ['Sable Security', '201-500', null],
  ['Kestrel Robotics', '51-200', 4.5],
  ['Mariner Retail', '5000+', 2.9],
  ['Verdant Energy', '201-500', 3.8],
  ['Copperline', '11-50', null],
];
const ROLES = [
  [
    'Engineering',
    112,
    ['Backend Engineer', 'Frontend Engineer', 'DevOps Engineer', 'Mobile Developer', 'QA Engineer', 'Embedded Engineer'],
    ['Python', 'Go', 'Java', 'TypeScript', 'React', 'Kubernetes', 'AWS', 'C++'],
  ],
  ['Data', 108, ['Data Analyst', 'Data Engineer', 'Machine Learning Engineer', 'BI Developer'], ['Python', 'SQL', 'Spark', 'Tableau', 'AWS', 'dbt']],
  ['Design', 88, ['Product Designer', 'UX Researcher', 'Graphic Designer'], ['Figma', 'Photoshop', 'Prototyping', 'User Testing']],
  ['Marketing', 74, ['Content Marketer', 'SEO Specialist', 'Growth Manager'], ['SEO', 'Google Ads', 'Copywriting', 'HubSpot', 'SQL']],
  ['Sales', 78, ['Account Executive', 'Sales Development Rep', 'Solutions Consultant'], ['Salesforce', 'Negotiation', 'Cold Calling', 'HubSpot']],
  ['Customer Support', 52, ['Support Specialist', 'Customer Success Manager'], ['Zendesk', 'Intercom', 'SQL', 'Spanish']],
  ['Finance', 82, ['Accountant', 'Financial Analyst', 'Payroll Specialist'], ['Excel', 'SAP', 'QuickBooks', 'SQL']],
];
const LEVELS = [
  ['Junior', 3, 0.68, 0],
  ['Mid', 5, 1, 2],
  ['Senior', 5, 1.34, 5],
  ['Lead', 1.6, 1.6, 7],
];
const PLACES = ['Austin, TX', 'Denver, CO', 'New York, NY', 'Chicago, IL', 'Boston, MA', 'Atlanta, GA', 'San Diego, CA'];

/** Ads of a job board, three runs two weeks apart: pay per year in dollars, a quarter without pay, applicants that grow, some ads reposted with another pay. */
export function boardjobs() {
  const draw = draws(320_202);
  let id = 4_410_003;
  let today = RUNS[0];
  const make = () => {
    const [category, pay, titles, skills] = draw.weighted(ROLES.map((item, at) => [item, [8, 4, 2.4, 2.2, 2.6, 2, 1.8][at]]));
    const [seniority, , factor, years] = draw.weighted(LEVELS.map((item) => [item, item[1]]));
    const [company, companySize, companyRating] = draw.pick(COMPANIES);
    const low = Math.round(pay * factor * draw.spread());
    const hidden = draw.chance(0.24);
    const workMode = draw.weighted([
      ['Remote', 4],
      ['Hybrid', 4.4],
      ['On-site', 4],
    ]);
    const datePosted = draw.day(addDays(today, -40), addDays(today, -1));
    id += draw.int(2, 60);
    return {
      jobId: id,
      jobTitle: seniority === 'Mid' ? draw.pick(titles) : `${seniority} ${draw.pick(titles)}`,
      company,
      companySize,
      companyRating,
      category,
      seniority,
      location: draw.pick(PLACES),
      workMode,
      employmentType: draw.weighted([
        ['Full-time', 10],
        ['Contract', 2.4],
        ['Part-time', 1.5],
        ['Internship', 0.6],
      ]),
      salaryMin: hidden ? null : low * 1000,
      salaryMax: hidden ? null : (low + draw.int(6, 42)) * 1000,
      bonusPct: draw.chance(0.6) ? null : draw.pick([5, 8, 10, 12, 15, 20]),
      equity: draw.chance(0.3),
      visaSponsorship: draw.chance(0.16),
      easyApply: draw.chance(0.45),
      minYearsExp: draw.chance(0.1) ? null : years + draw.int(0, 3),
      degreeRequired: draw.chance(0.42),
      skills: draw.some(skills, draw.int(2, 4)),
      ptoDays: draw.chance(0.3) ? null : draw.int(10, 30),
      applicants: Math.round(draw.next() ** 2 * 260),
      openings: draw.weighted([
        [1, 8],
        [2, 2],
        [3, 1],
        [5, 0.5],
      ]),
      datePosted,
      closingDate: draw.chance(0.35) ? null : addDays(datePosted, draw.int(35, 75)),
    };
  };
  const change = (job) => ({
    ...job,
    salaryMin: job.salaryMin === null ? null : job.salaryMin + draw.int(-6, 14) * 1000,
    salaryMax: job.salaryMax === null ? null : job.salaryMax + draw.int(14, 18) * 1000,
  });
  const older = (job) => ({ ...job, applicants: job.applicants + Math.round(draw.next() ** 2 * 70) });
  const runs = [Array.from({ length: 250 }, make)];
  for (const day of RUNS.slice(1)) {
    today = day;
    const fresh = () => ({
      ...make(),
      datePosted: draw.day(addDays(day, -13), addDays(day, -1)),
      closingDate: draw.chance(0.4) ? null : addDays(day, draw.int(20, 60)),
    });
    runs.push(nextRun(runs.at(-1).map(older), { draw, gone: 0.15, changed: 0.07, change, added: draw.int(38, 52), make: fresh }));
  }
  return runs.map((jobs, at) => ({ file: `boardjobs-${RUNS[at]}.ndjson`, text: ndjson(jobs) }));
}
