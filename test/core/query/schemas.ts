import type { QueryField } from '../../../src/core/language/query-field.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

/** Invented scrapers of several trades, as an interpreter sees them. */
export const homes: readonly QueryField[] = [
  text('headline'),
  text('street'),
  text('district', 'Harbour East', 'Old Mill'),
  count('monthlyRent', 450, 9000, 'EUR'),
  count('bedrooms', 0, 6),
  measure('bathrooms', 1, 4),
  measure('living_area_m2', 18, 400, 'm²'),
  count('floor', 0, 30),
  count('yearBuilt', 1860, 2026),
  measure('distance_to_station_km', 0.1, 25, 'km'),
  date('listed_on', '2025-09-01', '2026-05-19'),
  date('move_in_date', '2026-05-01', '2026-12-01'),
  flag('petsAllowed'),
  flag('furnished'),
  flag('has_balcony'),
  flag('elevator'),
  flag('no_commission'),
];

export const jobs: readonly QueryField[] = [
  text('title'),
  text('employer'),
  text('place'),
  count('salary_year', 18000, 320000, 'USD'),
  measure('weekly_hours', 5, 48, 'hours'),
  count('min_experience_years', 0, 15, 'years'),
  count('team_size', 2, 400),
  date('postedAt', '2026-03-01', '2026-05-20'),
  date('applyUntil', '2026-05-10', '2026-08-31'),
  flag('isRemote'),
  flag('full_time'),
  flag('visa_sponsorship'),
];

export const cars: readonly QueryField[] = [
  text('name'),
  text('make', 'Velano', 'Korsa'),
  text('model', 'Tarn 3', 'GT-40'),
  count('asking_price', 700, 95000, 'USD'),
  count('odometer', 0, 320000, 'km'),
  count('model_year', 1988, 2026),
  count('power', 45, 700, 'hp'),
  measure('consumption_mpg', 12, 70, 'mpg'),
  count('doors', 2, 5),
  count('seats', 2, 9),
  count('previous_owners', 0, 7),
  date('advertised', '2025-11-01', '2026-05-20'),
  flag('accident_free'),
  flag('automatic'),
  flag('under_warranty'),
];

export const movies: readonly QueryField[] = [
  text('title', 'Station 51', 'Summer of 1974'),
  text('director'),
  text('genre'),
  count('release_year', 1921, 2026),
  count('runtime_minutes', 40, 260, 'min'),
  measure('audience_score', 1, 10),
  count('num_votes', 5, 2500000),
  count('budget', 10000, 400000000, 'USD'),
  count('Oscars', 0, 11),
  flag('in_color'),
  flag('is_free_to_stream'),
];

export const products: readonly QueryField[] = [
  text('productName'),
  text('brand'),
  measure('price_usd', 1, 3500, 'USD'),
  count('discountPercent', 0, 75, '%'),
  measure('stars', 1, 5),
  count('review_count', 0, 60000),
  count('ssd_gb', 64, 8192, 'GB'),
  count('ram_gb', 2, 128, 'GB'),
  measure('display_inches', 4, 86, 'inch'),
  measure('weight_kg', 0.02, 45, 'kg'),
  count('battery_mah', 500, 20000, 'mAh'),
  date('launched_at', '2018-01-01', '2026-05-18'),
  flag('in_stock'),
  flag('free_delivery'),
  flag('waterproof'),
  flag('refurbished'),
];

export const events: readonly QueryField[] = [
  text('event'),
  text('venue'),
  text('town'),
  measure('ticketPrice', 0, 350, 'GBP'),
  count('minimum_age', 0, 21, 'years'),
  count('venue_capacity', 20, 60000, 'people'),
  count('duration_minutes', 15, 480, 'minutes'),
  date('startsOn', '2026-04-01', '2027-03-31'),
  flag('online'),
  flag('sold_out'),
  flag('outdoor'),
  flag('wheelchair_accessible'),
  flag('isFree'),
];

export const flights: readonly QueryField[] = [
  text('carrier'),
  text('origin'),
  text('destination'),
  count('fare', 30, 4000, 'USD'),
  count('stops', 0, 3),
  count('duration_min', 40, 1500, 'min'),
  measure('legroom_in', 26, 40, 'in'),
  count('seats_left', 0, 300),
  date('departs_on', '2026-05-01', '2027-04-30'),
  date('returns_on', '2026-05-01', '2027-05-30'),
  flag('wifi_onboard'),
  flag('refundable'),
  flag('checked_bag_included'),
];

export const books: readonly QueryField[] = [
  text('title'),
  text('author'),
  count('pages', 10, 2000),
  measure('list_price', 0.5, 300, 'USD'),
  measure('avg_rating', 1, 5),
  count('ratings_count', 0, 5000000),
  count('publication_year', 1400, 2026),
  count('times_borrowed', 0, 400),
  date('added_on', '2020-01-01', '2026-05-15'),
  flag('is_ebook'),
  flag('has_audiobook'),
  flag('signed_copy'),
];

/** As a weather station writes it: degrees below nought, words run together. */
export const readings: readonly QueryField[] = [
  text('Station'),
  { name: 'Temp (°C)', type: 'number' },
  { name: 'Rainfall mm', type: 'number' },
  { name: 'WindSpeedKmh', type: 'number' },
  { name: 'Elevation_ft', type: 'number' },
  count('humidity_pct', 0, 100, '%'),
  { name: 'observed', type: 'date' },
  flag('isStormy'),
];

/** As a statistics site would have it: numbers without units, and names that say little. */
export const matches: readonly QueryField[] = [
  text('Opponent'),
  text('Result'),
  text('Venue'),
  { name: 'Goals For', type: 'number' },
  { name: 'Goals Against', type: 'number' },
  { name: 'Attendance', type: 'number' },
  { name: 'Round', type: 'number' },
  { name: 'May', type: 'number' },
  { name: 'Jersey Number(s)', type: 'number' },
];

/** As tables of figures are headed: abbreviations, symbols, and years in the names. */
export const figures: readonly QueryField[] = [
  text('Player'),
  text('Nationality'),
  text('Score'),
  { name: 'Pick #', type: 'number' },
  { name: 'Rd.', type: 'number' },
  { name: 'Total Points', type: 'number' },
  { name: 'Points For', type: 'number' },
  { name: 'Height (m)', type: 'number' },
  { name: 'Weight (kg)', type: 'number' },
  { name: 'Population (2010)', type: 'number' },
  { name: 'Area km²', type: 'number' },
  { name: '% of vote', type: 'number' },
  { name: 'Frequency MHz', type: 'number' },
  { name: 'Year', type: 'number', min: 1950, max: 2020, integer: true },
  { name: 'Wins', type: 'number' },
  { name: 'Laps Completed', type: 'number' },
  { name: 'Prize ($)', type: 'number' },
  { name: 'Last Title', type: 'text' },
];
