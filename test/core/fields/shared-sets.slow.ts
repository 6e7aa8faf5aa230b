import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';

import { createFieldProfile } from '../../../src/core/fields/profile.ts';
import { createKeyFinder } from '../../../src/core/fields/key.ts';
import { pickTitleField } from '../../../src/core/fields/text/title-field.ts';
import type { FieldDecision } from '../../../src/core/fields/decision.ts';
import type { RawValue } from '../../../src/core/fields/raw-value.ts';
import { RUN_AT } from './reading.ts';
import { describeWithShared } from '../../with-shared.ts';

type Row = Readonly<Record<string, RawValue>>;

/** Where the real sets are, if they are there. */
const shared = new URL('../../../../shared/data/', import.meta.url);

function csv(path: string): readonly Row[] {
  const bytes = readFileSync(new URL(path, shared));
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return parse(text, { columns: true, relax_column_count: true, bom: true });
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, shared), 'utf8'));
}

interface Expected {
  readonly set: string;
  readonly rows: () => readonly Row[];
  readonly key: string | null;
  readonly title: string | null;
  /** Names of the fields that are not text, as `name`, `name [unit]` or `name (day)`. */
  readonly number: readonly string[];
  readonly date: readonly string[];
  readonly boolean: readonly string[];
  readonly json?: readonly string[];
  readonly tolerance?: 'lenient';
}

