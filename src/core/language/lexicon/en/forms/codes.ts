import { pairs } from './abbreviations.ts';

/** Words of names in public files that many download, with what they stand for: catalogues of stars, colleges, flights, houses, players. No other word is spelled so. */
export const CODES: ReadonlyMap<string, string> = pairs(
  `orbper orbital period, orbsmax orbit size, rade radius earth, radj radius jupiter, bmasse mass earth, masse mass earth, bmassj mass jupiter, massj mass jupiter, eqt temperature,
  teff temperature, orbeccen orbital eccentricity, snum star number, pnum planet number, spectype spectral type, controv controversial, discoverymethod discovery method,
  instnm institution name, stabbr state, adm admission, ugds undergraduate students, tuitionfee tuition fee, hbcu historically black,
  bsmt basement, liv living, qual quality, remod remodel, yr year,
  reb rebounds, ast assists, stl steals, blk blocks, atk attack, carbo carbohydrates, potass potassium, crs scheduled, noc country code,
  sibsp siblings spouses, pclass class, trestbps resting blood pressure, thalach maximum heart rate, fbs fasting blood sugar`,
);

/** Codes at the beginning of a name of several words: what all fields with that code are of. */
export const LEADING_CODES: ReadonlyMap<string, string> = pairs('st star, sy system');

/** Regions at the beginning of a name in capitals ("JP_Sales"). */
export const REGION_CODES: ReadonlyMap<string, string> = pairs(
  'NA north america, EU europe, JP japan, UK britain, US america, CA canada, AU australia, IN india, CN china, DE germany, FR france',
);

/** What a word shortens before a time, a place or a way in which something was found. */
export const FINDING_CODES: ReadonlyMap<string, string> = pairs('disc discovery');
