import { describe, expect, it } from 'vitest';

import { readField } from './reading.ts';

type Case = readonly [field: string, values: readonly (string | number | null)[], cells: readonly (string | null)[]];

const days: Record<string, readonly Case[]> = {
  'year first': [
    ['added', ['2024-06-29', '1999-12-31'], ['2024-06-29', '1999-12-31']],
    ['added', ['2024/6/9', '2024.06.10'], ['2024-06-09', '2024-06-10']],
    ['Year', ['1970-01-01', '1982-01-01'], ['1970-01-01', '1982-01-01']],
    ['added', ['2024-02-29', '', 'N/A', null], ['2024-02-29', null, null, null]],
    ['added', ['20141013T000000', '20150225T000000'], ['2014-10-13', '2015-02-25']],
    ['added', ['2024-06-29 00:00:00', '2024-06-30T00:00:00'], ['2024-06-29', '2024-06-30']],
    ['date', ['20141013', '20150225'], ['2014-10-13', '2015-02-25']],
    ['date', [20141013, 20150225], ['2014-10-13', '2015-02-25']],
    ['added', ['1066-10-14', '9999-12-31'], ['1066-10-14', '9999-12-31']],
  ],
  'months by name': [
    ['Release Date', ['Jun 12 1998', 'Aug 07 1998'], ['1998-06-12', '1998-08-07']],
    ['added', ['September 9, 2019', ' August 1, 2018'], ['2019-09-09', '2018-08-01']],
    ['added', ['12 June 1998', '1 May 2020'], ['1998-06-12', '2020-05-01']],
    ['added', ['12-Jun-98', '01-Jan-05'], ['1998-06-12', '2005-01-01']],
    ['added', ['12-Jun-1998', '12/Jun/1998', '12.Jun.1998'], ['1998-06-12', '1998-06-12', '1998-06-12']],
    ['added', ['Jan. 5, 2021', 'Sept 3rd, 2021', '1st of May 2021'], ['2021-01-05', '2021-09-03', '2021-05-01']],
    ['added', ['Monday, 3 March 2025', 'Tue Mar 4 2025'], ['2025-03-03', '2025-03-04']],
    ['added', ['2025 Mar 4', '4 MARCH 2025'], ['2025-03-04', '2025-03-04']],
    ['added', ['Dec 31, 68', 'Jan 1, 69'], ['2068-12-31', '1969-01-01']],
  ],
  'without a year, where the day of the week tells it': [
    ['when', ['Sat, 14 Mar', 'Sun 15 Mar'], ['2026-03-14', '2026-03-15']],
    ['when', ['Fri 2 Jan', 'Wed 31 Dec', 'Thu, Dec 31'], ['2026-01-02', '2025-12-31', '2026-12-31']],
    ['when', ['Thu, Feb 29'], ['2024-02-29']],
  ],
  'in other languages': [
    ['fecha', ['12 de noviembre de 2026', '3 de enero de 2027'], ['2026-11-12', '2027-01-03']],
    ['Datum', ['1. März 2026', 'Samstag, 14. November 2026', '5. Dez. 2026'], ['2026-03-01', '2026-11-14', '2026-12-05']],
    ['data', ['18 novembre 2026', '2 ottobre 2026', '9 luglio 2026'], ['2026-11-18', '2026-10-02', '2026-07-09']],
    ['Anreise', ['Fr., 4. Dez. 2026', 'Mo., 1. März 2027'], ['2026-12-04', '2027-03-01']],
    ['date de publication', ['publiée le 9 juillet 2026', 'il y a 3 jours', 'hier'], ['2026-07-09', '2026-03-12', '2026-03-14']],
    ['eingestellt', ['vor 2 Wochen', 'heute', 'gestern', 'vor einem Monat'], ['2026-03-01', '2026-03-15', '2026-03-14', '2026-02-15']],
    ['fecha', ['hace 3 días', 'ayer', 'hoy'], ['2026-03-12', '2026-03-14', '2026-03-15']],
    ['date', ['1er août 2026', 'samedi 14 février 2026', '25 déc. 2026'], ['2026-08-01', '2026-02-14', '2026-12-25']],
  ],
  'behind what happened then': [
    ['released', ['October 14, 1994 (United States)', 'June 11, 1993 (Germany)'], ['1994-10-14', '1993-06-11']],
    ['date', ['Reviewed in the United States on October 3, 2026', 'Reviewed in Canada on Nov 24, 2026'], ['2026-10-03', '2026-11-24']],
    ['sold', ['Sold  Nov 24, 2026', 'Sold 10/14/2026'], ['2026-11-24', '2026-10-14']],
    ['added', ['Added on 13/10/2025', 'Reduced on 14/10/2025', 'Added yesterday'], ['2025-10-13', '2025-10-14', '2026-03-14']],
    ['deadline', ['Closes: 3 Jan 2027', 'Closes 12 Dec 2026'], ['2027-01-03', '2026-12-12']],
    ['available', ['Available from 1 May 2026', '2026-06-01'], ['2026-05-01', '2026-06-01']],
  ],
  'day or month first': [
    ['added', ['13/04/2020', '03/04/2020'], ['2020-04-13', '2020-04-03']],
    ['added', ['04/13/2020', '03/04/2020'], ['2020-04-13', '2020-03-04']],
    ['added', ['03/04/2020'], ['2020-03-04']],
    ['added', ['03.04.2020'], ['2020-04-03']],
    ['added', ['03-04-2020'], ['2020-04-03']],
    ['added', ['04-13-2020', '03-04-2020'], ['2020-04-13', '2020-03-04']],
    ['added', ['3/4/98', '12/31/05'], ['1998-03-04', '2005-12-31']],
    ['added', ['31/12/05', '3/4/98'], ['2005-12-31', '1998-04-03']],
    ['added', ['05/05/2020'], ['2020-05-05']],
    ['date', ['13.4.98', '1.12.05'], ['1998-04-13', '2005-12-01']],
  ],
  'days from the run': [
    ['posted', ['yesterday', 'Today', 'tomorrow'], ['2026-03-14', '2026-03-15', '2026-03-16']],
    ['posted', ['3 days ago', '1 day ago', 'a week ago'], ['2026-03-12', '2026-03-14', '2026-03-08']],
    ['posted', ['30+ days ago', 'Posted 2 weeks ago'], ['2026-02-13', '2026-03-01']],
    ['posted', ['1 month ago', '2 years ago', 'last month'], ['2026-02-15', '2024-03-15', '2026-02-15']],
    ['due', ['in 3 days', '2 weeks from now'], ['2026-03-18', '2026-03-29']],
    ['posted', ['3d ago', '2w ago'], ['2026-03-12', '2026-03-01']],
  ],
};

