import { csv, draws, thousands } from '../made.mjs';

const WINERIES = [
  ['Bodegas Alarcón', 'Rioja', 'La Rioja'],
  ['Viña Serrana', 'Rioja', 'La Rioja'],
  ['Pago del Olmo', 'Ribera del Duero', 'Burgos'],
  ['Dominio Luna', 'Ribera del Duero', 'Valladolid'],
  ['Mar de Rías', 'Rías Baixas', 'Pontevedra'],
  ['Celler Montblau', 'Priorat', 'Tarragona'],
  ['Cava Pons', 'Cava', 'Barcelona'],
  ['Tierra Roja', 'Jumilla', 'Murcia'],
];
const GRAPES = {
  tinto: ['Tempranillo', 'Garnacha', 'Monastrell'],
  blanco: ['Albariño', 'Verdejo', 'Viura'],
  rosado: ['Garnacha', 'Bobal'],
  espumoso: ['Macabeo', 'Xarel·lo'],
};

/** Spanish wines: "12,50 €", "12/03/2024", sí and no, vintages in a number column, sales that add up. */
export function vinos() {
  const draw = draws(11_111);
  const records = Array.from({ length: 680 }, (_, index) => vino(draw, index));
  return [{ file: 'vinos-2025-02-07.csv', text: csv([...records, records[77]], ';') }];
}

function vino(draw, index) {
  const [winery, area, province] = draw.pick(WINERIES);
  const type =
    area === 'Cava'
      ? 'espumoso'
      : draw.weighted([
          ['tinto', 6],
          ['blanco', 3],
          ['rosado', 1.5],
        ]);
  const vintage = draw.chance(0.04) ? '' : draw.int(1998, 2023);
  const price = 4 + draw.next() ** 4 * 180;
  const bottles = draw.int(6, 900) * 100;
  return {
    ref: `V-${500 + index}`,
    nombre:
      `${draw.pick(['Gran', 'Alto', 'Viejo', 'Señorío de', 'Finca'])} ${draw.pick(['Robledal', 'Encina', 'Molino', 'Cerro', 'Torreón'])} ${type} ${vintage}`.trim(),
    bodega: winery,
    denominación: area,
    provincia: province,
    tipo: type,
    uva: draw.pick(GRAPES[type]),
    añada: vintage,
    precio: `${thousands(price, '.', 2, ',')} €`,
    puntuación: draw.chance(0.1) ? '' : draw.int(80, 99),
    graduación: `${(11 + draw.next() * 4).toFixed(1).replace('.', ',')} %`,
    crianza_meses: type === 'tinto' ? draw.pick([0, 6, 12, 18, 24, 36]) : 0,
    botellas: thousands(bottles, '.'),
    ventas: `${thousands(price * bottles * draw.next(), '.', 2, ',')} €`,
    ecológico: draw.chance(0.3) ? 'sí' : 'no',
    en_stock: draw.chance(0.8) ? 'sí' : 'no',
    premios: draw.weighted([
      [0, 8],
      [1, 3],
      [2, 1.5],
      [4, 0.4],
    ]),
    fecha_cata: draw.day('2022-01-10', '2025-01-31').split('-').toReversed().join('/'),
    notas: `${draw.pick(['Aromas de', 'Toques de', 'Final largo con'])} ${draw.pick(['frutos rojos', 'vainilla y cuero', 'manzana verde', 'flores blancas', 'regaliz'])}, ${draw.pick(['taninos suaves', 'acidez viva', 'cuerpo medio'])}.`,
  };
}
