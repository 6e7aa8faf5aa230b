import { csv, draws, thousands } from '../made.mjs';

const HOSPITALS = {
  'Mercy General Hospital': 'Albany',
  'St. Brendan Medical Center': 'Albany',
  'Lakeside Community Hospital': 'Erie',
  'Buffalo Heights Hospital': 'Erie',
  'Westfield University Hospital': 'Westchester',
  'Northern Pines Hospital': 'Clinton',
  'Riverbend Memorial': 'Monroe',
};
const DIAGNOSES = [
  [['PNEUMONIA', 139, 5, 9000], 4],
  [['CONGESTIVE HEART FAILURE', 194, 6, 12000], 4],
  [['SEPTICEMIA', 720, 9, 24000], 5],
  [['LIVEBORN', 640, 2.4, 3500], 6],
  [['OSTEOARTHRITIS', 301, 2.6, 21000], 3],
  [['ACUTE STROKE', 45, 7, 19000], 2.3],
  [['ASTHMA', 141, 3, 6000], 2],
  [['HIP FRACTURE', 308, 6.5, 23000], 2],
  [['MOOD DISORDERS', 753, 10, 9500], 2.6],
  [['APPENDICITIS', 225, 2.2, 12500], 1.6],
];

/** Inpatient discharges as a state health department publishes them (";" between the columns). */
export function discharges() {
  const draw = draws(820_003);
  return [
    {
      file: 'discharges-2026-11-20.csv',
      text: csv(
        Array.from({ length: 450 }, (_, i) => stay(draw, i)),
        ';',
      ),
    },
  ];
}

function stay(draw, i) {
  const [diagnosis, drg, days, cost] = draw.weighted(DIAGNOSES);
  const birth = diagnosis === 'LIVEBORN';
  const age = birth
    ? '0 to 17'
    : draw.weighted(
        diagnosis === 'APPENDICITIS' || diagnosis === 'ASTHMA'
          ? [
              ['0 to 17', 4],
              ['18 to 29', 3],
              ['30 to 49', 2],
              ['50 to 69', 1],
            ]
          : [
              ['18 to 29', 1],
              ['30 to 49', 2.5],
              ['50 to 69', 5],
              ['70 or Older', 6],
            ],
      );
  const severity = birth
    ? draw.weighted([
        ['Minor', 8],
        ['Moderate', 2],
      ])
    : draw.weighted([
        ['Minor', 3],
        ['Moderate', 5],
        ['Major', 4],
        ['Extreme', 1.6],
      ]);
  const factor = { Minor: 0.7, Moderate: 1, Major: 1.5, Extreme: 2.6 }[severity];
  const los = Math.max(1, Math.round(days * factor * (0.4 + draw.next() * 1.2)));
  const costs = cost * factor * draw.spread();
  const hospital = draw.pick(Object.keys(HOSPITALS));
  const type = birth
    ? 'Newborn'
    : diagnosis === 'OSTEOARTHRITIS'
      ? 'Elective'
      : draw.weighted([
          ['Emergency', 9],
          ['Urgent', 3],
          ['Elective', 1],
        ]);
  const died = severity === 'Extreme' && draw.chance(0.3);
  return {
    'Record ID': `D-${10_440 + i}`,
    'Facility Name': hospital,
    'Hospital County': HOSPITALS[hospital],
    AGE_GROUP: age,
    Gender: draw.pick(['F', 'M', 'F', 'M', 'F']),
    'Discharge Date': draw.day('2026-01-03', '2026-11-12'),
    'Length of Stay': los,
    'Type of Admission': type,
    'Patient Disposition': died
      ? 'Expired'
      : draw.weighted([
          ['Home or Self Care', 9],
          ['Skilled Nursing Home', birth ? 0 : 3],
          ['Home w/ Home Health Services', birth ? 0 : 3],
          ['Left Against Medical Advice', birth ? 0 : 0.8],
          ['Short-term Hospital', 0.7],
        ]),
    'CCS Diagnosis Description': diagnosis,
    'APR DRG Code': drg,
    'APR Severity of Illness': severity,
    'Payment Typology 1':
      age === '70 or Older'
        ? draw.weighted([
            ['Medicare', 9],
            ['Private Health Insurance', 1],
          ])
        : draw.weighted([
            ['Medicaid', 5],
            ['Private Health Insurance', 4],
            ['Medicare', age === '50 to 69' ? 2 : 0],
            ['Self-Pay', 1],
          ]),
    'Emergency Department Indicator': type === 'Emergency' ? 'Y' : type === 'Urgent' && draw.chance(0.4) ? 'Y' : 'N',
    'Total Charges': thousands(costs * (2.2 + draw.next() * 1.6), ',', 2),
    'Total Costs': draw.chance(0.03) ? '' : thousands(costs, ',', 2),
  };
}
