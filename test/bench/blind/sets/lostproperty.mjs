import { addDays, draws, json, nextRun, thousands } from '../made.mjs';

const THINGS = {
  Umbrella: [15, 0.4, ['Fulton', null]],
  Phone: [380, 0.2, ['Apple', 'Samsung', 'Nokia', null]],
  Laptop: [820, 1.6, ['Lenovo', 'Apple', 'Dell']],
  Bag: [60, 2.4, ['Eastpak', 'Samsonite', null, null]],
  Suitcase: [140, 9, ['Samsonite', 'Rimowa', null]],
  Clothing: [45, 0.8, ['Barbour', 'Zara', null, null]],
  Keys: [5, 0.1, [null]],
  Wallet: [70, 0.2, [null, 'Fossil']],
  Bicycle: [260, 13, ['Brompton', 'Trek', null]],
  Glasses: [110, 0.1, ['Ray-Ban', null]],
  Toy: [14, 0.5, ['Lego', null]],
  Instrument: [540, 3.2, ['Yamaha', null]],
  Headphones: [120, 0.3, ['Sony', 'Bose', 'Apple']],
};
const LINES = {
  Coastal: ['Brighthaven', 'Seaford Quay', 'Whitmouth'],
  Airport: ['Terminal 2', 'Central', 'Oakfield'],
  Valley: ['Central', 'Mill Lane', 'Upper Dale', 'Kingsbrook'],
  Circle: ['Central', 'Market Hill', 'Docklands', 'Oakfield'],
};
const british = (day) => (day === null ? null : day.split('-').toReversed().join('/'));
const pounds = (value, digits = 2) => `£${thousands(value, ',', digits)}`;

/** The lost property office of a railway in two runs: days as 14/08/2026, "£1,250.00". */
export function lostproperty() {
  const draw = draws(111_005);
  let id = 88_100;
  const make = (from, to, last) => thing(draw, (id += draw.int(1, 6)), { from, to, last });
  const change = (record) => {
    const more = { ...record, enquiries: record.enquiries + draw.int(0, 3) };
    return record.claimed || draw.chance(0.5) ? more : { ...more, claimed: true, claimed_on: british(draw.day('2026-09-08', '2026-09-20')) };
  };
  const first = Array.from({ length: 420 }, () => make('2026-03-02', '2026-09-06', '2026-09-06'));
  const second = nextRun(first, { draw, gone: 0.09, changed: 0.22, change, added: 58, make: () => make('2026-09-07', '2026-09-20', '2026-09-20') });
  return [
    ['07', first],
    ['21', second],
  ].map(([day, rows]) => ({ file: `lostproperty-2026-09-${String(day)}.json`, text: json(rows) }));
}

function thing(draw, id, { from, to, last }) {
  const kind = draw.weighted(Object.keys(THINGS).map((name, index) => [name, 13 - index * 0.8]));
  const [value, weight, brands] = THINGS[kind];
  const line = draw.pick(Object.keys(LINES));
  const found = draw.day(from, to);
  const claimed = draw.chance(0.34) && found < last;
  const colour = draw.weighted([
    ['black', 6],
    ['blue', 3],
    ['grey', 3],
    ['red', 2],
    ['green', 2],
    ['brown', 2],
    [null, 1.5],
  ]);
  const brand = draw.pick(brands);
  return {
    ref: `LP-${id}`,
    itemType: kind,
    details: `${colour ?? 'patterned'} ${brand ?? 'unbranded'} ${kind.toLowerCase()}, ${draw.pick(['good condition', 'slightly torn', 'wet', 'with sticker', 'scratched', 'nearly new'])}, ${draw.pick(['left on seat', 'on the luggage rack', 'under a bench', 'in the toilet', 'at the ticket gate'])}`,
    colour,
    make: brand,
    railLine: line,
    stn: draw.pick(LINES[line]),
    found_on: british(found),
    handedInBy: draw.weighted([
      ['cleaner', 4],
      ['passenger', 3],
      ['guard', 2],
      ['police', 0.6],
    ]),
    coachNo: draw.chance(0.3) ? null : draw.int(1, 12),
    est_value: draw.chance(0.07) ? 'N/A' : pounds(Math.round(value * draw.spread() ** 2 * 100) / 100),
    releaseFee: pounds({ Umbrella: 2, Phone: 20, Laptop: 25, Suitcase: 12, Bicycle: 15, Instrument: 20 }[kind] ?? draw.pick([3, 5, 7.5])),
    weightKg: Number((weight * draw.spread() * 1.3).toFixed(2)),
    shelf: `${draw.pick(['A', 'B', 'C', 'D'])}-${draw.int(1, 40)}`,
    photos: draw.int(0, 5),
    enquiries: draw.weighted([
      [0, 5],
      [1, 4],
      [2, 2],
      [3, 1],
      [draw.int(4, 19), 1],
    ]),
    nameInside: ['Bag', 'Wallet', 'Suitcase', 'Laptop', 'Clothing'].includes(kind) ? draw.chance(0.4) : draw.chance(0.05),
    locked: ['Phone', 'Laptop'].includes(kind) ? draw.chance(0.9) : ['Suitcase', 'Bicycle'].includes(kind) ? draw.chance(0.3) : false,
    perishable: ['Bag', 'Suitcase'].includes(kind) && draw.chance(0.12),
    contents: ['Bag', 'Suitcase', 'Wallet'].includes(kind)
      ? draw.some(['cash', 'cards', 'clothes', 'books', 'charger', 'documents', 'food', 'medicine'], draw.int(0, 4))
      : [],
    claimed,
    claimed_on: claimed ? british(draw.day(found, last < addDays(found, 40) ? last : addDays(found, 40))) : null,
    disposal_due: british(addDays(found, kind === 'Umbrella' || kind === 'Clothing' ? 90 : 180)),
  };
}
