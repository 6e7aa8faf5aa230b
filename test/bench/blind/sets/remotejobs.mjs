import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

const TITLES = {
  Engineering: [['Backend Engineer', 'Frontend Engineer', 'DevOps Engineer', 'Mobile Developer', 'Data Engineer', 'QA Engineer'], 118],
  Design: [['Product Designer', 'UX Researcher', 'Brand Designer'], 96],
  Marketing: [['SEO Specialist', 'Content Marketer', 'Growth Manager'], 78],
  'Customer Support': [['Support Specialist', 'Customer Success Manager'], 58],
  Sales: [['Account Executive', 'Sales Development Rep'], 84],
  Product: [['Product Manager', 'Technical Product Owner'], 121],
  Finance: [['Accountant', 'Financial Analyst'], 82],
  HR: [['Recruiter', 'People Operations Manager'], 74],
};
const TAGS = {
  Engineering: ['python', 'go', 'react', 'typescript', 'aws', 'kubernetes', 'sql', 'rust', 'ruby'],
  Design: ['figma', 'prototyping', 'user research'],
  Marketing: ['seo', 'analytics', 'email', 'hubspot'],
  'Customer Support': ['zendesk', 'intercom', 'saas'],
  Sales: ['salesforce', 'outbound', 'saas', 'hubspot'],
  Product: ['roadmaps', 'analytics', 'sql', 'saas'],
  Finance: ['excel', 'netsuite', 'gaap'],
  HR: ['sourcing', 'greenhouse'],
};
const FIRMS = [
  ['Nimbus Labs', '11-50'],
  ['Parcelo', '51-200'],
  ['Quillwork', '1-10'],
  ['Tidepool Health', '201-500'],
  ['Zephyr Bank', '1000+'],
  ['Loomly', '51-200'],
  ['Brightdesk', '11-50'],
  ['Orbitly', '501-1000'],
  ['GreenGrid', '51-200'],
  ['Hexatrade', '201-500'],
  ['Kindred Care', '501-1000'],
  ['Maplemart', '1000+'],
  ['Snapforge', '11-50'],
  ['Vela Travel', '201-500'],
  ['Coderoot', '1-10'],
  ['Atlas Freight', '1000+'],
  ['Pinecone Games', '51-200'],
  ['Wellspring', '11-50'],
];

/** A board of remote jobs: "$95,000", "3 days ago", tags, flags with gaps; a week later some are filled and the others have more applicants. */
export function remotejobs() {
  const draw = draws(250_087);
  let serial = 0;
  const ago = (day, run) => {
    const days = Math.round((Date.parse(run) - Date.parse(day)) / 86_400_000);
    return days === 0 ? '2 h ago' : `${days} day${days === 1 ? '' : 's'} ago`;
  };
  const make = (from, to) => {
    const category = draw.weighted([
      ['Engineering', 9],
      ['Design', 2.6],
      ['Marketing', 3],
      ['Customer Support', 3],
      ['Sales', 2.8],
      ['Product', 2],
      ['Finance', 1.4],
      ['HR', 1.2],
    ]);
    const [titles, base] = TITLES[category];
    const level = draw.weighted([
      ['Junior', 2],
      ['Mid', 5],
      ['Senior', 5],
      ['Lead', 1.6],
      ['', 1],
    ]);
    const low = Math.round(base * draw.spread() * { Junior: 0.66, Mid: 0.92, Senior: 1.18, Lead: 1.4, '': 0.95 }[level]);
    const type = draw.weighted([
      ['Full-time', 10],
      ['Contract', 2.6],
      ['Part-time', 1.2],
      ['Internship', 0.5],
    ]);
    const [company, size] = draw.pick(FIRMS);
    const shown = !draw.chance(0.27);
    const day = draw.day(from, to);
    serial += 1;
    return {
      jobId: `rj_${(70_411 + serial * 53).toString(36)}`,
      title: `${level === '' || level === 'Mid' ? '' : `${level} `}${draw.pick(titles)}`,
      company,
      companySize: size,
      category,
      level: level === '' ? null : level,
      jobType: type,
      region: draw.weighted([
        ['Worldwide', 5],
        ['USA only', 5],
        ['Europe', 4],
        ['Americas', 2],
        ['UK only', 1.4],
        ['APAC', 1],
      ]),
      salaryMin: shown ? `$${thousands(low * 1000, ',')}` : null,
      salaryMax: shown && !draw.chance(0.08) ? `$${thousands(Math.round(low * (1.12 + draw.next() * 0.4)) * 1000, ',')}` : null,
      yearsExperience: draw.chance(0.16)
        ? null
        : { Junior: draw.int(0, 2), Mid: draw.int(2, 4), Senior: draw.int(5, 8), Lead: draw.int(7, 12), '': draw.int(1, 5) }[level],
      tags: draw.some(TAGS[category], draw.int(1, 4)),
      applicants: Math.round(draw.next() ** 2.2 * 480),
      views: 0,
      asyncFirst: draw.chance(0.3),
      fourDayWeek: draw.chance(0.09),
      equity: draw.chance(0.15) ? null : draw.chance(0.42),
      visaSponsorship: draw.chance(0.4) ? null : draw.chance(0.25),
      paidTimeOff: draw.chance(0.35) ? 'Unlimited' : draw.chance(0.2) ? null : `${draw.pick([15, 20, 22, 25, 28, 30, 33])} days`,
      companyRating: draw.chance(0.18) ? null : Number((2.6 + Math.sqrt(draw.next()) * 2.3).toFixed(1)),
      featured: draw.chance(0.12),
      posted: day,
      applyBy: draw.chance(0.3) ? null : addDays(day, draw.int(22, 60)),
    };
  };
  const viewed = (row) => ({ ...row, views: row.applicants * 7 + draw.int(11, 900) });
  const first = Array.from({ length: 240 }, () => viewed(make('2026-10-08', '2026-11-15')));
  const second = nextRun(first, {
    draw,
    gone: 0.17,
    changed: 0.8,
    change: (row) => {
      const more = draw.int(1, 60);
      const next = { ...row, applicants: row.applicants + more, views: row.views + more * 7 + draw.int(0, 200) };
      if (row.salaryMin !== null && draw.chance(0.1)) {
        const raise = (text) =>
          text === null
            ? null
            : `$${thousands(Math.round((Number(text.replaceAll(/[$,]/g, '')) * (draw.chance(0.8) ? 1.08 : 0.93)) / 1000) * 1000, ',')}`;
        return { ...next, salaryMin: raise(row.salaryMin) };
      }
      if (row.applyBy !== null && draw.chance(0.06)) return { ...next, applyBy: addDays(row.applyBy, 14) };
      return next;
    },
    added: 63,
    make: () => viewed(make('2026-11-16', '2026-11-22')),
  });
  const dated = (rows, run) => rows.map((row) => ({ ...row, posted: ago(row.posted, run) }));
  return [
    { file: 'remotejobs-2026-11-16.ndjson', text: ndjson(dated(first, '2026-11-16')) },
    { file: 'remotejobs-2026-11-23.ndjson', text: ndjson(dated(second, '2026-11-23')) },
  ];
}
