/** Invented flats of a scraper; `number` counts from 0. */
export interface PageFlat {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly price: string;
  readonly rooms: number;
  readonly furnished: boolean;
  readonly posted_at: string;
  readonly description: string;
  readonly url: string;
}

const CITIES = ['Porto', 'Faro', 'Braga'] as const;
const KINDS = ['Bright flat', 'Quiet loft', 'Small house'] as const;

export const flats: readonly PageFlat[] = Array.from({ length: 60 }, (_, number) => ({
  id: `F${100 + number}`,
  title: `${KINDS[number % 3] ?? ''} ${100 + number}`,
  city: CITIES[number % 3] ?? '',
  price: `$${(600 + number * 20).toLocaleString('en-US')}`,
  rooms: 1 + (number % 4),
  furnished: number % 2 === 0,
  posted_at: new Date(Date.UTC(2026, 8, 1 + number, 8, 30)).toISOString(),
  description: number % 5 === 0 ? `A garden shared with the neighbours of house ${number}.` : `Close to the tram, line ${number % 7}.`,
  url: `https://flats.example/listing/${100 + number}`,
}));

/** The run before: two flats were not there yet, one has gone since, and three had another price. */
export const olderFlats: readonly PageFlat[] = [
  ...flats.slice(0, 58).map((flat, number) => (number < 3 ? { ...flat, price: `$${700 + number * 20}` } : flat)),
  { ...flats[0], id: 'F999', title: 'Gone loft 999' } as PageFlat,
];
