import { describe, expect, it } from 'vitest';

import { asked, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  lesson: `Lesson ${index}`,
  tutor: ['Ada Quill', 'TBA', '-', 'Bo Lind'][index % 4] ?? '',
  vegan: ['yes', 'no', 'unknown'][index % 3] ?? '',
  age_rating: ['12', '18', 'U'][index % 3] ?? '',
  firmware: ['4.0.1', '4.1.0', '3.9.2'][index % 3] ?? '',
  state: ['NY', 'NV', 'OH', 'ME'][index % 4] ?? '',
}));

/** Lessons as a table writes them: marks for what is not known, answers as texts, versions and numbers as texts. */
const lessons = collection({ name: 'lessons', titleField: 'lesson', key: [] }, rows, [
  ...texts('lesson tutor vegan age_rating firmware state', 60).map((field) => ({
    ...field,
    nulls: 0,
    samples: [...new Set(rows.map((row) => row[field.name as keyof (typeof rows)[number]]))],
  })),
  { name: 'price_eur_hr', type: 'number', min: 0, max: 40, values: 60 },
  { name: 'snow_cm', type: 'number', unit: 'cm', min: 0, max: 90, values: 60 },
  { name: 'fee_per_min', type: 'number', unit: 'EUR', min: 1, max: 3, values: 60 },
  ...flags('open_year_round', 60),
  { name: 'held', type: 'date', values: 60 },
]);

describe('tables are asked as people speak', () => {
  it.each([
    ["how many lessons still don't have a tutor", "count() where tutor in ('TBA', '-')"],
    ['how many are vegan', "count() where vegan = 'yes'"],
    ["how many aren't vegan", "count() where vegan = 'no'"],
    ['how many are rated 18', "count() where age_rating = '18'"],
    ['what percent runs firmware 4.0.1', "share(firmware = '4.0.1'), count(firmware = '4.0.1'), count()"],
    ['how many lessons are free', 'count() where price_eur_hr = 0'],
    ['what share is open all year', 'share(open_year_round = true), count(open_year_round = true), count()'],
    ['how much snow was there in NV at most', "max(snow_cm) where state = 'NV'"],
    ['how many new york lessons', "count() where state = 'NY'"],
    ['how many saturday lessons', "count() where weekday(held) = 'Saturday'"],
    ['how many lessons are there right now', 'count()'],
  ])('%s', (question, plan) => {
    expect(asked(lessons, question)).toBe(plan);
  });
});
