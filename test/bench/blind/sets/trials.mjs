import { addDays, draws, json, thousands } from '../made.mjs';

const AREAS = [
  ['Oncology', 6, ['Breast Cancer', 'Non-Small Cell Lung Cancer', 'Melanoma', 'Colorectal Cancer', 'Multiple Myeloma']],
  ['Cardiology', 4, ['Heart Failure', 'Atrial Fibrillation', 'Hypertension']],
  ['Endocrinology', 4, ['Type 2 Diabetes', 'Type 1 Diabetes', 'Obesity']],
  ['Neurology', 4, ['Migraine', "Alzheimer's Disease", "Parkinson's Disease", 'Multiple Sclerosis']],
  ['Infectious Disease', 3, ['COVID-19', 'Hepatitis B', 'HIV Infection', 'Malaria']],
  ['Respiratory', 3, ['Asthma', 'COPD', 'Cystic Fibrosis']],
  ['Psychiatry', 2, ['Major Depression', 'Schizophrenia', 'Insomnia']],
];
const DRUGS = [
  'VLX-117',
  'AB-2040',
  'Temoravir',
  'Luminexa 5 mg',
  'Cardizol',
  'Mab-19',
  'Omega-3',
  'Vitamin D3',
  'Insulin 70/30',
  'Ketofol',
  'Rivastatin 20',
  'CAR-T 4-1BB',
  'Metformin',
  'Semaglin',
  'Digital CBT',
  'Yoga Program',
];
const COUNTRIES = ['United States', 'Germany', 'France', 'Japan', 'Brazil', 'Spain', 'Canada', 'India', 'Poland', 'South Korea', 'Australia'];
const SPONSORS = [
  ['Novamed', 'Industry', 5],
  ['Helix Pharma', 'Industry', 5],
  ['Orion Biologics', 'Industry', 4],
  ['Kyoto Therapeutics', 'Industry', 2],
  ['St. Brigid University Hospital', 'Academic', 4],
  ['Lakeshore Medical College', 'Academic', 3],
  ['Institut Carvel', 'Academic', 2],
  ['National Heart Board', 'Government', 2],
  ['Breathe Foundation', 'Nonprofit', 1.4],
];
const MEASURES = [
  'overall survival',
  'change in HbA1c',
  'pain score',
  'time to relapse',
  'blood pressure',
  'forced expiratory volume',
  'quality of life',
  'viral load',
  'body weight',
];
const INVESTIGATORS = [
  'R. Okafor',
  'M. Lindqvist',
  'S. Banerjee',
  'J. Alvarez',
  'T. Nakamura',
  'E. Brandt',
  'C. Dubois',
  'H. Osei',
  'L. Novak',
  'P. Ferreira',
  'A. Whitlock',
  'K. Yilmaz',
];

/** A registry of clinical studies: amounts with currency text, ages with units, countries as lists. */
export function trials() {
  const draw = draws(30_991);
  let serial = 4100;
  const records = Array.from({ length: 1180 }, () => {
    serial += draw.int(1, 11);
    return study(draw, serial);
  });
  return [{ file: 'trials-2025-11-17.json', text: json(records) }];
}

