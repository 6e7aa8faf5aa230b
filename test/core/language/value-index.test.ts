import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { collectValues, indexValues } from '../../../src/core/language/values/build-values.ts';
import { normalForm } from '../../../src/core/language/values/normal-form.ts';
import { createValueIndex } from '../../../src/core/language/values/value-index.ts';

// No codes: those are found as they are written alone.
const word = fc.constantFrom('red', 'Red', 'river', 'rivers', 'Río', 'rio', 'del', 'las', 'xyz', '7');
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const fold = (value: string) => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describe('an index of values', () => {
  it.each([
    ['PLA', ['PLA']],
    ['PLAs', ['PLA']],
    ['pla+', ['PLA+']],
    ['pla +', ['PLA+']],
    ['news', ['News']],
    ['new', ['New']],
    ['movies', ['Movie']],
    ['pl', ['PL']],
    ['pls', []],
    ['PLs', ['PL']],
    ['tvs', []],
  ])('takes %s for the value that is written so, and a code for no plural', (phrase, spellings) => {
    const values = ['PLA', 'PLA+', 'New', 'News', 'Movie', 'PL', 'TV'].map((value) => ['kind', value] as const);
    expect(indexValues(values).find(phrase)[0]?.spellings ?? []).toEqual(spellings);
  });

  it('says of an item that others hold it too', () => {
    const values = [['pool', 'bar'], ['pool table'], ['bar', 'sauna']].map((items) => ['extras', JSON.stringify(items)] as const);
    const { isPartOfItems } = indexValues(values);
    expect(['pool', 'bar'].map((item) => isPartOfItems('extras', item))).toEqual([true, false]);
  });

  it('does not say so of a place that others lie in', () => {
    const values = [['Norland', 'remote'], ['Alder, Norland'], ['remote in Westerby', 'Westerby Bay'], ['Westerby']].map(
      (items) => ['places', JSON.stringify(items)] as const,
    );
    const { isPartOfItems } = indexValues(values);
    expect(['Norland', 'remote', 'Westerby'].map((item) => isPartOfItems('places', item))).toEqual([false, false, true]);
  });

  it('finds a whole value in those that end with it behind a comma, too', () => {
    // Too few commas for a field of lists.
    const towns = Array.from({ length: 20 }, (_, index) => `Town ${index}`);
    const found = (...places: string[]) => indexValues([...towns, ...places].map((value) => ['place', value] as const)).find('norland');
    expect(found('Norland', 'Alder, Norland')).toEqual([{ field: 'place', kind: 'item', spellings: ['Norland'], records: 2 }]);
    expect(found('Norland', 'Alder, Norland', 'Norland Bay')).toEqual([{ field: 'place', kind: 'whole', spellings: ['Norland'], records: 1 }]);
  });

  it('finds what a look at every value finds', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), text, (values, phrase) => {
        const [hit] = indexValues(values.map((value) => ['place', value] as const)).find(phrase);
        const form = normalForm(phrase);
        const whole = values.filter((value) => normalForm(value) === form);
        const holding = values.filter((value) => form.split(' ').every((each) => normalForm(value).split(' ').includes(each)));
        const expected = whole.length > 0 ? whole : holding;
        expect(hit?.records ?? 0).toBe(expected.length);
        expect(hit?.kind).toBe(whole.length > 0 ? 'whole' : holding.length > 0 ? 'words' : undefined);
        const written = (as: string) => whole.filter((value) => fold(value) === as);
        const same = written(fold(phrase)).length > 0 ? written(fold(phrase)) : written(fold(phrase).replace(/s$/, ''));
        if (whole.length > 0) expect(hit?.spellings.toSorted()).toEqual([...new Set(same.length > 0 ? same : whole)].toSorted());
      }),
    );
  });

  it('is the same after it was stored as JSON', () => {
    const values = ['Drama', 'Comedy, Drama', 'Crime, Comedy', 'Comedy', 'Drama'].map((value) => ['genre', value] as const);
    const collector = collectValues();
    for (const [field, value] of values) collector.add(field, value);
    const stored = createValueIndex(JSON.parse(JSON.stringify([...collector.finish()])));
    for (const phrase of ['comedy', 'dramas', 'crime', 'comedy drama', '']) expect(stored.find(phrase)).toEqual(indexValues(values).find(phrase));
    expect(stored.find('comedies')).toEqual([{ field: 'genre', kind: 'item', spellings: ['Comedy'], records: 3 }]);
    expect(stored.distinct('genre')).toBe(4);
  });

  it('takes values with commas for lists only where their items come again', () => {
    const statuses = ['Recruiting', 'Active, not recruiting', 'Not yet recruiting', 'Completed'].map((value) => ['status', value] as const);
    expect(indexValues(statuses).find('recruiting')).toEqual([{ field: 'status', kind: 'whole', spellings: ['Recruiting'], records: 1 }]);
    const extras = ['strap, case', 'case, pick', 'pick, strap'].map((value) => ['extras', value] as const);
    expect(indexValues(extras).find('case')).toEqual([{ field: 'extras', kind: 'item', spellings: ['case'], records: 2 }]);
  });

  it('keeps nothing of prose and links, and is bounded', () => {
    const collector = collectValues();
    for (let index = 0; index < 3000; index += 1) {
      collector.add('about', `${index} ${'a long story '.repeat(30)}`);
      collector.add('link', `https://example.org/${index}`);
    }
    for (let index = 0; index < 70_000; index += 1) collector.add('title', `name ${index}`);
    const [about, link, title] = [...collector.finish()];
    expect([about?.values, about?.items, link?.values, link?.distinct]).toEqual([[], [], [], null]);
    expect([title?.values.length, title?.distinct]).toEqual([60_000, null]);
  });
});
