import { csv, draws, round, thousands } from '../made.mjs';

const HOSPITALS = [
  ['Ashdown General', 'RAG01', 'North', 1, 640],
  ["St Cuthbert's", 'RSC02', 'North', 1.3, 810],
  ['Lowther Royal Infirmary', 'RLR03', 'North', 0.8, 420],
  ['Mere Valley Hospital', 'RMV04', 'Midlands', 0.9, 530],
  ['Queen Adelaide', 'RQA05', 'Midlands', 1.2, 950],
  ['Fenwick Community', 'RFC06', 'East', 0.6, 140],
  ['Port Sutton General', 'RPS07', 'South', 1.1, 700],
  ['Holme Park', 'RHP08', 'South', 0.7, 310],
];
const DEPARTMENTS = [
  ['Orthopaedics', 1.9, 420],
  ['Cardiology', 1, 300],
  ['Dermatology', 1.4, 340],
  ['ENT', 1.3, 260],
  ['Ophthalmology', 1.1, 480],
  ['Gastroenterology', 1.25, 230],
  ['Neurology', 1.5, 160],
  ['Gynaecology', 1.2, 280],
];
const MONTH_ENDS = ['30/04/2026', '31/05/2026', '30/06/2026', '31/07/2026', '31/08/2026', '30/09/2026', '31/10/2026'];

/** Monthly waits of hospital departments: abbreviated capitals, day/month/year, "6.2%", some months not sent. */
export function hospwaits() {
  const draw = draws(310_077);
  const rows = [];
  const pairs = HOSPITALS.flatMap((hospital) => DEPARTMENTS.map((department) => [hospital, department]));
  for (const [[name, code, region, load, beds], [dept, slow, volume]] of pairs) {
    if (name === 'Fenwick Community' && ['Neurology', 'Cardiology'].includes(dept)) continue;
    const drift = draw.next() * 0.06 - 0.02;
    const own = draw.spread();
    const consultants = round((volume / 60) * draw.spread(), 1);
    for (const [at, end] of MONTH_ENDS.entries()) {
      if (draw.chance(0.04)) continue;
      const median = round(9 * slow * load * own * (1 + drift * at) * (0.92 + draw.next() * 0.16), 1);
      const list = Math.round(volume * load * own * (4 + draw.next()));
      const over18 = Math.min(list - 5, Math.round(list * Math.min(0.85, median / 34) * (0.9 + draw.next() * 0.2)));
      rows.push({
        HOSP_CD: code,
        HOSPITAL: name,
        REGION: region,
        DEPT: dept,
        MTH_END: end,
        REFERRALS: Math.round(volume * load * draw.spread()),
        PTS_SEEN: Math.round(volume * load * draw.spread()),
        WAIT_LIST: thousands(list, ','),
        MED_WAIT_WKS: draw.chance(0.03) ? 'n/a' : median,
        MAX_WAIT_WKS: Math.round(median * (2.6 + draw.next() * 2)),
        OVER_18WKS: over18,
        OVER_52WKS: median > 14 ? draw.int(0, 60) : draw.int(0, 4),
        DNA_PCT: draw.chance(0.05) ? '' : `${(3 + draw.next() * 9).toFixed(1)}%`,
        CANC_OPS: draw.int(0, 24),
        CONSULT_FTE: consultants,
        HOSP_BEDS: beds,
        TGT_MET: over18 / list <= 0.3 ? 'Y' : 'N',
        WKND_CLINIC: draw.chance(0.28) ? 'Y' : 'N',
        DATA_STATUS: at === MONTH_ENDS.length - 1 ? 'Provisional' : 'Final',
      });
    }
  }
  return [{ file: 'hospwaits-2026-11-26.csv', text: csv(rows) }];
}
