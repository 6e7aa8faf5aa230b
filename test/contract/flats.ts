/** A made-up scraper: 57 flats in every type of field, with missing values. `id` is unique. */
export interface Flat {
  readonly id: string;
  readonly title: string;
  readonly price: number | null;
  readonly rooms: number;
  readonly pets: boolean | null;
  readonly available: string;
  readonly listed_at: string;
  readonly details: { readonly floor: number; readonly tags: readonly string[]; readonly lift: null };
  readonly note: string | null;
}

const streets = ['Harbour Lane', 'Mill Street', 'Orchard Road', 'Castle Hill', 'Quay Side'];
const notes = ['bright kitchen and a quiet yard', 'small balcony over the river', 'wooden floors, freshly painted', null, 'attic with a view'];

export const flats: readonly Flat[] = Array.from({ length: 57 }, (_, index) => ({
  id: `F-${String(index).padStart(3, '0')}`,
  title: `Flat ${index} in ${streets[index % streets.length]}`,
  price: index % 11 === 5 ? null : 400 + ((index * 137) % 900),
  rooms: 1 + (index % 4),
  pets: index % 13 === 7 ? null : index % 3 === 0,
  available: `2026-0${1 + (index % 9)}-1${index % 10}`,
  listed_at: `2026-01-1${index % 10}T08:3${index % 6}:00Z`,
  details: { floor: index % 6, tags: ['quiet', 'balcony'].slice(0, index % 3), lift: null },
  note: notes[(index * 3) % notes.length] ?? null,
}));

/** The flats as the API gives them: instants with milliseconds, all else as it went in. */
export const servedFlats = flats.map((flat) => ({ ...flat, listed_at: flat.listed_at.replace('Z', '.000Z') }));
