import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readText, readTokens } from '../../../src/core/language/gloss/gloss.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

describe('a text in another language', () => {
  it.each([
    ['Wohnungen unter 1.200,50 €', 'flats under 1200.50 €'],
    ['in welchem Vorort ist die Durchschnittsmiete am höchsten', 'in which suburb is the highest average rent'],
    ['ab Baujahr 2021, bis 15000 km', 'year built since 2021, up to 15000 km'],
    ['guenstige Haeuser', 'cheap houses'],
    ['welche Wohnunng mit mindestns 3 Zimmern', 'which flats with at least 3 rooms'],
    ['appartement avec terasse', 'flats with terrace'],
    ['pisos con ascensro', 'flats with elevator'],
    ['bis zum 30.06. verfügbar', 'until 30 june available'],
    ['mehr als ein Bad', 'more than 1 bathrooms'],
    ['la película de terror más taquillera', 'the highest grossing films of horror'],
    ['el más caro que no tenga piscina', 'most expensive without pool'],
    ['más caro que 300 euros', 'over 300 euros'],
    ['entre 20 y 40 euros', 'between 20 and 40 euros'],
    ['cuantos cuestan mas de 500', 'how many cost more than 500'],
    ['le plus lourd des meubles', 'heaviest of furniture'],
    ['les 7 derniers jours', 'the last 7 days'],
    ['der günstigste Durchschnittspreis', 'the cheapest average price'],
    ['zwischen 3 und 5 Zimmern', 'between 3 and 5 rooms'],
    ['seit dem 15.03.2026', 'since 15 march 2026'],
    ['am 3. Mai 2026', 'on 3 may 2026'],
    ["appartements d'au moins 80 m²", 'flats at least 80 m²'],
    ['loyer moyen par ville', 'average rent by city'],
    ['le vin le moins cher', 'the cheapest wines'],
    ['moins de 10 000 euros', 'less than 10000 euros'],
    ['más de un millón de descargas', 'more than 1 million downloads'],
    ['precio medio por ciudad', 'average price by city'],
    ['el 4 de julio de 2023', 'the 4 july 2023'],
    ['añadidos desde el 01/06/2024', 'added since 1 june 2024'],
  ])('%s is read as %s', (text, english) => {
    expect(readText(text)).toBe(english);
  });

  it.each([
    'flats under 1,200.50 with a balcony',
    'in stock',
    'Die Hard',
    'Sin City',
    'haunted hotel',
    'rio de janeiro',
    'framework laptop 16',
    '7 minute workout',
    'le creuset pan 28 cm',
    'flat 12 Rua 25 de Abril',
    '',
  ])('English is left as it is: %s', (text) => {
    expect(readText(text)).toBe(text);
  });

  it('leaves values as the data spells them, whatever their ending', () => {
    const fields: readonly QueryField[] = [{ name: 'catégorie', type: 'text', samples: ['meubles', 'luminaires'] }];
    expect(readText('combien de meuble à moins de 100 €', fields)).toBe('how many meubles less than 100 €');
  });

  it('keeps the place of every word', () => {
    const words = fc.constantFrom(
      'günstigste',
      'wohnung',
      'unter',
      '1.200',
      '€',
      "d'au moins",
      'prix moyen',
      'más barato',
      'x',
      '15.03.2026',
      '10 000',
      '.',
      '🪑',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        for (const { start, end } of readTokens(text)) expect([start >= 0, start < end, end <= text.length]).toEqual([true, true, true]);
      }),
    );
  });

  const fields: readonly QueryField[] = [
    { name: 'Preis', type: 'number' },
    { name: 'größe', type: 'text', samples: ['mittel', 'sehr groß'] },
  ];

  it.each([fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 })])('is read whatever it is', (texts) => {
    fc.assert(fc.property(texts, (text) => void readTokens(text, fields)));
  });
});

describe('a query in another language', () => {
  const fields: readonly QueryField[] = [
    { name: 'Preis', type: 'number', min: 100, max: 9000, unit: 'EUR' },
    { name: 'Baujahr', type: 'number', min: 1950, max: 2024, integer: true },
    { name: 'Eingestellt am', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 3, 1) },
  ];
  const read = (query: string) => interpretByRules(query, fields, Date.UTC(2026, 3, 2));

  it.each([
    ['Trekkingrad unter 1.200 €', { kind: 'compare', field: 'Preis', op: '<', value: 1200 }],
    ['cheap bike, Preis under 900', { kind: 'compare', field: 'Preis', op: '<', value: 900 }],
    ['Baujahr nach 2015', { kind: 'compare', field: 'Baujahr', op: '>', value: 2015 }],
    ['seit dem 15.03.2026 eingestellt', { kind: 'compare', field: 'Eingestellt am', op: '>=', value: '2026-03-15' }],
  ])('%s', (query, filter) => {
    expect(read(query).filter).toEqual(filter);
  });

  it('keeps its own words for the ranking, and its own spans', () => {
    const { rest, spans } = read('leichtes Trekkingrad unter 1.200 €');
    expect(rest).toBe('leichtes Trekkingrad');
    expect(spans.map(({ text }) => text)).toEqual(['unter 1.200 €']);
  });
});
