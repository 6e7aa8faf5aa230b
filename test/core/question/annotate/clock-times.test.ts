import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts, type Collection } from '../asked.ts';

const times = ['06:15', '08:00', '12:30', '18:00', '21:45'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  code: `B${index}`,
  boat: `Boat ${index}`,
  harbour: ['Northquay', 'Eastquay'][index % 2] ?? '',
  dep_time: times[index % 5] ?? '',
  closes: ['22:00', '23:30'][index % 2] ?? '',
  music_until: ['23:00', '01:00'][index % 2] ?? '',
}));
const clock = (name: string, samples: readonly string[]) => ({ name, type: 'text', role: 'category', values: 60, samples, closed: true }) as const;
const base = [...texts('code boat', 60), ...categories('harbour', 2)];
const about = { name: 'boats', titleField: 'boat', key: ['code'] };
const boats: Collection = collection(about, rows, [...base, clock('dep_time', times), clock('closes', ['22:00', '23:30'])]);
const bars: Collection = collection({ ...about, name: 'bars' }, rows, [...base, clock('music_until', ['23:00', '01:00'])]);
const timed = (min: number, max: number) => collection(about, rows, [...base, { name: 'departs', type: 'date', min, max, values: 60 }]);
const minutes = timed(Date.UTC(2026, 5, 1, 6), Date.UTC(2026, 8, 1, 22));
const seconds = timed(Date.UTC(2026, 5, 1, 6, 0, 7), Date.UTC(2026, 8, 1, 22, 5, 9));

describe('times of day', () => {
  it.each([
    ['how many boats set off before 8 in the morning', "count() where dep_time < '08:00'"],
    ['how many boats leave at 18:00 from Northquay', "count() where dep_time = '18:00' and harbour = 'Northquay'"],
    ['how many boats depart at 6 pm or later', "count() where dep_time >= '18:00'"],
    ['how many boats depart after 7 but before 9 in the morning', "count() where dep_time > '07:00' and dep_time < '09:00'"],
    ['how many boats stay open past 10 pm', "count() where closes > '22:00'"],
    ['how many boats leave before noon by harbour', "count() by harbour where dep_time < '12:00' order by count() desc"],
  ])('bound texts of such times: %s', (question, plan) => {
    expect(asked(boats, question)).toBe(plan);
  });

  it('bound dates by their hours', () => {
    expect(asked(minutes, 'how many boats leave before 3 in the morning')).toBe('count() where hour(departs) in (0, 1, 2)');
    expect(asked(minutes, 'how many boats leave at 10 pm or later')).toBe('count() where hour(departs) in (22, 23)');
    expect(asked(seconds, 'how many boats depart after 7 but before 9 in the morning')).toBe('count() where hour(departs) in (7, 8)');
  });

  it('are not bounds where hours do not tell what is after a full one', () => {
    expect(asked(minutes, 'how many boats leave after 10 pm')).toMatch(/^cannot/);
    expect(asked(minutes, 'how many boats leave before 9:30')).toMatch(/^cannot/);
  });

  it.each(['how many bars let the music go on until 11 pm or later', 'how many bars close after 10 pm'])(
    'are not ordered where some are after midnight: %s',
    (question) => {
      expect(asked(bars, question)).toMatch(/^cannot/);
    },
  );

  it.each(['how many boats were repaired before 9 am', 'how many boats leave before 8', 'how many boats arrive before 8 am'])(
    'are not read of what no field says, nor of a bare number: %s',
    (question) => {
      expect(asked(boats, question)).not.toMatch(/dep_time|closes/);
    },
  );
});
