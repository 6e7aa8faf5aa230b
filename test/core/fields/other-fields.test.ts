import { describe, expect, it } from 'vitest';

import type { RawValue } from '../../../src/core/fields/raw-value.ts';
import { readField } from './reading.ts';

describe('yes and no', () => {
  it.each<readonly [field: string, values: readonly RawValue[], cells: readonly (boolean | null)[]]>([
    ['open', [true, false, null], [true, false, null]],
    ['open', ['true', 'False', 'TRUE', ''], [true, false, true, null]],
    ['pets', ['Yes', 'no', 'N/A'], [true, false, null]],
    ['pets', ['No', 'No'], [false, false]],
    ['host_is_superhost', ['t', 'f', ''], [true, false, null]],
    ['has_garden', ['t', 't'], [true, true]],
    ['superhost', ['t', 't'], [true, true]],
    ['anything', ['t', 'f'], [true, false]],
    ['anything', ['Y', 'N', '-'], [true, false, null]],
    ['waterfront', ['0', '1'], [false, true]],
    ['waterfront', [0, 1], [false, true]],
    ['isActive', ['1', '1'], [true, true]],
    ['was_sold', [0, 0, null], [false, false, null]],
    ['bookable', ['0', '1'], [false, true]],
    ['in_stock', ['1', '0', 'true'], [true, false, true]],
    ['availability', ['In Stock', 'Out of stock', 'Sold Out'], [true, false, false]],
    ['availability', ['available', 'Currently unavailable'], [true, false]],
    ['availability', ['https://schema.org/InStock', 'https://schema.org/OutOfStock'], [true, false]],
    ['wifi', ['✓', '✗', ''], [true, false, null]],
    ['sync', ['on', 'off'], [true, false]],
    ['feature', ['enabled', 'disabled'], [true, false]],
    ['Federung', ['ja', 'Nein', null], [true, false, null]],
    ['piscine', ['oui', 'non'], [true, false]],
    ['ecológico', ['sí', 'no', ''], [true, false, null]],
  ])('%s %j are %j', (field, values, cells) => {
    const reading = readField(field, values);
    expect(reading.cells).toEqual(cells);
    expect(reading.decision.type).toBe('boolean');
  });
});

