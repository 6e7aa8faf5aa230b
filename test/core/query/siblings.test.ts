import { describe, expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { autos, cottages, films, fires, lets, mishaps, phones, recipes, roles, sales, towns } from './wide-schemas.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-05-20T10:30:00Z');

/** What is asked, the filter as printed, and the order. */
type Case = readonly [query: string, filter: string, order?: string];

const letsCases: readonly Case[] = [
  ['premier entire apartment under $90 with at least 2 bedrooms', 'host_is_premier = true AND price < 90 AND bedrooms >= 2'],
  ['quiet studio near the abbey, rating above 4.8', 'review_marks_rating > 4.8'],
  [
    'apartment with more than 100 reviews last reviewed in 2024',
    "number_of_reviews > 100 AND last_review >= '2024-01-01' AND last_review < '2025-01-01'",
  ],
  ['first reviewed in 2023', "first_review >= '2023-01-01' AND first_review < '2024-01-01'"],
  ['reviewed since June 2024', "last_review >= '2024-06-01'"],
  ['place for 6 people', 'accommodates >= 6'],
  ['sleeps 4 under $150', 'accommodates >= 4 AND price < 150'],
  ['instantly bookable loft with 2 beds', 'instant_bookable = true AND beds = 2'],
  ['house with 2 baths under 250', 'bathrooms = 2 AND price < 250'],
  ['cleanliness above 4.7 and location above 4.8', 'review_marks_cleanliness > 4.7 AND review_marks_location > 4.8'],
  ['rated 4.9 or higher with at least 50 reviews', 'review_marks_rating >= 4.9 AND number_of_reviews >= 50'],
  ['at least 3 reviews', 'number_of_reviews >= 3'],
  ['more than 2 reviews per month', 'reviews_per_month > 2'],
  ['hosts with a reply rate over 90%', 'host_reply_rate > 90'],
  ['host with more than 10 lets', 'host_lets_count > 10'],
  ['not a premier host', 'host_is_premier = false'],
  ['host has a profile photo', 'host_has_profile_photo = true'],
  ['availability_365 above 200', 'availability_365 > 200'],
  ['minimum stay of at most 2 nights', 'minimum_nights <= 2'],
  ['minimum stay no more than 30 nights and maximum stay at least 90 nights', 'minimum_nights <= 30 AND maximum_nights >= 90'],
  ['max 2 guests', 'accommodates <= 2'],
  ['most reviewed houses', '', 'number_of_reviews desc'],
  ['highest rated loft', '', 'review_marks_rating desc'],
  ['walk score over 90', ''],
  ['max 5 minutes walk', ''],
  ['available all year', ''],
  ['family of 5 with 2 kids', ''],
];

const salesCases: readonly Case[] = [
  ['lakefront houses under $1m with at least 4 bedrooms', 'lakefront = true AND price < 1000000 AND bedrooms >= 4'],
  ['price above 2 million on the lake', 'price > 2000000'],
  ['more than 3000 sqft', 'sqft_living > 3000'],
  ['between 2000 and 2500 square feet', 'sqft_living BETWEEN 2000 AND 2500'],
  ['plot over 1 acre', 'sqft_plot > 43560'],
  ['cellar over 800 sqft', 'sqft_cellar > 800'],
  ['houses with no cellar', 'sqft_cellar = 0'],
  ['not on the lakefront', 'lakefront = false'],
  ['rebuilt after 2010', 'yr_rebuilt > 2010'],
  ['not between 300k and 500k', 'price NOT BETWEEN 300000 AND 500000'],
  ['under 300k or over 2 million', 'price < 300000 OR price > 2000000'],
  ['not built between 1990 and 2000', 'yr_built NOT BETWEEN 1990 AND 2000'],
  ['lakefront or more than 5 bedrooms', 'lakefront = true OR bedrooms > 5'],
  ["doesn't cost more than $400k", 'price <= 400000'],
  ['largest houses', '', 'sqft_living desc'],
];

const filmsCases: readonly Case[] = [
  ['budget over $200 million', '`Shooting Budget` > 200000000'],
  ['grossed more than 100 million in the US', '`US Gross` > 100000000'],
  ['grossed over $500 million worldwide', '`Worldwide Gross` > 500000000'],
  ['disc sales above $50 million', '`Disc Sales` > 50000000'],
  ['rating over 8', '`Filmbase Rating` > 8'],
  ['rating above 80', '`Ripe Pears Rating` > 80'],
  ['rated above 85% on Ripe Pears', '`Ripe Pears Rating` > 85'],
  ['Filmbase rating above 8 or ripe pears above 90', '`Filmbase Rating` > 8 OR `Ripe Pears Rating` > 90'],
  ['best rated comedies before 1980', "`Opening Date` < '1980-01-01'", 'Filmbase Rating desc'],
  ['highest grossing films worldwide', '', 'Worldwide Gross desc'],
  ['films between 90 and 100 minutes', '`Running Time min` BETWEEN 90 AND 100'],
  ['under $5 million', ''],
];