function study(draw, serial) {
  const [area, , conditions] = draw.weighted(AREAS.map((entry) => [entry, entry[1]]));
  const condition = draw.pick(conditions);
  const [sponsor, sponsorClass] = draw.weighted(SPONSORS.map((entry) => [entry, entry[2]]));
  const drug = draw.pick(DRUGS);
  const phase = /CBT|Yoga/.test(drug)
    ? 'Not Applicable'
    : draw.weighted([
        ['Phase 1', 4],
        ['Phase 2', 6],
        ['Phase 3', 5],
        ['Phase 4', 2],
        ['Early Phase 1', 0.8],
      ]);
  const factor = { 'Early Phase 1': 0.2, 'Phase 1': 0.35, 'Phase 2': 1, 'Phase 3': 5, 'Phase 4': 3, 'Not Applicable': 0.9 }[phase];
  const enrolment = Math.round(110 * factor * draw.spread() ** 3 * (0.5 + draw.next() * 1.3)) + 8;
  const start = draw.day('2012-01-10', '2026-04-30');
  const future = start > '2025-11-17';
  const completion = addDays(start, draw.int(150, 2100));
  const status = future
    ? 'Not yet recruiting'
    : completion < '2025-10-01'
      ? draw.weighted([
          ['Completed', 9],
          ['Terminated', 1.6],
          ['Withdrawn', 0.5],
          ['Unknown', 1],
        ])
      : draw.weighted([
          ['Recruiting', 6],
          ['Active, not recruiting', 3],
          ['Suspended', 0.6],
          ['Terminated', 0.7],
        ]);
  const done = status === 'Completed' || status === 'Terminated';
  const results = done && draw.chance(0.44);
  const randomized = phase !== 'Early Phase 1' && draw.chance(0.68);
  const minAge = draw.weighted([
    [18, 8],
    [12, 1.5],
    [6, 1],
    [2, 0.5],
    [40, 1],
    [50, 1],
    [65, 0.6],
  ]);
  const maxAge = draw.chance(0.38) ? 'N/A' : `${minAge < 18 ? draw.pick([17, 18, 21]) : draw.pick([65, 70, 75, 80, 85, 99])} Years`;
  const countries = draw.some(COUNTRIES, phase === 'Phase 3' ? draw.int(1, 7) : draw.int(1, 3));
  const updated = draw.day(start > '2025-10-30' ? '2025-06-01' : start > '2020-01-01' ? start : '2020-01-01', '2025-11-16');
  return {
    studyId: `CTX${String(serial).padStart(8, '0')}`,
    acronym: draw.chance(0.55) ? null : `${draw.pick(['HEART', 'SOLAR', 'BEACON', 'STEP', 'ORCA', 'PRIME', 'TWILIGHT', 'LOTUS'])}-${draw.int(1, 60)}`,
    briefTitle: `${drug} ${draw.pick(['vs Placebo', 'Versus Standard of Care', 'Add-on Therapy', 'Dose Finding', '12-Week Treatment', 'Long-term Extension', 'in Combination'])} ${draw.pick(['in Adults With', 'for', 'in Patients With Newly Diagnosed', 'in Relapsed', 'for Prevention of'])} ${condition}`,
    condition,
    area,
    phase,
    overall_status: status,
    lead_sponsor: sponsor,
    sponsorClass,
    pi: draw.chance(0.06) ? null : draw.pick(INVESTIGATORS),
    enrolmentTarget: enrolment,
    enrolledSoFar:
      future || status === 'Withdrawn'
        ? 0
        : status === 'Completed'
          ? Math.round(enrolment * (0.72 + draw.next() * 0.36))
          : Math.round(enrolment * draw.next()),
    arms: draw.weighted([
      [1, 3],
      [2, 7],
      [3, 3],
      [4, 1.5],
      [6, 0.4],
    ]),
    randomized,
    masking: randomized
      ? draw.weighted([
          ['None (Open Label)', 3],
          ['Single', 1],
          ['Double', 4],
          ['Quadruple', 3],
        ])
      : 'None (Open Label)',
    placeboControlled: randomized && draw.chance(0.52),
    min_age: `${minAge} Years`,
    max_age: maxAge,
    sex:
      condition === 'Breast Cancer'
        ? draw.chance(0.8)
          ? 'Female'
          : 'All'
        : draw.weighted([
            ['All', 14],
            ['Female', 1],
            ['Male', 1],
          ]),
    healthyVolunteers: phase.includes('Phase 1') ? draw.chance(0.5) : draw.chance(0.05),
    startDate: start,
    primaryCompletion: draw.chance(0.04) ? null : completion,
    lastUpdatePosted: updated,
    hasResults: results,
    dropoutPct: done && !draw.chance(0.15) ? Number((draw.next() ** 2 * 46 + 0.4).toFixed(1)) : null,
    seriousAEs: results ? Math.floor(draw.next() ** 3 * enrolment * 0.3) : null,
    nSites: countries.length === 1 ? draw.int(1, 14) : countries.length * draw.int(2, 16),
    countries,
    budget: draw.chance(0.17)
      ? null
      : `US$ ${thousands(Math.round(((0.35 + draw.next()) * (enrolment * (area === 'Oncology' ? 38_000 : 17_000) + 260_000)) / 100) * 100, ',')}`,
    primary_outcome: `Change in ${draw.pick(MEASURES)} at ${draw.pick(['week 12', 'week 24', 'week 52', 'day 28', '5 years'])}`.replace(
      'Change in change',
      'Change',
    ),
  };
}
