import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

const ONE = {
  solar: 'energy',
  green: 'energy',
  crypto: 'finance',
  loan: 'finance',
  coin: 'finance',
  yoga: 'health',
  vita: 'health',
  clinic: 'health',
  travel: 'travel',
  villa: 'travel',
  hotel: 'travel',
  pixel: 'tech',
  cloud: 'tech',
  robo: 'tech',
  data: 'tech',
  pizza: 'food',
  vegan: 'food',
  baker: 'food',
};
const TWO = ['hub', 'lab', 'shop', 'world', 'desk', 'zone', 'base', 'expert', 'guide', 'now', 'direct', 'market', 'spot', 'club', 'nest', 'works'];

/** Listings of expired domain names under the hammer, scraped twice; bids rise between the runs. */
export function domains() {
  const draw = draws(180_505);
  const used = new Set();
  const make = (from, to) => {
    let one, two, hyphen, tld, domain;
    do {
      one = draw.pick(Object.keys(ONE));
      two = draw.pick(TWO);
      hyphen = draw.chance(0.18);
      tld = draw.weighted([
        ['.com', 5],
        ['.net', 1.5],
        ['.org', 1.3],
        ['.io', 1.4],
        ['.ai', 0.9],
        ['.co', 0.8],
      ]);
      domain = `${one}${hyphen ? '-' : ''}${two}${tld}`;
    } while (used.has(domain));
    used.add(domain);
    const bids = draw.chance(0.15) ? 0 : Math.ceil(draw.next() ** 2 * 60);
    const bid = Math.round(12 + bids * draw.int(5, 90) * (tld === '.ai' || tld === '.com' ? 1.8 : 1));
    return {
      domain,
      tld,
      nameLength: domain.length - tld.length,
      category: ONE[one],
      currentBid: `$${thousands(bid, ',')}`,
      bidCount: bids,
      watchers: draw.int(0, 140),
      auctionEnds: draw.day(from, to),
      firstRegistered: draw.day('1996-03-01', '2023-09-30'),
      backlinks: draw.chance(0.08) ? null : thousands(Math.round(draw.next() ** 4 * 48_000), ','),
      monthlyVisits: draw.chance(0.12) ? null : Math.round(draw.next() ** 4 * 21_000),
      hasHyphen: hyphen,
      reserveMet: draw.chance(0.3) ? bids > 5 : bids > 14,
      buyNow: draw.chance(0.6) ? null : `$${thousands(bid * 2 + draw.int(90, 2500), ',')}`,
      registrar: draw.pick(['NameHarbor', 'GoDomino', 'Porkchop', 'Hoverly', 'Enomad']),
      keywords: draw.some([one, two, ONE[one], 'brandable', 'aged', 'exact match', 'short'], draw.int(2, 4)),
    };
  };
  const first = Array.from({ length: 310 }, () => make('2026-11-07', '2026-12-10'));
  const change = (record) => {
    const more = draw.int(1, 9);
    const bid = Number(record.currentBid.replace(/[$,]/g, '')) + more * draw.int(6, 70);
    return {
      ...record,
      currentBid: `$${thousands(bid, ',')}`,
      bidCount: record.bidCount + more,
      watchers: record.watchers + draw.int(0, 25),
      reserveMet: record.reserveMet || record.bidCount + more > 14,
    };
  };
  const second = nextRun(
    first.filter((record) => record.auctionEnds > '2026-11-19'),
    { draw, gone: 0.03, changed: 0.45, change, added: 95, make: () => make('2026-11-21', addDays('2026-11-20', 30)) },
  );
  return [
    { file: 'domains-2026-11-06.ndjson', text: ndjson(first) },
    { file: 'domains-2026-11-20.ndjson', text: ndjson(second) },
  ];
}
