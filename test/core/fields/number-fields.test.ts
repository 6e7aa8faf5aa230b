import { describe, expect, it } from 'vitest';

import { readField } from './reading.ts';

type Case = readonly [field: string, values: readonly (string | number | null)[], unit: string | undefined, cells: readonly (number | null)[]];

const cases: Record<string, readonly Case[]> = {
  'plain numbers': [
    ['beds', ['3', '0', '12'], undefined, [3, 0, 12]],
    ['lat', ['51.2045371', '-4.5', '0.25'], undefined, [51.2045371, -4.5, 0.25]],
    ['change', ['-3', '+5', '−2.5'], undefined, [-3, 5, -2.5]],
    ['change', ['-0', '-0.0', '0'], undefined, [0, 0, 0]],
    ['year', ['1999', '2014'], undefined, [1999, 2014]],
    ['released', ['1999', '2014'], undefined, [1999, 2014]],
    ['yearID', ['1999', '2014'], undefined, [1999, 2014]],
    ['mass', ['1.5e-7', '2E+10', '3e8', '6.02e23'], undefined, [1.5e-7, 2e10, 3e8, 6.02e23]],
    ['amount', [' 12 ', '\u00A013\u00A0', '\t14\n'], undefined, [12, 13, 14]],
    ['share', ['.5', '.25'], undefined, [0.5, 0.25]],
    ['score', [1, 2.5, null, '3'], undefined, [1, 2.5, null, 3]],
    ['largest', ['9007199254740991', '1'], undefined, [9007199254740991, 1]],
  ],
  'missing values': [
    ['price', ['', '12', 'N/A', 'n/a', 'NA'], undefined, [null, 12, null, null, null]],
    ['price', ['-', '12', '--', '—', '–', 'null'], undefined, [null, 12, null, null, null, null]],
    ['rating', ['NaN', '4.1', '#N/A', 'undefined', 'None', '   '], undefined, [null, 4.1, null, null, null, null]],
    ['power', ['74 bhp', 'bhp', ' bhp', '0'], 'bhp', [74, null, null, 0]],
    ['share', ['74 %', '%'], '%', [74, null]],
    ['price', ['€ 5', '€', '7'], 'EUR', [5, null, 7]],
  ],
  'thousands and decimals': [
    ['price', ['1,234.56', '7'], undefined, [1234.56, 7]],
    ['price', ['1.234,56', '7'], undefined, [1234.56, 7]],
    ['price', ['1,234', '5,678'], undefined, [1234, 5678]],
    ['price', ['1,234', '5,5'], undefined, [1.234, 5.5]],
    ['price', ['1,234', '5.5'], undefined, [1234, 5.5]],
    ['price', ['1.234', '5.678'], undefined, [1.234, 5.678]],
    ['price', ['1.234', '5,5'], undefined, [1234, 5.5]],
    ['price', ['1.200', '950', '12.500'], undefined, [1200, 950, 12500]],
    ['depth', ['1.234', '950', '12.375'], undefined, [1.234, 950, 12.375]],
    ['depth', ['1.200', '1950'], undefined, [1.2, 1950]],
    ['price', ['1.234 €', '2.500 €'], 'EUR', [1234, 2500]],
    ['price', ['$1.234', '$2.500'], 'USD', [1.234, 2.5]],
    ['price', ['1.234.567', '89'], undefined, [1234567, 89]],
    ['Kilometerstand', ['2.440 km', '950 km', '12.350 km'], 'km', [2440, 950, 12350]],
    ['weight', ['2.440 kg', '1.500 kg', '3 kg'], 'kg', [2.44, 1.5, 3]],
    ['price', ['1,234,567', '89'], undefined, [1234567, 89]],
    ['price', ['12,34,567', '1,00,000'], undefined, [1234567, 100000]],
    ['price', ["1'234.50", '12’000'], undefined, [1234.5, 12000]],
    ['price', ['1 234,50', '12 000,00'], undefined, [1234.5, 12000]],
    ['price', ['1\u00A0234,5', '12\u202F000', '3\u2009000'], undefined, [1234.5, 12000, 3000]],
    ['price', ['1 234.5', '12 000'], undefined, [1234.5, 12000]],
    ['share', ['0,125', '0,250'], undefined, [0.125, 0.25]],
    ['share', ['0.125', '0.250'], undefined, [0.125, 0.25]],
    ['price', ['1234,567', '2,5'], undefined, [1234.567, 2.5]],
    ['long', ['-122.257', '-122.045', '-122'], undefined, [-122.257, -122.045, -122]],
  ],
  'what is let': [
    ['size', ['47,700 SF', '80,900 SF', '9,950 SF'], 'SF', [47700, 80900, 9950]],
    ['rent', ['$4.48/SF/yr', '$12.00/SF/yr'], 'USD/sf/yr', [4.48, 12]],
    ['rent', ['$3.10 /sq ft /year', '$7.25 /sq ft /year'], 'USD/sq ft/year', [3.1, 7.25]],
  ],
  money: [
    ['price', ['$4.99', '0', '$1,299.00'], 'USD', [4.99, 0, 1299]],
    ['price', ['US$ 12', 'USD 13', '14 USD'], 'USD', [12, 13, 14]],
    ['price', ['€ 12,50', '12,50 €', '12,50 EUR'], 'EUR', [12.5, 12.5, 12.5]],
    ['price', ['£1,000', '£20.50'], 'GBP', [1000, 20.5]],
    ['price', ['₹12,34,567', '₹ 500', 'Rs. 700', 'Rs.800'], 'INR', [1234567, 500, 700, 800]],
    ['price', ['₹12 Lakh', '₹1.5 Cr', '₹ 90,000'], 'INR', [1200000, 15000000, 90000]],
    ['price', ['CHF 1’250.00', 'CHF 80.00'], 'CHF', [1250, 80]],
    ['price', ['A$15', 'AUD 20'], 'AUD', [15, 20]],
    ['rent', ['R 12 500', 'R26,450', 'R 7 100.00', 'R950'], 'ZAR', [12500, 26450, 7100, 950]],
    ['rent', ['R950', 'ZAR 1 250'], 'ZAR', [950, 1250]],
    ['price', ['1 299 kr', '89 kr.'], 'kr', [1299, 89]],
    ['price', ['129,99 zł', '1 250,00 zł'], 'PLN', [129.99, 1250]],
    ['price', ['-$5.00', '$-6.00', '($7.00)'], 'USD', [-5, -6, -7]],
    ['price', ['12,- €', '1.299,- €'], 'EUR', [12, 1299]],
    ['rent', ['€ 900 per month', '€1.250/month'], 'EUR/month', [900, 1250]],
    ['rent', ['£1,200 pcm', '£950pcm'], 'GBP/month', [1200, 950]],
    ['perHead', ['£45 pp', '£62pp'], 'GBP/person', [45, 62]],
    ['pay', ['£31,000 pa', '£28,500 pa'], 'GBP/year', [31_000, 28_500]],
    ['price', ['₹ 1,00,000/-', '₹ 500/-'], 'INR', [100000, 500]],
    ['price', ['5 euros', '1 Euro'], 'EUR', [5, 1]],
    ['fee', ['$25/hr', '$30 / hr'], 'USD/hr', [25, 30]],
    ['budget', ['$1.2m', '$300k', '$2bn'], 'USD', [1200000, 300000, 2000000000]],
    ['budget', ['$1.2 million', '$3 billion'], 'USD', [1200000, 3000000000]],
    ['balance', ['(123)', '45', '(1,200)'], undefined, [-123, 45, -1200]],
    ['price', ['£5,650 ono', 'GBP 24,500.00', '£ 24 500', 'Offers around £25,000', 'POA'], 'GBP', [5650, 24500, 24500, 25000, null]],
    ['Preis', ['1.250 € VB', 'ab 950 €', '900 € Festpreis', 'Preis auf Anfrage'], 'EUR', [1250, 950, 900, null]],
    ['price', ['$40 (negotiable)', 'from $35', '$1,200 OBO', '$90 + VAT'], 'USD', [40, 35, 1200, 90]],
    ['price', ['$10', '12', '$14'], 'USD', [10, 12, 14]],
    ['price', ['10', '12', '$14'], undefined, [10, 12, 14]],
  ],
  'suffixes and units': [
    ['rate', ['98%', '7.5 %', '100 percent'], '%', [98, 7.5, 100]],
    ['rate', ['98%', '0'], '%', [98, 0]],
    ['size', ['19M', '201k', '1.1M'], undefined, [19000000, 201000, 1100000]],
    ['followers', ['1.2K', '3.4M', '2B', '87'], undefined, [1200, 3400000, 2000000000, 87]],
    ['followers', ['1.2m', '300k', '12'], undefined, [1200000, 300000, 12]],
    ['length', ['1.2m', '3m'], 'm', [1.2, 3]],
    ['installs', ['1,000+', '10+', '5,000,000+', '0+', '0'], undefined, [1000, 10, 5000000, 0, 0]],
    ['downloads', ['10M+', '500K+'], undefined, [10000000, 500000]],
    ['rating', ['4.5/5', '3/5', '5 / 5'], '/5', [4.5, 3, 5]],
    ['rating', ['4.5 out of 5 stars', '3.0 out of 5 stars'], '/5', [4.5, 3]],
    ['rating', ['8,5/10', '9/10'], '/10', [8.5, 9]],
    ['rating', ['4.5 stars', '1 star'], 'stars', [4.5, 1]],
    ['economy', ['23.4 kmpl', '17.0 kmpl', ''], 'kmpl', [23.4, 17, null]],
    ['engine', ['1248 CC', '998 CC'], 'CC', [1248, 998]],
    ['area', ['120 m²', '85m²'], 'm²', [120, 85]],
    ['area', ['1,200 sq ft', '900 sq ft'], 'sq ft', [1200, 900]],
    ['weight', ['3,5 kg', '12 kg'], 'kg', [3.5, 12]],
    ['weight', ['250g', '1000 g'], 'g', [250, 1000]],
    ['screen', ['6.1"', '5.5"'], '"', [6.1, 5.5]],
    ['duration', ['90 min', '121 mins', '45 min'], 'min', [90, 121, 45]],
    ['duration', ['1 Season', '2 Seasons', '3 Seasons'], 'Seasons', [1, 2, 3]],
    ['volume', ['10L', '12L'], 'L', [10, 12]],
    ['voltage', ['12V', '24 V'], 'V', [12, 24]],
    ['temperature', ['21 °C', '-3.5 °C'], '°C', [21, -3.5]],
    ['experience', ['5+ years', '1 year', '3 years'], 'years', [5, 1, 3]],
    ['consumption', ['5.6 l/100km', '7 l/100km'], 'l/100km', [5.6, 7]],
    ['speed', ['120 km/h', '90 km/h', '0'], 'km/h', [120, 90, 0]],
    ['stock', ['12 widgets', '30 widgets'], 'widgets', [12, 30]],
    ['area', ['120 sqft', '140', '160 sqft'], 'sqft', [120, 140, 160]],
  ],
  'units that the name states': [
    ['rainfall_mm', ['30', '41.5'], 'mm', [30, 41.5]],
    ['Weight (kg)', ['30', '41.5'], 'kg', [30, 41.5]],
    ['depth_ft', ['300', '41'], 'ft', [300, 41]],
    ['wingSpanCm', ['30', '41'], 'Cm', [30, 41]],
    ['Wind in knots', ['30', '41'], 'knots', [30, 41]],
    ['fee_eur', ['30', '41'], 'EUR', [30, 41]],
    ['Fare (USD)', ['30', '41'], 'USD', [30, 41]],
    ['plot_sq_ft', ['30', '41'], 'sq ft', [30, 41]],
    ['Grams', ['30', '41'], 'Grams', [30, 41]],
    ['Yield [%]', ['30', '41'], '%', [30, 41]],
    ['tariff_kwh', ['30', '41'], undefined, [30, 41]],
    ['price per kg', ['30', '41'], undefined, [30, 41]],
    ['price_min', ['30', '41'], undefined, [30, 41]],
    ['first_try', ['30', '41'], undefined, [30, 41]],
    ['sales_month', ['3', '4'], undefined, [3, 4]],
    ['beds', ['3', '4'], undefined, [3, 4]],
    ['Revenue (EUR)', ['30', '41'], 'EUR', [30, 41]],
    ['size_mb', ['30', '41'], 'mb', [30, 41]],
    ['_sizeGB_', ['30', '41'], 'GB', [30, 41]],
    ['cases_tb', ['30', '41'], undefined, [30, 41]],
    ['goals_ft', ['3', '4'], undefined, [3, 4]],
    ['votes_pa', ['30', '41'], undefined, [30, 41]],
    ['pop_km2', ['30', '41'], undefined, [30, 41]],
    ['team_ml', ['30', '41'], undefined, [30, 41]],
    ['total_cad', ['30', '41'], undefined, [30, 41]],
    ['downloads_all', ['30', '41'], undefined, [30, 41]],
    ['Rank (MAD)', ['3', '4'], undefined, [3, 4]],
    ['Population (M)', ['30', '41'], undefined, [30, 41]],
  ],
  'names that make no id of a quantity': [
    ['host_listings_count', ['1', '2'], undefined, [1, 2]],
    ['Reviews', ['159', '967'], undefined, [159, 967]],
    ['Cost Total $', ['0', '2500'], 'USD', [0, 2500]],
    ['status_code', ['200', '404'], undefined, [200, 404]],
    ['number of rooms', ['3', '4'], undefined, [3, 4]],
    ['episode number', ['3', '4'], undefined, [3, 4]],
    ['grid', ['3', '4'], undefined, [3, 4]],
    ['ideas', ['3', '4'], undefined, [3, 4]],
    ['views', ['0', '1'], undefined, [0, 1]],
  ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  it.each(rows)('%s %j are numbers in %s: %j', (field, values, unit, cells) => {
    const reading = readField(field, values);
    expect(reading.cells).toEqual(cells);
    expect(reading.decision).toMatchObject({ name: field, type: 'number', json: false });
    expect(reading.decision.unit).toBe(unit);
  });
});

describe('what is chosen for want of evidence is said', () => {
  it.each([
    ['1,234', 'the comma is taken to part thousands (1,234 is 1234)'],
    ['1.234', 'the point is taken for the decimal mark (1.234 is less than 2)'],
    ['1.234 €', 'the point is taken to part thousands (1.234 is 1234)'],
    ['1,5', 'the comma is the decimal mark (1.234,5)'],
  ])('%s', (value, note) => {
    expect(readField('price', [value]).decision.notes).toEqual([note]);
  });

  it.each(['1234', '1.5', '1,234.5'])('and nothing is said of %s', (value) => {
    expect(readField('price', [value]).decision.notes).toEqual([]);
  });
});

describe('a convention that is given decides', () => {
  it.each([
    ['comma', ['1.234', '2,5'], [1234, 2.5]],
    ['comma', ['1,234'], [1.234]],
    ['point', ['1.234', '2,500'], [1.234, 2500]],
    ['point', ['1.234 €'], [1.234]],
  ] as const)('%s reads %j as %j', (decimal, values, cells) => {
    expect(readField('price', values, { decimal }).cells).toEqual(cells);
  });
});
