import { draws, json, nextRun, round } from '../made.mjs';
const SETS = [
  ['Ashen Thrones', 'ATH', '2019-05-03', 245],
  ['Tides of Maru', 'TOM', '2020-10-09', 198],
  ['Clockwork Siege', 'CWS', '2021-06-18', 264],
  ['Verdant Oath', 'VOA', '2022-02-11', 221],
  ['Moonfall', 'MNF', '2023-09-01', 302],
  ['Gilded Hollow', 'GHO', '2024-04-26', 276],
  ['Saltborn', 'SLB', '2025-08-15', 180],
  ['First Ember', 'FEM', '2016-03-25', 165],
];
const HEAD = [
  'Ashen',
  'Gleaming',
  'Feral',
  'Hollow',
  'Moonlit',
  'Brass',
  'Thorned',
  'Drowned',
  'Ivory',
  'Storm',
  'Gilded',
  'Silent',
  'Ember',
  'Salt',
  'Ancient',
  'Rust',
];
const TAIL = [
  'Warden',
  'Leviathan',
  'Oracle',
  'Golem',
  'Dragon',
  'Vanguard',
  'Witch',
  'Colossus',
  'Shade',
  'Phoenix',
  'Ritual',
  'Bastion',
  'Duelist',
  'Serpent',
  'Harvest',
  'Tyrant',
];
const KEYWORDS = ['Flying', 'Haste', 'Lifelink', 'Trample', 'Ward', 'Stealth', 'Regenerate', 'Echo'];
const FORMATS = ['Standard', 'Modern', 'Legacy', 'Commander', 'Pauper'];
const ARTISTS = ['Mirela Stan', 'Joss Whitlock', 'Takumi Endo', 'Paula Reyes', 'Henrik Dahl', 'Nadia Okoro', 'Bea Castell'];
const TEXT = [
  'Light whitening on the back corners.',
  'Straight from pack to sleeve.',
  'Small indentation near the text box, see photo.',
  'Centering is slightly off to the left.',
  'Ships in a top loader with tracking.',
  'Faint scratch on the holo layer, visible under light.',
  'From a smoke free collection.',
  'Signed by the artist at a convention.',
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const us = (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
const usd = (value) => `$${value.toFixed(2)}`;
const amount = (text) => Number(text.slice(1));
const RUNS = ['2026-11-02', '2026-11-16', '2026-11-30'];
export function cardsingles() {
  const d = draws(40_787);
  let id = 880_000;
  const make = () => {
    const [setName, code, released, size] = d.pick(SETS);
    const rarity = d.weighted([
      ['Common', 6],
      ['Uncommon', 6],
      ['Rare', 7],
      ['Mythic', 3],
    ]);
    const foil = d.chance(0.28);
    const condition = d.weighted([
      ['NM', 9],
      ['LP', 6],
      ['MP', 3],
      ['HP', 1.5],
      ['DMG', 1],
    ]);
    const base = { Common: 0.6, Uncommon: 1.4, Rare: 9, Mythic: 34 }[rarity] * (code === 'FEM' ? 2.6 : 1);
    const price = Math.max(0.25, round(base * d.spread() ** 3 * (foil ? 2.1 : 1) * { NM: 1, LP: 0.86, MP: 0.7, HP: 0.5, DMG: 0.34 }[condition], 2));
    const qty = d.chance(0.17) ? 0 : d.int(1, 24);
    const creature = d.chance(0.62);
    const graded = d.chance(0.34) && condition === 'NM';
    return {
      sku: `C${(id += d.int(3, 30))}`,
      'Card Name': `${d.pick(HEAD)} ${d.pick(TAIL)}`,
      Set: setName,
      set_code: code,
      'No.': `${String(d.int(1, size)).padStart(3, '0')}/${size}`,
      Released: us(released),
      Rarity: rarity,
      Colour: d.weighted([
        ['Red', 4],
        ['Blue', 4],
        ['Green', 4],
        ['White', 4],
        ['Black', 4],
        ['Colourless', 2],
      ]),
      'Card Type': creature ? 'Creature' : d.pick(['Spell', 'Artifact', 'Land']),
      Cost: d.int(0, 9),
      Power: creature ? d.int(0, 9) : null,
      Toughness: creature ? d.int(1, 10) : null,
      Keywords: creature ? d.some(KEYWORDS, d.int(0, 3)) : [],
      Foil: foil ? d.pick(['Yes', 'yes', 'Y']) : d.pick(['No', 'no']),
      Language: d.weighted([
        ['English', 12],
        ['Japanese', 3],
        ['German', 2],
        ['French', 1.5],
      ]),
      Condition: condition,
      'Graded By': graded ? d.pick(['PSA', 'BGS', 'CGC']) : null,
      Grade: graded ? d.pick([7, 8, 8.5, 9, 9.5, 10]) : null,
      Price: usd(price),
      'Market Avg': d.chance(0.07) ? null : usd(Math.max(0.2, round(price * (0.75 + d.next() * 0.5), 2))),
      Buylist: d.chance(0.3) ? null : usd(Math.max(0.05, round(price * (0.3 + d.next() * 0.3), 2))),
      Shipping: usd(d.pick([0.99, 1.25, 1.99, 3.5, 4.99])),
      Qty: qty,
      'Sold 30d': d.chance(0.2) ? 0 : d.int(1, 60),
      Watchers: d.int(0, 140),
      'Legal In': d.some(FORMATS, d.int(1, 5)),
      Reprint: d.chance(0.35),
      Artist: d.pick(ARTISTS),
      Seller: d.pick(['Dragon Den', 'CardHarbor', 'Mana Corner', 'Top Deck Tom', 'Foil Freaks', 'Pack Rats']),
      'Seller Feedback': `${(94 + d.next() * 6).toFixed(1)}%`,
      'Ships From': d.pick(['US', 'US', 'US', 'CA', 'DE', 'JP']),
      'Last Sale': d.chance(0.14) ? null : us(d.day('2026-06-01', '2026-10-31')),
      Remarks: d.chance(0.2) ? '' : d.some(TEXT, d.int(1, 3)).join(' '),
      listing: `https://cards.example.com/l/${id}`,
    };
  };
  const change = (record) => {
    const qty = Math.max(0, record.Qty + d.int(-8, 5));
    const price = amount(record.Price);
    return {
      ...record,
      Price: d.chance(0.6) ? usd(Math.max(0.25, round(price * (d.chance(0.5) ? 0.8 + d.next() * 0.17 : 1.03 + d.next() * 0.3), 2))) : record.Price,
      Qty: qty,
      'Sold 30d': record['Sold 30d'] + d.int(0, 8),
      Watchers: record.Watchers + d.int(0, 12),
    };
  };
  const all = [Array.from({ length: 640 }, make)];
  for (let run = 1; run < 3; run += 1) all.push(nextRun(all.at(-1), { draw: d, gone: 0.07, changed: 0.45, change, added: d.int(30, 48), make }));
  return all.map((records, index) => ({ file: `cardsingles-${RUNS[index]}.json`, text: json(records) }));
}
