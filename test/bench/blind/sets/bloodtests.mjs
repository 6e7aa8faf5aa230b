import { csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-09-14', '2026-11-09'];
const PROVIDERS = [
  ['Bluecrest Labs', 1.05],
  ['Medivia', 0.9],
  ['Thornhill Pathology', 1.3],
  ['QuickVial', 0.75],
  ['Lumen Health', 1.1],
  ['Homeblood', 0.82],
  ['Harley Diagnostics', 1.6],
];
const GROUPS = [
  ['Thyroid', ['Thyroid Check', 'Advanced Thyroid', 'Thyroid Antibodies'], ['TSH', 'Free T4', 'Free T3', 'TPO antibodies'], 42],
  [
    'Hormones',
    ['Testosterone', 'Female Hormones', 'Menopause Check', 'Fertility Profile'],
    ['Testosterone', 'Oestradiol', 'FSH', 'LH', 'Prolactin', 'SHBG'],
    58,
  ],
  ['Vitamins', ['Vitamin D', 'Vitamin B12', 'Iron Status', 'Nutrition Check'], ['Vitamin D', 'Vitamin B12', 'Folate', 'Ferritin', 'Iron'], 36],
  ['Heart', ['Cholesterol', 'Heart Risk', 'Advanced Lipids'], ['Total cholesterol', 'HDL', 'LDL', 'Triglycerides', 'hs-CRP'], 44],
  ['Diabetes', ['HbA1c', 'Diabetes Check', 'Insulin Resistance'], ['HbA1c', 'Glucose', 'Insulin'], 33],
  [
    'General',
    ['Well Man', 'Well Woman', 'Full Health Check', 'Liver and Kidney'],
    ['Full blood count', 'Ferritin', 'Vitamin D', 'TSH', 'HbA1c', 'LDL', 'ALT', 'Creatinine'],
    82,
  ],
  ['Allergy', ['Food Allergy', 'Inhalant Allergy', 'Coeliac Screen'], ['Total IgE', 'Peanut IgE', 'Grass pollen IgE', 'tTG IgA'], 71],
];
const pounds = (value) => `£${value.toFixed(2)}`;
const whole = (value) => Math.max(15, Math.round(value));

export function bloodtests() {
  const d = draws(49_303);
  let n = 600;
  let run = RUNS[0];
  let from = '2025-11-03';
  const make = () => {
    const [provider, dear] = d.pick(PROVIDERS);
    const [group, names, markers, base] = d.pick(GROUPS);
    const home = provider === 'Homeblood' || provider === 'QuickVial' || d.chance(0.45);
    const listed = d.some(markers, d.int(1, markers.length));
    const count = listed.length + (d.chance(0.4) ? d.int(2, 26) : 0);
    const price = whole(base * dear * (0.7 + count * 0.045) * d.spread());
    const reviews = d.chance(0.13) ? 0 : d.int(1, 900);
    return {
      testCode: `${provider.slice(0, 2).toUpperCase()}-${(n += d.int(1, 6))}`,
      testName: `${d.pick(names)}${d.pick(['', ' Plus', ' Blood Test', ' Profile', ' Essential', ' Premium'])}`,
      provider,
      category: group,
      price: pounds(price),
      subscriberPrice: d.chance(0.25) ? '' : pounds(whole(price * (0.75 + d.next() * 0.18))),
      biomarkerCount: count,
      keyMarkers: listed.join('; '),
      sampleMethod: home ? d.pick(['Finger prick', 'Finger prick', 'Upper arm device']) : d.pick(['Clinic visit', 'Clinic visit', 'Nurse at home']),
      turnaround: d.chance(0.06) ? 'n/a' : `${d.pick([1, 2, 2, 3, 3, 4, 5, 7, 10])} working days`,
      fastingRequired: d.chance({ Heart: 0.7, Diabetes: 0.6 }[group] ?? 0.2) ? 'true' : 'false',
      doctorReview: d.chance(0.64) ? 'true' : 'false',
      trustScore: reviews ? `${round(3.2 + Math.sqrt(d.next()) * 1.8, 1)}` : '',
      reviews,
      addedOn: d.day(from, run),
    };
  };
  const change = (record) => {
    const by = d.chance(0.6) ? 1.04 + d.next() * 0.14 : 0.74 + d.next() * 0.2;
    const scaled = (text) => text && pounds(whole(Number(text.slice(1)) * by));
    const days = d.chance(0.3) ? `${d.pick([1, 2, 3, 4, 5, 7])} working days` : record.turnaround;
    return {
      ...record,
      price: scaled(record.price),
      subscriberPrice: scaled(record.subscriberPrice),
      turnaround: days,
      reviews: record.reviews && record.reviews + d.int(0, 40),
    };
  };
  const first = Array.from({ length: 280 }, make);
  from = '2026-09-15';
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.08, changed: 0.47, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `bloodtests-${RUNS[index]}.csv`, text: csv(records) }));
}
