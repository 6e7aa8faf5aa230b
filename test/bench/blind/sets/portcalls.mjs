import { draws, ndjson, round, thousands } from '../made.mjs';
/** Ships that called at a port. */
const TYPES = {
  Container: ['Delta North', 'Delta South'],
  'Bulk carrier': ['Ore Quay'],
  'Oil tanker': ['Petroleum Pier'],
  'Car carrier': ['Ro-Ro Hub'],
  'General cargo': ['Old Harbour', 'Ore Quay'],
  Cruise: ['City Terminal'],
  'LNG carrier': ['Petroleum Pier'],
};
const SIZE = {
  Container: [140, 400],
  'Bulk carrier': [150, 300],
  'Oil tanker': [110, 333],
  'Car carrier': [140, 230],
  'General cargo': [70, 160],
  Cruise: [110, 350],
  'LNG carrier': [180, 300],
};
const FLAGS = ['Panama', 'Liberia', 'Marshall Islands', 'Malta', 'Singapore', 'Netherlands', 'Cyprus', 'Bahamas', 'Portugal', 'Norway'];
const LINES = [
  'Hansa Meridian',
  'Boreal Lines',
  'Sunda Shipping',
  'Caledon Bulk',
  'Orinoco Tankers',
  'Vistula Maritime',
  'Pacific Crest',
  'Aurora Cruises',
  'Kattegat Ro-Ro',
];
const PORTS = [
  'Hamburg',
  'Antwerp',
  'Felixstowe',
  'Le Havre',
  'Algeciras',
  'Gdansk',
  'Santos',
  'Singapore',
  'Shanghai',
  'Houston',
  'Bergen',
  'Tangier',
  'Bilbao',
  'Durban',
];
const SHIP = ['Star', 'Pearl', 'Horizon', 'Grace', 'Fortune', 'Wind', 'Bridge', 'Spirit', 'Trader', 'Venture'];
const FIRST = ['Nordic', 'Golden', 'Ocean', 'Baltic', 'Coral', 'Iron', 'Atlantic', 'Amber', 'Southern', 'Royal', 'Silver'];
const REMARKS = [
  'Crew change on arrival.',
  'Waited for tide.',
  'Berth occupied, anchored outside.',
  'Crane breakdown, 3 h lost.',
  'Bunkering alongside.',
  'Medical case on board.',
  'Customs inspection of 12 boxes.',
  'Left with 2 tugs in fog.',
];
const SERVICES = ['bunkering', 'fresh water', 'waste', 'provisions', 'crew change', 'hull cleaning', 'repairs'];
export function portcalls() {
  const draw = draws(70705);
  const fleet = Array.from({ length: 230 }, (_, i) => {
    const type = draw.weighted([
      ['Container', 8],
      ['Bulk carrier', 4],
      ['Oil tanker', 4],
      ['Car carrier', 2],
      ['General cargo', 5],
      ['Cruise', 1.6],
      ['LNG carrier', 1],
    ]);
    const [lo, hi] = SIZE[type],
      loa = round(lo + draw.next() * (hi - lo), 1);
    return {
      type,
      loa,
      name: `${type === 'Container' && draw.chance(0.4) ? 'MV ' : ''}${FIRST[i % 11]} ${SHIP[Math.floor(i / 11) % 10]}${i >= 110 ? ` ${['II', 'III', '5', '8'][i % 4]}` : ''}`,
      imo: 9_100_000 + i * 3217 + draw.int(0, 900),
      flag: draw.pick(FLAGS),
      built: draw.int(1989, 2025),
      line: draw.pick(LINES),
      beam: round(loa / (5.6 + draw.next() * 1.6), 1),
      gt: Math.round((loa / 10) ** 3 * (2.4 + draw.next() * 1.4)),
    };
  });
  let n = 26_000;
  const rows = Array.from({ length: 1340 }, () => {
    n += draw.int(1, 4);
    const s = draw.pick(fleet),
      box = s.type === 'Container',
      pax = s.type === 'Cruise',
      day = draw.day('2026-01-02', '2026-10-11'),
      hh = String(draw.int(0, 23)).padStart(2, '0'),
      mm = draw.pick(['00', '10', '25', '40', '55']);
    const stay = round((pax ? 9 : 14) * draw.spread() * (1 + draw.next() * 3), 1),
      out = new Date(Date.parse(`${day}T${hh}:${mm}:00Z`) + stay * 3_600_000).toISOString().slice(0, 16),
      gone = out < '2026-10-12T06:00';
    const cargo = pax ? null : Math.round(s.gt * (0.15 + draw.next() * 0.6));
    return {
      call_no: `PC${n}`,
      vessel: s.name,
      imo: s.imo,
      flag: s.flag,
      vType: s.type,
      LOA: `${s.loa.toFixed(1)} m`,
      beam: s.beam,
      draft: draw.chance(0.05) ? null : round(3.5 + s.loa / 32 + draw.next() * 2.2, 1),
      GT: s.gt,
      built: s.built,
      operator: s.line,
      lastPort: draw.pick(PORTS),
      nextPort: draw.chance(0.06) ? null : draw.pick(PORTS),
      terminal: draw.pick(TYPES[s.type]),
      berth: `B${draw.int(1, 24)}`,
      arrived: `${day}T${hh}:${mm}`,
      departed: gone ? out : null,
      eta_delay_h: draw.chance(0.1) ? null : round(draw.next() ** 2 * 30 - 4, 1),
      waitHrs: draw.chance(0.4) ? 0 : round(draw.next() ** 2 * 61 + 0.3, 1),
      stay_h: gone ? stay : null,
      teuIn: box ? Math.round(s.loa * draw.next() * 7) : null,
      teuOut: box ? Math.round(s.loa * draw.next() * 6.4) : null,
      cargo_t: cargo,
      paxCount: pax ? Math.round((s.gt / 38) * draw.spread()) : null,
      hazmat: s.type === 'LNG carrier' || draw.chance(0.16),
      pilot: s.loa > 90 && draw.chance(0.94),
      tugs: s.loa > 200 ? draw.int(1, 4) : draw.int(0, 2),
      shorePower: draw.chance(0.27),
      firstCall: draw.chance(0.13),
      detained: draw.chance(0.022),
      dues: draw.chance(0.04) ? 'N/A' : `€ ${thousands(s.gt * (0.21 + draw.next() * 0.16), ',', 2)}`,
      services: draw.some(SERVICES, draw.int(0, 3)),
      remarks: draw.chance(0.6) ? '' : draw.pick(REMARKS),
    };
  });
  rows.sort((a, b) => (a.arrived < b.arrived ? -1 : 1));
  return [{ file: 'portcalls-2026-10-12.ndjson', text: ndjson(rows) }];
}
