import { addDays, csv, draws, round, thousands } from '../made.mjs';

const DEPTS = {
  Production: [
    ['Production Technician I', 52_000, 6],
    ['Production Technician II', 62_000, 3],
    ['Production Manager', 78_000, 0.7],
  ],
  'IT/IS': [
    ['Data Analyst', 88_000, 2],
    ['Sr. Network Engineer', 99_000, 1],
    ['IT Support', 64_000, 2],
    ['IT Manager - DB', 138_000, 0.5],
  ],
  Sales: [
    ['Area Sales Manager', 65_000, 4],
    ['Sales Manager', 72_000, 1],
  ],
  'Software Engineering': [
    ['Software Engineer', 95_000, 4],
    ['Software Engineering Manager', 125_000, 0.5],
  ],
  'Admin Offices': [
    ['Accountant I', 63_500, 2],
    ['Administrative Assistant', 51_000, 1.5],
    ['Sr. Accountant', 100_000, 0.6],
  ],
};
const BOSSES = {
  Production: ['Michael Albert', 'Kissy Sullivan', 'Elijiah Gray', 'Amy Dunn', 'Webster Butler'],
  'IT/IS': ['Simon Roup', 'Peter Monroe', 'Brian Champaigne'],
  Sales: ['John Smith', 'Lynn Daneault'],
  'Software Engineering': ['Alex Sweetwater'],
  'Admin Offices': ['Brandon R. LeBlanc', 'Janet King'],
};
const FIRST = {
  F: ['Sarah', 'Linda', 'Colby', 'Judith', 'Renee', 'Bonalyn', 'Taisha', 'Jasmine', 'Carla', 'Betsy', 'Nore', 'Adell'],
  M: ['Wilson', 'Hector', 'Charles', 'Luke', 'Francesco', 'Jeremy', 'Dallas', 'Edward', 'Sean', 'Thomas', 'Ricardo', 'Leonard'],
};
const LAST = [
  'Adinolfi',
  'Ait Sidi',
  'Akinkuolie',
  'Alagbe',
  'Anderson',
  'Athwal',
  'Bachiochi',
  'Barone',
  'Becker',
  'Biden',
  'Bondwell',
  'Brill',
  'Cady',
  'Carr',
  'Chigurh',
  'Cloninger',
  'Cornett',
  'Daniele',
  'Dee',
  'Digitale',
  'Engdahl',
  'Fett',
  'Fraval',
  'Gill',
  'Gonzales',
  'Hutter',
  'Jung',
  'Khemmich',
  'Lajiri',
  'Lunquist',
  'Mahoney',
  'Motlagh',
  'Ngodup',
  'Owad',
  'Peters',
  'Quinn',
  'Rivera',
  'Sloan',
  'Tippett',
  'Ybarra',
];

/** Employees as in the HR teaching file: "Last, First", pay with a comma, dates of hire and of termination, a status of words. */
export function hr() {
  const draw = draws(151_005);
  return [{ file: 'hr-2026-11-20.csv', text: csv(Array.from({ length: 360 }, (_, index) => employee(draw, index))) }];
}

function employee(draw, index) {
  const dept = draw.weighted([
    ['Production', 62],
    ['IT/IS', 17],
    ['Sales', 11],
    ['Software Engineering', 6],
    ['Admin Offices', 5],
  ]);
  const [position, pay] = draw.weighted(DEPTS[dept].map((entry) => [entry, entry[2]]));
  const sex = draw.chance(0.56) ? 'F' : 'M';
  const hired = draw.day('2009-01-05', '2026-10-26');
  const status = draw.weighted([
    ['Active', 68],
    ['Voluntarily Terminated', 26],
    ['Terminated for Cause', 5],
  ]);
  const left = status === 'Active' ? null : draw.day(addDays(hired, 20), '2026-11-12');
  const score = draw.weighted([
    ['Fully Meets', 78],
    ['Exceeds', 12],
    ['Needs Improvement', 6],
    ['PIP', 4],
  ]);
  return {
    Employee_Name: `${draw.pick(LAST)}, ${draw.pick(FIRST[sex])}${draw.chance(0.4) ? `  ${draw.pick(['A', 'E', 'J', 'K', 'L', 'M'])}` : ''}`,
    EmpID: 10_001 + index,
    Salary: `$${thousands(Math.round(pay * (0.84 + draw.next() * 0.36)), ',')}`,
    Position: position,
    DOB: draw.day('1955-01-01', '2003-06-30'),
    Sex: sex,
    MaritalDesc: draw.weighted([
      ['Single', 44],
      ['Married', 40],
      ['Divorced', 10],
      ['Separated', 4],
      ['Widowed', 3],
    ]),
    DateofHire: hired,
    DateofTermination: left,
    EmploymentStatus: status,
    Department: dept,
    ManagerName: draw.pick(BOSSES[dept]),
    RecruitmentSource: draw.weighted([
      ['Indeed', 28],
      ['LinkedIn', 24],
      ['Google Search', 16],
      ['Employee Referral', 10],
      ['Diversity Job Fair', 9],
      ['CareerBuilder', 7],
      ['Website', 4],
    ]),
    PerformanceScore: score,
    EngagementSurvey: round(score === 'PIP' ? 1.1 + draw.next() * 2 : 2.8 + draw.next() * 2.2, 2),
    Absences: draw.int(1, 20),
  };
}
