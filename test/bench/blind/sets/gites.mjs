import { draws, json, thousands } from '../made.mjs';

const PLACES = [
  ['Bretagne', 'Quimper'],
  ['Bretagne', 'Dinan'],
  ['Normandie', 'Étretat'],
  ['Provence', 'Lourmarin'],
  ['Provence', 'Cassis'],
  ['Dordogne', 'Sarlat'],
  ['Alsace', 'Colmar'],
  ['Ardèche', 'Vallon'],
  ['Corse', 'Calvi'],
];
const NAMES = ['Le Moulin', 'La Bergerie', 'Les Tilleuls', 'La Grange', 'Le Mas', "L'Atelier", 'La Tour', 'Les Lavandes'];
const EQUIPMENT = ['lave-vaisselle', 'cheminée', 'barbecue', 'parking', 'jacuzzi', 'climatisation', 'lit bébé', 'vélos'];

/** French holiday homes: "1 085,50 €", "12/03/2026", oui and non, ratings out of ten. */
export function gites() {
  const draw = draws(10_010);
  const records = Array.from({ length: 610 }, (_, index) => gite(draw, index));
  return [{ file: 'gites-2026-03-18.json', text: json([...records, records[44]]) }];
}

function gite(draw, index) {
  const [region, commune] = draw.pick(PLACES);
  const rooms = draw.weighted([
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 2],
    [6, 0.6],
  ]);
  const pool = draw.chance(0.28);
  const night = (38 + rooms * 26 + (pool ? 45 : 0)) * (region === 'Corse' ? 1.4 : 1) * draw.spread();
  return {
    id: `G${3000 + index * 2}`,
    nom: `${draw.pick(NAMES)} ${draw.pick(['du Lac', 'des Vignes', 'Bleu', 'du Port', 'de Jeanne', '1789', 'des 3 Chênes'])}`,
    région: region,
    commune,
    prix_nuit: `${thousands(night, ' ', 2, ',')} €`,
    prix_semaine: draw.chance(0.1) ? null : `${thousands(Math.round(night * 6.2), ' ')} €`,
    frais_ménage: draw.chance(0.15) ? '0 €' : `${draw.pick([30, 40, 55, 70, 90])} €`,
    capacité: rooms * 2 + draw.int(0, 2),
    chambres: rooms,
    superficie: `${Math.round((22 + rooms * 24) * draw.spread())} m²`,
    piscine: pool ? 'oui' : 'non',
    animaux_acceptés: draw.chance(0.45) ? 'oui' : 'non',
    wifi: draw.chance(0.85) ? 'oui' : 'non',
    étoiles: draw.weighted([
      [1, 1],
      [2, 2],
      [3, 5],
      [4, 3],
      [5, 1],
    ]),
    note: draw.chance(0.12) ? null : `${(5 + draw.next() * 4.9).toFixed(1).replace('.', ',')}/10`,
    nombre_avis: Math.round(draw.next() ** 3 * 320),
    distance_plage: draw.chance(0.3) ? null : `${(draw.next() * 60 + 0.2).toFixed(1).replace('.', ',')} km`,
    équipements: draw.some(EQUIPMENT, draw.int(1, 5)),
    année_construction: draw.chance(0.2) ? null : draw.int(1720, 2020),
    disponible_dès: draw.day('2026-03-20', '2026-09-30').split('-').toReversed().join('/'),
    ajouté_le: draw.day('2025-06-01', '2026-03-17').split('-').toReversed().join('/'),
    description: `${draw.pick(['Belle maison', 'Petit nid', 'Ancienne ferme', 'Longère rénovée'])} ${draw.pick(['au calme', 'avec vue sur la vallée', 'à deux pas du marché', 'entourée de vignes'])}, ${draw.pick(['idéale pour les familles', 'parfaite en amoureux', 'accès facile'])}.`,
  };
}
