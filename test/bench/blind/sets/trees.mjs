import { addDays, csv, draws, round, thousands } from '../made.mjs';
const SP = [
  ['London plane', 'Platanus', 24, 9],
  ['Common lime', 'Tilia', 20, 8],
  ['Sycamore', 'Acer', 19, 6],
  ['Norway maple', 'Acer', 14, 6],
  ['Silver birch', 'Betula', 13, 7],
  ['English oak', 'Quercus', 18, 5],
  ['Holm oak', 'Quercus', 13, 2],
  ['Japanese cherry', 'Prunus', 6, 7],
  ['Rowan', 'Sorbus', 7, 5],
  ['Horse chestnut', 'Aesculus', 19, 3],
  ['Ash', 'Fraxinus', 17, 4],
  ['Ginkgo', 'Ginkgo', 11, 1.5],
  ['Field maple', 'Acer', 9, 4],
  ['Giant sequoia', 'Sequoiadendron', 29, 0.5],
];
const WARDS = ['Northgate', 'Old Quay', 'St Anne', 'Priory', 'Millfields', 'Castle', 'Hollins', 'Eastbrook'];
const ST = [
  'Albert Road',
  'Canal Walk',
  '5 Oaks Lane',
  'King Street',
  'Orchard Close',
  'Station Approach',
  'Victoria Park',
  'Mill Lane',
  'Seven Sisters Way',
  'Cathedral Green',
  'Priory Road',
];
/** A council's street trees: csv, pounds as text, day/month/year, Y/N, "6.5 m". */
export function trees() {
  const d = draws(80101);
  let id = 10200;
  const one = () => {
    id += d.int(1, 9);
    const [sp, genus, h] = d.weighted(SP.map((s) => [s, s[3]])),
      f = d.spread() * (0.45 + d.next() * 0.7);
    const height = round(h * f + 0.5, 1),
      dbh = round(height * (2.1 + d.next() * 2.4), 1),
      planted = d.chance(0.3) ? '' : d.day('1931-01-10', '2026-02-25');
    const insp = d.chance(0.06) ? '' : d.day('2021-05-01', '2026-04-20');
    const cond = d.weighted([
      ['Good', 9],
      ['Fair', 7],
      ['Poor', 2.5],
      ['Dead', 0.6],
      ['Excellent', 2],
    ]);
    const uk = (x) => x && x.split('-').toReversed().join('/');
    return {
      tree_id: `T-${id}`,
      species: sp,
      genus,
      ward: d.pick(WARDS),
      street: d.pick(ST),
      ht_m: `${height} m`,
      trunk_cm: dbh,
      spread: d.chance(0.08) ? 'N/A' : `${round(height * (0.3 + d.next() * 0.4), 1)} m`,
      planted: uk(planted),
      ageClass: height < h * 0.45 ? 'Young' : height < h * 0.75 ? 'Semi-mature' : height < h * 1.05 ? 'Mature' : 'Veteran',
      condition: cond,
      tpo: d.chance(0.17) ? 'Y' : 'N',
      cavity: d.chance(0.11) ? 'Y' : 'N',
      last_insp: uk(insp),
      next_due: insp ? uk(addDays(insp, cond === 'Poor' ? 365 : d.pick([730, 1095, 1460]))) : '',
      amenity_val: `£${thousands(Math.round(dbh * dbh * (4 + d.next() * 9)), ',')}`,
      co2_kg_yr: round(dbh * 0.55 * d.spread(), 1),
      works: d.chance(0.5) ? d.some(['prune', 'crown lift', 'deadwood', 'fell', 'remove ivy', 'stake check', 'monitor'], d.int(1, 3)).join('; ') : '',
      land_owner: d.weighted([
        ['Council', 9],
        ['Housing association', 3],
        ['Highways', 4],
        ['Private', 1.3],
      ]),
      remarks: d.pick([
        '',
        '',
        'Leaning 10 degrees towards the road.',
        'Roots lifting pavement, 2 complaints.',
        'Bat box fitted 2019.',
        'Memorial plaque at base.',
        'Close to overhead cable.',
        'Fungal brackets at 1.5 m.',
        'Popular with parakeets.',
        'Self-seeded; not on the 1998 survey.',
      ]),
    };
  };
  return [{ file: 'trees-2026-05-04.csv', text: csv(Array.from({ length: 1250 }, one)) }];
}
