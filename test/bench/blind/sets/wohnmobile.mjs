import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';

const MODELS = [
  ['Knaus', 'Sky Ti 700', 'Teilintegriert', 6.96, 3500],
  ['Knaus', 'BoxStar 600', 'Kastenwagen', 5.99, 3500],
  ['Hymer', 'B 678', 'Vollintegriert', 6.99, 4430],
  ['Hymer', 'Exsis-t 588', 'Teilintegriert', 6.99, 3500],
  ['Bürstner', 'Lineo C 590', 'Kastenwagen', 5.99, 3500],
  ['Bürstner', 'Elegance 920', 'Vollintegriert', 9.02, 5500],
  ['Dethleffs', 'Trend A 7877', 'Alkoven', 7.56, 4250],
  ['Dethleffs', 'Globebus T1', 'Teilintegriert', 5.99, 3499],
  ['Carthago', 'Chic C-Line 4.9', 'Vollintegriert', 6.89, 4250],
  ['Weinsberg', 'CaraHome 650', 'Alkoven', 6.54, 3500],
  ['Weinsberg', 'CaraBus 601', 'Kastenwagen', 5.99, 3300],
  ['VW', 'California Ocean', 'Campingbus', 4.9, 3080],
  ['VW', 'Grand California 680', 'Kastenwagen', 6.84, 3500],
  ['Pössl', 'Summit 640', 'Kastenwagen', 6.36, 3500],
  ['Pössl', 'Campster', 'Campingbus', 4.96, 3100],
];
const PLACES = [
  ['München', 'Bayern'],
  ['Nürnberg', 'Bayern'],
  ['Stuttgart', 'Baden-Württemberg'],
  ['Freiburg', 'Baden-Württemberg'],
  ['Hamburg', 'Hamburg'],
  ['Kiel', 'Schleswig-Holstein'],
  ['Köln', 'Nordrhein-Westfalen'],
  ['Münster', 'Nordrhein-Westfalen'],
  ['Leipzig', 'Sachsen'],
  ['Hannover', 'Niedersachsen'],
  ['Rostock', 'Mecklenburg-Vorpommern'],
];
const FIRMS = ['Nordlicht Camper', 'Alpenmobil', 'Fernweh Reisemobile', 'Küstencamper', 'Rent4Roads', 'Freiraum Vanlife'];
const EXTRAS = ['Markise', 'Fahrradträger', 'Solaranlage', 'Rückfahrkamera', 'Anhängerkupplung', 'Kindersitz', 'Grill', 'TV', 'Außendusche'];
const PRICE = { Campingbus: 92, Kastenwagen: 105, Teilintegriert: 124, Alkoven: 118, Vollintegriert: 171 };

const german = (day) => day.split('-').toReversed().join('.');

/** Motorhomes for hire in two runs: "1.500 €", "6,99 m", "03.06.2026", ja and nein, "k. A.". */
export function wohnmobile() {
  const draw = draws(31_007);
  let number = 20_400;
  const make = (from, to) => {
    number += draw.int(1, 4);
    return camper(draw, number, from, to);
  };
  const first = Array.from({ length: 560 }, () => make('2025-11-03', '2026-05-03'));
  const second = nextRun(first, {
    draw,
    gone: 0.12,
    changed: 0.18,
    change: (record) => {
      const price = Number(record.Tagespreis.replace(' €', '').replace(',', '.'));
      return {
        ...record,
        Tagespreis: euros(Math.max(49, round(price * (draw.chance(0.6) ? 0.9 : 1.07), 2))),
        Bewertungen: record.Bewertungen + draw.int(0, 6),
      };
    },
    added: 95,
    make: () => make('2026-05-04', '2026-05-31'),
  });
  return [
    { file: 'wohnmobile-2026-05-04.json', text: json(first) },
    { file: 'wohnmobile-2026-06-01.json', text: json(second) },
  ];
}

function euros(value) {
  return `${thousands(value, '.', 2, ',')} €`;
}