describe('what looks like a quantity, a day or a yes and is none stays text', () => {
  it.each<readonly [field: string, values: readonly string[]]>([
    // Ids and codes, by name.
    ['id', ['1', '2']],
    ['_id', ['17', '18']],
    ['show_id', ['81145628', '80117401']],
    ['hostId', ['116400984', '5']],
    ['CountyIds', ['19', '37']],
    ['zipcode', ['98178', '98125']],
    ['Postal Code', ['2018', '2000']],
    ['iata', ['123', '456']],
    ['phone', ['5551234567', '5559876543']],
    ['phone_number', ['32475123456', '32475123457']],
    ['ISBN-13', ['9780306406157']],
    ['sku', ['100', '101']],
    ['order number', ['100', '101']],
    ['version', ['1.0', '2.1']],
    ['Current Ver', ['1.2', '1.3']],
    ['scrape_id', ['20240629050332']],
    ['country_code', ['32', '31']],
    // Ids and codes, by their looks.
    ['item', ['00123', '123']],
    ['item', ['007']],
    ['item', ['12345678901234567890', '5']],
    ['item', ['9007199254740993']],
    ['contact', ['+32475123456', '+32475123457']],
    ['contact', ['+32 475 123 456']],
    ['contact', ['601 234 567', '602 345 678']],
    ['contact', ['555-123-4567', '(555) 123-4567']],
    ['contact', ['555 123 4567']],
    ['where', ['1012 AB', '1013 AB']],
    ['where', ['SW1A 1AA', 'EC1A 1BB']],
    ['host', ['192.168.100.200', '10.0.0.1']],
    ['host', ['192.168.100.200']],
    ['app', ['1.0.0', '4.0.3 and up']],
    ['app', ['1.2.3', '1.10.0']],
    ['app', ['1.2.26', '1.3.26']],
    ['pack', ['12-05-26']],
    ['hash', ['12e4', '45e6']],
    ['lot', ['12e45', '45e67']],
    ['network', ['5G', '4G']],
    ['resolution', ['1080p', '720p']],
    ['size', ['2XL', '3XL']],
    ['size', ['S', 'M', 'L']],
    ['engine', ['320d', '530i']],
    ['road', ['R101', 'R62', 'R27']],
    // Units that do not agree.
    ['bathrooms_text', ['1 bath', '2 shared baths', 'Half-bath']],
    ['duration', ['90 min', '2 Seasons', '1 Season']],
    ['economy', ['23.4 kmpl', '17.3 km/kg']],
    ['price', ['$5', '€5']],
    ['share', ['98%', '0.98']],
    ['rating', ['4/5', '8/10']],
    ['price', ['1,234.56', '1.234,56']],
    ['size', ['19M', 'Varies with device']],
    // Numbers in company.
    ['score', ['10-20', '20-30']],
    ['hours', ['24/7', '9-5']],
    ['ratio', ['1:2', '16:9']],
    ['part', ['1/2', '3/4']],
    ['pos', ['51.2,4.4', '50.8,4.3']],
    ['place', ['1st', '2nd']],
    ['start', ['10 am', '11 am']],
    ['start', ['10:30', '14:00']],
    ['place', ['12 Main street', '14 Main street']],
    ['movie', ['12 Monkeys']],
    ['list', ['1.', '2.']],
    ['list', ['#1', '#2']],
    ['big', ['1e999', '1']],
    ['digits', ['١٢٣', '٤٥٦']],
    // Titles and names.
    ['title', ['300', '1917']],
    ['name', ['Yes', 'No']],
    ['movie title', ['12 Monkeys', '13 Monkeys']],
    ['country', ['NO', 'NO']],
    ['model', ['911', '500']],
    // No such day, or not a whole one.
    ['added', ['2024-02-30']],
    ['added', ['31/02/2024']],
    ['added', ['13/13/2024']],
    ['added', ['2023-02-29', '2024-02-29']],
    ['added', ['2024-06-29T25:00:00Z']],
    ['added', ['2024-06-29T12:60:00Z']],
    ['added', ['June 2024', 'May 2024']],
    ['added', ['2024-06', '2024-07']],
    ['added', ['Jun 31 2024']],
    ['added', ['13/04/2020', '04/13/2020']],
    ['added', ['2024-06-29 12:00 XYZ']],
    ['added', ['2024-06-29 was fine']],
    ['added', ['Mayday 5 2020']],
    ['posted', ['two wolves ago', '5 ago']],
    ['week', ['Monday', 'Tuesday']],
    ['month', ['May', 'June']],
    // Another thing, or no time.
    ['posted', ['vor 3 Kindern', 'vor 2 Toren']],
    ['when', ['Samstag, 14. November, 19 Uhr', 'Sonntag, 15. November, 20 Uhr']],
    ['when', ['Nov 14 • 20', 'Mar 5 | 12']],
    ['when', ['14 de noviembre a las 20', '15 de noviembre a las 21']],
    ['hours', ['Open today', 'Closed today', 'Open tomorrow']],
    ['when', ['Starts in 3 days', 'Ends in 3 days']],
    ['valid', ['Valid from 1 Jan 2026', 'Valid until 5 Mar 2026']],
    ['when', ['Mar 3 2020 (cancelled)', 'May 1 2020 (postponed)']],
    ['hw', ['Gen 2 2021', 'Gen 3 2022']],
    ['score', ['Set 1-25', 'Set 2-19']],
    // Words that are a yes only in company.
    ['gender', ['F', 'F']],
    ['status', ['Available', 'Available']],
    ['status', ['Active', 'Inactive']],
    ['grade', ['t', 't']],
    // Empty marks alone.
    ['damage', ['None', 'None']],
    ['surname', ['Null', 'N/A']],
    ['filler', ['-', '—']],
  ])('%s %j', (field, values) => {
    const reading = readField(field, values);
    expect(reading.decision).toMatchObject({ type: 'text', json: false });
    expect(reading.cells).toEqual(values);
  });
});

describe('text', () => {
  it('keeps marks of missing values, and takes only an empty text for missing', () => {
    expect(readField('damage', ['None', '', 'N/A', null, undefined, ' ']).cells).toEqual(['None', null, 'N/A', null, null, ' ']);
  });

  it('is what a field without any value is', () => {
    expect(readField('calendar_updated', ['', null, undefined]).decision).toMatchObject({ type: 'text', counts: { values: 0, nulls: 3, failed: 0 } });
    expect(readField('calendar_updated', []).decision).toMatchObject({ type: 'text', counts: { values: 0, nulls: 0, failed: 0 } });
  });

  it('holds numbers and switches in their plain form when values are mixed', () => {
    expect(readField('Title', ['Up', 300, 1.5, -0, true]).cells).toEqual(['Up', '300', '1.5', '0', 'true']);
    expect(readField('flag', [true, 'maybe']).cells).toEqual(['true', 'maybe']);
  });

  it('holds lists and objects as JSON, and then everything else as JSON too', () => {
    const reading = readField('tags', [['a', 'b'], { b: 1 }, 'x', 5, true, null, '', []]);
    expect(reading.decision).toMatchObject({ type: 'text', json: true, counts: { values: 6, nulls: 2, failed: 0 } });
    expect(reading.cells).toEqual(['["a","b"]', '{"b":1}', '"x"', '5', 'true', null, null, '[]']);
  });

  it('replaces lone surrogates, which no encoding can hold', () => {
    expect(readField('note', ['a\uD800b', '😀', '\uDC00']).cells).toEqual(['a\uFFFDb', '😀', '\uFFFD']);
  });

  it('refuses lists and objects that are nested too deep', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const reading = readField('tags', [['a'], deep]);
    expect(reading.cells).toEqual(['["a"]', 'misfit']);
    expect(reading.decision).toMatchObject({ type: 'text', json: true, counts: { values: 1, failed: 1 }, failures: [{ line: 2, value: '[…]' }] });
  });
});
