import { draws, json, nextRun, round, thousands } from '../made.mjs';

const BRANDS = [
  ['Lenovo', ['ThinkPad X1', 'ThinkPad T14', 'IdeaPad 5', 'Yoga 7', 'Legion 5']],
  ['Dell', ['XPS 13', 'XPS 15', 'Inspiron 14', 'Latitude 5440']],
  ['HP', ['Spectre x360', 'Pavilion 15', 'EliteBook 840', 'Omen 16']],
  ['Asus', ['Zenbook 14', 'Vivobook 15', 'ROG Zephyrus G14']],
  ['Acer', ['Swift 3', 'Aspire 5', 'Nitro 5', 'Predator Helios']],
  ['Apple', ['MacBook Air 13', 'MacBook Pro 14', 'MacBook Pro 16']],
  ['Framework', ['Laptop 13', 'Laptop 16']],
  ['MSI', ['Prestige 14', 'Katana 15']],
];
const PORTS = ['HDMI', 'USB-C', 'USB-A', 'Thunderbolt 4', 'Ethernet', 'SD card', 'headphone jack'];
const GPUS = [
  [null, 6],
  ['RTX 4050', 2],
  ['RTX 4060', 2],
  ['RTX 4070', 1],
  ['RTX 3050', 1],
  ['Radeon 780M', 1],
];

/** Products with units in their values: GB, Wh, inches, kilograms, hertz; two runs. */
export function laptops() {
  const draw = draws(3304);
  let serial = 4000;
  const make = () => {
    serial += draw.int(1, 4);
    return laptop(draw, serial);
  };
  const first = Array.from({ length: 460 }, make);
  const change = (record) => repriced(record, draw);
  const second = nextRun(first, { draw, gone: 0.09, changed: 0.22, change, added: 58, make });
  return [
    { file: 'laptops-2025-05-05.json', text: json(first) },
    { file: 'laptops-2025-06-02.json', text: json([...second, second[8]]) },
  ];
}

function laptop(draw, serial) {
  const [brand, models] = draw.pick(BRANDS);
  const model = draw.pick(models);
  const ram = draw.weighted([
    [8, 3],
    [16, 6],
    [32, 3],
    [64, 0.8],
  ]);
  const storage = draw.weighted([
    [256, 2],
    [512, 5],
    [1000, 4],
    [2000, 1],
  ]);
  const gpu = brand === 'Apple' ? null : draw.weighted(GPUS);
  const screen = draw.pick([13.3, 13.4, 14, 14.2, 15.6, 16, 16.2, 17.3]);
  const year = draw.int(2020, 2025);
  const price =
    round(
      (280 + ram * 16 + storage * 0.22 + (gpu?.startsWith('RTX') ? 330 : 0) + (brand === 'Apple' ? 320 : 0) + (year - 2020) * 45) * draw.spread(),
      0,
    ) - 0.01;
  return {
    sku: `LT-${serial}`,
    name: `${brand} ${model} ${ram}GB/${storage >= 1000 ? `${storage / 1000}TB` : `${storage}GB`}`,
    brand,
    cpu:
      brand === 'Apple'
        ? draw.pick(['M1', 'M2', 'M3', 'M3 Pro'])
        : draw.pick(['Core i5-1340P', 'Core i7-13700H', 'Ryzen 5 7535U', 'Ryzen 7 7840HS', 'Core Ultra 7 155H']),
    gpu,
    ram: `${ram} GB`,
    storage_gb: storage,
    screen: `${screen}"`,
    'battery capacity': draw.chance(0.08) ? 'N/A' : `${draw.int(38, 99)} Wh`,
    weight: draw.chance(0.05) ? null : `${round(0.9 + (screen - 13) * 0.28 + draw.next() * 0.7, 2)} kg`,
    refreshRate: `${draw.weighted([
      [60, 6],
      [90, 1],
      [120, 3],
      [144, 2],
      [165, 1],
    ])} Hz`,
    price: `$${thousands(price, ',', 2)}`,
    listPrice: draw.chance(0.35) ? `$${thousands(price + draw.pick([50, 100, 150, 200, 300]), ',', 2)}` : null,
    rating: draw.chance(0.1) ? null : `${round(2.6 + draw.next() * 2.3, 1).toFixed(1)}/5`,
    reviewCount: draw.chance(0.1) ? 0 : Math.round(2 + draw.next() ** 3 * 1800),
    inStock: draw.chance(0.72),
    touchscreen: draw.chance(0.3) ? 'yes' : 'no',
    refurbished: draw.chance(0.15) ? 1 : 0,
    os:
      brand === 'Apple'
        ? 'macOS'
        : draw.weighted([
            ['Windows 11', 8],
            ['Linux', 1.5],
            ['ChromeOS', 1],
          ]),
    colour: draw.pick(['silver', 'black', 'blue', 'grey', 'white']),
    ports: draw.some(PORTS, draw.int(2, 5)),
    modelYear: year,
    warranty_months: draw.pick([12, 12, 24, 36]),
    url: `https://laptops.example/p/${serial}`,
  };
}

function repriced(record, draw) {
  const price = Number(record.price.replaceAll(/[$,]/g, ''));
  const moved = draw.chance(0.8) ? Math.max(199, round(price * draw.pick([0.85, 0.9, 0.95, 1.05, 1.1]), 2)) : price;
  return { ...record, price: `$${thousands(moved, ',', 2)}`, inStock: draw.chance(0.2) ? !record.inStock : record.inStock };
}
