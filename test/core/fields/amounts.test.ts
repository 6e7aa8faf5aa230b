import { describe, expect, it } from 'vitest';

import { readField } from './reading.ts';

type Case = readonly [field: string, values: readonly string[], unit: string | undefined, cells: readonly (number | null)[]];

const cases: Record<string, readonly Case[]> = {
  'amounts of several parts': [
    ['duration', ['2 h 30 min', '3 h', '45 min', ''], 'min', [150, 180, 45, null]],
    ['duration', ['1h 20m', '2h', '45m'], 'min', [80, 120, 45]],
    ['duration', ['1 hour and 5 minutes', '2 hours, 15 minutes', '1 hr 30 mins'], 'min', [65, 135, 90]],
    ['duration', ['1h05', '2h', '12 h 00'], 'min', [65, 120, 720]],
    ['lasts', ['1 h 2 min 3 s', '90 s'], 's', [3723, 90]],
    ['trek', ['2 days 4 hours', '5 hours'], 'h', [52, 5]],
    ['prepTime', ['PT1H30M', 'PT45M', 'P1DT1H', 'PT0M'], 'min', [90, 45, 1500, 0]],
    ['age', ['2 years', '6 months', '1 yr 3 mo'], 'months', [24, 6, 15]],
    ['height', [`5' 10"`, `6'2"`, '5 ft'], 'in', [70, 74, 60]],
    ['birth weight', ['7 lb 3 oz', '8 lbs'], 'oz', [115, 128]],
    ['finish_time', ['1:30:22', '11:02:10.5'], 's', [5422, 39730.5]],
  ],
  'several units': [
    ['weight', ['500 g', '1.2 kg', '2 kg'], 'kg', [0.5, 1.2, 2]],
    ['weight', ['1.005 kg', '500 g', '250 g'], 'g', [1005, 500, 250]],
    ['volume', ['330ml', '1.5l', '75cl', '500ml'], 'ml', [330, 1500, 750, 500]],
    ['storage', ['512 GB', '1 TB', '256 GB'], 'GB', [512, 1024, 256]],
    ['to the beach', ['450 m', '1.2 km', '2 km'], 'km', [0.45, 1.2, 2]],
    ['lead time', ['3 days', '2 weeks', '0'], 'days', [3, 14, 0]],
  ],
  'what is measured for so much of something else': [
    ['saturated fat', ['17,7 g/100 ml', '7 g/100 ml', '9,5 g/100 ml'], 'g/100 ml', [17.7, 7, 9.5]],
    ['energy', ['350 kcal per 100 g', '412 kcal/100g'], 'kcal/100 g', [350, 412]],
    ['consumption', ['6.5 l/100km', '7.1 l/100 km'], 'l/100km', [6.5, 7.1]],
    ['dust', ['12 µg/m³', '9 μg/m3', '33.1 ug/m³'], 'µg/m³', [12, 9, 33.1]],
    ['dose', ['20 mg/kg', '4 mg / kg'], 'mg/kg', [20, 4]],
    ['tariff', ['12.5 ct/kWh', '31.2 ct/kWh'], 'ct/kWh', [12.5, 31.2]],
    ['rate', ['25.81p/kWh', '29p/kWh'], 'p/kWh', [25.81, 29]],
    ['vibration', ['5.6 m/s²', '11 m/s²'], 'm/s²', [5.6, 11]],
    ['price', ['£4.50 per linear metre', '£2.00 per linear metre'], 'GBP/linear metre', [4.5, 2]],
  ],
  'spellings of one unit': [
    ['risk', ['15 / 25', '4 / 25', '20 / 25'], '/25', [15, 4, 20]],
    ['parts', ['1000 pcs', '500 pieces', '250 pcs'], 'pcs', [1000, 500, 250]],
    ['score', ['87 points', '90 pts'], 'points', [87, 90]],
    ['noise', ['42 dB(A)', '40 dBA', '43 dB(A)'], 'dB(A)', [42, 40, 43]],
    ['bitterness', ['35 IBU', '60 IBU'], 'IBU', [35, 60]],
  ],
  'bounds and estimates': [
    ['battery', ['up to 15 days', 'up to 2 days', 'N/A'], 'days', [15, 2, null]],
    ['android', ['8.0 and up', '5.1 and up'], undefined, [8, 5.1]],
    ['stay', ['min. 2 nights', 'min. 14 nights'], 'nights', [2, 14]],
    ['distance', ['about 5 km', '3 km', '~ 12 km'], 'km', [5, 3, 12]],
    ['distance', ['0.3 miles', '1.2 miles away'], 'miles', [0.3, 1.2]],
    ['memory', ['8GB RAM', '16 GB'], 'GB', [8, 16]],
    ['screen', ['6.1-inch', '5.8 inches', '13"'], 'inch', [6.1, 5.8, 13]],
    ['living area', ['120 sqm (1,292 sq ft)', '85 m²'], 'sqm', [120, 85]],
    ['rating', ['4.5 (120 reviews)', '4.0 (1.2k)', '4 (3 reviews)'], undefined, [4.5, 4, 4]],
    ['stock', ['In stock (22 available)', '3 left'], undefined, [22, 3]],
    ['portions', ['Serves 4', 'Serves 12'], undefined, [4, 12]],
    ['pay', ['$25 an hour', '$22.50 an hour'], 'USD/hour', [25, 22.5]],
    ['pay', ['£30,000 per annum', '£28,000 a year'], 'GBP/year', [30000, 28000]],
    ['cost', ['£1.20 each', '£3 each'], 'GBP', [1.2, 3]],
    ['cost', ['1.299,00 €*', '15,00 €*'], 'EUR', [1299, 15]],
    ['raised', ['$48,210 pledged', '$870 pledged'], 'USD', [48210, 870]],
    ['to the centre', ['1.2 km from centre', '450 m from centre', '2 km from centre'], 'km', [1.2, 0.45, 2]],
    ['played', ['124.5 hrs on record', '3 hrs on record'], 'hrs', [124.5, 3]],
    ['beds', ['3 bds', '1 bd', '-- bds'], 'bds', [3, 1, null]],
    ['hammer price', ['Sold for £320', 'Sold for £1,900'], 'GBP', [320, 1900]],
    ['asking price', ['USD $389,000', 'USD $64,900'], 'USD', [389000, 64900]],
    [
      'boat price',
      ['£45,000 Tax Paid', ...Array.from({ length: 8 }, () => '£9,995 Tax Paid'), 'POA'],
      'GBP',
      [45000, ...Array.from({ length: 8 }, () => 9995), null],
    ],
    ['chip time', [...Array.from({ length: 9 }, () => '2:14:09'), 'DNF'], 's', [...Array.from({ length: 9 }, () => 8049), null]],
    ['reviews', ['(1,284)', '(97)'], undefined, [1284, 97]],
    ['change', ['(1,284)', '97'], undefined, [-1284, 97]],
    ['profit', ['($1,200)', '($300)'], 'USD', [-1200, -300]],
    ['eta', ['from 1 h', 'from 30 min'], 'min', [60, 30]],
    ['spread over rows in another order', ['1.2 kg', '500 g'], 'g', [1200, 500]],
    ['bubbles', ['4.5 of 5 bubbles', '4 von 5'], '/5', [4.5, 4]],
    ['price', ['85p', '£1.20', '£3'], 'GBP', [0.85, 1.2, 3]],
    ['track_length', ['3:22', '0:58', '10:00'], 's', [202, 58, 600]],
    ['duration', ['12:47', '1:02:33', '0:58'], 's', [767, 3753, 58]],
    [
      'km_stand',
      ['85.400 km', '10 km', ...Array.from({ length: 8 }, (_, at) => `${at + 1}2.340 km`)],
      'km',
      [85400, 10, ...Array.from({ length: 8 }, (_, at) => (at + 1) * 10_000 + 2340)],
    ],
    ['takes', ['approx. 1 h 30 min', '2 h'], 'min', [90, 120]],
  ],
  'numbers that look like codes by the name of their field alone': [
    ['mls', ['3,636', '980', '46,725'], undefined, [3636, 980, 46725]],
    ['baths', ['1½', '2', '½'], undefined, [1.5, 2, 0.5]],
    ['beds', [...Array.from({ length: 9 }, () => '2'), 'Studio'], undefined, [...Array.from({ length: 9 }, () => 2), 0]],
    ['min_age', [...Array.from({ length: 9 }, () => '16+'), 'All ages'], undefined, [...Array.from({ length: 9 }, () => 16), 0]],
  ],
};

