import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

// Drug, brand, form, strengths, usual quantity, list price of one, class, schedule.
const DRUGS = [
  ['atorvastatin', 'Generic', 'Tablet', ['20 mg', '40 mg'], 30, 3.4, 'Cholesterol', ''],
  ['Lipitor', 'Brand', 'Tablet', ['20 mg'], 30, 16.2, 'Cholesterol', ''],
  ['metformin', 'Generic', 'Tablet', ['500 mg', '1000 mg'], 60, 0.7, 'Diabetes', ''],
  ['Ozempic', 'Brand', 'Pen', ['2 mg/3 mL'], 1, 1029, 'Diabetes', ''],
  ['lisinopril', 'Generic', 'Tablet', ['10 mg', '20 mg'], 30, 0.9, 'Blood pressure', ''],
  ['amlodipine', 'Generic', 'Tablet', ['5 mg'], 30, 1.2, 'Blood pressure', ''],
  ['sertraline', 'Generic', 'Tablet', ['50 mg', '100 mg'], 30, 1.9, 'Antidepressant', ''],
  ['alprazolam', 'Generic', 'Tablet', ['0.5 mg'], 60, 0.8, 'Anxiety', 'C-IV'],
  ['amphetamine salts', 'Generic', 'Tablet', ['20 mg'], 60, 1.6, 'ADHD', 'C-II'],
  ['albuterol', 'Generic', 'Inhaler', ['90 mcg'], 1, 64, 'Asthma', ''],
  ['Advair Diskus', 'Brand', 'Inhaler', ['250/50 mcg'], 1, 438, 'Asthma', ''],
  ['amoxicillin', 'Generic', 'Capsule', ['500 mg'], 21, 0.9, 'Antibiotic', ''],
  ['Eliquis', 'Brand', 'Tablet', ['5 mg'], 60, 10.4, 'Blood thinner', ''],
  ['Humira', 'Brand', 'Pen', ['40 mg/0.4 mL'], 2, 3460, 'Arthritis', ''],
];
const PHARMACIES = [
  ['Corner Drug', '97401', 0.6, 1.1, false, 'No'],
  ['Walden Pharmacy', '97401', 1.4, 1.18, false, 'Yes'],
  ['SaveMart Rx', '97402', 2.3, 0.78, false, 'No'],
  ['BulkClub', '97408', 6.8, 0.6, true, 'No'],
  ['Riverside Apothecary', '97403', 1.9, 1.02, false, 'No'],
  ['QuickPlus', '97404', 3.1, 1.12, false, 'Yes'],
  ['Green Cross', '97405', 4.4, 0.92, false, 'No'],
  ['PillPost', '', null, 0.52, true, 'No'],
];

/** Prices of medicines in the pharmacies around, looked up twice: "$1,299.00", "86%", "2.3 mi", "Call" for the stock, coupons that end on 12/31/2026. */
export function rxprices() {
  const draw = draws(280_033);
  const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const dollars = (value) => `$${thousands(value, ',', 2)}`;
  const priced = (retail, coupon, quantity) => ({
    'Retail Price': dollars(retail),
    'Coupon Price': coupon === null ? 'N/A' : dollars(coupon),
    'You Save': coupon === null ? '' : `${Math.round((100 * (retail - coupon)) / retail)}%`,
    'Price/Unit': dollars((coupon ?? retail) / quantity),
  });
  const packs = DRUGS.flatMap(([drug, kind, form, strengths, usual, each, use, schedule]) =>
    strengths.flatMap((strength) =>
      PHARMACIES.flatMap(([pharmacy, zip, miles, level, member, night]) =>
        (form === 'Tablet' || form === 'Capsule' ? [1, 3] : [1]).map((times) => {
          return [drug, kind, form, strength, usual * times, each, use, schedule, pharmacy, zip, miles, level, member, night, times];
        }),
      ),
    ),
  );
  const offers = packs.filter(([, , , , , , , schedule, pharmacy, , , , , , times]) => {
    return !draw.chance(0.08) && (schedule === '' || (times !== 3 && pharmacy !== 'PillPost'));
  });
  let at = 0;
  const make = () => {
    const [drug, kind, form, strength, quantity, each, use, schedule, pharmacy, zip, miles, level, member, night, times] = offers[at];
    at += 1;
    const retail = each * quantity * (1.6 - level * 0.4) * (0.86 + draw.next() * 0.3);
    const coupon = draw.chance(0.1) ? null : retail * (kind === 'Brand' ? 0.7 + draw.next() * 0.26 : (0.1 + draw.next() * 0.3) * level) + 2.4;
    return {
      'Offer #': `RX-${20_411 + at * 3}`,
      'Drug Name': drug,
      'Brand/Generic': kind,
      Class: use,
      Form: form,
      Strength: strength,
      Qty: quantity,
      'Days Supply': form === 'Pen' || form === 'Inhaler' ? 30 : drug === 'amoxicillin' ? 7 * times : 30 * times,
      Pharmacy: pharmacy,
      ZIP: zip,
      Distance: miles === null ? 'Mail order' : `${miles} mi`,
      ...priced(retail, coupon, quantity),
      'Ins. Tier': draw.chance(0.07) ? 'N/A' : kind === 'Brand' ? draw.pick([3, 4]) : draw.pick([1, 1, 2]),
      'Est. Copay': draw.chance(0.12) ? '' : dollars(kind === 'Brand' ? draw.pick([35, 47, 60, 100]) : draw.pick([0, 5, 10, 15])),
      'Member Only': member ? 'Y' : 'N',
      'In Stock': draw.weighted([
        ['Yes', 12],
        ['No', 2],
        ['Call', 1.4],
      ]),
      '24 Hr': night,
      Schedule: schedule,
      'Coupon Exp': coupon === null ? '' : us(draw.day('2026-12-01', '2027-03-31')),
      Checked: us(draw.day('2026-10-19', '2026-10-26')),
    };
  };
  const value = (text) => Number(text.replaceAll(/[$,]/g, ''));
  const change = (row) => {
    const retail = value(row['Retail Price']) * (draw.chance(0.3) ? 1 : 0.95 + draw.next() * 0.16);
    const coupon =
      row['Coupon Price'] === 'N/A' ? null : Math.min(retail * 0.98, value(row['Coupon Price']) * (draw.chance(0.4) ? 1 : 0.84 + draw.next() * 0.34));
    return {
      ...row,
      ...priced(retail, coupon, row.Qty),
      'In Stock': draw.weighted([
        ['Yes', 12],
        ['No', 2.4],
        ['Call', 1.4],
      ]),
      Checked: us(draw.day('2026-11-19', '2026-11-26')),
    };
  };
  const late = 9;
  const first = Array.from({ length: offers.length - late }, make);
  const second = nextRun(first, { draw, gone: 0.03, changed: 1, change, added: late, make: () => change(make()) });
  return [first, second].map((rows, run) => ({ file: `rxprices-${addDays('2026-10-26', run * 31)}.csv`, text: csv(rows) }));
}
