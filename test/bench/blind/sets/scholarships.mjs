import { draws, json, thousands } from '../made.mjs';

const SPONSORS = [
  'Alden Foundation',
  'Rotary District 5180',
  'Brightpath Trust',
  'Keystone Credit Union',
  'National Nurses League',
  'Society of Steel Engineers',
  'Harper Family Fund',
  'Pacific Teachers Guild',
  'Lumen Energy',
  'Daughters of Ohio',
  'Coastal Arts Council',
  'Valley Farm Bureau',
];
const FIRST = [
  'Eleanor Voss',
  'Samuel Okafor',
  'Rising Star',
  'Future Leaders',
  'Mary Tan',
  'Frank Delaney',
  'Open Doors',
  'Beacon',
  'Horizon',
  'Luis Ortega',
  'First Step',
  'Iris Campbell',
  'Maple',
  'Next Chapter',
  'Walter Kim',
  'Blue Ridge',
  'Cornerstone',
  'Anna Lindqvist',
];
const SECOND = [
  'Memorial Scholarship',
  'Merit Award',
  'Opportunity Grant',
  'Fellowship',
  'Achievement Prize',
  'Promise Scholarship',
  'Study Fund',
  'Community Award',
  'Excellence Award',
  'Bursary',
  'Legacy Scholarship',
  'Pathway Grant',
  'Diversity Award',
  'Access Fund',
  'Centennial Scholarship',
  'Service Award',
  'Innovators Grant',
  'Book Award',
  'Discovery Prize',
  'Tuition Grant',
];

/** A scholarship finder: "$2,500", yes/no, "5 days ago", spaced names, who may apply as lists. */
export function scholarships() {
  const draw = draws(140_004);
  const names = draw.some(
    FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)),
    340,
  );
  return [{ file: 'scholarships-2026-11-20.json', text: json(names.map((name) => award(draw, name))) }];
}

function award(draw, name) {
  const level = draw.weighted([
    ['High school', 2.5],
    ['Undergraduate', 6],
    ['Graduate', 3],
    ['Doctoral', 1],
  ]);
  const amount =
    Math.round(
      ((level === 'High school' ? 1400 : level === 'Undergraduate' ? 3600 : level === 'Graduate' ? 7200 : 14_000) *
        (0.25 + draw.next() ** 1.6 * 2.4)) /
        50,
    ) * 50;
  const ago = Math.round(draw.next() ** 1.4 * 330);
  const posted = new Date(Date.parse('2026-11-20') - (ago + 1) * 86_400_000).toISOString().slice(0, 10);
  return {
    Name: name,
    Sponsor: draw.pick(SPONSORS),
    Level: level,
    'Field of Study': draw.weighted([
      ['Engineering', 4],
      ['Nursing', 3],
      ['Education', 2.5],
      ['Arts', 2.5],
      ['Computer Science', 3],
      ['Agriculture', 1.5],
      ['Law', 1.2],
      ['Any', 4],
    ]),
    State: draw.weighted([
      ['Nationwide', 7],
      ['California', 2.5],
      ['Texas', 2.2],
      ['Ohio', 2],
      ['New York', 2],
      ['Oregon', 1],
      ['Georgia', 1.2],
    ]),
    'Award Amount': `$${thousands(amount, ',')}`,
    'Awards Given': draw.chance(0.06) ? null : Math.ceil(draw.next() ** 3 * 60),
    Deadline: draw.chance(0.05) ? null : draw.day('2026-11-24', '2027-08-31'),
    'Min GPA': draw.chance(0.3) ? null : draw.pick([2, 2.5, 2.5, 2.75, 3, 3, 3, 3.2, 3.5, 3.5, 3.7, 3.8]),
    'Essay Required': draw.chance(0.58) ? 'Yes' : 'No',
    Renewable: draw.chance(0.27) ? 'Yes' : 'No',
    'Need Based': draw.chance(0.36) ? 'Yes' : 'No',
    'Applicants Last Year': draw.chance(0.16) ? 'N/A' : thousands(Math.round(14 + draw.next() ** 2.2 * 5200 * draw.spread()), ','),
    Posted: ago + 1 < 28 ? `${ago + 1} day${ago === 0 ? '' : 's'} ago` : posted,
    Eligibility: draw.some(
      ['women', 'veterans', 'first-generation', 'international students', 'transfer students', 'single parents', 'students with disabilities'],
      draw.weighted([
        [0, 4],
        [1, 4],
        [2, 2],
        [3, 1],
      ]),
    ),
  };
}
