import { csv, draws, round } from '../made.mjs';

/** As heart.csv (918 patients of five hospitals): codes M/F, Y/N, 0/1. */
export function heart() {
  const draw = draws(240_002);
  const rows = Array.from({ length: 420 }, () => {
    const age = Math.min(77, Math.max(28, Math.round(28 + (draw.next() + draw.next() + draw.next()) * 17)));
    const sex = draw.chance(0.77) ? 'M' : 'F';
    const sick = draw.chance(0.25 + (age - 40) * 0.011 + (sex === 'M' ? 0.22 : 0));
    const angina = draw.chance(sick ? 0.6 : 0.14);
    return {
      Age: age,
      Sex: sex,
      ChestPainType: draw.weighted(
        sick
          ? [
              ['ASY', 8],
              ['NAP', 1.5],
              ['ATA', 0.6],
              ['TA', 0.4],
            ]
          : [
              ['ATA', 4],
              ['NAP', 3.5],
              ['ASY', 2.5],
              ['TA', 0.6],
            ],
      ),
      RestingBP: draw.int(47, 90) * 2 + (draw.chance(0.1) ? 1 : 0),
      Cholesterol: draw.chance(0.12) ? '' : Math.round(120 + draw.spread() * 125 + draw.next() ** 6 * 180),
      FastingBS: draw.chance(sick ? 0.33 : 0.11) ? 1 : 0,
      RestingECG: draw.weighted([
        ['Normal', 6],
        ['LVH', 2],
        ['ST', 1.9],
      ]),
      MaxHR: Math.round(215 - age * 0.9 - draw.next() * 45 - (sick ? 14 : 0)),
      ExerciseAngina: angina ? 'Y' : 'N',
      Oldpeak: draw.chance(sick ? 0.2 : 0.6) ? 0 : round(draw.next() ** 1.3 * (sick ? 4.2 : 2.1), 1),
      ST_Slope: draw.weighted(
        sick
          ? [
              ['Flat', 7.5],
              ['Up', 1.5],
              ['Down', 1],
            ]
          : [
              ['Up', 8],
              ['Flat', 2],
              ['Down', 0.3],
            ],
      ),
      HeartDisease: sick ? 1 : 0,
    };
  });
  return [{ file: 'heart-2026-11-20.csv', text: csv(rows) }];
}