describe.each(Object.entries(cases))('%s', (_title, fields) => {
  it.each(fields)('%s %j are numbers', (field, values, unit, cells) => {
    const reading = readField(field, values);
    expect(reading.decision).toMatchObject({ type: 'number', counts: { failed: 0 } });
    expect(reading.decision.unit).toBe(unit);
    expect(reading.decision.units).toBeUndefined();
    expect(reading.cells).toEqual(cells);
  });
});

describe('a number that says less than its text', () => {
  it.each<readonly [string, readonly string[]]>([
    // Bounds of two kinds, or next to numbers that are none.
    ['group', ['under 18', 'over 65']],
    ['employed', ['< 1 year', '5 years', '10+ years']],
    ['wait', ['up to 3 days', '3 days']],
    ['room', ['12 (3)', '115 (4)']],
    ['pay', ['$25 an hour', '$60,000 a year']],
    // Words that say something of their own.
    ['price', ['£250,000 Freehold', '£300,000 Leasehold']],
    ['pack', ['5 kg bag', '10 kg box']],
    ['order', ['2 x large', '3 x large']],
    ['price', ['85p', '60p']],
    // Hours and minutes, or minutes and seconds.
    ['duration', ['1:30', '2:15']],
    ['group', ['under 18', '18-25']],
    // Units that do not convert into each other.
    ['length', ['90 min', '2 seasons']],
    ['size', ['500 g', '330 ml']],
    ['stay', ['3 weeks', '2 months']],
    ['dose', ['20 mg/kg', '4 mg/l']],
    ['score', ['15 / 25', '4 / 30']],
    ['day', ['15/25', '4/25']],
    ['weight', ['2 kg', '5 lb']],
    // Parts that are not smaller than one of the unit before.
    ['duration', ['1 h 75 min', '2 h 90 min']],
    ['duration', ['30 min 2 h', '20 min 1 h']],
    // Amounts that the words change.
    ['budget', ['€5 million budget', '€1.2 million budget']],
    ['cold', ['5 °C', '3 °C below zero']],
    ['price', ['$20', '$5 off']],
    ['pack', ['5 kg x2', '5 kg x2']],
    ['due', ['deposit £500', 'rent £900']],
    ['children', ['2 (4)', '1 (3)']],
    ['flour', ['3/4 cup', '1/4 cup']],
    // Times of day, and codes.
    ['heure', ['9h00', '18h30', '19h30']],
    ['trim', ['P85D', 'P100D']],
    ['ids', ['101,102', '103,104,105']],
    ['id', ['1,234', '980']],
    ['duration', ['1:30', '2:05', '25:10']],
    ['duration', ['1:30', '2:15', '45 min']],
    ['duration', ['1:02:33', '90']],
    ['start_time', ['09:30:00', '11:00:00']],
    ['mls', ['12345', '12346']],
    ['zip', ['12,345', '12346']],
    ['model', ['5 A 3', '6 B 2']],
  ])('stays text: %s %j', (field, values) => {
    const reading = readField(field, values);
    expect(reading.decision.type).toBe('text');
    expect(reading.cells).toEqual(values);
  });

  it('is read all the same when the type is given', () => {
    expect(readField('wait', ['up to 3 days', '3 days', 'over 4 days'], { type: 'number' }).cells).toEqual([3, 3, 4]);
  });

  it('says what was converted and what was left out', () => {
    expect(readField('duration', ['about 2 h', '45 min']).decision.notes).toEqual([
      'values of several units are converted to min',
      'words around the number are left out, as those of "about 2 h"',
    ]);
  });

  it('is a failure where nearly all others are none', () => {
    const values = [...Array.from({ length: 99 }, (_, at) => `${at + 2} km`), 'up to 5 km'];
    const { decision, cells } = readField('distance', values, { tolerance: 'lenient' });
    expect(decision).toMatchObject({ type: 'number', unit: 'km', counts: { values: 99, failed: 1 }, failures: [{ line: 100, value: 'up to 5 km' }] });
    expect(cells.at(-1)).toBe('misfit');
  });
});
