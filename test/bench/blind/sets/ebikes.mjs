import { csv, draws, thousands } from '../made.mjs';

const BRANDS = [
  ['Cube', 1],
  ['KTM', 1],
  ['Haibike', 1.05],
  ['Riese & Müller', 1.8],
  ['Kalkhoff', 0.95],
  ['Prophete', 0.5],
  ['Fischer', 0.55],
  ['Gazelle', 1.1],
];
const TYPES = [
  ['Trekking', 5],
  ['City', 4],
  ['Mountainbike', 3],
  ['Lastenrad', 1.2],
  ['Faltrad', 0.8],
];
const PLACES = ['Köln', 'Hamburg', 'München', 'Leipzig', 'Freiburg', 'Münster', 'Dresden', 'Nürnberg'];
const NOTES = [
  'kaum gefahren',
  'Akku frisch geprüft',
  'inklusive Schloss',
  'mit Kindersitz',
  'Bremsbeläge neu',
  'Scheckheft gepflegt',
  'leichte Kratzer am Rahmen',
  'tiefer Einstieg',
];

/** German ads for used e-bikes: "1.200,50 €", "12.03.2026", ja and nein. */
export function ebikes() {
  const draw = draws(9909);
  const records = Array.from({ length: 720 }, (_, index) => ebike(draw, index));
  return [{ file: 'ebikes-2026-04-01.csv', text: csv([...records, records[13]], ';') }];
}

function ebike(draw, index) {
  const [brand, factor] = draw.pick(BRANDS);
  const type = draw.weighted(TYPES);
  const built = draw.int(2014, 2025);
  const list = Math.round(2400 * factor * (type === 'Lastenrad' ? 1.7 : 1) * draw.spread());
  const price = Math.max(150, list * 0.9 ** (2026 - built) * draw.spread());
  const battery = draw.pick([300, 400, 500, 625, 750]);
  return {
    'Anzeigen-Nr': `EB-${20_100 + index * 3}`,
    Titel: `${brand} ${type} E-Bike, ${draw.pick(NOTES)}`,
    Marke: brand,
    Fahrradtyp: type,
    Motor: draw.pick(['Bosch', 'Shimano', 'Yamaha', 'Brose']),
    Preis: draw.chance(0.4) ? `${thousands(Math.round(price / 10) * 10, '.')} €` : `${thousands(price, '.', 2, ',')} €`,
    Neupreis: draw.chance(0.2) ? '' : `${thousands(list, '.', 2, ',')} €`,
    Baujahr: built,
    Kilometerstand: draw.chance(0.05) ? '' : `${thousands((2026 - built) * draw.int(20, 1900), '.')} km`,
    Akku: `${battery} Wh`,
    Reichweite: `${Math.round(battery / 5 + draw.int(-15, 30))} km`,
    Gewicht: `${(17 + draw.next() * 16).toFixed(1).replace('.', ',')} kg`,
    Rahmenhöhe: draw.pick([46, 49, 53, 56, 60]),
    Zustand: draw.weighted([
      ['neuwertig', 2],
      ['gut', 5],
      ['gebraucht', 4],
      ['defekt', 0.7],
    ]),
    Versand: draw.chance(0.35) ? 'ja' : 'nein',
    'Rechnung vorhanden': draw.chance(0.6) ? 'ja' : 'nein',
    Anbieter: draw.chance(0.75) ? 'privat' : 'gewerblich',
    Ort: draw.pick(PLACES),
    'Eingestellt am': draw.day('2025-12-01', '2026-03-31').split('-').toReversed().join('.'),
    Aufrufe: Math.round(draw.next() ** 2 * 2600),
    Beschreibung: `${draw.pick(['Verkaufe', 'Biete', 'Gebe ab:'])} ${type} ${draw.pick(['wegen Umzug', 'da zu groß', 'nach Neukauf', 'aus Altersgründen'])}, ${draw.pick(NOTES)}.`,
  };
}
