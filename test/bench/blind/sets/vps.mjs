import { draws, json, nextRun, round } from '../made.mjs';

const PROVIDERS = ['Nimbora', 'HexaHost', 'Coldrack', 'TinyServe', 'Pulsar Cloud', 'Fjordhost', 'Kestrel', 'OrbitVM', 'Stackly'];
const PLACES = {
  Frankfurt: 'Germany',
  Helsinki: 'Finland',
  London: 'United Kingdom',
  Amsterdam: 'Netherlands',
  'New York': 'USA',
  Dallas: 'USA',
  Singapore: 'Singapore',
  Tokyo: 'Japan',
  Warsaw: 'Poland',
};

/** Virtual server plans on a comparison portal, twice. */
export function vps() {
  const draw = draws(160_007);
  let count = 0;
  const first = Array.from({ length: 330 }, () => plan(draw, count++));
  const second = nextRun(first, {
    draw,
    gone: 0.12,
    changed: 0.3,
    change: (one) => {
      const old = Number(one.priceMo.slice(1));
      return {
        ...one,
        priceMo: `$${(old * (draw.chance(0.7) ? 1.04 + draw.next() * 0.2 : 0.8 + draw.next() * 0.16)).toFixed(2)}`,
        inStock: draw.chance(0.8),
      };
    },
    added: 48,
    make: () => plan(draw, count++),
  });
  return [
    { file: 'vps-2026-10-20.json', text: json(first) },
    { file: 'vps-2026-11-20.json', text: json(second) },
  ];
}

function plan(draw, index) {
  const city = draw.pick(Object.keys(PLACES));
  const cores = draw.pick([1, 1, 2, 2, 4, 4, 6, 8, 12, 16]);
  const ram = Math.max(1, cores * draw.pick([1, 2, 2, 4]));
  const disk = draw.pick([10, 20, 25, 40, 50, 80, 100, 160, 200, 320, 400, 640]);
  const type = draw.weighted([
    ['NVMe', 5],
    ['SSD', 4],
    ['HDD', 1.2],
  ]);
  const price = (1.2 + cores * 1.9 + ram * 1.1 + disk * (type === 'HDD' ? 0.01 : 0.03)) * draw.spread();
  return {
    planId: `vp${500 + index * 2}`,
    provider: draw.pick(PROVIDERS),
    planName: `${draw.pick(['Nano', 'Cloud', 'Storage', 'Turbo', 'Dev', 'Flex', 'Core'])}-${cores}C${ram}G-${index + 1}`,
    vcpu: cores,
    ramGb: `${ram} GB`,
    diskGb: `${disk} GB`,
    diskType: type,
    trafficTb: draw.chance(0.12) ? null : `${draw.pick([0.5, 1, 2, 3, 4, 5, 8, 10, 20, 32])} TB`,
    priceMo: `$${price.toFixed(2)}`,
    setupFee: draw.chance(0.7) ? '$0.00' : `$${draw.pick([5, 9, 10, 15, 25])}.00`,
    cpuBrand: draw.weighted([
      ['AMD', 5],
      ['Intel', 4],
      ['ARM', 1.5],
    ]),
    dataCentre: city,
    backupsIncl: draw.chance(0.35),
    'min term (months)': draw.weighted([
      [1, 6],
      [3, 1.5],
      [12, 2],
      [24, 0.6],
    ]),
    uptimePct: draw.chance(0.1) ? null : `${round(98.4 + Math.sqrt(draw.next()) * 1.6, 2)}%`,
    inStock: draw.chance(0.84),
  };
}
