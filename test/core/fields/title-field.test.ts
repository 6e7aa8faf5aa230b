import { describe, expect, it } from 'vitest';

import type { RawValue } from '../../../src/core/fields/raw-value.ts';
import { pickTitleField } from '../../../src/core/fields/text/title-field.ts';
import { readField } from './reading.ts';

function titleOf(columns: Readonly<Record<string, readonly RawValue[]>>): string | null {
  return pickTitleField(Object.entries(columns).map(([name, values]) => readField(name, values).decision));
}

describe('the field that names a record', () => {
  it.each([
    [['name', 'title', 'description'], 'title'],
    [['description', 'Name'], 'Name'],
    [['host_name', 'name'], 'name'],
    [['company_name', 'job_title'], 'job_title'],
    [['Movie Title', 'Director'], 'Movie Title'],
    [['App', 'Category'], 'App'],
    [['product_name', 'brand_name'], 'product_name'],
    [['headline', 'body'], 'headline'],
    [['ort', 'bezeichnung'], 'bezeichnung'],
    [['First Name', 'Last Name', 'Remarks'], 'Last Name'],
  ])('of %j is %s', (names, title) => {
    expect(titleOf(Object.fromEntries(names.map((name) => [name, ['one thing', 'another thing']])))).toBe(title);
  });

  it('is the shortest text that tells records apart when none is called so', () => {
    expect(
      titleOf({
        kind: ['red wine', 'red wine', 'red wine'],
        what: ['a bright room', 'a dark cellar', 'the old mill'],
        story: ['a bright room with a view of the sea', 'a dark cellar under the old house', 'the old mill by the river bend'],
        page: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'],
        code: ['X Y 1', 'X Y 2', 'X Y 3'],
      }),
    ).toBe('what');
  });

  it('is one that is called after the records where its values differ, and no category of that name', () => {
    const names = ['Ann Miller', 'Ben Smith', 'Cy Young', 'Dora Lane'];
    const places = ['Old Town', 'New Town', 'Old Town', 'New Town'];
    expect(titleOf({ runner: names, hometown: places })).toBe('runner');
    expect(titleOf({ courseName: ['Art One', 'Art Two', 'Jazz', 'Tea'], subject: ['fine arts', 'fine arts', 'music', 'music'] })).toBe('courseName');
    expect(titleOf({ plant: ['north works', 'south works', 'north works', 'north works'], name: names })).toBe('name');
  });

  it('is none where texts only describe records, or name the few groups they are in', () => {
    const reports = ['a goat on the road', 'two goats at the gate', 'one sheep in the yard', 'a duck by the pond'];
    expect(titleOf({ Description: reports })).toBeNull();
    expect(titleOf({ 'Depot Name': Array.from({ length: 80 }, (_, index) => `depot ${index % 2 === 0 ? 'north' : 'south'}`) })).toBeNull();
  });

  it('is none that many records are without', () => {
    const streets = ['1 Old Road', '2 Old Road', '3 Mill Lane', '4 Mill Lane', '5 Quay Street', '6 Quay Street'];
    expect(titleOf({ postcode: ['AB1 2C', 'AB1 3C', null, null, 'AB1 4D', 'AB1 5D'], site: streets })).toBe('site');
  });

  it('is never a field of lists, numbers or nothing', () => {
    expect(titleOf({ title: [['a']], name: ['', ''], label: ['', null], price: ['5', '6'] })).toBeNull();
    expect(pickTitleField([])).toBeNull();
  });
});