const otherCases: readonly (readonly [trade: string, fields: readonly QueryField[], cases: readonly Case[]])[] = [
  [
    'autos',
    autos,
    [
      ['more than 30 mpg', 'Miles_per_Gallon > 30'],
      ['at least 25 miles per gallon', 'Miles_per_Gallon >= 25'],
      ['lighter than 1 ton', 'Weight_in_lbs < 2205'],
      ['silver coupe 1971', "Year >= '1971-01-01' AND Year < '1972-01-01'"],
      ['best mpg', '', 'Miles_per_Gallon desc'],
      ['most powerful cars', '', 'Horsepower desc'],
    ],
  ],
  [
    'mishaps',
    mishaps,
    [
      ['cost more than $1 million', '`Cost Total $` > 1000000'],
      ['damage over $200k', '`Cost Total $` > 200000'],
      ['repair cost above 50000', '`Cost Repair` > 50000'],
      ['other cost over $5,000', '`Cost Other` > 5000'],
      ['below 100 knots', '`Speed IAS in knots` < 100'],
      ['most expensive strikes', '', 'Cost Total $ desc'],
    ],
  ],
  [
    'fires',
    fires,
    [
      ['larger than 100,000 acres', 'AcresBurned > 100000'],
      ['more than 100 structures destroyed', 'StructuresDestroyed > 100'],
      ['structures threatened above 1000', 'StructuresThreatened > 1000'],
      ["hasn't been updated since August 2024", "Updated < '2024-08-01'"],
      ['largest fires', '', 'AcresBurned desc'],
      ['most recently updated', '', 'Updated desc'],
    ],
  ],
  [
    'cottages',
    cottages,
    [
      ['under 90 euros', 'nightly_rate < 90'],
      ['more than €500', 'nightly_rate > 500'],
      ['cleaning fee below €50', 'cleaning_fee < 50'],
      ['deposit at most 300 euros', 'security_deposit <= 300'],
      ['hosts rated 4.8 or more', 'host_rating >= 4.8'],
      ['with over 200 ratings', 'nb_ratings > 200'],
      ['minimum stay of 3 nights or less', 'min_stay_nights <= 3'],
      ['maximum stay over 60 nights', 'max_stay_nights > 60'],
      ['first listed before 2015', "first_listed < '2015-01-01'"],
      ['last booked in April 2026', "last_booked >= '2026-04-01' AND last_booked < '2026-05-01'"],
      ['verified host with hot tub', 'host_is_verified = true AND has_hot_tub = true'],
      ['floor area over 100 m2', 'floor_area_m2 > 100'],
      ['plot bigger than 1 hectare', 'plot_m2 > 10000'],
      ['20 minutes from the sea', ''],
      ['best rated', '', 'guest_rating desc'],
    ],
  ],
  [
    'roles',
    roles,
    [
      ['jobs paying more than $100k', 'salary_min > 100000'],
      ['salary under 60k', 'salary_max < 60000'],
      ['maximum salary above $150,000', 'salary_max > 150000'],
      ['minimum salary at least 80000', 'salary_min >= 80000'],
      ['companies with over 1000 employees', 'employees_count > 1000'],
      ['fewer than 50 applicants', 'applicants_count < 50'],
      ['at a startup', 'company_is_startup = true'],
      ['newest roles', '', 'posted_date desc'],
      ['highest maximum salary', '', 'salary_max desc'],
    ],
  ],
  [
    'phones',
    phones,
    [
      ['phones under $400', 'Price < 400'],
      ['old price above $1000', '`Old Price` > 1000'],
      ['shipping cost under $5', '`Shipping Cost` < 5'],
      ['score above 90', '`Expert Score` > 90'],
      ['rated above 4.5 with more than 1000 reviews', '`User Rating` > 4.5 AND `Review Count` > 1000'],
      ['5g phones in stock', '`Has 5G` = true AND `In Stock` = true'],
      ['5000 mAh battery or more', '`Battery mAh` >= 5000'],
    ],
  ],
  [
    'towns',
    towns,
    [
      ['more than 50000 people', 'Population > 50000'],
      ['income above $60,000', 'MedianIncome > 60000'],
      ['rent below 700', 'AvgRent < 700'],
      ['unemployment below 5%', 'UnemploymentRate < 5'],
      ['more than 20 schools or more than 5 hospitals', 'Schools > 20 OR Hospitals > 5'],
      ['over 40 square meters', ''],
    ],
  ],
  [
    'recipes',
    recipes,
    [
      ['under 30 minutes', 'total_time_min < 30'],
      ['prep time under 15 minutes', 'prep_time_min < 15'],
      ['rated 4.5+ with over 100 ratings', 'rating >= 4.5 AND rating_count > 100'],
      ['not updated since 2015', "last_updated < '2016-01-01'"],
    ],
  ],
];

describe.each([['lets', lets, letsCases] as const, ['sales', sales, salesCases] as const, ['films', films, filmsCases] as const, ...otherCases])(
  'among the alike fields of %s',
  (_, fields, cases) => {
    test.each(cases.map(([query, filter, order = '']) => [query, filter, order] as const))('%s', (query, filter, order) => {
      const read = interpretByRules(query, fields, NOW);
      expect({
        filter: read.filter === null ? '' : printFilter(read.filter),
        order: read.order === null ? '' : `${read.order.field} ${read.order.direction}`,
      }).toEqual({ filter, order });
    });
  },
);
