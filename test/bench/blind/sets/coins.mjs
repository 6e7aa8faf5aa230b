import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';
const COUNTRIES = {
  'German Empire': ['Berlin', 'Hamburg', 'Muldenhütten', 'Stuttgart'],
  'Great Britain': ['London', 'Tower Mint'],
  France: ['Paris', 'Lille', 'Lyon'],
  Austria: ['Vienna', 'Kremnitz'],
  USA: ['Philadelphia', 'San Francisco', 'Carson City', 'New Orleans'],
  Russia: ['St. Petersburg', 'Moscow'],
  Italy: ['Rome', 'Milan', 'Turin'],
  Mexico: ['Mexico City', 'Guanajuato'],
  Switzerland: ['Bern'],
};
const DENOM = {
  'German Empire': { gold: ['20 Mark', '10 Mark', 'Ducat'], silver: ['5 Mark', 'Thaler', 'Gulden'], copper: ['2 Pfennig', 'Kreuzer'] },
  'Great Britain': { gold: ['Sovereign', 'Half Sovereign', '5 Guineas'], silver: ['Crown', 'Half Crown', 'Shilling'], copper: ['Penny', 'Farthing'] },
  France: { gold: ['20 Francs', '100 Francs', "Louis d'or"], silver: ['5 Francs', 'Ecu'], copper: ['5 Centimes', 'Sol'] },
  Austria: { gold: ['Ducat', '4 Ducats', '100 Corona'], silver: ['Thaler', '2 Florin'], copper: ['Kreuzer', '1 Heller'] },
  USA: {
    gold: ['10 Dollars', '20 Dollars', '3 Dollars'],
    silver: ['Morgan Dollar', 'Trade Dollar', 'Half Dime'],
    copper: ['Large Cent', 'Half Cent'],
  },
  Russia: { gold: ['5 Roubles', '15 Roubles'], silver: ['Rouble', 'Poltina'], copper: ['Kopek', '5 Kopeks'] },
  Italy: { gold: ['40 Lire', '80 Lire', 'Zecchino'], silver: ['Scudo', '5 Lire'], copper: ['10 Centesimi', 'Quattrino'] },
  Mexico: { gold: ['8 Escudos', '50 Pesos'], silver: ['8 Reales', 'Peso'], copper: ['1 Centavo', 'Quarto'] },
  Switzerland: { gold: ['20 Francs', '100 Francs'], silver: ['5 Francs', '40 Batzen'], copper: ['2 Rappen', 'Batzen'] },
};
const RULERS = {
  'German Empire': ['Wilhelm II', 'Ludwig I', 'Friedrich August'],
  'Great Britain': ['Victoria', 'George III', 'Edward VII'],
  France: ['Napoleon III', 'Louis XVI', 'Ceres'],
  Austria: ['Franz Joseph I', 'Maria Theresia', 'Leopold I'],
  USA: ['Liberty Head', 'Seated Liberty', 'Indian Head'],
  Russia: ['Nicholas I', 'Catherine II', 'Alexander III'],
  Italy: ['Vittorio Emanuele II', 'Pius IX', 'Umberto I'],
  Mexico: ['Charles IV', 'Cap and Rays', 'Maximilian'],
  Switzerland: ['Helvetia', 'Vreneli', 'Shooting Festival'],
};
const NOTES = [
  'Attractive toning.',
  'Minor edge nicks.',
  'Cleaned long ago.',
  'Prooflike fields, small scratch on reverse.',
  "Mount removed at 12 o'clock.",
  'Die crack through date.',
  'Lustrous and well struck.',
  'Ex jewellery, otherwise fine.',
  'Rim bruise at 5h.',
];
const TAGS = ['overdate', 'proof', 'error', 'key date', 'restrike', 'pattern', 'low mintage', 'toned', 'shipwreck', 'type coin'];
const SELLERS = ['Künker & Söhne', 'Old Penny Rooms', 'Numisma Lisboa', 'Stadler Münzen', 'Harbour Coins Ltd', 'Private consignor', 'Estate Vogel'];
const euro = (value) => `${thousands(value, '.', 2, ',')} €`;
const local = (day) => day.split('-').toReversed().join('.');
export function coins() {
  const draw = draws(50101);
  let lot = 2000;
  const make = (first, last) => () => {
    lot += draw.int(1, 3);
    const country = draw.pick(Object.keys(COUNTRIES));
    const metal = draw.weighted([
      ['silver', 9],
      ['gold', 5],
      ['copper', 4],
      ['bronze', 3],
      ['platinum', 0.5],
    ]);
    const year = draw.weighted([
      [draw.int(1600, 1799), 2],
      [draw.int(1800, 1899), 6],
      [draw.int(1900, 1959), 3],
    ]);
    const ruler = draw.pick(RULERS[country]),
      denom = draw.pick(DENOM[country][metal] ?? ['Medal', 'Token', 'Essai', 'Jeton']);
    const diam = metal === 'gold' ? draw.int(16, 30) : draw.int(17, 52);
    const weight = round(diam * diam * { gold: 0.0165, silver: 0.0178, copper: 0.014, bronze: 0.0135, platinum: 0.022 }[metal] * draw.spread(), 2);
    const slabbed = draw.chance(0.38);
    const estimate = Math.max(
      20,
      Math.round(({ gold: 900, silver: 260, copper: 80, bronze: 65, platinum: 2900 }[metal] * draw.spread() * (1 + draw.next() ** 5 * 12)) / 10) * 10,
    );
    const bids = draw.chance(0.22) ? 0 : draw.int(1, 34);
    const bid = bids ? round(estimate * (0.35 + draw.next() * 0.4 + bids * 0.03), 2) : null;
    return {
      LotNo: lot,
      Title: `${country}, ${denom} ${year} (${ruler})`,
      metal,
      Country: country,
      MintTown: draw.chance(0.12) ? '' : draw.pick(COUNTRIES[country]),
      Yr: year,
      Grade: draw.weighted([
        ['F', 2],
        ['VF', 5],
        ['XF', 5],
        ['AU', 3],
        ['UNC', 3],
        ['Proof', 1],
      ]),
      slabbed: slabbed ? 'yes' : 'no',
      slab_co: slabbed ? draw.pick(['NGC', 'PCGS', 'NGC', 'ANACS']) : '',
      wt: draw.chance(0.06) ? 'N/A' : `${thousands(weight, '.', 2, ',')} g`,
      diam_mm: diam,
      Rarity: draw.weighted([
        ['common', 6],
        ['scarce', 4],
        ['rare', 2],
        ['very rare', 1],
      ]),
      Estimate: euro(estimate),
      currentBid: bid === null ? '-' : euro(bid),
      bidCount: bids,
      watchers: draw.int(0, 140),
      reserveMet: bids === 0 ? 'no' : draw.chance(0.65) ? 'yes' : 'no',
      Consignor: draw.weighted(SELLERS.map((name, at) => [name, 7 - at * 0.7])),
      provenance: draw.chance(0.3)
        ? draw.pick(['Ex Hess collection 1931', 'Ex Sotheby 1988', 'Found in Dorset hoard', 'Ex Virgil Brand', 'Family collection since 1950s'])
        : '',
      Closing: local(draw.day(first, last)),
      listed: local(draw.day('2025-11-20', addDays(first, -9))),
      Tags: draw.some(TAGS, draw.int(0, 3)).join('; '),
      Remarks: draw.pick(NOTES),
    };
  };
  const change = (record) => {
    const now = record.currentBid === '-' ? null : Number(record.currentBid.replace(' €', '').replaceAll('.', '').replace(',', '.'));
    if (draw.chance(0.1))
      return {
        ...record,
        Estimate: euro(
          Math.max(20, Math.round(Number(record.Estimate.replace(' €', '').replaceAll('.', '').replace(',', '.')) * draw.pick([0.8, 0.9, 1.2]))),
        ),
      };
    const est = Number(record.Estimate.replace(' €', '').replaceAll('.', '').replace(',', '.'));
    return {
      ...record,
      currentBid: euro(now === null ? round(est * (0.4 + draw.next() * 0.2), 2) : round(now * (1.02 + draw.next() * 0.4), 2)),
      bidCount: record.bidCount + draw.int(1, 5),
      watchers: record.watchers + draw.int(0, 12),
      reserveMet: record.reserveMet === 'yes' || draw.chance(0.3) ? 'yes' : 'no',
    };
  };
  const one = Array.from({ length: 620 }, make('2026-02-12', '2026-03-20'));
  const two = nextRun(one, { draw, gone: 0.04, changed: 0.4, change, added: 71, make: make('2026-02-18', '2026-04-05') }).filter(
    (record) => record.Closing.split('.').toReversed().join('-') >= '2026-02-16',
  );
  return [
    { file: 'coins-2026-02-09.csv', text: csv(one, ';') },
    { file: 'coins-2026-02-16.csv', text: csv(two, ';') },
  ];
}
