import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

// Category: brands, words of the product, low and high price, least and most weight in lb.
const GOODS = {
  Laptops: [['Lenova', 'Asuro', 'Delphi', 'Apricot'], ['Slim 14', 'Pro 16', 'Air 13', 'Gamer 15', 'Chroma 11'], 329, 2600, 2.2, 6.1],
  'Smart TVs': [['Sonika', 'LumaG', 'Samtron', 'Hisenta'], ['43" 4K', '55" QLED', '65" OLED', '75" 4K', '32" HD'], 149, 2900, 9, 72],
  Headphones: [['Bosa', 'Sonika', 'Jabber', 'Senn'], ['ANC Over-Ear', 'Sport Buds', 'Studio', 'Open Buds', 'Kids'], 19, 449, 0.1, 0.8],
  Smartwatches: [['Garmint', 'Samtron', 'Fitbyte'], ['Active 3', 'Trail X', 'Lite', 'Classic 44mm'], 59, 799, 0.1, 0.2],
  Tablets: [['Apricot', 'Samtron', 'Lenova'], ['Tab 8', 'Tab 11', 'Pad Pro 13', 'Kids Tab'], 79, 1399, 0.7, 1.6],
  Monitors: [['Delphi', 'LumaG', 'Asuro', 'AOX'], ['24" FHD', '27" QHD', '32" 4K', '34" Ultrawide'], 89, 1250, 6, 24],
  Routers: [['Netgate', 'TP-Lynk', 'Asuro'], ['AX3000', 'BE9300 Mesh', 'AC1200', 'AX6600'], 34, 599, 0.8, 4],
  Printers: [['Epsen', 'Canyon', 'Brotha'], ['Inkjet All-in-One', 'Laser Mono', 'Photo', 'Tank Color'], 69, 649, 8, 41],
};
const RUNS = ['2026-11-06', '2026-11-16', '2026-11-26'];
const US = (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** An electronics shop's price tracker, scraped three times: "$1,299.00", "4.5 out of 5", "11/24/2026". */
export function pricewatch() {
  const draw = draws(330_404);
  let number = 0;
  const dollars = (value) => `$${thousands(value, ',', 2)}`;
  const ending = (value) => Math.max(9.99, Math.round(value / 10) * 10 - 0.01);
  const make = () => {
    number += 1;
    const category = draw.weighted(Object.keys(GOODS).map((name, at) => [name, [7, 6, 7, 4, 4, 5, 4, 3][at]]));
    const [brands, words, low, high, light, heavy] = GOODS[category];
    const list = ending(low + draw.next() ** 2 * (high - low));
    const off = draw.chance(0.5) ? 0.05 + draw.next() * 0.33 : 0;
    const stocked = draw.chance(0.84);
    const reviewed = draw.chance(0.9);
    return {
      SKU: `EP${610_000 + number * 37}`,
      'Product Name': `${draw.pick(words)} ${draw.pick(['S', 'V', 'G', 'X', 'M'])}${draw.int(2, 9)}${draw.int(0, 9)}0`,
      Brand: draw.pick(brands),
      Category: category,
      'Current Price': dollars(off === 0 ? list : ending(list * (1 - off))),
      'List Price': dollars(list),
      'In Stock': stocked ? 'Yes' : 'No',
      'Qty Avail.': stocked ? draw.int(1, 160) : 0,
      'Customer Rating': reviewed ? `${round(2.9 + Math.sqrt(draw.next()) * 2.1, 1)} out of 5` : '',
      '# Reviews': reviewed ? Math.round(1 + draw.next() ** 3 * 4800) : 0,
      'Sold By': draw.weighted([
        ['ElectroPoint', 7],
        ['GadgetBarn', 2],
        ['Circuit Alley', 2],
        ['ReNewIt', 1],
      ]),
      'Open Box': draw.chance(0.13) ? 'Yes' : 'No',
      'Free Shipping': draw.chance(0.63) ? 'Yes' : 'No',
      'Warranty (mo)': draw.weighted([
        [12, 8],
        [24, 4],
        [36, 1],
        [6, 1],
        [null, 1],
      ]),
      'Weight (lb)': round(light + draw.next() * (heavy - light), 1),
      Color: draw.weighted([
        ['Black', 6],
        ['Silver', 3],
        ['White', 3],
        ['Blue', 1],
        ['Graphite', 1],
        [null, 1],
      ]),
      Released: draw.chance(0.94) ? US(draw.day('2023-02-01', '2026-11-05')) : '',
      'Restock Date': stocked || draw.chance(0.3) ? '' : US(draw.day('2026-11-27', '2027-01-20')),
    };
  };
  const change = (row) => {
    const list = Number(row['List Price'].replaceAll(/[$,]/g, ''));
    const now = Number(row['Current Price'].replaceAll(/[$,]/g, ''));
    const moved = draw.chance(0.5);
    const next = draw.chance(0.66) ? ending(now * (0.72 + draw.next() * 0.24)) : Math.min(list, ending(now * (1.04 + draw.next() * 0.2)));
    const stocked = draw.chance(0.86);
    return {
      ...row,
      'Current Price': dollars(moved ? next : now),
      'In Stock': stocked ? 'Yes' : 'No',
      'Qty Avail.': stocked ? Math.max(1, Math.abs(row['Qty Avail.'] - draw.int(0, 30))) : 0,
      'Restock Date': stocked || draw.chance(0.3) ? '' : US(draw.day('2026-11-27', '2027-01-20')),
      '# Reviews': row['# Reviews'] === 0 ? 0 : row['# Reviews'] + draw.int(0, 25),
    };
  };
  const fresh = (day) => () => ({ ...make(), Released: US(addDays(day, -draw.int(0, 9))), '# Reviews': 0, 'Customer Rating': '' });
  const first = Array.from({ length: 300 }, make);
  const second = nextRun(first, { draw, gone: 0.05, changed: 0.7, change, added: 16, make: fresh(RUNS[1]) });
  const third = nextRun(second, { draw, gone: 0.05, changed: 0.8, change, added: 19, make: fresh(RUNS[2]) });
  return [first, second, third].map((rows, run) => ({ file: `pricewatch-${RUNS[run]}.csv`, text: csv(rows) }));
}
