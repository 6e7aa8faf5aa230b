import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { count, flag, measure, text } from '../query-fields.ts';
import { read } from './read.ts';

const money = (name: string, min: number, max: number): QueryField => ({ ...measure(name, min, max, 'GBP'), role: 'price' });

const tours: readonly QueryField[] = [
  text('tour'),
  money('price', 4, 300),
  count('max_group', 4, 30),
  count('min_age', 3, 18),
  measure('avg_rating', 2, 5),
  count('n_reviews', 0, 5000),
  { ...count('length_days', 1, 20), unit: 'days' },
];

const air: readonly QueryField[] = ['PM2.5', 'PM10'].map((name) => ({ name, type: 'number', unit: 'µg/m³', min: 0, max: 90, values: 60 }));

const plants: readonly QueryField[] = [
  text('plant'),
  money('price', 2, 90),
  measure('Max Height', 0.2, 11, 'm'),
  count('Spread (cm)', 10, 900),
  count('stock_qty', 0, 80),
  { ...count('altitude', 200, 2400), unit: 'm' },
];

const dinners: readonly QueryField[] = [
  text('name'),
  count('lunchMenu', 10, 110),
  count('tastingMenu', 40, 300),
  count('tastingCourses', 4, 14),
  count('seats', 12, 120),
  { ...measure('guideScore', 11, 18.5), unit: '/20' },
  measure('diners_rating', 3.1, 5),
];

const quizzes: readonly QueryField[] = [
  text('quiz'),
  count('max_team', 4, 10),
  count('avg_crowd', 12, 140),
  money('entry', 0, 5),
  flag('booking_needed'),
];

describe('how many there has to be room for', () => {
  it.each([
    ['for 6', 'max_group >= 6', tours],
    ["we're 6, under £50", 'max_group >= 6 AND price < 50', tours],
    ['for a group of 12', 'max_group >= 12', tours],
    ['groups of no more than 8', 'max_group <= 8', tours],
    ['quiz for a team of 8', 'max_team >= 8', quizzes],
    ['for kids from 8', 'min_age <= 8', tours],
    // Nights, days, and more than there ever are.
    ['for 6 hours', '', quizzes],
    ['for 60', '', tours],
    // As large, or at most so large: nothing tells.
    ['classes of up to 8', '', quizzes],
    ['fewer than 30 people', '', quizzes],
    ['for kids under 5', '', quizzes],
  ])('%s', (query, wanted, fields) => expect(read(query, fields)).toBe(wanted));
});

describe('a number that no name stands by', () => {
  it.each([
    ['4.5 and above', 'avg_rating >= 4.5', tours],
    ['highly rated, over 4', 'avg_rating > 4', tours],
    ['4.5+ and over 1000 ratings', 'avg_rating >= 4.5 AND n_reviews > 1000', tours],
    ['rated above 4.5', 'diners_rating > 4.5', dinners],
    ['rated above 15', 'guideScore > 15', dinners],
    ['rated 12 and over', '', tours],
    ['over 20', 'price > 20', tours],
    ['5 or fewer in stock', 'stock_qty <= 5', plants],
    ['at least 10 left', 'stock_qty >= 10', plants],
    ['more than 100 pieces in stock', 'stock_qty > 100', plants],
    ['pieces in stock', 'stock_qty > 0', plants],
    ['pm2.5 above 30', '`PM2.5` > 30', air],
    ['PM2,5 under 10 and pm10 under 20', '`PM2.5` < 10 AND PM10 < 20', air],
    ['fewer than 10', '', quizzes],
    ['small crowd, fewer than 30 people', 'avg_crowd < 30', quizzes],
    ['low ones up to 50 cm', '`Max Height` <= 0.5', plants],
    ['spread up to 50 cm', '`Spread (cm)` <= 50', plants],
    ['grown between 1500 and 1800 m', 'altitude BETWEEN 1500 AND 1800', plants],
    ['trips for at least 4 days', 'length_days >= 4', tours],
    ['lunch for 25 euros or less', 'lunchMenu <= 25', dinners],
    ['seats over 50 euros', '', dinners],
    ['tasting menu of at least 8 courses below 100', 'tastingCourses >= 8', dinners],
    ['longer than 3 days and up to 80 pounds', 'length_days > 3 AND price <= 80', tours],
  ])('%s', (query, wanted, fields) => expect(read(query, fields)).toBe(wanted));
});

describe('names that compare', () => {
  const studios = [text('studio'), money('hourlyRate', 60, 250), { ...money('shopMinimum', 40, 150), role: undefined }];
  it.each([
    ['shop minimum 60 dollars or less', 'shopMinimum <= 60'],
    ['minimum 70 an hour', 'hourlyRate >= 70'],
  ])('%s', (query, wanted) => expect(read(query, studios)).toBe(wanted));
});

describe('what there is none or some of', () => {
  const cars = [
    text('model'),
    count('Accidents', 0, 3),
    count('placesLeft', 0, 12),
    flag('downloadable'),
    measure('price', 0, 90, 'GBP'),
    money('trade_price', 1, 60),
  ];
  it.each([
    ['no accidents', 'Accidents = 0'],
    ['no accidents yet', 'Accidents = 0'],
    ['with places left', 'placesLeft > 0'],
    ['can be downloaded', 'downloadable = true'],
    ['cannot be downloaded', 'downloadable = false'],
    ['under £15', 'price < 15'],
    ['trade price under £15', 'trade_price < 15'],
  ])('%s', (query, wanted) => expect(read(query, cars)).toBe(wanted));
});
