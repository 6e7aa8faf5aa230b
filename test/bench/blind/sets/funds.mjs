import { draws, json, nextRun, round, thousands } from '../made.mjs';

const PROVIDERS = ['iShares', 'Vanguard', 'Amundi', 'Xtrackers', 'SPDR', 'Invesco', 'UBS', 'WisdomTree', 'VanEck'];
const CLASSES = [
  ['Equity', 60],
  ['Bond', 24],
  ['Commodity', 7],
  ['Real estate', 5],
  ['Money market', 4],
];
const REGIONS = ['World', 'Europe', 'USA', 'Emerging markets', 'Japan', 'Asia Pacific', 'Germany'];
const THEMES = ['dividend', 'small cap', 'value', 'momentum', 'clean energy', 'technology', 'healthcare', 'low volatility', 'defence', 'water'];
const WHAT = {
  Equity: ['MSCI', 'FTSE', 'Stoxx 600', 'S&P 500', 'Prime'],
  Bond: ['Govt Bond 1-3', 'Corporate Bond', 'Govt Bond 7-10', 'High Yield', 'Green Bond'],
  Commodity: ['Physical Gold', 'Physical Silver', 'Broad Commodities', 'Brent Oil'],
  'Real estate': ['Property Yield', 'REIT'],
  'Money market': ['Overnight Rate', 'Ultrashort'],
};
const MEAN = { Equity: [11, 15], Bond: [3, 5], Commodity: [14, 19], 'Real estate': [2, 14], 'Money market': [2.6, 0.4] };

/** A screener of exchange traded funds in two runs: "0.20%", "€ 1,234 m", returns in percent, null when too young. */
export function funds() {
  const draw = draws(101_033);
  let serial = 310;
  const first = Array.from({ length: 640 }, () => fund(draw, (serial += draw.int(1, 9)), '2001-03-01', '2026-02-10'));
  const second = nextRun(first, {
    draw,
    gone: 0.03,
    changed: 0.55,
    change: (record) => {
      const nav = Number(record.nav.replaceAll(/[€ ,]/g, ''));
      const step = (draw.next() - 0.55) * 0.12;
      const aum = Number(record.aum_m.replaceAll(/[€ ,m]/g, ''));
      return {
        ...record,
        nav: `€ ${thousands(nav * (1 + step), ',', 2)}`,
        perf_1m: round(step * 100, 2),
        aum_m: `€ ${thousands(Math.max(3, Math.round(aum * (1 + step + (draw.next() - 0.5) * 0.1))), ',')} m`,
        TER: draw.chance(0.08) ? `${(Number(record.TER.replace('%', '')) * 0.8).toFixed(2)}%` : record.TER,
      };
    },
    added: 27,
    make: () => fund(draw, (serial += draw.int(1, 9)), '2026-03-02', '2026-03-27'),
  });
  return [
    { file: 'funds-2026-02-27.json', text: json(first) },
    { file: 'funds-2026-03-31.json', text: json(second) },
  ];
}

function fund(draw, serial, from, to) {
  const kind = draw.weighted(CLASSES);
  const provider = draw.pick(PROVIDERS);
  const region = draw.pick(REGIONS);
  const hedged = draw.chance(0.18);
  const esg = draw.chance(0.3);
  const old = draw.day(from, to);
  const start = old < '2006-01-01' && draw.chance(0.6) ? draw.day('2010-01-01', to) : old;
  const acc = draw.chance(0.58);
  const [mean, sigma] = MEAN[kind];
  const ret = (scale) => round(mean * scale + (draw.next() + draw.next() - 1) * sigma * 1.6 * scale ** 0.6, 2);
  const themes =
    kind === 'Equity'
      ? draw.some(
          THEMES,
          draw.weighted([
            [0, 5],
            [1, 4],
            [2, 2],
          ]),
        )
      : [];
  return {
    isin: `${draw.pick(['IE00', 'LU0', 'DE000'])}B${serial}K${(serial * 37) % 97}`,
    fundName: `${provider} ${draw.pick(WHAT[kind])} ${kind === 'Commodity' ? '' : `${region} `}${esg ? 'ESG ' : ''}UCITS ETF${hedged ? ' EUR Hedged' : ''} ${acc ? '(Acc)' : '(Dist)'}`,
    provider,
    assetClass: kind,
    region: kind === 'Commodity' ? null : region,
    TER: `${(0.04 + draw.next() ** 2 * 0.8).toFixed(2)}%`,
    aum_m: `€ ${thousands(Math.round(3 + draw.next() ** 3.5 * 78_000), ',')} m`,
    nav: `€ ${thousands(4 + draw.next() ** 3 * 1900, ',', 2)}`,
    perf_1m: start > '2026-01-20' ? null : ret(0.12),
    perf_1y: start > '2025-02-20' ? null : ret(1),
    perf_3y: start > '2023-02-20' ? null : ret(2.9),
    vola: round(sigma * (0.6 + draw.next() * 0.9), 2),
    yield_pct: acc ? null : round(0.4 + draw.next() * 5, 2),
    hedged,
    esg,
    secLending: draw.chance(0.36) ? 'yes' : 'no',
    policy: acc ? 'Accumulating' : 'Distributing',
    replication:
      kind === 'Equity'
        ? draw.weighted([
            ['Full replication', 5],
            ['Sampling', 3],
            ['Swap', 2],
          ])
        : kind === 'Commodity'
          ? 'Swap'
          : 'Sampling',
    holdings: kind === 'Commodity' ? null : Math.round(12 + draw.next() ** 3 * 8400),
    domicile: draw.weighted([
      ['Ireland', 6],
      ['Luxembourg', 3],
      ['Germany', 1],
    ]),
    inception: start,
    srri: Math.min(7, Math.max(1, Math.round(sigma / 3.4 + draw.next() * 1.6))),
    stars:
      start > '2023-02-20' || draw.chance(0.12)
        ? null
        : draw.weighted([
            [1, 1],
            [2, 2],
            [3, 4],
            [4, 3],
            [5, 1.5],
          ]),
    themes,
    objective: `${draw.pick(['Tracks', 'Aims to replicate', 'Gives exposure to'])} ${draw.pick(['large and mid-sized companies', 'a broad index', 'a rules-based basket', 'the 100 biggest constituents'])}${draw.pick(['', ', rebalanced quarterly', ', screened for controversial weapons', ', excluding tobacco'])}.`,
  };
}
