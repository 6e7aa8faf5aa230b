import { addDays, draws, ndjson, round } from '../made.mjs';
const RIVERS = [
  ['Severn', ['Shropshire', 'Worcestershire', 'Gloucestershire'], 4.6],
  ['Teme', ['Shropshire', 'Worcestershire'], 3.4],
  ['Wye', ['Herefordshire', 'Gloucestershire'], 4.1],
  ['Lugg', ['Herefordshire'], 3.2],
  ['Avon', ['Warwickshire', 'Worcestershire'], 2.9],
  ['Leadon', ['Gloucestershire', 'Herefordshire'], 2.2],
  ['Arrow', ['Herefordshire', 'Warwickshire'], 1.8],
  ['Perry', ['Shropshire'], 1.6],
];
const MESSAGES = [
  'Low lying meadows and footpaths are under water. Move livestock and caravans to higher ground.',
  'The river is falling slowly but the ground is saturated and showers are forecast.',
  'Temporary barriers have been put up on the quay. Do not walk on them.',
  'Pumps are running at the underpass. Drivers should turn back and find another way.',
  'Sandbags can be collected from the council depot until eight this evening.',
  'Ice and debris have gathered at the old weir, levels may jump without warning.',
  '',
];
export function floodalerts() {
  const d = draws(47_808);
  let n = 0;
  const records = Array.from({ length: 410 }, () => {
    const [river, counties, high] = d.pick(RIVERS);
    const severity = d.weighted([
      ['Flood alert', 10],
      ['Flood warning', 5],
      ['Severe flood warning', 1],
    ]);
    const strength = { 'Flood alert': 0.82, 'Flood warning': 1.02, 'Severe flood warning': 1.22 }[severity];
    const raised = d.day('2025-10-04', '2026-11-14');
    const lifted = addDays(raised, d.int(1, 12));
    const homes = { 'Flood alert': 6, 'Flood warning': 60, 'Severe flood warning': 310 }[severity];
    return {
      alertRef: `FA-${String((n += d.int(1, 4))).padStart(4, '0')}`,
      river,
      stretch: `${d.pick(['Upper', 'Lower', 'Middle', 'North bank of the', 'South bank of the'])} ${river} at ${d.pick(['Mill Lane', 'the Racecourse', 'Quayside', 'Priory Bridge', 'Ham Fields', 'the Caravan Park', 'Old Weir'])}`,
      county: d.pick(counties),
      severity,
      raisedOn: raised,
      liftedOn: lifted > '2026-11-16' || d.chance(0.02) ? null : lifted,
      peakLevel: d.chance(0.05) ? null : `${round(high * strength * (0.85 + d.next() * 0.3), 2).toFixed(2)} m`,
      rainfall24h: `${round(d.next() ** 1.6 * 62 + 3, 1)} mm`,
      homesAtRisk: Math.round(homes * d.spread() * (0.3 + d.next() * 1.5)),
      evacuation: severity === 'Severe flood warning' ? d.chance(0.7) : d.chance(0.02),
      volunteersOut: d.chance(0.3) ? null : d.int(0, 45),
      roadsClosed: d.some(['A44', 'A49', 'B4204', 'A38', 'A4103', 'B4213'], severity === 'Flood alert' ? d.int(0, 1) : d.int(0, 3)),
      message: d.pick(MESSAGES),
    };
  });
  return [{ file: 'floodalerts-2026-11-16.ndjson', text: ndjson(records) }];
}