const instants: Record<string, readonly Case[]> = {
  'without a year': [['when', ['Sat, Mar 14 • 7:30 PM', 'Sun 15 Mar, 20:00'], ['2026-03-14T19:30:00.000Z', '2026-03-15T20:00:00.000Z']]],
  'ISO 8601': [
    ['seen', ['2024-06-29T12:34:56Z'], ['2024-06-29T12:34:56.000Z']],
    ['seen', ['2024-06-29T12:34:56.789Z', '2024-06-29T12:34'], ['2024-06-29T12:34:56.789Z', '2024-06-29T12:34:00.000Z']],
    ['seen', ['2024-06-29T12:34:56+02:00', '2024-06-29T12:34:56-0530'], ['2024-06-29T10:34:56.000Z', '2024-06-29T18:04:56.000Z']],
    ['seen', ['2024-06-29 12:34:56', '2024-06-29 12:34:56.123456'], ['2024-06-29T12:34:56.000Z', '2024-06-29T12:34:56.123Z']],
    ['seen', ['2024-06-29 12:34:56 UTC', '2024-06-29 12:34:56 +0000 UTC'], ['2024-06-29T12:34:56.000Z', '2024-06-29T12:34:56.000Z']],
    ['seen', ['2024-06-29T00:00:00Z', '2024-06-29T00:00:00.000Z'], ['2024-06-29T00:00:00.000Z', '2024-06-29T00:00:00.000Z']],
    ['seen', ['20141013T101500', '20141013T101500Z'], ['2014-10-13T10:15:00.000Z', '2014-10-13T10:15:00.000Z']],
    ['seen', ['2024-06-29', '2024-06-29T12:00:00Z'], ['2024-06-29T00:00:00.000Z', '2024-06-29T12:00:00.000Z']],
    ['timestamp', ['20240629050332'], ['2024-06-29T05:03:32.000Z']],
  ],
  'other clocks': [
    ['seen', ['Mon, 25 Dec 1995 13:30:00 +0430'], ['1995-12-25T09:00:00.000Z']],
    ['seen', ['Mon, 25 Dec 1995 13:30:00 GMT', 'Mon, 25 Dec 95 13:30 EST'], ['1995-12-25T13:30:00.000Z', '1995-12-25T18:30:00.000Z']],
    ['seen', ['Wed Oct 10 20:19:24 +0000 2018', 'Wed Oct 10 20:19:24 2018'], ['2018-10-10T20:19:24.000Z', '2018-10-10T20:19:24.000Z']],
    ['seen', ['Mon Dec 25 1995 13:30:00 GMT+0100 (Central European Standard Time)'], ['1995-12-25T12:30:00.000Z']],
    ['seen', ['6/29/2024 3:45 PM', '6/29/2024, 12:05:09 AM'], ['2024-06-29T15:45:00.000Z', '2024-06-29T00:05:09.000Z']],
    ['seen', ['29.06.2024 15:45', '29.06.2024, 15:45:10'], ['2024-06-29T15:45:00.000Z', '2024-06-29T15:45:10.000Z']],
    ['seen', ['June 29, 2024 at 3pm', '29 June 2024, 15:45'], ['2024-06-29T15:00:00.000Z', '2024-06-29T15:45:00.000Z']],
    ['seen', ['29/Jun/2024:12:34:56 +0200'], ['2024-06-29T10:34:56.000Z']],
    ['seen', ['2024-06-29 12:00 PST', '2024-06-29 12:00 CEST'], ['2024-06-29T20:00:00.000Z', '2024-06-29T10:00:00.000Z']],
  ],
  'seconds and milliseconds since 1970': [
    ['date_posted', [1692378089, 1692640776], ['2023-08-18T17:01:29.000Z', '2023-08-21T17:59:36.000Z']],
    ['date_posted', ['1692378089', ''], ['2023-08-18T17:01:29.000Z', null]],
    ['time', [1517441530490, null], ['2018-01-31T23:32:10.490Z', null]],
    ['updatedAt', [1517441530490], ['2018-01-31T23:32:10.490Z']],
    ['seen', [1692378089, 1692378089250], ['2023-08-18T17:01:29.000Z', '2023-08-18T17:01:29.250Z']],
    ['created_at', [1692378089.25], ['2023-08-18T17:01:29.250Z']],
  ],
  'hours from the run': [
    ['posted', ['2 hours ago', 'yesterday', 'just now'], ['2026-03-15T10:00:00.000Z', '2026-03-14T00:00:00.000Z', '2026-03-15T12:00:00.000Z']],
    ['posted', ['an hour ago', '5 mins ago', '3 days ago'], ['2026-03-15T11:00:00.000Z', '2026-03-15T11:55:00.000Z', '2026-03-12T12:00:00.000Z']],
    ['posted', ['30 seconds ago', 'about 2 hours ago'], ['2026-03-15T11:59:30.000Z', '2026-03-15T10:00:00.000Z']],
  ],
};

