import { draws, json, round } from '../made.mjs';
const BREWERIES = [
  ['Wild Heron', 'Ireland'],
  ['Kettle Lane', 'Ireland'],
  ['Black Sluice', 'Ireland'],
  ['Noordzee Brouwers', 'Netherlands'],
  ['De Kleine Gans', 'Netherlands'],
  ['Abdij Sint-Wivina', 'Belgium'],
  ['Brouwerij Ooievaar', 'Belgium'],
  ['Hopfenwerk', 'Germany'],
  ['Alte Mühle', 'Germany'],
  ['Fjordbryg', 'Denmark'],
  ['Tidewater Ales', 'England'],
  ['Old Copper', 'England'],
  ['Sierra Norte', 'Spain'],
];
const STYLES = [
  ['IPA', 6.2, 58],
  ['Double IPA', 8.3, 75],
  ['Pale Ale', 4.9, 36],
  ['Pilsner', 4.8, 32],
  ['Stout', 6, 40],
  ['Imperial Stout', 11, 62],
  ['Sour', 5, 9],
  ['Wheat Beer', 5.2, 15],
  ['Tripel', 8.8, 30],
  ['Porter', 5.8, 34],
  ['Lager', 4.5, 20],
  ['Alcohol Free', 0.4, 22],
];
export function beers() {
  const d = draws(43_303);
  const names = new Set();
  const fresh = () => {
    for (;;) {
      const name = `${d.pick(['Lazy', 'Midnight', 'Paper', 'Crooked', 'Salty', 'Velvet', 'Lost', 'Golden', 'Feral', 'Foggy', 'Burnt', 'Quiet', 'Little', 'Northern', 'Rusty', 'Electric', 'Hollow', 'Lucky'])} ${d.pick(['Heron', 'Monk', 'Lantern', 'Orchard', 'Postman', 'Tram', 'Badger', 'Harvest', 'Anchor', 'Moth', 'Giant', 'Ferry', 'Choir', 'Kettle', 'Saint', 'Sailor', 'Comet', 'Goose', 'Bridge', 'Ghost', 'Widow', 'Tinker', 'Acrobat', 'Weaver', 'Pilot', 'Duchess', 'Hermit', 'Barber', 'Swan', 'Whale', 'Parade', 'Rocket', 'Garden', 'Mirror', 'Engine', 'Walnut'])}`;
      if (!names.has(name)) return names.add(name) && name;
    }
  };
  let n = 70_000;
  const make = () => {
    const [brewery, country] = d.pick(BREWERIES);
    const [style, strong, bitter] = d.pick(STYLES);
    const abv = round(style === 'Alcohol Free' ? d.pick([0, 0.3, 0.4, 0.5]) : strong + (d.next() - 0.5) * 1.6, 1);
    const size = d.pick([330, 330, 330, 440, 440, 500, 750]);
    const can = round((1.5 + abv * 0.28) * (size / 400) * d.spread(), 1) + 0.05;
    const count = d.chance(0.05) ? 0 : Math.round(d.next() ** 3 * 5200) + 1;
    const barrel = d.chance(abv > 7 ? 0.4 : 0.03);
    const born = d.day('2023-02-01', '2026-11-18');
    return {
      beerId: (n += d.int(3, 40)),
      beerName: fresh(),
      brewery,
      country,
      style,
      abv: `${abv}% ABV`,
      ibu: d.chance(0.12) ? null : Math.max(4, Math.round(bitter * d.spread())),
      canSize: `${size} ml`,
      priceCan: `€${can.toFixed(2)}`,
      priceCase: d.chance(0.1) ? null : `€ ${(can * 24 * (0.8 + d.next() * 0.12)).toFixed(2)}`,
      availability: d.weighted([
        ['In stock', 10],
        ['Sold out', 3],
        ['Pre-order', 1.5],
      ]),
      rating: count ? round(2.7 + Math.sqrt(d.next()) * 2.1, 2) : null,
      ratingCount: count,
      wishlists: d.int(0, 900),
      kcal: d.chance(0.15) ? 'n/a' : `${Math.round((abv * 5.6 + 14) * (size / 100))} kcal`,
      vegan: d.chance(0.66) ? d.pick(['yes', 'Yes', true]) : d.pick(['no', 'No', false]),
      glutenFree: d.chance(0.14),
      barrelAged: barrel,
      monthsInBarrel: barrel ? d.int(3, 24) : null,
      limitedEdition: d.chance(0.22) ? 'Y' : 'N',
      hops: d.some(['Citra', 'Mosaic', 'Simcoe', 'Saaz', 'Nelson Sauvin', 'Cascade', 'Hallertau', 'Galaxy', 'Fuggle'], d.int(1, 4)),
      medals: d.chance(0.75) ? 0 : d.int(1, 7),
      ebc: d.int(4, 110),
      servingTemp: `${d.int(3, 13)} °C`,
      releasedOn: born,
      bestBefore: d.chance(0.08) ? null : d.day('2026-11-25', '2028-09-30'),
      tastingNote: d.pick([
        'Big grapefruit nose, soft pillowy body and a dry bitter finish. Lovely with fish tacos.',
        'Roasted malt, dark chocolate and a hint of liquorice. Let it warm up in the glass.',
        'Crisp and clean with a whisper of lemon. Made for hot terraces.',
        'Tart raspberries and a salty edge, brewed with fruit from a farm down the road.',
        'Banana and clove over a bready middle. Pour slowly and swirl the last bit.',
        'Honeyed and boozy with ripe pear. Dangerous after the second glass.',
      ]),
      productUrl: `https://hopcellar.example/beer/${n}`,
    };
  };
  return [{ file: 'beers-2026-11-20.json', text: json(Array.from({ length: 560 }, make)) }];
}
