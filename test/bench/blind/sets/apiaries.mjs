import { csv, draws, thousands, round } from '../made.mjs';
const COUNTIES = ['Alder', 'Brookfield', 'Carmody', 'Dunmore', 'Eastvale', 'Fennimore', 'Garrick', 'Hollis'];
const A = [
  'Willow',
  'Clover',
  'Heather',
  'Foxglove',
  'Bramble',
  'Linden',
  'Thistle',
  'Meadow',
  'Sunny',
  'Old Mill',
  'Hawthorn',
  'Chapel',
  'Quarry',
  'Lavender',
  'Rosebay',
  'Stony',
  'Badger',
  'Kingfisher',
  'Sorrel',
  'Juniper',
  'Marsh',
  'Primrose',
  'Swallow',
  'Copper',
];
const B = [
  'Hill',
  'Bank',
  'Field',
  'End',
  'Corner',
  'Lane',
  'Garth',
  'Croft',
  'Acre',
  'Hollow',
  'Side',
  'Green',
  'Top',
  'Bottom',
  'Yard',
  'Gate',
  'Ridge',
  'Nook',
];
const FIRST = [
  'Agnes',
  'Boris',
  'Carla',
  'Dermot',
  'Edith',
  'Felix',
  'Greta',
  'Hamish',
  'Ines',
  'Jonas',
  'Kirsty',
  'Leo',
  'Maud',
  'Nils',
  'Olga',
  'Percy',
];
const LAST = ['Abara', 'Birch', 'Coyle', 'Dunne', 'Egan', 'Frost', 'Gallo', 'Hurst', 'Ivers', 'Jardine', 'Kemp', 'Lomax', 'Mercer'];
export function apiaries() {
  const d = draws(17_001);
  const names = new Set();
  const rows = Array.from({ length: 420 }, (_, i) => {
    let name;
    do name = `${d.pick(A)} ${d.pick(B)}`;
    while (names.has(name));
    names.add(name);
    const site = d.weighted([
      ['Farm', 5],
      ['Garden', 4],
      ['Orchard', 3],
      ['Woodland', 2],
      ['Rooftop', 1],
      ['Allotment', 2],
    ]);
    const reg = d.day('2009-03-01', '2026-11-05');
    const colonies = site === 'Rooftop' ? d.int(1, 9) : site === 'Farm' ? d.int(4, 140) : d.int(1, 36);
    const seen = !d.chance(0.12);
    const insp = seen ? d.day(reg > '2024-02-01' ? reg : '2024-02-01', '2026-11-18') : null;
    const finding = seen
      ? d.weighted([
          ['Healthy', 9],
          ['Varroa', 5],
          ['Chalkbrood', 2],
          ['Nosema', 1.6],
          ['European foulbrood', 1.1],
          ['American foulbrood', 0.7],
        ])
      : null;
    const mites = seen && !d.chance(0.15) ? round(finding === 'Varroa' ? 3 + d.next() * 14 : d.next() * 3, 1) : null;
    const destroyed = finding === 'American foulbrood' ? d.int(1, Math.min(colonies, 11)) : seen ? 0 : null;
    const honey = d.chance(0.1) ? 'N/A' : `${thousands(round(colonies * (8 + d.next() * 22), 1), ',', 1)} kg`;
    const [y, m, dd] = reg.split('-');
    return {
      APIARY_NO: `AP-${String(10420 + i * 7)}`,
      APIARY_NAME: name,
      BEEKEEPER: `${d.pick(LAST)}, ${d.pick(FIRST)}`,
      COUNTY: d.weighted(COUNTIES.map((c, k) => [c, 9 - k])),
      SITE_TYPE: site,
      HIVE_TYPE: d.weighted([
        ['Langstroth', 6],
        ['National', 5],
        ['Top-bar', 1.5],
        ['Warre', 1],
        ['Dadant', 2],
      ]),
      COLONIES: colonies,
      REG_DATE: `${dd}/${m}/${y}`,
      LAST_INSP_DT: insp,
      INSPECTOR: seen
        ? d.weighted([
            ['M. Okafor', 5],
            ['T. Lindqvist', 4],
            ['R. Salter', 3],
            ['J. Pruitt', 2],
          ])
        : null,
      FINDING: finding,
      MITES_PER_100: mites,
      DESTROYED: destroyed,
      HONEY_KG: honey,
      MIGRATORY: d.chance(0.23) ? 'Y' : 'N',
      ELEV_M: d.chance(0.04) ? null : d.int(3, 612),
    };
  });
  return [{ file: 'apiaries-2026-11-20.csv', text: csv(rows) }];
}
