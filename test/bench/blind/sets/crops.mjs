import { draws, json, round } from '../made.mjs';

const STATES = {
  Punjab: ['Ludhiana', 'Amritsar', 'Patiala', 'Bathinda'],
  'Uttar Pradesh': ['Agra', 'Meerut', 'Gorakhpur', 'Jhansi'],
  Maharashtra: ['Nashik', 'Pune', 'Nagpur', 'Solapur'],
  'Tamil Nadu': ['Thanjavur', 'Erode', 'Madurai'],
  'West Bengal': ['Bardhaman', 'Hooghly', 'Nadia'],
  Gujarat: ['Rajkot', 'Surat', 'Junagadh'],
  Karnataka: ['Mysuru', 'Belagavi', 'Raichur'],
};
const RAIN = { Punjab: 620, 'Uttar Pradesh': 890, Maharashtra: 1150, 'Tamil Nadu': 960, 'West Bengal': 1720, Gujarat: 760, Karnataka: 1180 };
const CROPS = [
  [['Rice', 'Cereal', 'Kharif', 2700, 2183], 5],
  [['Wheat', 'Cereal', 'Rabi', 3300, 2275], 4],
  [['Maize', 'Cereal', 'Kharif', 2900, 2090], 2.5],
  [['Bajra', 'Cereal', 'Kharif', 1350, 2500], 1.6],
  [['Gram', 'Pulse', 'Rabi', 1100, 5440], 2],
  [['Moong', 'Pulse', 'Summer', 620, 8558], 1.6],
  [['Cotton', 'Fibre', 'Kharif', 1600, 6620], 2.5],
  [['Groundnut', 'Oilseed', 'Kharif', 1750, 6377], 2],
  [['Mustard', 'Oilseed', 'Rabi', 1400, 5650], 1.8],
  [['Sugarcane', 'Cash crop', 'Whole Year', 71000, 315], 2],
];

/** District-wise crop statistics. */
export function crops() {
  const draw = draws(820_004);
  return [{ file: 'crops-2026-11-20.json', text: json(Array.from({ length: 400 }, () => row(draw))) }];
}

function row(draw) {
  const state = draw.pick(Object.keys(STATES));
  const [crop, type, usual, kg, msp] = draw.weighted(CROPS);
  const year = draw.int(2016, 2025);
  const irrigated = draw.chance(state === 'Punjab' ? 0.92 : 0.55);
  const area = Math.round(300 + draw.next() ** 2 * 84_000);
  const yieldKg = Math.round(kg * draw.spread() * (irrigated ? 1.12 : 0.84) * (state === 'Punjab' ? 1.2 : 1));
  const [, month, dayOf] = draw.day('2026-01-05', '2026-11-18').split('-');
  return {
    State_Name: state,
    District_Name: draw.pick(STATES[state]),
    Crop_Year: year,
    Season:
      crop === 'Rice'
        ? draw.weighted([
            ['Kharif', 5],
            ['Rabi', 1],
            ['Summer', 1],
          ])
        : usual,
    Crop: crop,
    Crop_Type: type,
    Area_ha: area,
    Production_t: draw.chance(0.04) ? null : round((area * yieldKg) / 1000, 1),
    Yield_kg_per_ha: yieldKg,
    Annual_Rainfall_mm: round(RAIN[state] * (0.7 + draw.next() * 0.6), 1),
    Fertilizer_kg_ha: draw.chance(0.07) ? null : round((irrigated ? 165 : 95) * draw.spread(), 1),
    Irrigated: irrigated ? 'Yes' : 'No',
    Irrigation_Source: irrigated
      ? draw.weighted([
          ['Tubewell', 5],
          ['Canal', 4],
          ['Tank', 1.2],
          ['Drip', 1],
        ])
      : null,
    MSP_per_qtl: Math.round(msp * (0.62 + (year - 2016) * 0.042)),
    Survey_Date: `${dayOf}/${month}/${year}`,
  };
}
