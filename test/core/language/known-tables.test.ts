import { describe, expect, it } from 'vitest';

import { readKnownTable } from '../../../src/core/language/profile/known-tables.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';

const numbers = (names: string, integer: boolean): readonly QueryField[] => names.split(' ').map((name) => ({ name, type: 'number', integer }));

describe('codes of a table that many publish', () => {
  it('stand for what they do in the company of others of it', () => {
    const { nouns, columns } = readKnownTable(numbers('yearID G AB HR RBI SB', true));
    expect(nouns).toContain('season');
    expect(columns.get('HR')?.words).toEqual(['home', 'runs']);
    expect(columns.get('SB')?.words).toEqual(['stolen', 'bases']);
    expect(columns.has('yearID')).toBe(false);
  });

  it('are averages for each game where they have fractions', () => {
    expect(readKnownTable(numbers('G TRB AST STL', false)).columns.get('TRB')?.words).toEqual(['rebounds', 'per', 'game']);
    expect(readKnownTable(numbers('GS TRB AST STL', true)).columns.get('TRB')?.words).toEqual(['rebounds']);
  });

  it('stand for nothing alone, or beside one other', () => {
    expect(readKnownTable(numbers('HR RBI price', true)).columns.size).toBe(0);
    expect(readKnownTable(numbers('G rent rooms', true)).nouns).toEqual([]);
  });
});
