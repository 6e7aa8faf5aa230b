import { addDays, draws, ndjson, nextRun, round, thousands } from '../made.mjs';
const TOWNS = {
  Johannesburg: 'Gauteng',
  Pretoria: 'Gauteng',
  Durban: 'KwaZulu-Natal',
  'Richards Bay': 'KwaZulu-Natal',
  'Cape Town': 'Western Cape',
  George: 'Western Cape',
  Gqeberha: 'Eastern Cape',
  'East London': 'Eastern Cape',
  Bloemfontein: 'Free State',
  Polokwane: 'Limpopo',
  Musina: 'Limpopo',
  Mbombela: 'Mpumalanga',
  Upington: 'Northern Cape',
  Rustenburg: 'North West',
};
const AT = {
  Johannesburg: [-26.2, 28.05],
  Pretoria: [-25.75, 28.19],
  Durban: [-29.86, 31.02],
  'Richards Bay': [-28.78, 32.04],
  'Cape Town': [-33.92, 18.42],
  George: [-33.96, 22.46],
  Gqeberha: [-33.96, 25.6],
  'East London': [-33.02, 27.91],
  Bloemfontein: [-29.12, 26.21],
  Polokwane: [-23.9, 29.45],
  Musina: [-22.34, 30.04],
  Mbombela: [-25.47, 30.98],
  Upington: [-28.45, 21.26],
  Rustenburg: [-25.67, 27.24],
};
const road = (a, b) => Math.round(Math.hypot((AT[a][0] - AT[b][0]) * 111, (AT[a][1] - AT[b][1]) * 97) * 1.22);
const CARGO = {
  Reefer: ['citrus', 'frozen chicken', 'table grapes', 'dairy', 'pharmaceuticals'],
  Tautliner: ['canned food', 'paper rolls', 'bottled water', 'furniture', 'fertiliser bags'],
  Flatbed: ['steel coils', 'timber', 'roof sheeting', 'machinery'],
  Tanker: ['diesel', 'cooking oil', 'caustic soda'],
  'Side tipper': ['coal', 'chrome ore', 'maize', 'sand'],
  'Container skel': ['12m container', '6m container', 'empties'],
};
const SHIPPERS = [
  'Umgeni Foods',
  'Karoo Logistics',
  'Highveld Steel Traders',
  'BlueCrane Freight',
  'Protea Packers',
  'Limpopo Citrus Co-op',
  'Atlantis Chemicals',
  'Two Oceans Cargo',
];
const REMARKS = [
  'Loading by appointment only.',
  'Driver must have PPE.',
  'Two drops, 3 km apart.',
  'Night loading possible.',
  'No owner drivers please.',
  'Escort needed from border.',
  'Tail lift 1 500 kg required.',
  'Empty return paid at half.',
];
const EXTRAS = ['tail lift', 'load bars', 'chains', 'tarpaulin', 'twist locks', 'satellite tracking', 'cooler blankets', 'pallet jack'];
const rand = (value) => `R ${thousands(value, ' ')}`;
export function freight() {
  const draw = draws(50606);
  let ref = 88000;
  const make = (today) => () => {
    ref += draw.int(1, 9);
    const [from, to] = draw.some(Object.keys(TOWNS), 2);
    const type = draw.weighted([
      ['Tautliner', 7],
      ['Reefer', 4],
      ['Flatbed', 4],
      ['Side tipper', 3],
      ['Tanker', 2],
      ['Container skel', 3],
    ]);
    const cargo = draw.pick(CARGO[type]),
      dist = road(from, to) + draw.int(3, 48),
      weight = cargo === 'empties' ? null : round(2 + draw.next() * 32, 1);
    const rate = draw.chance(0.09) ? null : Math.round((1900 + dist * (13 + (weight ?? 3) * 0.28) * draw.spread()) / 10) * 10;
    const age = draw.int(0, 11),
      load = addDays(today, draw.int(-2, 16)),
      posted = age === 0 ? `${draw.int(1, 9)} h ago` : age === 1 ? '1 day ago' : `${age} days ago`;
    return {
      loadRef: `L${ref}`,
      headline: `${cargo[0].toUpperCase()}${cargo.slice(1)} ${from} to ${to}`,
      postedAt: posted,
      load_date: load,
      due: draw.chance(0.07) ? null : addDays(load, 1 + Math.round(dist / 700) + draw.int(0, 2)),
      origin: from,
      origProv: TOWNS[from],
      dest: to,
      destProv: TOWNS[to],
      dist: `${thousands(dist, ' ')} km`,
      wt: weight === null ? 'N/A' : `${weight} t`,
      plts: ['Tautliner', 'Reefer'].includes(type) ? draw.int(4, 34) : null,
      truckType: type,
      cargo,
      rate: rate === null ? '-' : rand(rate),
      tollsEst: draw.chance(0.14) ? null : rand(Math.round(dist * (0.5 + draw.next() * 0.9))),
      HAZ: ['diesel', 'caustic soda'].includes(cargo) || draw.chance(0.03),
      backload: draw.chance(0.26) ? 'yes' : 'no',
      tarps: draw.chance(0.3) ? 'Y' : 'N',
      gitCover: draw.chance(0.72) ? 1 : 0,
      shipper: draw.pick(SHIPPERS),
      shipperScore: draw.chance(0.1) ? null : round(2 + draw.next() * 3, 1),
      offers: draw.chance(0.25) ? 0 : draw.int(1, 23),
      payTerms: `${draw.pick([7, 14, 30, 30, 30, 45, 60])} days`,
      setTempC: type === 'Reefer' ? draw.pick([-20, -18, 2, 4, 8, 13]) : null,
      extras: draw.some(EXTRAS, draw.int(0, 3)),
      remarks: draw.chance(0.6) ? draw.pick(REMARKS) : null,
    };
  };
  const older = (text) => (text.endsWith('h ago') ? '7 days ago' : `${Number.parseInt(text, 10) + 7} days ago`);
  const change = (record) =>
    record.rate === '-'
      ? { ...record, offers: record.offers + draw.int(1, 4) }
      : {
          ...record,
          rate: draw.chance(0.7)
            ? rand(Math.round((Number(record.rate.replaceAll(/\D/g, '')) * draw.pick([0.88, 0.93, 0.96, 1.04, 1.08, 1.15])) / 10) * 10)
            : record.rate,
          offers: record.offers + draw.int(0, 6),
        };
  const one = Array.from({ length: 760 }, make('2026-06-08'));
  const two = nextRun(one, { draw, gone: 0.42, changed: 0.35, change, added: 0, make }).map((record) => ({
    ...record,
    postedAt: older(record.postedAt),
  }));
  const fresh = Array.from({ length: 330 }, () => ({
    ...make('2026-06-15')(),
    postedAt: draw.weighted([
      [`${draw.int(1, 9)} h ago`, 2],
      ['1 day ago', 1],
      [`${draw.int(2, 6)} days ago`, 6],
    ]),
  }));
  return [
    { file: 'freight-2026-06-08.ndjson', text: ndjson(one) },
    { file: 'freight-2026-06-15.ndjson', text: ndjson([...two, ...fresh]) },
  ];
}
