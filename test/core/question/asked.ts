import type { QueryField } from '../../../src/core/language/query-field.ts';
import { printPlan } from '../../../src/core/plan/print.ts';
import type { Plan } from '../../../src/core/plan/plan.ts';
import type { DataFacts } from '../../../src/core/question/facts.ts';
import { planByRules } from '../../../src/core/question/plan-question.ts';
import { indexValues } from '../../../src/core/language/values/build-values.ts';

/** Invented records and their fields, as the planner is handed them. */
export interface Collection {
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

type About = Pick<DataFacts, 'name' | 'titleField' | 'key'>;

/** Rows with their fields, and what is known of their values. */
export function collection(about: About, rows: readonly Row[], fields: readonly QueryField[]): Collection {
  const named = fields.filter(({ type }) => type === 'text');
  const values = named.flatMap(({ name }) => rows.map((row) => [name, row[name] ?? null] as const));
  const { find, distinct, isList } = indexValues(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
  return { fields, facts: { ...about, records: rows.length, findValues: find, distinct, isList } };
}

/** Fields of one type, by their names, each with this many values. */
export function texts(names: string, values: number): readonly QueryField[] {
  return names.split(' ').map((name) => ({ name, type: 'text', values }));
}

export function categories(names: string, values: number): readonly QueryField[] {
  return texts(names, values).map((field) => ({ ...field, role: 'category' }));
}

/** A field of whole numbers from 0 to 59, of 60 records. */
export function number(name: string, unit?: string): QueryField {
  return { name, type: 'number', integer: true, values: 60, distinct: 60, min: 0, max: 59, ...(unit === undefined ? {} : { unit }) };
}

export function flags(names: string, values: number): readonly QueryField[] {
  return names.split(' ').map((name) => ({ name, type: 'boolean', values }));
}

const cities = ['Oakford', 'Port Elm', 'Saltwick'];
const flatRows = Array.from({ length: 60 }, (_, index) => ({
  ref: `F-${index}`,
  title: `Sunny flat number ${index}`,
  city: cities[index % 3] ?? '',
  heating: ['gas', 'electric', 'district heating'][index % 3] ?? '',
  agent: `Agent ${index % 7}`,
}));

/** Flats to let: every type of field, some of them with gaps. */
export const flats = collection({ name: 'flats', titleField: 'title', key: ['ref'] }, flatRows, [
  ...texts('ref title city heating agent', 60),
  { name: 'rent', type: 'number', unit: 'EUR', min: 350, max: 2900, integer: true, values: 60 },
  { name: 'bedrooms', type: 'number', min: 0, max: 5, integer: true, values: 60 },
  { name: 'size_sqm', type: 'number', min: 18, max: 190, values: 55 },
  { name: 'rating', type: 'number', min: 1, max: 5, values: 40 },
  ...flags('furnished balcony', 60),
  { name: 'listed_at', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

const genres = ['Comedy', 'Drama', 'Space Opera'];
const filmRows = Array.from({ length: 40 }, (_, index) => ({
  film: `The ${['Lamp', 'Ferry', 'Orchard', 'Clock'][index % 4]} of ${index}`,
  director: ['Mara Quill', 'Ivo Brandt'][index % 2] ?? '',
  genre: genres[index % 3] ?? '',
  countries: index % 4 === 0 ? 'Norway, Chile' : 'Norway',
  studio: `Studio ${index % 5}`,
}));

/** Films: a year that is a number, lists, and two kinds of money. */
export const films = collection({ name: 'films', titleField: 'film', key: [] }, filmRows, [
  { name: 'film', type: 'text', values: 40 },
  { name: 'director', type: 'text', values: 38 },
  ...texts('genre countries studio', 40),
  { name: 'release_year', type: 'number', min: 1962, max: 2021, integer: true, values: 40 },
  { name: 'runtime_min', type: 'number', min: 61, max: 240, integer: true, values: 39 },
  { name: 'budget_usd', type: 'number', min: 10_000, max: 2e8, integer: true, values: 30 },
  { name: 'score', type: 'number', min: 1, max: 10, values: 40 },
  { name: 'votes', type: 'number', min: 0, max: 90_000, integer: true, values: 40 },
]);

const hikeRows = Array.from({ length: 30 }, (_, index) => ({
  tour: `Ridge walk ${index}`,
  by: ['Ana Ruiz', 'Piet Vos'][index % 2] ?? '',
  to: ['North Cape', 'Low Fen'][index % 2] ?? '',
  region: ['Tatra Mountains', 'Scottish Highlands', 'Lake District'][index % 3] ?? '',
  gear: ['Climbing Rope', 'Snow Boot', 'Rain Boot'][index % 3] ?? '',
  review: ['in review', 'approved'][index % 2] ?? '',
}));

/** Hikes: fields that are called like words of the language, and values of several words. */
export const hikes = collection({ name: 'hikes', titleField: 'tour', key: [] }, hikeRows, [
  ...texts('tour by to region gear review', 30),
  { name: 'ascent_m', type: 'number', min: 20, max: 1900, values: 30 },
]);

export const NOW = Date.UTC(2026, 10, 20);

/** The plan of a question in print; of one that cannot be planned, `cannot:` and the words that were not understood. */
export function asked({ fields, facts }: Collection, text: string, last: Plan | null = null): string {
  const planned = planByRules({ text, fields, facts, last, now: NOW });
  return planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.unknown.join(' ')}`.trim();
}

/** The plans of questions that are asked one after the other. */
export function conversation(collected: Collection, ...questions: readonly string[]): string {
  let last: Plan | null = null;
  let told = '';
  for (const text of questions) {
    const planned = planByRules({ text, fields: collected.fields, facts: collected.facts, last, now: NOW });
    told = planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.unknown.join(' ')}`.trim();
    last = planned.kind === 'plan' ? planned.plan : last;
  }
  return told;
}

const chargerRows = Array.from({ length: 60 }, (_, index) => ({
  station: index < 2 ? 'Market Square' : `Stop ${index}`,
  ctry: ['DE', 'NL', 'AT'][index % 3] ?? '',
  amenities: ['wifi; toilets', 'toilets; shop', 'shop; wifi; toilets', 'shop'][index % 4] ?? '',
}));

/** Places to charge: a name that two records share, codes of countries, lists in texts, a figure of a period, and money per unit beside a fee. */
export const chargers = collection({ name: 'chargers', titleField: null, key: [] }, chargerRows, [
  { name: 'station', type: 'text', values: 60, distinct: 59 },
  ...texts('ctry amenities', 60),
  { name: 'start_fee', type: 'number', unit: 'EUR', min: 0, max: 2, values: 60 },
  { name: 'tariff_kwh', type: 'number', min: 0.3, max: 0.9, values: 60 },
  { name: 'sessions_30d', type: 'number', min: 0, max: 900, integer: true, values: 60 },
  { name: 'ram_gb', type: 'number', min: 1, max: 512, integer: true, values: 60 },
  { name: 'cores', type: 'number', min: 1, max: 64, integer: true, values: 60 },
  { name: 'last_inspection', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 50 },
  { name: 'intake_date', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);
