import type { QueryField } from '../../../src/core/language/query-field.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

const filled = (field: QueryField, values: number): QueryField => ({ ...field, values });

/* The scrapers are invented, of the kind that sites export: many fields, whose names share words. */

/** Holiday lets with some sixty fields: scores, hosts, stays and counts of several kinds. */
export const lets: readonly QueryField[] = [
  ...['listing_ref', 'listing_link', 'title', 'summary', 'area_notes', 'photo_link', 'host_ref', 'host_name', 'host_town'].map((name) => text(name)),
  date('last_crawled', '2026-05-18', '2026-05-18'),
  date('host_since', '2011-03-01', '2026-05-01'),
  count('host_reply_rate', 0, 100, '%'),
  count('host_booking_rate', 0, 100, '%'),
  flag('host_is_premier'),
  flag('host_has_profile_photo'),
  flag('host_identity_checked'),
  count('host_lets_count', 1, 300),
  count('host_total_lets_count', 1, 900),
  measure('latitude', 50.1, 50.9),
  measure('longitude', 3.1, 3.9),
  text('home_type', 'Cabin', 'Loft'),
  count('accommodates', 1, 18),
  measure('bathrooms', 0, 7),
  text('bathrooms_text', '1 bath', '2 baths', 'Shared bath'),
  count('bedrooms', 0, 10),
  count('beds', 0, 25),
  text('amenities'),
  count('price', 20, 2800, 'USD'),
  count('minimum_nights', 1, 400),
  count('maximum_nights', 1, 2000),
  count('minimum_minimum_nights', 1, 400),
  count('maximum_minimum_nights', 1, 400),
  measure('minimum_nights_avg', 1, 400),
  flag('has_availability'),
  count('availability_30', 0, 30),
  count('availability_90', 0, 90),
  count('availability_365', 0, 365),
  count('number_of_reviews', 0, 900),
  count('number_of_reviews_ltm', 0, 150),
  count('number_of_reviews_l30d', 0, 14),
  date('first_review', '2012-02-01', '2026-05-10'),
  date('last_review', '2016-01-01', '2026-05-16'),
  measure('review_marks_accuracy', 1, 5),
  measure('review_marks_cleanliness', 1, 5),
  measure('review_marks_rating', 1, 5),
  measure('review_marks_location', 1, 5),
  flag('instant_bookable'),
  count('computed_host_lets_count', 1, 200),
  count('computed_host_lets_count_whole_homes', 0, 200),
  measure('reviews_per_month', 0.01, 18),
];

/** House sales as a county keeps them: no units but in names, no currency at all. */
export const sales: readonly QueryField[] = [
  text('parcel'),
  date('date', '2024-01-02', '2025-03-30'),
  count('price', 60000, 6900000),
  count('bedrooms', 0, 12),
  measure('bathrooms', 0, 8),
  count('sqft_living', 300, 12000),
  count('sqft_plot', 500, 1500000),
  count('sqft_above', 300, 9000),
  count('sqft_cellar', 0, 4000),
  count('sqft_living10', 400, 6000),
  measure('floors', 1, 4),
  flag('lakefront'),
  count('outlook', 0, 4),
  count('grade', 1, 13),
  count('yr_built', 1895, 2025),
  count('yr_rebuilt', 0, 2025),
  measure('lat', 46.1, 46.9),
  measure('long', -121.9, -120.2),
];

/** Films with several takings and several ratings, some of them seldom filled. */
export const films: readonly QueryField[] = [
  text('Title', 'Station 51'),
  filled(count('US Gross', 0, 700000000), 3000),
  filled(count('Worldwide Gross', 0, 2500000000), 3000),
  filled(count('Disc Sales', 600000, 300000000), 500),
  filled(count('Shooting Budget', 200, 290000000), 3000),
  date('Opening Date', '1930-01-01', '2026-03-01'),
  text('Age Rating', 'R', 'PG'),
  filled(count('Running Time min', 46, 222), 1200),
  filled(count('Ripe Pears Rating', 1, 100), 2200),
  filled(measure('Filmbase Rating', 1.4, 9.3), 2900),
  filled(count('Filmbase Votes', 18, 500000), 2900),
];

