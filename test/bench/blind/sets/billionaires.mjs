import { csv, draws, nextRun, round } from '../made.mjs';

const HOMES = {
  'United States': ['New York', 'Austin', 'Seattle', 'Palo Alto', 'Dallas', 'Miami'],
  China: ['Beijing', 'Shenzhen', 'Hangzhou', 'Shanghai'],
  India: ['Mumbai', 'New Delhi', 'Bengaluru'],
  Germany: ['Munich', 'Hamburg', 'Heilbronn'],
  France: ['Paris', 'Lyon'],
  Brazil: ['Sao Paulo', 'Rio de Janeiro'],
  'United Kingdom': ['London', 'Manchester'],
  Italy: ['Milan', 'Turin'],
  Sweden: ['Stockholm', 'Malmo'],
  Canada: ['Toronto', 'Vancouver'],
  Japan: ['Tokyo', 'Osaka'],
  Mexico: ['Mexico City', 'Monterrey'],
};
const INDUSTRIES = {
  Technology: ['software', 'semiconductors', 'e-commerce', 'social media'],
  'Finance & Investments': ['hedge funds', 'private equity', 'banking'],
  'Fashion & Retail': ['luxury goods', 'discount stores', 'sportswear'],
  'Real Estate': ['real estate'],
  'Food & Beverage': ['candy', 'beer', 'coffee', 'frozen food'],
  Manufacturing: ['packaging', 'machine tools', 'chemicals'],
  Energy: ['oil & gas', 'solar panels', 'pipelines'],
  Healthcare: ['pharmaceuticals', 'hospitals', 'medical devices'],
  'Media & Entertainment': ['movies', 'newspapers', 'music'],
  Automotive: ['auto parts', 'electric cars'],
};
const MEN =
  'Arthur Bernhard Carlos Dmitri Edward Feng Gautam Henrik Ivan James Kenji Leonardo Mohan Nils Oscar Pedro Quentin Robert Stefan Tadashi Ulrich Vikram Warren Yusuf Zhang'.split(
    ' ',
  );
const WOMEN = 'Alice Beatriz Charlotte Diane Elena Francoise Gina Hanna Iris Julia Kiran Lin Miriam Nadia Savitri'.split(' ');
const LAST =
  'Ambrose Beckwith Castellani Dangote-Hale Eklund Fontaine Goldmann Hashimoto Iyer Johansson Kestrel Lindqvist Marchetti Nakagawa Oppenheim Pereira Quandtner Rausing Sokolov Thorburn Ueda Vandermeer Waltham Xiang Yamada Zobel Albrechts Bhandari Chen Dumont Figueroa'.split(
    ' ',
  );

/** A rich list of two dates. */
export function billionaires() {
  const draw = draws(230_505);
  const seen = new Set();
  const make = () => {
    for (;;) {
      const woman = draw.chance(0.16);
      const name = `${draw.pick(woman ? WOMEN : MEN)} ${draw.pick(LAST)}${draw.chance(0.07) ? ' & family' : ''}`;
      if (seen.has(name)) continue;
      seen.add(name);
      return person(draw, name, woman);
    }
  };
  const first = Array.from({ length: 360 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.06,
    changed: 0.7,
    change: (record) => worth(draw, record),
    added: 31,
    make: () => ({ ...make(), firstListed: 2026 }),
  });
  return [
    { file: 'billionaires-2026-05-20.csv', text: csv(ranked(first, '2026-05-20')) },
    { file: 'billionaires-2026-11-20.csv', text: csv(ranked(second, '2026-11-20')) },
  ];
}

function ranked(records, day) {
  const sorted = records.toSorted((a, b) => b.net - a.net);
  return sorted.map(({ net, birthDate, ...record }) => ({
    rank: sorted.findIndex((other) => other.net === net) + 1,
    personName: record.personName,
    netWorthBn: `$${net.toFixed(1)}`,
    age: birthDate === null ? null : Math.floor((Date.parse(day) - Date.parse(birthDate)) / 31_557_600_000),
    ...record,
    birthDate,
  }));
}

function worth(draw, record) {
  return { ...record, net: Math.max(1, round(record.net * (0.82 + draw.next() * 0.42), 1)) };
}

function person(draw, personName, woman) {
  const country = draw.weighted(Object.keys(HOMES).map((name, index) => [name, 12 / (index + 1.5)]));
  const industry = draw.pick(Object.keys(INDUSTRIES));
  const birthDate = draw.chance(0.04) ? null : draw.day('1931-01-01', '1994-12-31');
  const since = Math.max(1990, birthDate === null ? 0 : Number(birthDate.slice(0, 4)) + 24);
  return {
    net: round(1 + draw.next() ** 5 * 160 + draw.next() * 4, 1),
    personName,
    gender: woman ? 'F' : 'M',
    country,
    city: draw.chance(0.05) ? null : draw.pick(HOMES[country]),
    industry,
    source: draw.pick(INDUSTRIES[industry]),
    birthDate,
    selfMade: draw.chance(woman ? 0.42 : 0.7) ? 'True' : 'False',
    maritalStatus: draw.weighted([
      ['Married', 7],
      ['Divorced', 1.5],
      ['Widowed', 0.8],
      ['Single', 0.8],
      [null, 1],
    ]),
    children: draw.chance(0.15)
      ? null
      : draw.weighted([
          [0, 1],
          [1, 1.5],
          [2, 4],
          [3, 4],
          [4, 2],
          [5, 1],
          [7, 0.3],
        ]),
    education: draw.weighted([
      ['Bachelor', 5],
      ['MBA', 3],
      ['Doctorate', 1],
      ['Dropout', 1],
      [null, 2],
    ]),
    firstListed: since + Math.floor(draw.next() * (2027 - since)),
  };
}
