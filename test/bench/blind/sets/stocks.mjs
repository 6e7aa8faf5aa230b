import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const SECTORS = {
  Technology: ['Semiconductors', 'Software - Application', 'Software - Infrastructure', 'Computer Hardware'],
  Healthcare: ['Biotechnology', 'Medical Devices', 'Drug Manufacturers'],
  Financial: ['Banks - Regional', 'Insurance', 'Asset Management'],
  Energy: ['Oil & Gas E&P', 'Oil & Gas Midstream', 'Uranium'],
  Industrials: ['Aerospace & Defense', 'Railroads', 'Trucking'],
  'Consumer Cyclical': ['Restaurants', 'Apparel Retail', 'Auto Parts'],
  Utilities: ['Utilities - Electric', 'Utilities - Water'],
  'Real Estate': ['REIT - Office', 'REIT - Industrial'],
  'Basic Materials': ['Gold', 'Steel', 'Chemicals'],
};
const WORDS = ['Arden', 'Belmar', 'Cobalt', 'Dunmore', 'Everline', 'Fairhope', 'Granite', 'Halcyon', 'Ironwood', 'Juniper', 'Kestrel', 'Larkfield'];
const MORE = ['Mercer', 'Northgate', 'Orchard', 'Pinnacle', 'Quarry', 'Redfern', 'Solway', 'Tideway', 'Umber', 'Vantage', 'Westlake', 'Yarrow'];
const ENDS = {
  Technology: ['Systems', 'Micro', 'Data', 'Networks'],
  Healthcare: ['Therapeutics', 'Medical', 'Biosciences'],
  Financial: ['Bancorp', 'Capital', 'Insurance Group'],
  Energy: ['Petroleum', 'Energy', 'Pipelines'],
  Industrials: ['Aerospace', 'Freight', 'Industries'],
  'Consumer Cyclical': ['Brands', 'Kitchens', 'Stores'],
  Utilities: ['Power & Light', 'Water'],
  'Real Estate': ['Properties', 'Realty Trust'],
  'Basic Materials': ['Gold', 'Steel', 'Chemical'],
};

/** Money as a screener writes it: 845.20M, 12.41B, 1.03T. */
function short(value) {
  const [unit, letter] = value >= 1e12 ? [1e12, 'T'] : value >= 1e9 ? [1e9, 'B'] : [1e6, 'M'];
  return `${(value / unit).toFixed(2)}${letter}`;
}

/** A stock screener's table, scraped twice: "12.41B", "-1.24%", "1,203,441", "-" for what a company does not have, dates as 6/14/1999. */
export function stocks() {
  const draw = draws(270_011);
  const names = new Set();
  const tickers = new Set();
  const perSector = Object.keys(SECTORS).map((name, at) => [name, 12 - at]);
  const company = () => {
    const sector = draw.weighted(perSector);
    let name = '';
    while (name === '' || names.has(name)) name = `${draw.pick([...WORDS, ...MORE])} ${draw.pick(ENDS[sector])}`;
    names.add(name);
    let ticker = '';
    const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
    while (ticker === '' || tickers.has(ticker)) ticker = letters.slice(0, 2) + draw.pick(letters) + (draw.chance(0.6) ? draw.pick(letters) : '');
    tickers.add(ticker);
    const cap =
      1e8 *
      (1 + draw.next() * 9) *
      10 **
        draw.weighted([
          [0, 4],
          [1, 6],
          [2, 3],
          [3, 0.5],
        ]);
    const price = 2 + draw.next() * draw.next() * 420;
    const profit = draw.chance(0.74);
    const pe = 6 + draw.next() * draw.next() * 90;
    const pays = draw.chance(sector === 'Utilities' || sector === 'Real Estate' ? 0.95 : 0.45);
    const ipo = draw.day('1978-01-01', '2026-09-30');
    const volume = Math.round(20_000 + draw.next() ** 4 * 21_000_000);
    return {
      Ticker: ticker,
      Company: `${name} ${draw.pick(['Inc', 'Corp', 'Ltd', 'Inc', 'plc'])}`,
      Sector: sector,
      Industry: draw.pick(SECTORS[sector]),
      Country: draw.weighted([
        ['USA', 20],
        ['Canada', 3],
        ['United Kingdom', 2],
        ['Israel', 1.5],
        ['China', 2.2],
        ['Ireland', 1],
        ['Bermuda', 0.8],
      ]),
      Index:
        cap > 2e10 && draw.chance(0.8)
          ? sector === 'Technology' && draw.chance(0.5)
            ? 'NDX, S&P 500'
            : 'S&P 500'
          : cap < 4e9 && draw.chance(0.7)
            ? 'RUT'
            : '-',
      'Market Cap': short(cap),
      'P/E': profit ? pe.toFixed(2) : '-',
      'EPS (ttm)': (profit ? price / pe : -price * draw.next() * 0.2).toFixed(2),
      'Dividend %': pays ? `${(0.3 + draw.next() * draw.next() * 8).toFixed(2)}%` : '-',
      'Debt/Eq': draw.chance(0.06) ? '-' : (draw.next() * draw.next() * 3.4).toFixed(2),
      'Perf YTD': `${(draw.next() * 130 - 52).toFixed(2)}%`,
      '52W High': (price * (1.02 + draw.next() * 0.7)).toFixed(2),
      '52W Low': (price * (0.45 + draw.next() * 0.5)).toFixed(2),
      Beta: draw.chance(0.05) ? '-' : (0.2 + draw.next() * 2).toFixed(2),
      'RSI (14)': (22 + draw.next() * 58).toFixed(1),
      Recom: draw.chance(0.12) ? '-' : (1 + draw.next() * 3.4).toFixed(1),
      Employees: draw.chance(0.07) ? '-' : thousands(Math.round(40 + draw.next() ** 3 * 98_000), ','),
      Price: price.toFixed(2),
      Change: `${(draw.next() * 11 - 5.4).toFixed(2)}%`,
      Volume: thousands(volume, ','),
      'IPO Date': `${Number(ipo.slice(5, 7))}/${Number(ipo.slice(8))}/${ipo.slice(0, 4)}`,
      'Next Earnings': draw.chance(0.05) ? '-' : draw.day('2026-11-26', '2027-02-26'),
      Optionable: draw.chance(0.78) ? 'Yes' : 'No',
      Shortable: draw.chance(0.9) ? 'Yes' : 'No',
    };
  };
  const change = (row) => {
    const move = draw.next() * 0.22 - 0.11;
    const price = Number(row.Price) * (1 + move);
    return {
      ...row,
      Price: price.toFixed(2),
      Change: `${(draw.next() * 9 - 4.5).toFixed(2)}%`,
      Volume: thousands(Math.round(20_000 + draw.next() ** 4 * 19_000_000), ','),
      'RSI (14)': (22 + draw.next() * 58).toFixed(1),
    };
  };
  const first = Array.from({ length: 280 }, company);
  const second = nextRun(first, { draw, gone: 0.03, changed: 0.95, change, added: 12, make: company });
  return [first, second].map((rows, run) => ({ file: `stocks-${addDays('2026-11-18', run * 7)}.csv`, text: csv(rows) }));
}
