import { addDays, draws, json, thousands } from '../made.mjs';

const PLACES = [
  ['Houston', 'TX', 40, 7],
  ['Dallas', 'TX', 41, 5],
  ['Austin', 'TX', 40, 3],
  ['Phoenix', 'AZ', 42, 5],
  ['Denver', 'CO', 44, 5],
  ['Sacramento', 'CA', 66, 4],
  ['San Diego', 'CA', 61, 5],
  ['Seattle', 'WA', 53, 5],
  ['Boston', 'MA', 50, 5],
  ['Tampa', 'FL', 37, 4],
  ['Orlando', 'FL', 36, 3],
  ['Columbus', 'OH', 37, 4],
];
const UNITS = [
  ['ICU', 1.12, ['BLS', 'ACLS', 'CCRN'], 6],
  ['Emergency', 1.08, ['BLS', 'ACLS', 'PALS', 'TNCC'], 6],
  ['Med-Surg', 0.95, ['BLS', 'ACLS'], 8],
  ['Labor & Delivery', 1.06, ['BLS', 'NRP', 'ACLS'], 4],
  ['Pediatrics', 1, ['BLS', 'PALS'], 4],
  ['Oncology', 1.02, ['BLS', 'OCN'], 3],
  ['Operating Room', 1.14, ['BLS', 'ACLS', 'CNOR'], 4],
  ['Home Health', 0.92, ['BLS'], 4],
  ['Psychiatric', 0.97, ['BLS', 'CPI'], 3],
];
const EMPLOYERS = [
  'Bayline Health',
  'Saint Brigid Medical Center',
  'Northgate Hospital',
  'Cedar Ridge Health System',
  'Unity Valley Hospital',
  'Harborview Care Group',
  'Lakeshore Regional',
  'Prairie Star Nursing',
  'Mercy Point Clinic',
];

/** Nursing jobs of an American job board: "$42.50/hr", "36 hrs/wk", "2+ years", sign-on bonuses that most lack, lists of certificates. */
export function nursejobs() {
  const draw = draws(370_002);
  let at = 880_000;
  const records = Array.from({ length: 318 }, () => {
    at += draw.int(3, 40);
    const [city, state, level] = draw.weighted(PLACES.map((item) => [item, item[3]]));
    const [unit, factor, certificates] = draw.weighted(UNITS.map((item) => [item, item[3]]));
    const terms = draw.weighted([
      ['Full-time', 9],
      ['Part-time', 3],
      ['Per diem', 2],
      ['Travel', 4],
    ]);
    const low = level * factor * (terms === 'Travel' ? 1.3 : 1) * (0.8 + draw.spread() * 0.2);
    const years = draw.weighted([
      [0, 3],
      [1, 6],
      [2, 5],
      [3, 2],
      [5, 1],
    ]);
    const posted = draw.day('2026-09-15', '2026-11-26');
    const remote = unit === 'Home Health';
    return {
      jobId: at,
      jobTitle: `${draw.pick(['Registered Nurse', 'RN', 'Staff Nurse', 'Charge Nurse', 'RN II'])} - ${unit}`,
      employer: draw.pick(EMPLOYERS),
      city,
      state,
      specialty: unit,
      shift: remote
        ? 'Days'
        : draw.weighted([
            ['Days', 5],
            ['Nights', 5],
            ['Evenings', 2],
            ['Rotating', 2],
          ]),
      employmentType: terms,
      payFrom: draw.chance(0.06) ? null : `$${low.toFixed(2)}/hr`,
      payTo: draw.chance(0.14) ? null : `$${(low * (1.12 + draw.next() * 0.35)).toFixed(2)}/hr`,
      signOnBonus: draw.chance(terms === 'Full-time' ? 0.48 : 0.1)
        ? `$${thousands(draw.pick([2000, 3000, 5000, 5000, 7500, 10_000, 10_000, 15_000, 20_000]), ',')}`
        : null,
      weeklyHours: `${terms === 'Full-time' || terms === 'Travel' ? draw.pick([36, 36, 40, 48]) : draw.pick([8, 12, 16, 20, 24, 24])} hrs/wk`,
      minExperience: years === 0 ? 'None' : `${years}+ ${years === 1 ? 'year' : 'years'}`,
      certifications: ['BLS', ...certificates.slice(1).filter(() => draw.chance(0.7))],
      facilityBeds: remote || draw.chance(0.12) ? null : thousands(draw.pick([48, 86, 120, 180, 220, 305, 412, 560, 740, 1020]), ','),
      newGrads: years === 0,
      weekends: draw.chance(0.58),
      unionJob: draw.chance(['CA', 'WA', 'MA'].includes(state) ? 0.6 : 0.08),
      applicants: draw.chance(0.02) ? draw.int(140, 260) : draw.int(0, 46),
      datePosted: posted,
      closingDate: draw.chance(0.25) ? null : addDays(posted < '2026-11-01' ? '2026-11-20' : posted, draw.int(7, 50)),
    };
  });
  return [{ file: 'nursejobs-2026-11-26.json', text: json(records) }];
}
