import { describe, expect, it } from 'vitest';

import { asked, categories, collection } from '../asked.ts';

const towns = { name: 'evenings', titleField: null, key: [] };
const rows = Array.from({ length: 60 }, (_, index) => ({ town: ['Oakford', 'Port Elm'][index % 2] ?? '' }));
const count = (name: string) => ({ name, type: 'number' as const, min: 0, max: 40, integer: true, values: 60 });

const classes = collection({ ...towns, name: 'classes' }, rows, [...categories('town', 60), count('places_left'), count('max_group')]);
const coaches = collection({ ...towns, name: 'coaches' }, rows, [...categories('town', 60), count('seats_left'), count('cabins_left')]);
const sessions = collection({ ...towns, name: 'sessions' }, rows, [...categories('town', 60), count('capacity'), count('booked')]);
const minders = collection({ ...towns, name: 'childminders' }, rows, [...categories('town', 60), count('vacancies')]);
const halls = collection({ ...towns, name: 'halls' }, rows, [...categories('town', 60), count('seats'), count('rooms')]);

describe('what is left of places', () => {
  it.each([
    ['how many classes still have room', 'count() where places_left > 0'],
    ['how many classes still have a place', 'count() where places_left > 0'],
    ['how many classes are full', 'count() where places_left = 0'],
    ["how many classes aren't full yet", 'count() where places_left > 0'],
    ['how many classes in Oakford are fully booked', "count() where town = 'Oakford' and places_left = 0"],
    ['what percentage of the classes is full', 'share(places_left = 0), count(places_left = 0), count()'],
    ['how many classes with no places left', 'count() where places_left = 0'],
  ])('%s', (text, plan) => {
    expect(asked(classes, text)).toBe(plan);
  });

  it('is named by other words, and added up', () => {
    expect(asked(classes, 'which town has the most free places altogether')).toBe(
      'sum(places_left), count() by town order by sum(places_left) desc limit 1',
    );
    expect(asked(coaches, 'how many seats are still available in Oakford')).toBe("sum(seats_left) where town = 'Oakford'");
    expect(asked(minders, 'total free places in Oakford')).toBe("sum(vacancies) where town = 'Oakford'");
  });

  it.each([
    ['how many have at least one place free', 'count() where vacancies >= 1'],
    ['how many have more than 2 spaces available', 'count() where vacancies > 2'],
    ['how many have a space', 'count() where vacancies > 0'],
  ])('is what vacancies are: %s', (text, plan) => {
    expect(asked(minders, text)).toBe(plan);
  });

  it('is that of the seats where seats are said, though cabins are counted as well', () => {
    expect(asked(coaches, 'how many coaches still have seats')).toBe('count() where seats_left > 0');
  });

  it('is the difference of two numbers where those are known', () => {
    expect(asked(sessions, 'how many sessions still have places')).toBe('count() where booked < capacity');
  });

  it.each(['how many classes still have room for 10 people', 'how many classes have full access'])('is not what is said otherwise: %s', (text) => {
    expect(asked(classes, text)).not.toContain('places_left');
  });

  it.each(['how many halls are full', 'how many halls still have room'])('is not known of records that count all their places: %s', (text) => {
    expect(asked(halls, text)).toMatch(/^cannot/);
  });
});
