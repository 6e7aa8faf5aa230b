import { draws, ndjson, round, thousands } from '../made.mjs';

const WORK = {
  'Web Development': ['React', 'PHP', 'Python', 'WordPress', 'TypeScript', 'SQL'],
  Design: ['Figma', 'Illustrator', 'Photoshop', 'Branding', 'UI/UX'],
  Writing: ['Copywriting', 'SEO', 'Editing', 'Technical writing'],
  Translation: ['Subtitling', 'Editing', 'Legal translation', 'Localization'],
  'Video & Audio': ['Premiere Pro', 'After Effects', 'Sound mixing', 'Voice over'],
  'Data Science': ['Python', 'SQL', 'R', 'Tableau', 'Machine learning'],
  Marketing: ['SEO', 'Google Ads', 'Email marketing', 'Copywriting'],
  Accounting: ['QuickBooks', 'Excel', 'Tax returns', 'Payroll'],
};
const LEVEL = {
  'Web Development': 1.2,
  Design: 0.95,
  Writing: 0.8,
  Translation: 0.65,
  'Video & Audio': 0.9,
  'Data Science': 1.55,
  Marketing: 1,
  Accounting: 0.85,
};
const COUNTRIES = {
  Ukraine: [0.8, 2],
  India: [0.5, 5],
  Philippines: [0.4, 4],
  Germany: [1.5, 2],
  'United States': [1.7, 4],
  Argentina: [0.7, 2],
  Pakistan: [0.42, 3],
  Poland: [0.95, 2],
  Kenya: [0.45, 1.5],
  'United Kingdom': [1.5, 2],
};
const SPEAKS = {
  Ukraine: 'Ukrainian',
  India: 'Hindi',
  Philippines: 'Tagalog',
  Germany: 'German',
  Argentina: 'Spanish',
  Pakistan: 'Urdu',
  Poland: 'Polish',
  Kenya: 'Swahili',
};

/** Profiles of a freelance marketplace: "$45.00/hr", "98%", "3 days ago". */
export function freelancers() {
  const draw = draws(111_006);
  return [{ file: 'freelancers-2026-10-05.ndjson', text: ndjson(Array.from({ length: 520 }, (_, index) => profile(draw, index))) }];
}

function profile(draw, index) {
  const category = draw.pick(Object.keys(WORK));
  const country = draw.weighted(Object.entries(COUNTRIES).map(([name, [, weight]]) => [name, weight]));
  const rate = round(30 * LEVEL[category] * COUNTRIES[country][0] * draw.spread() * draw.spread() + 3, 2);
  const fresh = draw.chance(0.14);
  const hours = fresh ? 0 : Math.round(draw.next() ** 3 * 7400) + 6;
  const jobs = fresh ? 0 : Math.max(1, Math.round(hours / draw.int(12, 60)));
  const success = jobs < 4 ? null : draw.int(71, 100);
  const skills = draw.some(WORK[category], draw.int(1, 4));
  return {
    profileId: `~01${(7_340_033 * (index + 3)).toString(16)}`,
    displayName: `${draw.pick(['Olena', 'Ravi', 'Maria', 'Jonas', 'Grace', 'Aisha', 'Piotr', 'Lucía', 'Tom', 'Wanjiru', 'Bilal', 'Sofia'])} ${draw.pick(['A.', 'B.', 'D.', 'G.', 'K.', 'M.', 'N.', 'P.', 'R.', 'S.', 'T.', 'V.'])}`,
    headline: `${draw.pick(['Senior', 'Experienced', 'Friendly', 'Certified', 'Full-time'])} ${skills[0]} ${draw.pick(['expert', 'specialist', 'pro', 'consultant'])} | ${draw.pick(['10 years in SaaS', 'quick turnaround', 'Fortune 500 clients', 'startups welcome', '24/7 support'])}`,
    category,
    country,
    hourly: `$${thousands(rate, ',', 2)}/hr`,
    successRate: success === null ? 'N/A' : `${success}%`,
    jobs_done: jobs,
    hoursBilled: hours,
    earned_total: fresh ? null : `$${thousands(Math.round(hours * rate * (0.6 + draw.next() * 0.5)), ',')}`,
    skills,
    langs: [
      ...(country === 'United States' || draw.chance(0.94) ? ['English'] : []),
      ...(SPEAKS[country] ? [SPEAKS[country]] : []),
      ...(draw.chance(0.15) ? [draw.pick(['French', 'Italian', 'Portuguese'])] : []),
    ],
    topRated: success !== null && success >= 90 && draw.chance(0.6),
    agency: draw.chance(0.16),
    idVerified: draw.chance(0.68),
    offersConsult: draw.chance(0.3),
    replies_h: draw.chance(0.1) ? null : draw.int(1, 48),
    weeklyHours: draw.pick(['10 h', '20 h', '30 h', '40 h', '40 h']),
    memberSince: draw.day('2012-01-10', '2026-09-20'),
    lastActive: draw.chance(0.3)
      ? `${draw.int(1, 9)} h ago`
      : `${draw.weighted([
          [1, 2],
          [2, 3],
          [4, 3],
          [9, 3],
          [draw.int(12, 29), 4],
          [draw.int(31, 160), 3],
        ])} days ago`,
    score: fresh ? null : round(2.9 + Math.sqrt(draw.next()) * 2.1, 2),
    nReviews: fresh ? 0 : Math.max(1, Math.round(jobs * (0.4 + draw.next() * 0.5))),
    rehire_pct: jobs < 2 ? null : `${draw.int(3, 88)}%`,
    min_budget: draw.chance(0.3) ? 'n/a' : `$${draw.pick([50, 100, 150, 250, 500, 750, 1000])}`,
    portfolioItems: draw.int(0, 44),
    tz: draw.pick(['UTC-8', 'UTC-5', 'UTC+0', 'UTC+1', 'UTC+3', 'UTC+5']),
  };
}