const sets: readonly Expected[] = [
  {
    set: 'rec-airbnb-antwerp',
    rows: () => csv('rec-airbnb-antwerp/listings.csv.gz'),
    key: 'id',
    title: 'name',
    number:
      `host_response_rate [%],host_acceptance_rate [%],host_listings_count,host_total_listings_count,latitude,longitude,accommodates,bathrooms,bedrooms,
      beds,price [USD],minimum_nights,maximum_nights,minimum_minimum_nights,maximum_minimum_nights,minimum_maximum_nights,maximum_maximum_nights,
      minimum_nights_avg_ntm,maximum_nights_avg_ntm,availability_30,availability_60,availability_90,availability_365,number_of_reviews,
      number_of_reviews_ltm,number_of_reviews_l30d,review_scores_rating,review_scores_accuracy,review_scores_cleanliness,review_scores_checkin,
      review_scores_communication,review_scores_location,review_scores_value,calculated_host_listings_count,
      calculated_host_listings_count_entire_homes,calculated_host_listings_count_private_rooms,calculated_host_listings_count_shared_rooms,
      reviews_per_month`.split(/,\s*/),
    date: ['last_scraped (day)', 'host_since (day)', 'calendar_last_scraped (day)', 'first_review (day)', 'last_review (day)'],
    boolean: ['host_is_superhost', 'host_has_profile_pic', 'host_identity_verified', 'has_availability', 'instant_bookable'],
  },
  {
    set: 'rec-cardekho',
    rows: () => csv('rec-cardekho/car_details_v3.csv'),
    key: null,
    title: 'name',
    number: ['year', 'selling_price', 'km_driven', 'engine [CC]', 'max_power [bhp]', 'seats'],
    date: [],
    boolean: [],
  },
  {
    set: 'rec-google-play',
    tolerance: 'lenient',
    rows: () => csv('rec-google-play/googleplaystore.csv'),
    key: null,
    title: 'App',
    number: ['Rating', 'Reviews', 'Installs', 'Price [USD]'],
    date: ['Last Updated (day)'],
    boolean: [],
  },
  {
    set: 'rec-kc-house',
    rows: () => csv('rec-kc-house/kc_house_data.csv'),
    key: null,
    title: null,
    number: `,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,view,condition,grade,sqft_above,sqft_basement,yr_built,yr_renovated,lat,long,
      sqft_living15,sqft_lot15`.split(/,\s*/),
    date: ['date (day)'],
    boolean: ['waterfront'],
  },
  {
    set: 'rec-netflix',
    rows: () => csv('rec-netflix/netflix_titles.csv'),
    key: 'show_id',
    title: 'title',
    number: ['release_year'],
    date: ['date_added (day)'],
    boolean: [],
  },
  {
    set: 'rec-vega airports',
    rows: () => csv('rec-vega/airports.csv'),
    key: 'iata',
    title: 'name',
    number: ['latitude', 'longitude'],
    date: [],
    boolean: [],
  },
  {
    set: 'rec-vega birdstrikes',
    rows: () => csv('rec-vega/birdstrikes.csv'),
    key: null,
    title: null,
    number: ['Cost Other', 'Cost Repair', 'Cost Total $ [USD]', 'Speed IAS in knots [knots]'],
    date: ['Flight Date (day)'],
    boolean: [],
  },
  {
    set: 'rec-vega cars',
    rows: () => json('rec-vega/cars.json') as readonly Row[],
    key: null,
    title: 'Name',
    number: ['Miles_per_Gallon', 'Cylinders', 'Displacement', 'Horsepower', 'Weight_in_lbs [lbs]', 'Acceleration'],
    date: ['Year (day)'],
    boolean: [],
  },
  {
    set: 'rec-vega movies',
    rows: () => json('rec-vega/movies.json') as readonly Row[],
    key: null,
    title: 'Title',
    number: `US Gross,Worldwide Gross,US DVD Sales,Production Budget,Running Time min,Rotten Tomatoes Rating,IMDB Rating,IMDB Votes`.split(','),
    date: ['Release Date (day)'],
    boolean: [],
  },
  {
    set: 'rec-vega earthquakes',
    rows: () => (json('rec-vega/earthquakes.json') as { features: { properties: Row }[] }).features.map((feature) => feature.properties),
    key: 'url',
    title: 'title',
    number: ['mag', 'tz', 'felt', 'cdi', 'mmi', 'sig', 'nst', 'dmin', 'rms', 'gap'],
    date: ['time', 'updated'],
    boolean: ['tsunami'],
  },
  {
    set: 'snap-newgrad-jobs',
    rows: () => json('snap-newgrad-jobs/listings_2024-10-24T2315Z_c195b73e.json') as readonly Row[],
    key: 'id',
    title: 'title',
    number: [],
    date: ['date_updated', 'date_posted'],
    boolean: ['active', 'is_visible'],
    json: ['locations'],
  },
  {
    set: 'snap-ca-fires 2021',
    rows: () => (json('snap-ca-fires/incidents_2021-08-17T2321Z_fe3504dd.json') as { Incidents: readonly Row[] }).Incidents,
    key: 'UniqueId',
    title: 'Name',
    number: `Latitude,Longitude,AcresBurned,PercentContained,ArchiveYear,StructuresDestroyed,StructuresDamaged,StructuresThreatened,PersonnelInvolved,
      CrewsInvolved,Helicopters,Engines,Dozers,WaterTenders`.split(/,\s*/),
    date: ['Updated', 'Started', 'Extinguished'],
    boolean: ['Public', 'Active', 'Featured', 'CalFireIncident', 'MajorIncident', 'Final'],
    json: ['Counties'],
  },
  {
    set: 'snap-ca-fires 2024',
    rows: () => json('snap-ca-fires/incidents2_2024-06-16T2349Z_e471bf59.json') as readonly Row[],
    key: 'UniqueId',
    title: 'Name',
    number: ['AcresBurned', 'PercentContained', 'Longitude', 'Latitude'],
    date: ['Updated (day)', 'Started (day)'],
    boolean: ['IsActive'],
  },
  {
    set: 'ret-esci-us-dev',
    rows: () =>
      gunzipSync(readFileSync(new URL('ret-esci-us-dev/products.jsonl.gz', shared)))
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row),
    key: '_id',
    title: 'title',
    number: ['price', 'rating', 'rating_count'],
    date: [],
    boolean: ['is_book'],
    json: ['category', 'query_id'],
  },
];

describeWithShared('real sets', 'data', () => {
  it.each(sets)('$set', ({ rows, key, title, tolerance, ...expected }) => {
    const records = rows();
    const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const finder = createKeyFinder(names);
    for (const record of records) finder.add(names.map((name) => record[name]));
    const decisions = names.map((name) => {
      const profile = createFieldProfile(name);
      records.forEach((record, index) => profile.add(record[name], index + 2));
      return profile.decide({ runAt: RUN_AT, tolerance: tolerance ?? 'strict' });
    });
    const labels = (type: FieldDecision['type']): readonly string[] =>
      decisions.filter((decision) => decision.type === type).map((decision) => labelOf(decision));
    expect({ number: labels('number'), date: labels('date'), boolean: labels('boolean') }).toEqual({
      number: expected.number,
      date: expected.date,
      boolean: expected.boolean,
    });
    expect(decisions.filter((decision) => decision.json).map(({ name }) => name)).toEqual(expected.json ?? []);
    expect(finder.finish()).toBe(key);
    expect(pickTitleField(decisions)).toBe(title);
  });
});

function labelOf({ name, unit, precision }: FieldDecision): string {
  return `${name}${unit === undefined ? '' : ` [${unit}]`}${precision === undefined ? '' : ` (${precision})`}`;
}
