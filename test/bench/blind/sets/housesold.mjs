import { csv, draws, thousands } from '../made.mjs';

/** [county, level of prices, towns, routing keys]. */
const COUNTIES = [
  ['Dublin', 1.55, ['Dublin 4', 'Dublin 15', 'Swords', 'Tallaght'], ['D04', 'D15', 'K67', 'D24']],
  ['Cork', 1, ['Cork City', 'Mallow', 'Cobh', 'Bandon'], ['T12', 'P51', 'P24', 'P72']],
  ['Galway', 0.98, ['Galway City', 'Tuam', 'Oranmore'], ['H91', 'H54', 'H91']],
  ['Limerick', 0.82, ['Limerick City', 'Adare'], ['V94', 'V94']],
  ['Kildare', 1.12, ['Naas', 'Maynooth', 'Celbridge'], ['W91', 'W23', 'W23']],
  ['Mayo', 0.58, ['Westport', 'Ballina', 'Castlebar'], ['F28', 'F26', 'F23']],
  ['Kerry', 0.74, ['Tralee', 'Killarney'], ['V92', 'V93']],
  ['Leitrim', 0.45, ['Carrick-on-Shannon', 'Drumshanbo'], ['N41', 'N41']],
];
const ROADS = ['Main Street', 'Church Road', 'Oak Drive', 'The Crescent', 'Station Road', 'Meadow View', 'Castle Park', 'Strand Road', 'Hillcrest'];
const SIZE = { Apartment: 62, Terraced: 88, 'Semi-Detached': 108, Detached: 152, Bungalow: 116 };
const RATINGS = ['A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'E1', 'F', 'G'];

function sizeText(area) {
  if (area < 38) return 'less than 38 sq metres';
  return area < 125 ? 'greater than or equal to 38 sq metres and less than 125 sq metres' : 'greater than 125 sq metres';
}

/** The register of house sales: the day as dd/mm/yyyy, the price as "€345,000.00", new homes without VAT, sales that were not at the full market price. */
export function housesold() {
  const draw = draws(300_033);
  const rows = Array.from({ length: 440 }, (_, at) => {
    const [county, level, towns, keys] = draw.weighted(COUNTIES.map((item, place) => [item, [9, 6, 4, 3, 4, 2.4, 2.4, 1.2][place]]));
    const place = draw.int(0, towns.length - 1);
    const type = draw.weighted([
      ['Apartment', county === 'Dublin' ? 6 : 1.6],
      ['Terraced', 4],
      ['Semi-Detached', 6],
      ['Detached', 4],
      ['Bungalow', 2],
    ]);
    const fresh = draw.chance(0.17);
    const area = Math.round(SIZE[type] * draw.spread());
    const sold = draw.day('2023-01-09', '2026-11-20');
    const years = (Date.parse(sold) - Date.parse('2023-01-01')) / 31_557_600_000;
    const full = draw.chance(0.93);
    const price = area * 2_750 * level * 1.055 ** years * draw.spread() ** 0.6 * (full ? 1 : 0.55);
    const built = fresh ? Number(sold.slice(0, 4)) - draw.int(0, 1) : draw.int(1890, 2021);
    const grade = fresh ? draw.int(0, 1) : Math.max(1, Math.min(12, Math.round((2026 - built) / 9 + draw.int(-3, 3))));
    return {
      'Sale Ref': `PPR-${200_310 + at * 3}`,
      'Date of Sale (dd/mm/yyyy)': `${sold.slice(8)}/${sold.slice(5, 7)}/${sold.slice(0, 4)}`,
      Address: `${draw.int(1, 148)} ${draw.pick(ROADS)}, ${towns[place]}`,
      Town: towns[place],
      County: county,
      Eircode: draw.chance(0.3)
        ? ''
        : `${keys[place]} ${draw.pick(['A', 'X', 'F', 'R'])}${draw.int(1, 9)}${draw.pick(['K', 'P', 'W'])}${draw.int(1, 9)}`,
      'Price (€)': `€${thousands(fresh ? (Math.round(price / 500) * 500) / 1.135 : Math.round(price / 500) * 500, ',', 2)}`,
      'Not Full Market Price': full ? 'No' : 'Yes',
      'VAT Exclusive': fresh ? 'Yes' : 'No',
      'Description of Property': fresh ? 'New Dwelling house /Apartment' : 'Second-Hand Dwelling house /Apartment',
      'Property Size Description': fresh ? sizeText(area) : '',
      'Property Type': type,
      Beds: Math.max(1, Math.min(6, Math.round(area / 33 + draw.next() - 0.5))),
      Baths: Math.max(1, Math.min(4, Math.round(area / 60 + draw.next() - 0.4))),
      'Floor Area (sq m)': draw.chance(0.08) ? '' : area,
      'Yr Built': draw.chance(0.09) ? '' : built,
      BER: draw.chance(0.06) ? 'Exempt' : RATINGS[grade],
      'Cash Buyer': draw.weighted([
        ['Yes', 3],
        ['No', 6],
        ['', 1],
      ]),
    };
  });
  return [{ file: 'housesold-2026-11-24.csv', text: csv(rows) }];
}
