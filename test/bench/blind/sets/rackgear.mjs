import { addDays, csv, draws, round, thousands } from '../made.mjs';

const MODELS = {
  Dell: ['PowerEdge R640', 'PowerEdge R740', 'PowerEdge R7525', 'PowerEdge T440'],
  HPE: ['ProLiant DL360 Gen10', 'ProLiant DL380 Gen10', 'ProLiant ML350 Gen9'],
  Lenovo: ['ThinkSystem SR630', 'ThinkSystem SR650'],
  Supermicro: ['SuperServer 6029P', 'A+ 2124US', 'SuperStorage 6049P'],
  Fujitsu: ['Primergy RX2540 M5', 'Primergy TX1330 M4'],
  Cisco: ['UCS C220 M5', 'UCS C240 M5'],
};
const MAKERS = [
  ['Dell', 7],
  ['HPE', 7],
  ['Lenovo', 4],
  ['Supermicro', 4],
  ['Fujitsu', 2.2],
  ['Cisco', 1.6],
];
const CPUS = [
  ['Xeon Gold 6248', 20],
  ['Xeon Silver 4214', 12],
  ['Xeon Platinum 8280', 28],
  ['Xeon E5-2690 v4', 14],
  ['EPYC 7402', 24],
  ['EPYC 7742', 64],
  ['Xeon Bronze 3204', 6],
];
const SELLERS = ['Bitkraft', 'Nordrack', 'Serverhalle 9', 'ReCompute', 'Kabel & Kern', 'Second Socket', '4U Trading'];
const COUNTRIES = [
  ['Germany', 7],
  ['Netherlands', 5],
  ['Poland', 3],
  ['Czechia', 2],
  ['Austria', 1.5],
  ['Belgium', 1.2],
];
const NOTES = [
  'Pulled from a working datacentre',
  'Bezel missing, light scratches',
  'Bought 2 years ago, never deployed',
  'Fans run quiet after firmware 2.80',
  'One PSU only, second slot is empty',
  'Ideal for a homelab or a 10 gig firewall',
  'No disks, caddies included',
  'Was used for backup, drives wiped 3 times',
  'Good first node for a Proxmox cluster',
  'Sold as is, no returns',
];

/** Used servers of European dealers: semicolons, "1.299,00 €", days as 12.03.2026. */
export function rackgear() {
  const draw = draws(90417);
  const run = '2026-04-20';
  const euro = (value) => `${thousands(value, '.', 2, ',')} €`;
  const comma = (value, digits) => value.toFixed(digits).replace('.', ',');
  const records = Array.from({ length: 930 }, (_, index) => {
    const maker = draw.weighted(MAKERS);
    const model = draw.pick(MODELS[maker]);
    const [cpu, cores] = draw.pick(CPUS);
    const sockets = draw.weighted([
      [1, 3],
      [2, 6],
      [4, 0.4],
    ]);
    const ram = draw.weighted([
      [32, 3],
      [64, 5],
      [128, 5],
      [256, 4],
      [384, 2],
      [512, 1.5],
      [1024, 0.4],
    ]);
    const form = /T440|ML350|TX1330/.test(model) ? 'tower' : 'rack';
    const height = form === 'tower' ? null : /R640|DL360|SR630|C220/.test(model) ? 1 : model.includes('6049P') ? 4 : 2;
    const storage = draw.chance(0.34) ? null : round(draw.int(1, 24) * draw.pick([0.48, 0.96, 1.92, 3.84]), 2);
    const year = cpu.includes('v4') ? draw.int(2016, 2018) : draw.int(2018, 2023);
    const price =
      round((120 + cores * sockets * 14 + ram * 2.1 + (storage ?? 0) * 22 + (year - 2016) * 70) * draw.spread() * draw.spread(), 0) +
      draw.pick([0, 0, 0.5, 0.99, 0.9]);
    const grade = draw.weighted([
      ['A', 4],
      ['B', 5],
      ['C', 2],
    ]);
    return {
      'Item No': `RG-${20_118 + index * 3}`,
      Title: `${maker} ${model}, ${sockets}x ${cpu}, ${ram}GB RAM`,
      Maker: maker,
      CPU: cpu,
      Form: form,
      'Height U': height,
      Sockets: sockets,
      Cores: cores * sockets,
      RAM: `${ram} GB`,
      'Storage TB': storage === null ? '-' : `${comma(storage, 2)} TB`,
      Bays: draw.pick([2, 4, 8, 8, 10, 12, 16, 24]),
      'NIC Gbit': draw.weighted([
        [1, 5],
        [10, 6],
        [25, 2],
        [100, 0.5],
      ]),
      'PSU W': draw.pick([495, 550, 750, 800, 1100, 1600]),
      'Idle W': draw.chance(0.1) ? '' : Math.round(48 + cores * sockets * 0.9 + draw.next() * 90),
      'Noise dB': draw.chance(0.2) ? '' : comma(28 + draw.next() * 34, 1),
      Weight: `${comma(9 + draw.next() * 31, 2)} kg`,
      Launched: year,
      'Price net': draw.chance(0.04) ? 'N/A' : euro(price),
      'New price': draw.chance(0.15) ? '' : euro(Math.round((price * (2.5 + draw.next() * 6)) / 10) * 10),
      Shipping: euro(draw.pick([0, 0, 19.9, 29.9, 39.9, 49, 79])),
      Grade: grade,
      Rails: draw.chance(0.48) ? 'yes' : 'no',
      'Remote Mgmt': draw.chance(0.66) ? 'yes' : 'no',
      Tested: draw.chance(grade === 'C' ? 0.45 : 0.9) ? 'true' : 'false',
      'Warranty Mo': draw.weighted([
        [0, 2],
        [3, 1],
        [6, 2],
        [12, 6],
        [24, 2],
        [36, 1],
      ]),
      Qty: draw.weighted([
        [1, 7],
        [2, 3],
        [4, 2],
        [8, 1],
        [15, 0.5],
        [31, 0.2],
      ]),
      Listed: draw.day(addDays(run, -200), addDays(run, -1)).split('-').toReversed().join('.'),
      Watchers: Math.round(draw.next() ** 3 * 640),
      Seller: draw.pick(SELLERS),
      Country: draw.weighted(COUNTRIES),
      Notes: `${draw.pick(NOTES)}.`,
    };
  });
  return [{ file: `rackgear-${run}.csv`, text: csv(records, ';') }];
}