describe.each(Object.entries(days))('%s', (_, rows) => {
  it.each(rows)('%s %j are days: %j', (field, values, cells) => {
    const reading = readField(field, values);
    expect(reading.cells).toEqual(cells);
    expect(reading.decision).toMatchObject({ type: 'date', precision: 'day' });
  });
});

describe.each(Object.entries(instants))('%s', (_, rows) => {
  it.each(rows)('%s %j are instants: %j', (field, values, cells) => {
    const reading = readField(field, values);
    expect(reading.cells).toEqual(cells);
    expect(reading.decision.type).toBe('date');
    expect(reading.decision.precision).toBeUndefined();
  });
});

describe('an order that is given decides', () => {
  it.each([
    ['dmy', '03/04/2020', '2020-04-03'],
    ['mdy', '03.04.2020', '2020-03-04'],
    ['ymd', '03/04/05', '2003-04-05'],
  ] as const)('%s reads %s as %s', (dateOrder, value, day) => {
    expect(readField('added', [value], { dateOrder }).cells).toEqual([day]);
  });
});

it('says which part is taken for the day when no value tells', () => {
  expect(readField('added', ['03/04/2020']).decision.notes).toEqual([
    'every date allows both orders of day and month: months are taken to come first',
  ]);
  expect(readField('added', ['03.04.2020']).decision.notes).toEqual(['every date allows both orders of day and month: days are taken to come first']);
  expect(readField('added', ['05/05/2020']).decision.notes).toEqual([]);
});
