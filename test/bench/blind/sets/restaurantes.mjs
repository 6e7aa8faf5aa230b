import { draws, ndjson, nextRun, round, thousands } from '../made.mjs';

const KITCHENS = [
  ['mediterránea', 26, 5],
  ['asturiana', 29, 2],
  ['vasca', 41, 3],
  ['gallega', 32, 3],
  ['japonesa', 34, 3],
  ['italiana', 22, 4],
  ['mexicana', 21, 2.5],
  ['vegetariana', 18, 2],
  ['arrocería', 28, 2],
  ['tapas', 17, 6],
];
const TOWNS = {
  Madrid: ['Malasaña', 'Chamberí', 'La Latina', 'Lavapiés'],
  Barcelona: ['Gràcia', 'El Born', 'Sants'],
  Valencia: ['Ruzafa', 'El Carmen'],
  Sevilla: ['Triana', 'Nervión'],
  Bilbao: ['Casco Viejo', 'Deusto'],
};
const NAMES = ['Casa', 'Bar', 'Taberna', 'Mesón', 'La Cocina de', 'Asador', 'El Rincón de', 'Bodega'];
const WHO = ['Pepa', 'Manolo', 'Lucio', 'la Abuela', 'Carmina', 'Iñaki', 'Ximena', 'Toni', 'los Hermanos Ruiz', 'Paca', '7 Soles', 'Puerta 23'];
const SERVICES = ['wifi', 'aparcamiento', 'zona infantil', 'música en directo', 'brunch', 'reservado', 'carta en inglés', 'aire acondicionado'];

const spanish = (day) => day.split('-').toReversed().join('/');
const euros = (value) => `${thousands(value, '.', 2, ',')} €`;

/** Restaurants in two runs: "27,50 €", "8,4", "1.243", "15/10/2025", sí and no, services as a list. */
export function restaurantes() {
  const draw = draws(73_019);
  let number = 3000;
  const make = () => {
    number += draw.int(1, 3);
    return place(draw, number);
  };
  const first = Array.from({ length: 690 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.05,
    changed: 0.24,
    change: (record) => {
      const price = Number(record.precio_medio.replace(' €', '').replace(',', '.'));
      const reviews = Number(record.num_opiniones.replaceAll('.', '')) + draw.int(1, 90);
      return { ...record, precio_medio: euros(round(price * (draw.chance(0.75) ? 1.06 : 0.93), 1)), num_opiniones: thousands(reviews, '.') };
    },
    added: 44,
    make,
  });
  return [
    { file: 'restaurantes-2025-09-15.ndjson', text: ndjson(first) },
    { file: 'restaurantes-2025-10-13.ndjson', text: ndjson(second) },
  ];
}

function place(draw, number) {
  const [kitchen, base] = draw.weighted(KITCHENS.map((item) => [item, item[2]]));
  const town = draw.weighted([
    ['Madrid', 5],
    ['Barcelona', 4],
    ['Valencia', 2.5],
    ['Sevilla', 2.2],
    ['Bilbao', 1.5],
  ]);
  const stars = draw.weighted([
    [0, 30],
    [1, 1.5],
    [2, 0.5],
    [3, 0.15],
  ]);
  const price = round(base * draw.spread() * (1 + stars * 1.3), 1);
  const delivery = draw.chance(0.44);
  const opened = draw.day('1974-03-01', '2025-09-05');
  return {
    id_local: `R${number}`,
    nombre: `${draw.pick(NAMES)} ${draw.pick(WHO)}`,
    tipo_cocina: kitchen,
    ciudad: town,
    barrio: draw.pick(TOWNS[town]),
    precio_medio: euros(price),
    menú_del_día: draw.chance(0.4) ? null : euros(Math.min(price - 1, 9 + draw.int(0, 18) / 2 + 0.9)),
    puntuación: draw.chance(0.06) ? 's/d' : (4.9 + draw.next() * 2.6 + draw.next() * 2.4).toFixed(1).replace('.', ','),
    num_opiniones: thousands(Math.round(draw.next() ** 3 * 6200), '.'),
    estrellas_michelin: stars,
    terraza: draw.chance(0.46) ? 'sí' : 'no',
    acepta_reservas: draw.chance(0.7),
    apto_celíacos: draw.chance(0.34) ? 'sí' : 'no',
    admite_mascotas: draw.chance(0.22) ? 'sí' : 'no',
    a_domicilio: delivery ? 'sí' : 'no',
    pedido_mínimo: delivery ? euros(draw.pick([10, 12, 15, 18, 20, 25])) : null,
    tiempo_entrega: delivery ? `${draw.int(18, 70)} min` : null,
    aforo: draw.int(14, 180),
    empleados: draw.int(2, 34),
    sala_m2: `${draw.int(35, 420)} m²`,
    servicios: draw.some(SERVICES, draw.int(0, 4)),
    día_cierre: draw.weighted([
      ['lunes', 5],
      ['domingo', 3],
      ['martes', 2],
      ['ninguno', 2],
    ]),
    fecha_apertura: spanish(opened),
    última_inspección: draw.chance(0.1) ? null : spanish(draw.day('2023-01-09', '2025-10-08')),
    descripción: `${draw.pick(['Cocina de mercado', 'Platos para compartir', 'Recetas de toda la vida', 'Producto de temporada', 'Fusión atrevida'])}, ${draw.pick(['raciones generosas', 'vistas al puerto', 'carta de más de 100 vinos', 'ambiente familiar', 'servicio rápido', 'bajo 0 pretensiones'])}.`,
  };
}
