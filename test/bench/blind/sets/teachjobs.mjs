import { csv, draws, thousands } from '../made.mjs';

const PLACES = [
  ['South Korea', ['Seoul', 'Busan', 'Daegu'], 2200, 8],
  ['Japan', ['Tokyo', 'Osaka', 'Sapporo'], 2100, 7],
  ['Vietnam', ['Hanoi', 'Ho Chi Minh City', 'Da Nang'], 1600, 7],
  ['Spain', ['Madrid', 'Valencia', 'Seville'], 1450, 6],
  ['China', ['Shanghai', 'Chengdu', 'Shenzhen'], 2700, 8],
  ['Thailand', ['Bangkok', 'Chiang Mai'], 1250, 5],
  ['United Arab Emirates', ['Dubai', 'Abu Dhabi'], 3900, 4],
  ['Mexico', ['Mexico City', 'Puebla'], 1050, 3],
  ['Czech Republic', ['Prague', 'Brno'], 1300, 3],
  ['Colombia', ['Bogota', 'Medellin'], 950, 2],
];
const KINDS = [
  ['Language Academy', 0.9, 8],
  ['International School', 1.45, 5],
  ['Public School', 1, 5],
  ['Kindergarten', 0.95, 4],
  ['University', 1.2, 2],
];
const SCHOOLS = {
  'Language Academy': ['Bright Path English', 'Lingua Plus', 'TalkTime', 'Oxbridge House', 'Wordwise'],
  'International School': ['St. George International', 'Harbour View School', 'Greenfield International', 'The Meridian School'],
  'Public School': ['City Education Office', 'Provincial Schools Board', 'EPIK Placement'],
  Kindergarten: ['Little Acorns', 'Sunny Kids', 'Rainbow Kinder'],
  University: ['National University', 'Institute of Technology', 'Pacific University'],
};
const TITLES = {
  'Language Academy': ['ESL Teacher', 'English Instructor', 'Business English Trainer', 'Exam Prep Tutor'],
  'International School': ['Primary Teacher', 'Maths Teacher', 'Science Teacher', 'English Teacher', 'Head of English'],
  'Public School': ['Assistant Language Teacher', 'English Teacher'],
  Kindergarten: ['Kindergarten Teacher', 'Nursery Teacher'],
  University: ['English Lecturer', 'Academic Writing Instructor'],
};
const AGES = {
  'Language Academy': ['Young learners', 'Teens', 'Adults', 'Mixed'],
  'International School': ['Young learners', 'Teens'],
  'Public School': ['Young learners', 'Teens'],
  Kindergarten: ['Preschool'],
  University: ['Adults'],
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function american(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Teaching jobs abroad off a job board: "$2,150", "12 months", "Feb 1, 2027", pay that is not always told. */
export function teachjobs() {
  const draw = draws(360_002);
  let at = 3100;
  const records = Array.from({ length: 270 }, () => {
    at += draw.int(1, 9);
    const [country, cities, pay] = draw.weighted(PLACES.map((item) => [item, item[3]]));
    const [kind, worth] = draw.weighted(KINDS.map((item) => [item, item[2]]));
    const salary = Math.round((pay * worth * draw.spread()) / 10) * 10;
    return {
      'Job ID': `TJ-${at}`,
      Position: draw.pick(TITLES[kind]),
      School: draw.pick(SCHOOLS[kind]),
      Country: country,
      City: draw.pick(cities),
      'School Type': kind,
      'Age Group': draw.pick(AGES[kind]),
      'Monthly Salary (USD)': draw.chance(0.09) ? 'N/A' : `$${thousands(draw.chance(0.01) ? salary * 3 : salary, ',')}`,
      'Contract Length': `${draw.weighted([
        [6, 2],
        [9, 1.5],
        [10, 2],
        [12, 9],
        [24, 2.5],
      ])} months`,
      'Weekly Hours': draw.chance(0.06) ? '' : draw.int(14, 40),
      'Start Date': american(
        draw.chance(0.3) ? draw.pick(['2027-01-04', '2027-02-01', '2027-03-01', '2027-09-01']) : draw.day('2026-12-01', '2027-09-30'),
      ),
      Posted: american(draw.day('2026-08-10', '2026-11-25')),
      'Min. Experience (yrs)': draw.weighted([
        [0, 7],
        [1, 5],
        [2, 5],
        [3, 2],
        [5, 1],
      ]),
      'TEFL Required': draw.chance(0.6) ? 'Yes' : 'No',
      Housing: draw.weighted([
        ['Provided', 4],
        ['Allowance', 4],
        ['Not included', 5],
      ]),
      'Flights Paid': draw.chance(pay > 2000 ? 0.55 : 0.15) ? 'Yes' : 'No',
      'Visa Sponsored': draw.chance(0.06) ? '' : draw.chance(0.78) ? 'Yes' : 'No',
      Vacancies: draw.weighted([
        [1, 9],
        [2, 5],
        [3, 2],
        [5, 1.5],
        [10, 0.6],
        [25, 0.2],
      ]),
    };
  });
  return [{ file: 'teachjobs-2026-11-26.csv', text: csv(records) }];
}
