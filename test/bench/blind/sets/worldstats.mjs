import { csv, draws, round, thousands } from '../made.mjs';

const REGIONS = {
  'Europe & Central Asia':
    'Germany DEU 83.2 51000 0|France FRA 68 43500 0|Italy ITA 59 36800 0|Spain ESP 47.8 31900 0|Poland POL 37.6 20500 0|Sweden SWE 10.4 56900 0|Norway NOR 5.4 92100 0|Switzerland CHE 8.8 95300 1|Austria AUT 9 54200 1|Czechia CZE 10.6 28300 1|Hungary HUN 9.6 20100 1|Greece GRC 10.5 21700 0|Portugal PRT 10.4 25200 0|Ireland IRL 5.2 103500 0|Ukraine UKR 38 4900 0|Turkiye TUR 85 11400 0|Kazakhstan KAZ 19.6 12100 1|Uzbekistan UZB 35.6 2300 1',
  'East Asia & Pacific':
    'Japan JPN 125 35100 0|China CHN 1411 12700 0|Indonesia IDN 275 4700 0|Viet Nam VNM 98 4100 0|Thailand THA 71.6 7100 0|Philippines PHL 115 3600 0|Malaysia MYS 33.9 11800 0|Australia AUS 26 64400 0|New Zealand NZL 5.1 48200 0|Mongolia MNG 3.4 5000 1|Lao PDR LAO 7.5 2060 1|Cambodia KHM 16.7 1790 0',
  'South Asia':
    'India IND 1417 2400 0|Pakistan PAK 236 1500 0|Bangladesh BGD 171 2600 0|Nepal NPL 30.5 1330 1|Sri Lanka LKA 22 3600 0|Bhutan BTN 0.78 3500 1',
  'Sub-Saharan Africa':
    'Nigeria NGA 218 2100 0|Ethiopia ETH 123 1020 1|Kenya KEN 54 2050 0|South Africa ZAF 59.9 6700 0|Ghana GHA 33.5 2250 0|Tanzania TZA 65.5 1190 0|Uganda UGA 47.2 960 1|Rwanda RWA 13.8 970 1|Zambia ZMB 20 1450 1|Botswana BWA 2.6 7700 1|Namibia NAM 2.57 4900 0|Mali MLI 22.6 830 1|Chad TCD 17.7 720 1|Mauritius MUS 1.26 10200 0',
  'Latin America & Caribbean':
    'Brazil BRA 215 9000 0|Mexico MEX 127 11500 0|Argentina ARG 46.2 13600 0|Chile CHL 19.6 15400 0|Colombia COL 51.9 6600 0|Peru PER 34 7100 0|Bolivia BOL 12.2 3600 1|Paraguay PRY 6.8 6150 1|Uruguay URY 3.42 20800 0|Costa Rica CRI 5.18 13400 0|Guatemala GTM 17.4 5500 0|Jamaica JAM 2.83 6000 0',
  'Middle East & North Africa':
    'Egypt EGY 111 4300 0|Morocco MAR 37.5 3500 0|Tunisia TUN 12.4 3800 0|Jordan JOR 11.3 4200 0|Saudi Arabia SAU 36.4 30400 0|Israel ISR 9.6 54700 0|Oman OMN 4.58 25100 0|Lebanon LBN 5.5 4100 0',
  'North America': 'United States USA 333 77200 0|Canada CAN 38.9 55000 0',
};

/** World development indicators by country and year, 2020 to 2024, as a portal's export has them: ".." for what is missing. */
export function worldstats() {
  const draw = draws(230_101);
  const rows = [];
  for (const [region, text] of Object.entries(REGIONS)) {
    for (const entry of text.split('|')) {
      const [, country, code, pop, gdp, inner] = /^(.+) ([A-Z]{3}) (\S+) (\S+) (\d)$/.exec(entry);
      rows.push(...years(draw, { region, country, code, pop: Number(pop), gdp: Number(gdp), inner: inner === '1' }));
    }
  }
  return [{ file: 'worldstats-2026-11-20.csv', text: csv(rows) }];
}

function years(draw, { region, country, code, pop, gdp, inner }) {
  const rich = Math.log(gdp / 600) / Math.log(180);
  const life = 59 + rich * 23 + (draw.next() - 0.5) * 4;
  const fertility = Math.max(1.1, 5.4 - rich * 4.4 + (draw.next() - 0.5) * 0.9);
  const co2 = 0.12 + rich ** 2 * 11 * draw.spread();
  const net = Math.min(97, 22 + rich * 76 + (draw.next() - 0.5) * 12);
  const jobless = 2.4 + draw.next() ** 2 * 14;
  const urban = Math.min(97, 20 + rich * 65 + (draw.next() - 0.5) * 22);
  const prices = 1.5 + draw.next() ** 3 * 34;
  const growth = (fertility - 1.9) * 0.008;
  const level = gdp > 14_000 ? 'High income' : gdp > 4500 ? 'Upper middle income' : gdp > 1140 ? 'Lower middle income' : 'Low income';
  return [2020, 2021, 2022, 2023, 2024].map((year, index) => ({
    'Country Name': country,
    'Country Code': code,
    Region: region,
    'Income Group': level,
    Year: year,
    Population: thousands(Math.round(pop * 1e6 * (1 + growth) ** (index - 2) + draw.int(0, 900)), ','),
    'GDP per capita (US$)': thousands(gdp * (0.91 + index * 0.045 + (draw.next() - 0.5) * 0.04), ',', 2),
    'Life expectancy': round(life + [-0.6, -1.1, 0, 0.5, 0.8][index] + (draw.next() - 0.5) * 0.3, 1),
    'Fertility rate': round(fertility - index * 0.03, 2),
    'CO2 per capita (t)': draw.chance(0.04) ? '..' : round(co2 * (0.96 + draw.next() * 0.08), 2),
    'Internet users (%)': draw.chance(0.06) ? '..' : round(Math.min(99, net + index * 1.6 * (1 - rich * 0.7)), 1),
    'Unemployment (%)': draw.chance(0.08) ? '..' : round(jobless * [1.22, 1.15, 1, 0.96, 0.94][index] * (0.95 + draw.next() * 0.1), 2),
    'Inflation (%)': round(prices * [0.5, 0.8, 1.9, 1.4, 0.9][index] * draw.spread() - 0.5, 1),
    'Urban population (%)': round(urban + index * 0.35, 1),
    Landlocked: inner ? 'yes' : 'no',
  }));
}