/** Old cars, by a list that writes units out. */
export const autos: readonly QueryField[] = [
  text('Name'),
  measure('Miles_per_Gallon', 9, 47),
  count('Cylinders', 3, 8),
  count('Horsepower', 46, 230),
  count('Weight_in_lbs', 1600, 5200),
  measure('Acceleration', 8, 25),
  date('Year', '1970-01-01', '1982-01-01'),
];

/** Accidents with costs of several kinds. */
export const mishaps: readonly QueryField[] = [
  text('Extent Amount of damage'),
  date('Event Date', '1991-01-01', '2003-05-01'),
  count('Cost Other', 0, 1500000),
  count('Cost Repair', 0, 7000000),
  count('Cost Total $', 0, 7000000),
  count('Speed IAS in knots', 0, 350),
];

/** Wildfires: names without spaces, one measure of area. */
export const fires: readonly QueryField[] = [
  text('Name'),
  count('AcresBurned', 50, 800000),
  count('PercentContained', 5, 100),
  date('Updated', '2024-07-01', '2024-08-30'),
  date('Started', '2024-06-20', '2024-08-29'),
  flag('Active'),
  count('StructuresDestroyed', 1, 1300),
  count('StructuresThreatened', 100, 19000),
  count('Helicopters', 1, 30),
];

export const cottages: readonly QueryField[] = [
  text('title'),
  count('nightly_rate', 40, 900, 'EUR'),
  count('cleaning_fee', 0, 200, 'EUR'),
  count('security_deposit', 0, 2000, 'EUR'),
  count('sleeps', 1, 20),
  count('num_bedrooms', 1, 9),
  count('num_bathrooms', 1, 6),
  measure('guest_rating', 1, 5),
  measure('host_rating', 1, 5),
  count('nb_ratings', 0, 900),
  count('min_stay_nights', 1, 28),
  count('max_stay_nights', 2, 365),
  count('plot_m2', 50, 20000, 'm²'),
  count('floor_area_m2', 20, 500, 'm²'),
  date('first_listed', '2012-01-01', '2026-05-01'),
  date('last_booked', '2019-01-01', '2026-05-18'),
  flag('host_is_verified'),
  flag('has_hot_tub'),
  flag('is_dog_friendly'),
  measure('distance_to_beach_km', 0, 60, 'km'),
];

export const roles: readonly QueryField[] = [
  text('role'),
  count('salary_min', 20000, 200000),
  count('salary_max', 25000, 350000),
  count('years_experience', 0, 20),
  count('employees_count', 1, 90000),
  count('applicants_count', 0, 3000),
  date('updated_date', '2026-01-01', '2026-05-20'),
  date('posted_date', '2026-01-01', '2026-05-20'),
  date('closing_date', '2026-05-01', '2026-09-01'),
  date('start_date', '2026-06-01', '2027-01-01'),
  flag('remote_ok'),
  flag('company_is_startup'),
];

export const phones: readonly QueryField[] = [
  text('model'),
  count('Price', 50, 2000),
  count('Old Price', 60, 2500),
  count('Shipping Cost', 0, 40),
  count('RAM_GB', 2, 24),
  count('Storage_GB', 16, 2048),
  count('Battery mAh', 1500, 7000),
  measure('User Rating', 1, 5),
  count('Expert Score', 10, 100),
  count('Review Count', 0, 90000),
  flag('Has 5G'),
  flag('In Stock'),
];

export const towns: readonly QueryField[] = [
  text('Town'),
  count('Population', 100, 9000000),
  count('MedianIncome', 9000, 120000),
  count('AvgRent', 200, 4000),
  measure('UnemploymentRate', 1, 30),
  count('CrimeIndex', 0, 100),
  count('Schools', 0, 900),
  count('Hospitals', 0, 120),
  count('team_size', 1, 20000),
];

export const recipes: readonly QueryField[] = [
  text('dish'),
  count('prep_time_min', 2, 240),
  count('cook_time_min', 0, 600),
  count('total_time_min', 5, 800),
  measure('rating', 1, 5),
  count('rating_count', 0, 20000),
  date('last_updated', '2010-01-01', '2026-05-01'),
];
