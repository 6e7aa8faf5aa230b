import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { storeIn } from '../../store/records.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

/** Six listings in each language; the first one, which is imported last, is what is looked for. */
const listings: Readonly<Record<string, readonly string[]>> = {
  English: [
    'A cottage near the lake with a wooden stove',
    'The loft in the city has two bathrooms',
    'Bright office for a team of ten',
    'Parking place by the station',
    'Garden shed with tools and a bench',
    'The cellar is dry and has no window',
  ],
  German: [
    'Kleine Wohnung mit Balkon und Blick auf den See',
    'Das Haus am Wald ist für eine Familie',
    'Ein Laden in der Altstadt, sehr hell',
    'Büro mit Küche, nur für ein Jahr',
    'Die Garage ist nicht beheizt',
    'Der Keller ist trocken und ohne Fenster',
  ],
  French: [
    'Une maison avec jardin et vue sur le lac',
    'Bureau dans le centre, pour une équipe de dix',
    'La cave est sèche et sans lumière',
    'Un garage au pied de la gare',
    'Studio très clair, plus petit que les autres',
    'Le grenier est en bois',
  ],
  Spanish: [
    'Una habitación con vistas al mar y sin ruido',
    'Oficina en el centro para un equipo de diez',
    'El sótano es seco pero no hay luz',
    'Garaje muy cerca de la estación',
    'Un estudio más pequeño que los otros',
    'La cocina es de madera',
  ],
  Russian: [
    'Светлая квартира у озера и с балконом',
    'Дом в лесу, но без воды',
    'Офис на окраине для большой команды',
    'Гараж не очень далеко от вокзала',
    'Подвал сухой, также есть свет',
    'Чердак из дерева, как в старину',
  ],
  Swedish: [
    'En stuga vid sjön och med egen brygga',
    'Kontor i staden för ett lag på tio',
    'Källaren är torr och utan ljus',
    'Det finns ett garage från i fjol',
    'Lägenheten är inte stor, men ljus',
    'Vinden är av trä och har en stege',
  ],
};

describe('a search in the words of a language', () => {
  let directory: Temporary;
  let dataset: LocalDataset;
  const scrapers = new Map<string, string>();
  beforeAll(async () => {
    directory = await temporaryDirectory();
    dataset = await openDataset({ directory: directory.path });
    for (const [language, titles] of Object.entries(listings)) {
      const text = JSON.stringify(titles.toReversed().map((title, index) => ({ nr: index, title })));
      const source = { name: 'listings.json', open: () => Readable.from([Buffer.from(text)]) };
      scrapers.set(language, (await dataset.importRun(source, { scraper: language })).scraper.id);
    }
  });
  afterAll(async () => {
    await dataset[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  it.each([
    ['English', 'cottages'],
    ['German', 'Wohnungen'],
    ['German', 'Balkone'],
    ['German', 'kleines'],
    ['French', 'maisons'],
    ['French', 'jardins'],
    ['Spanish', 'habitaciones'],
    ['Spanish', 'ruidos'],
    ['Swedish', 'stugorna'],
    ['Swedish', 'bryggor'],
    ['Russian', 'квартиры'],
  ])('%s finds one form of a word by another: %s', async (language, word) => {
    await using store = storeIn(directory.path);
    const [run] = await store.catalogue.runs(scrapers.get(language) ?? '');
    const reader = run && (await store.openRun(run));
    expect((await reader?.matching(word, { limit: 3, passing: { count: 6, mask: null } }))?.best).toMatchObject([{ ordinal: 5 }]);
  });

  it.each([
    ['English', 'woodne'],
    ['German', 'Wohnugn'],
    ['German', 'Balkno'],
    ['French', 'maizons'],
    ['French', 'jadrins'],
    ['Spanish', 'vitsas'],
    ['Swedish', 'brygagn'],
  ])('%s forgives a slip of the keyboard: %s', async (language, search) => {
    const { data } = await dataset.api.hybrid({ scraperId: scrapers.get(language) ?? '', search, mode: 'keyword' });
    expect(data[0]).toMatchObject({ title: listings[language]?.[0] });
  });

  it.each(['ruído', 'RUIDO', 'ruido'])('finds a word however its accents are written: %s', async (search) => {
    const { data } = await dataset.api.hybrid({ scraperId: scrapers.get('Spanish') ?? '', search, mode: 'keyword' });
    expect(data[0]).toMatchObject({ title: listings['Spanish']?.[0] });
  });
});