function camper(draw, number, from, to) {
  const [brand, model, type, length, weight] = draw.pick(MODELS);
  const [town, state] = draw.pick(PLACES);
  const year = draw.int(2012, 2026);
  const price = round(PRICE[type] * draw.spread() * (1 + (year - 2019) * 0.02) + draw.int(0, 99) / 100, 2);
  const listed = draw.day(from, to);
  const business = draw.chance(0.58);
  const beds =
    type === 'Alkoven'
      ? draw.int(4, 6)
      : type === 'Campingbus'
        ? draw.int(2, 4)
        : draw.weighted([
            [2, 3],
            [3, 2],
            [4, 5],
            [5, 1],
          ]);
  const reviews = draw.chance(0.14) ? 0 : Math.round(draw.next() ** 2 * 210);
  return {
    'Inserat-Nr.': `WM-${number}`,
    Titel: `${draw.pick(['Gemütlicher', 'Neuwertiger', 'Familienfreundlicher', 'Top gepflegter', 'Kompakter', 'Luxuriöser'])} ${brand} ${model}${draw.chance(0.3) ? draw.pick([' mit Hochbett', ' für 2 Personen', ' – All-inclusive', ' mit Außenküche']) : ''}`,
    Typ: type,
    Hersteller: brand,
    Modell: model,
    Abholort: town,
    Bundesland: state,
    Tagespreis: euros(price),
    Kaution: draw.chance(0.05) ? 'k. A.' : `${thousands(draw.pick([500, 750, 1000, 1200, 1500, 2000, 2500]), '.')} €`,
    Servicepauschale: draw.chance(0.25) ? null : `${draw.pick([79, 99, 129, 149, 179, 199])} €`,
    Sitzplätze: Math.min(beds + draw.int(0, 1), 6),
    Schlafplätze: beds,
    Länge: `${(length + (draw.chance(0.3) ? draw.int(-4, 6) / 100 : 0)).toFixed(2).replace('.', ',')} m`,
    zGG: `${thousands(weight, '.')} kg`,
    Führerschein: weight > 3500 ? 'C1' : 'B',
    Baujahr: year,
    'km-Stand': draw.chance(0.06) ? 'k. A.' : `${thousands((2027 - year) * draw.int(4000, 19_000) + draw.int(0, 999), '.')} km`,
    'Freikilometer/Tag': draw.pick([200, 250, 250, 300, 350, null]),
    'Hunde erlaubt': draw.chance(0.42) ? 'ja' : 'nein',
    Automatik: draw.chance(0.37) ? 'ja' : 'nein',
    winterfest: draw.chance(0.31),
    Verbrauch: draw.chance(0.09) ? null : `${(7.2 + (weight - 3000) / 900 + draw.next() * 4).toFixed(1).replace('.', ',')} l/100 km`,
    Vermieter: business ? draw.pick(FIRMS) : 'privat',
    Bewertung: reviews === 0 ? null : (3.2 + draw.next() * 1.8).toFixed(1).replace('.', ','),
    Bewertungen: reviews,
    Mindestmietdauer: `${draw.pick([2, 3, 3, 5, 7, 7, 14])} Nächte`,
    Ausstattung: draw.some(EXTRAS, draw.int(0, 5)),
    'verfügbar ab': german(addDays(to, draw.int(1, 110))),
    'inseriert am': german(listed),
    Beschreibung: `${draw.pick(['Ideal für Familien', 'Perfekt für Paare', 'Für Wintercamper und Skifahrer', 'Autark unterwegs dank Solar', 'Ruhiger Nichtraucher-Camper'])}, ${draw.pick(['mit Fahrradträger für 4 Räder', 'komplett ausgestattete Küche', 'Bettwäsche auf Wunsch', 'Stellplatz für Ihren PKW vorhanden', 'Endreinigung inklusive', 'Haustiere nach Absprache'])}.`,
  };
}
