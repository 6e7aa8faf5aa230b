import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const day = (name: string): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.UTC(2026, 7, 1),
  max: Date.UTC(2026, 10, 18),
  values: 60,
});
const amount = (name: string, unit: string, max: number): QueryField => ({ name, type: 'number', unit, min: 1, max, values: 60, role: 'price' });

const lessonRows = Array.from({ length: 60 }, (_, index) => ({
  lessonId: `L-${index}`,
  coach: ['Ida Berg', 'Noor Vale', 'Piet Vos'][index % 3] ?? '',
  pupil: `Pupil ${index % 9}`,
  level: ['A1', 'B2'][index % 2] ?? '',
  status: ['completed', 'cancelled', 'no-show'][index % 3] ?? '',
  topics: ['exam prep', 'travel'][index % 2] ?? '',
}));
/** Lessons that were given, each for a fee. */
const lessons = collection({ name: 'lessons', titleField: null, key: ['lessonId'] }, lessonRows, [
  ...texts('lessonId', 60),
  ...categories('coach pupil level status topics', 60),
  { name: 'duration', type: 'number', unit: 'min', min: 30, max: 90, values: 60, role: 'average' },
  amount('fee', 'USD', 60),
  day('lessonDate'),
]);

const wellRows = Array.from({ length: 60 }, (_, index) => ({
  well: `W-${index}`,
  DRILLER: ['Oak & Sons', 'Fell Drilling'][index % 2] ?? '',
  DRILL_METHOD: ['cable tool', 'rotary'][index % 2] ?? '',
  county: ['Brae', 'Sund', 'Vik'][index % 3] ?? '',
  rock: ['granite', 'shale'][index % 2] ?? '',
}));
/** Wells, of which nobody knows what they cost. */
const wells = collection({ name: 'wells', titleField: null, key: ['well'] }, wellRows, [
  ...texts('well', 60),
  ...categories('DRILLER DRILL_METHOD county rock', 60),
  { name: 'depth', type: 'number', unit: 'ft', min: 20, max: 490, values: 60 },
  { name: 'yield', type: 'number', unit: 'gpm', min: 1, max: 680, values: 60 },
  ...flags('PUMP_INSTALLED', 60),
]);

const paintersRows = Array.from({ length: 60 }, (_, index) => ({
  Painter: `${['Gwen', 'Owen', 'Lorna'][index % 3]} Birch ${index}`,
  Town: ['Bath', 'York', 'Leeds'][index % 3] ?? '',
}));
/** Painters, who are their own records, with two prices. */
const painters = collection({ name: 'painters', titleField: 'Painter', key: ['Painter'] }, paintersRows, [
  ...texts('Painter', 60),
  ...categories('Town', 60),
  amount('Full Day', 'GBP', 2400),
  amount('Half Day', 'GBP', 1400),
  { name: 'Reviews', type: 'number', min: 0, max: 300, integer: true, values: 60 },
]);

const shelfRows = Array.from({ length: 60 }, (_, index) => ({ sku: `S-${index}`, brand: ['Tarn', 'Brae', 'Ost'][index % 3] ?? '' }));
const shelves = collection({ name: 'lamps', titleField: null, key: ['sku'] }, shelfRows, [
  ...texts('sku', 60),
  ...categories('brand', 60),
  { name: 'qty_in_stock', type: 'number', min: 0, max: 400, integer: true, values: 60, role: 'count' },
  { name: 'ticketsAvailable', type: 'number', min: 1, max: 8, integer: true, values: 60 },
  amount('priceEach', 'USD', 300),
  amount('faceValue', 'USD', 200),
]);

describe('what came in for records that each were paid for', () => {
  it.each([
    ['how much money did we take in total', 'sum(fee)'],
    ['how much did we take in total', 'sum(fee)'],
    ['total takings', 'sum(fee)'],
    ['earnings per coach', 'sum(fee) by coach order by sum(fee) desc'],
    ['how much did each coach earn', 'sum(fee) by coach order by sum(fee) desc'],
    ['how much did we make in October', "sum(fee) where lessonDate >= '2026-10-01' and lessonDate < '2026-11-01'"],
    // What each of them costs is no sum.
    ['fee by coach', 'avg(fee) by coach order by avg(fee) desc'],
    ['total hours by coach', 'sum(duration) by coach order by sum(duration) desc'],
    ['how many half hour lessons', 'count() where duration = 30'],
    ['average fee for an hour long lesson', 'avg(fee) where duration = 60'],
    ['average fee of B2 lessons, cancelled ones aside', "avg(fee) where level = 'B2' and status != 'cancelled'"],
    ['how many lessons touched on exam prep', "count() where topics = 'exam prep'"],
  ])('%s', (question, plan) => {
    expect(asked(lessons, question)).toBe(plan);
  });

  it.each([
    ['earnings per county', wells],
    ['how much did each county make', wells],
    ['what did it cost to drill the deepest one', wells],
    ['total takings', wells],
    ['how much did we take in total', shelves],
  ])('is not told of other records: %s', (question, records) => {
    expect(asked(records, question)).toMatch(/^cannot/);
  });
});

describe('who', () => {
  it.each([
    ['who drilled the most wells', wells, 'count() by DRILLER order by count() desc limit 1'],
    ['who drilled the deepest well', wells, 'list well, DRILLER, depth order by depth desc limit 1'],
    ['who has the most reviews', painters, 'list order by Reviews desc limit 1'],
    ['who has the most stock, by brand', shelves, 'sum(qty_in_stock), count() by brand order by sum(qty_in_stock) desc limit 1'],
    ['cheapest painter in York', painters, "list where Town = 'York' order by `Full Day` limit 1"],
    ['cheapest half day', painters, 'min(`Half Day`)'],
    ['average price per ticket by brand', shelves, 'avg(priceEach) by brand order by avg(priceEach) desc'],
    ['average yield in gallons per minute', wells, 'avg(yield)'],
    ['how many wells hit granite', wells, "count() where rock = 'granite'"],
  ])('%s', (question, records, plan) => {
    expect(asked(records, question)).toBe(plan);
  });

  it.each([
    ['who has the best yield', wells],
    ['average depth in gallons per minute', wells],
    ['how many wells hit water', wells],
  ])('is not told: %s', (question, records) => {
    expect(asked(records, question)).toMatch(/^cannot/);
  });
});

describe('what goes on from an answer', () => {
  it.each([
    [['average fee by coach', 'and per level?'], lessons, 'avg(fee) by level order by avg(fee) desc'],
    [['average fee by coach', 'also by level'], lessons, 'avg(fee) by coach, level'],
    [['how many lamps are sold below face value', 'and above?'], shelves, 'count() where priceEach > faceValue'],
    [['how many wells are under 100 ft', 'and over?'], wells, 'count() where depth > 100'],
    [['how many lessons in October', 'sept?'], lessons, "count() where lessonDate >= '2026-09-01' and lessonDate < '2026-10-01'"],
  ])('%j', (questions, records, plan) => {
    expect(conversation(records, ...questions)).toBe(plan);
  });
});
