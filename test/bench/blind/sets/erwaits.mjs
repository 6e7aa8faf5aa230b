import { csv, draws, thousands } from '../made.mjs';

const REGIONS = {
  Montérégie: ['Longueuil', 'Saint-Hyacinthe', 'Sorel-Tracy', 'Châteauguay', 'Granby'],
  Montréal: ['Montréal', 'Verdun', 'Lachine', 'LaSalle'],
  Laval: ['Laval'],
  Laurentides: ['Saint-Jérôme', 'Saint-Eustache', 'Mont-Laurier', 'Sainte-Agathe'],
  Lanaudière: ['Joliette', 'Terrebonne'],
  'Capitale-Nationale': ['Québec', 'La Malbaie', 'Baie-Saint-Paul'],
  Estrie: ['Sherbrooke', 'Magog', 'Lac-Mégantic'],
  Outaouais: ['Gatineau', 'Maniwaki', 'Shawville'],
  'Bas-Saint-Laurent': ['Rimouski', 'Rivière-du-Loup', 'Matane'],
  'Côte-Nord': ['Baie-Comeau', 'Sept-Îles'],
};
const SAINTS = [
  'Sainte-Anne',
  'Saint-Luc',
  'Notre-Dame',
  'Pierre-Boucher',
  'Charles-LeMoyne',
  'Jean-Talon',
  'Maisonneuve',
  'du Sacré-Cœur',
  'Anna-Laberge',
  'Honoré-Mercier',
  'Fleury',
  'Santa Cabrini',
  'Sainte-Croix',
  'Brome',
  'Saint-François',
  'de la Cité',
  'Royal',
  'des Rives',
  'du Lac',
  'Champlain',
];

/** A health ministry's hourly page on emergency rooms: minutes with their unit, percentages over 100, "N/A" where a hospital does not report. */
export function erwaits() {
  const draw = draws(250_073);
  const used = new Set();
  const rows = [];
  while (rows.length < 168) {
    const region = draw.weighted([
      ['Montréal', 7],
      ['Montérégie', 5],
      ['Capitale-Nationale', 4],
      ['Laurentides', 3],
      ['Estrie', 3],
      ['Lanaudière', 2],
      ['Outaouais', 2.4],
      ['Laval', 1.4],
      ['Bas-Saint-Laurent', 2.2],
      ['Côte-Nord', 1.6],
    ]);
    const city = draw.pick(REGIONS[region]);
    const name = `${draw.pick(['Hôpital', 'Hôpital', 'Centre hospitalier', 'CHU', 'Pavillon'])} ${draw.pick(SAINTS)}`;
    if (used.has(name + city)) continue;
    used.add(name + city);
    const beds = draw.int(6, 58);
    const silent = draw.chance(0.07);
    const occupancy = silent ? null : Math.round(38 + draw.next() ** 0.9 * 140);
    const waiting = silent ? null : Math.round(beds * draw.next() * 1.4);
    const wait = silent ? null : Math.round((20 + (occupancy / 100) * 150 * draw.spread() + waiting * 1.7) / 1);
    const day = Math.round(beds * draw.next() ** 2 * 0.6);
    const [h, m] = [draw.int(6, 8), draw.int(0, 59)];
    rows.push({
      facility_id: 11_045 + rows.length * 29,
      hospital: name,
      city,
      region,
      type: draw.weighted([
        ['General', 8],
        ['University', 2.2],
        ['Community', 4],
        ['Specialised', 0.9],
      ]),
      trauma_level: draw.weighted([
        ['I', 0.7],
        ['II', 2],
        ['III', 3],
        ['', 5],
      ]),
      stretchers: beds,
      stretchers_occupied: silent ? 'N/A' : Math.round((beds * occupancy) / 100),
      occupancy_rate: silent ? 'N/A' : `${Math.round((100 * Math.round((beds * occupancy) / 100)) / beds)}%`,
      people_waiting: silent ? 'N/A' : waiting,
      wait_to_doctor: silent ? 'N/A' : `${wait} min`,
      on_stretcher_24h: silent ? 'N/A' : day,
      on_stretcher_48h: silent ? 'N/A' : Math.round(day * draw.next() * 0.7),
      avg_stay_hours: silent ? 'N/A' : (3.5 + (occupancy / 100) * 9 * draw.spread()).toFixed(1),
      left_unseen_pct: draw.chance(0.1) ? 'N/A' : `${(1 + draw.next() ** 1.5 * 17).toFixed(1)}%`,
      visits_last_year: draw.chance(0.05) ? '' : thousands(Math.round(beds * 1400 * draw.spread()), ','),
      satisfaction: draw.chance(0.2) ? 'N/A' : `${(2 + draw.next() * 2.8).toFixed(1)}/5`,
      pediatric: draw.chance(0.3) ? 'Yes' : 'No',
      helipad: draw.chance(0.18) ? 'Yes' : 'No',
      open_24h: draw.chance(0.88) ? 'Yes' : 'No',
      diverting_ambulances: silent ? '' : occupancy > 150 && draw.chance(0.5) ? 'Yes' : 'No',
      last_renovated: draw.chance(0.25) ? '' : draw.int(1978, 2025),
      last_update: silent ? `2026-11-${draw.int(12, 21)} 23:45` : `2026-11-23 ${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`,
    });
  }
  return [{ file: 'erwaits-2026-11-23.csv', text: csv(rows) }];
}
