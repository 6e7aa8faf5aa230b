import { addDays, draws, json, nextRun } from '../made.mjs';

const ROLES = {
  'Data Engineer': ['Data', 128, ['Python', 'SQL', 'Spark', 'Airflow', 'dbt', 'Snowflake', 'Kafka']],
  'Data Analyst': ['Data', 88, ['SQL', 'Excel', 'Tableau', 'Python', 'Power BI', 'Looker']],
  'Data Scientist': ['Data', 132, ['Python', 'SQL', 'R', 'PyTorch', 'scikit-learn', 'Spark']],
  'Machine Learning Engineer': ['AI/ML', 158, ['Python', 'PyTorch', 'TensorFlow', 'Kubernetes', 'CUDA', 'SQL']],
  'Backend Engineer': ['Engineering', 134, ['Go', 'Java', 'Python', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Rust']],
  'Frontend Developer': ['Engineering', 116, ['TypeScript', 'React', 'Vue', 'CSS', 'Next.js', 'GraphQL']],
  'Full Stack Developer': ['Engineering', 122, ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'AWS', 'Python']],
  'DevOps Engineer': ['Infrastructure', 136, ['Kubernetes', 'Terraform', 'AWS', 'Linux', 'Python', 'Go']],
  'Security Analyst': ['Security', 112, ['SIEM', 'Python', 'Linux', 'Splunk', 'AWS']],
  'QA Engineer': ['Engineering', 96, ['Selenium', 'Python', 'Cypress', 'Java', 'SQL']],
};
const LEVELS = [
  ['Junior', 0.72, 0, 2],
  ['Mid', 1, 2, 5],
  ['Senior', 1.28, 5, 8],
  ['Lead', 1.46, 7, 12],
];
const COMPANIES = [
  'Brightloop',
  'Northwind Health',
  'Quantica',
  'Fernbank',
  'Paylane',
  'Orbit Freight',
  'Maple Analytics',
  'Cloudharbor',
  'Vireo',
  'Stackforge',
  'Tidewater Bank',
  'Lumen Grid',
  'Parsec Games',
  'Helio Retail',
  'Kestrel AI',
  'Oakline Insurance',
];
const SIZES = ['11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+'];
const CITIES = ['Austin, TX', 'New York, NY', 'Seattle, WA', 'Denver, CO', 'Chicago, IL', 'Boston, MA', 'San Francisco, CA', 'Atlanta, GA'];
const RUNS = ['2026-11-05', '2026-11-26'];

/** A board of tech and data jobs, two runs: salaries that a third of the ads leave out, skills as a list, true and false. */
export function devjobs() {
  const draw = draws(340_022);
  let number = 0;
  let run = 0;
  const homes = Object.fromEntries(COMPANIES.map((name) => [name, [draw.pick(SIZES), draw.int(28, 48) / 10]]));
  const make = () => {
    number += 1;
    const role = draw.pick(Object.keys(ROLES));
    const [category, pay, skills] = ROLES[role];
    const [level, factor, low, high] = draw.weighted(LEVELS.map((item, at) => [item, [4, 7, 7, 2][at]]));
    const company = draw.pick(COMPANIES);
    const workplace = draw.weighted([
      ['Remote', 4],
      ['Hybrid', 5],
      ['On-site', 4],
    ]);
    const salary = Math.round(pay * factor * draw.spread()) * 1000;
    const hidden = draw.chance(0.3);
    const postedAt = draw.day(addDays(RUNS[run], run === 0 ? -50 : -20), RUNS[run]);
    return {
      jobId: `JB-${40_210 + number * 13}`,
      title: level === 'Mid' ? role : `${level} ${role}`,
      company,
      companySize: homes[company][0],
      companyRating: homes[company][1],
      category,
      seniority: level,
      location: workplace === 'Remote' && draw.chance(0.7) ? 'Anywhere (US)' : draw.pick(CITIES),
      workplace,
      employmentType: draw.weighted([
        ['Full-time', 10],
        ['Contract', 2],
        ['Part-time', 0.6],
        ['Internship', level === 'Junior' ? 2 : 0],
      ]),
      salaryMin: hidden ? null : salary,
      salaryMax: hidden ? null : Math.round((salary * (1.12 + draw.next() * 0.3)) / 1000) * 1000,
      equity: draw.chance(0.34),
      visaSponsorship: draw.chance(0.22),
      yearsExperience: draw.int(low, high),
      degreeRequired: draw.chance(0.4),
      skills: draw.some(skills, draw.int(2, 5)),
      benefits: draw.some(['401k', 'health insurance', 'unlimited PTO', '4-day week', 'parental leave', 'learning budget'], draw.int(1, 4)),
      postedAt,
      applyBy: draw.chance(0.4) ? null : addDays(postedAt, draw.int(25, 75)),
      applicants: Math.round(draw.next() ** 2 * 420),
      easyApply: draw.chance(0.5),
    };
  };
  const change = (job) => {
    const raise = job.salaryMin !== null && draw.chance(0.12) ? draw.int(-6, 12) * 1000 : 0;
    return {
      ...job,
      salaryMin: job.salaryMin === null ? null : job.salaryMin + raise,
      salaryMax: job.salaryMax === null ? null : job.salaryMax + raise,
      applicants: job.applicants + draw.int(3, 190),
    };
  };
  const first = Array.from({ length: 310 }, make);
  run = 1;
  const second = nextRun(first, { draw, gone: 0.27, changed: 0.92, change, added: 96, make });
  return [first, second].map((jobs, at) => ({ file: `devjobs-${RUNS[at]}.json`, text: json(jobs) }));
}
