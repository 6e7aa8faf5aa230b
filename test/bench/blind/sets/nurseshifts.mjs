import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';

const UNITS = {
  ICU: [['BLS', 'ACLS', 'CCRN'], 1.14],
  'Med Surg': [['BLS'], 0.9],
  'Emergency Room': [['BLS', 'ACLS', 'PALS', 'TNCC'], 1.05],
  'Labor & Delivery': [['BLS', 'NRP', 'AWHONN'], 1.1],
  'Operating Room': [['BLS', 'ACLS'], 1.16],
  Telemetry: [['BLS', 'ACLS'], 0.96],
  NICU: [['BLS', 'NRP'], 1.08],
  Dialysis: [['BLS'], 1],
};
const PLACES = [
  ['Sacramento', 'CA', 1.34],
  ['Fresno', 'CA', 1.26],
  ['Houston', 'TX', 0.98],
  ['Lubbock', 'TX', 0.92],
  ['Spokane', 'WA', 1.15],
  ['Duluth', 'MN', 1.02],
  ['Tampa', 'FL', 0.88],
  ['Buffalo', 'NY', 1.1],
  ['Bangor', 'ME', 1.04],
  ['Phoenix', 'AZ', 1],
  ['Billings', 'MT', 1.03],
];
const HOSPITALS = [
  'St. Agnes Medical Center',
  'Mercy General',
  'Valley Regional',
  'Good Samaritan',
  'Lakeview Hospital',
  'University Hospital',
  'Providence West',
];
const AGENCIES = ['Blue Heron Staffing', 'CareBridge', 'Nomad Scrubs', 'Trailwind Health', 'MedPort'];

/** A board of contracts for travel nurses, scraped twice: "$2,310/wk", "13 wks", "3x12 Nights", certificates as a list, no start date where it is as soon as possible. */
export function nurseshifts() {
  const draw = draws(280_022);
  let number = 0;
  const money = (value) => `$${thousands(value, ',')}`;
  const make = (from, to) => () => {
    number += 1;
    const unit = draw.weighted(Object.keys(UNITS).map((name, at) => [name, [6, 7, 5, 3, 3, 5, 1.5, 1.6][at]]));
    const [certificates, worth] = UNITS[unit];
    const [city, state, level] = draw.pick(PLACES);
    const [times, hours] = draw.weighted([
      [[3, 12], 8],
      [[4, 12], 2],
      [[5, 8], 2],
      [[4, 10], 1.4],
    ]);
    const hoursWeek = times * hours;
    const weekly = Math.round(58 * hoursWeek * worth * level * (0.84 + draw.next() * 0.34));
    const taxable = 19 + draw.next() * 21;
    const asap = draw.chance(0.16);
    const beds = draw.int(25, 640);
    return {
      jobId: `TN${300_500 + number * 17}`,
      title: `Travel RN - ${unit}`,
      specialty: unit,
      facility: `${city} ${draw.pick(HOSPITALS)}`,
      city,
      state,
      beds: draw.chance(0.08) ? null : beds,
      traumaLevel: beds > 300 ? draw.pick(['I', 'II']) : draw.chance(0.4) ? draw.pick(['III', 'IV']) : null,
      teachingHospital: beds > 260 && draw.chance(0.6),
      shift: `${times}x${hours} ${draw.weighted([
        ['Days', 5],
        ['Nights', 6],
        ['Evenings', 1.4],
      ])}`,
      weeklyPay: `${money(weekly)}/wk`,
      hourlyTaxable: `$${taxable.toFixed(2)}/hr`,
      housingStipend: draw.chance(0.15) ? null : `${money(Math.round(weekly * (0.3 + draw.next() * 0.2)))}/wk`,
      overtimeRate: draw.chance(0.2) ? 'N/A' : `$${(taxable * 1.5).toFixed(2)}`,
      signOnBonus: draw.chance(0.72) ? null : money(draw.pick([500, 750, 1000, 1500, 2500])),
      duration: `${draw.weighted([
        [13, 9],
        [8, 3],
        [26, 1.2],
        [4, 1],
      ])} wks`,
      guaranteedHours: draw.chance(0.1) ? null : hoursWeek,
      asap,
      startDate: asap ? null : draw.day(addDays(to, 4), addDays(to, 75)),
      positions: draw.weighted([
        [1, 7],
        [2, 3],
        [3, 1.4],
        [5, 0.6],
      ]),
      applicants: Math.round(draw.next() ** 2 * 38),
      minYearsExperience: draw.weighted([
        [1, 4],
        [2, 6],
        [3, 1.6],
        [5, 0.6],
      ]),
      certifications: ['BLS', ...draw.some(certificates.slice(1), draw.int(0, certificates.length - 1))],
      compactState: ['TX', 'FL', 'ME', 'AZ', 'MT', 'WA'].includes(state),
      floating: draw.chance(0.44),
      localsAccepted: draw.chance(0.33),
      firstTimersWelcome: draw.chance(0.38),
      facilityRating: draw.chance(0.2) ? null : round(2.6 + draw.next() * 2.3, 1),
      agency: draw.pick(AGENCIES),
      postedAt: `${draw.day(from, to)}T${String(draw.int(6, 20)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`,
    };
  };
  const change = (row) => {
    const weekly = Number(row.weeklyPay.replaceAll(/[^\d]/g, ''));
    return {
      ...row,
      weeklyPay: draw.chance(0.5) ? `${money(Math.round(weekly * (0.9 + draw.next() * 0.22)))}/wk` : row.weeklyPay,
      applicants: row.applicants + draw.int(0, 14),
      positions: Math.max(1, row.positions - (draw.chance(0.3) ? 1 : 0)),
    };
  };
  const first = Array.from({ length: 250 }, make('2026-10-10', '2026-11-12'));
  const second = nextRun(first, { draw, gone: 0.2, changed: 0.8, change, added: 64, make: make('2026-11-13', '2026-11-26') });
  return [first, second].map((rows, run) => ({ file: `nurseshifts-${addDays('2026-11-12', run * 14)}.json`, text: json(rows) }));
}
