import { addDays, csv, draws } from '../made.mjs';

const SPECIES = [
  ['Robin', 'Erithacus rubecula', 72, 18.2, 6],
  ['Blue Tit', 'Cyanistes caeruleus', 63, 10.8, 9],
  ['Great Tit', 'Parus major', 75, 18.1, 7],
  ['Blackbird', 'Turdus merula', 130, 98, 4],
  ['Wren', 'Troglodytes troglodytes', 49, 9.4, 4],
  ['Blackcap', 'Sylvia atricapilla', 74, 18.9, 5],
  ['Chiffchaff', 'Phylloscopus collybita', 59, 7.9, 5],
  ['Reed Warbler', 'Acrocephalus scirpaceus', 67, 11.9, 6],
  ['Goldcrest', 'Regulus regulus', 54, 5.6, 3],
  ['Chaffinch', 'Fringilla coelebs', 86, 22.4, 2],
  ['Kingfisher', 'Alcedo atthis', 79, 38, 0.8],
  ['Sparrowhawk', 'Accipiter nisus', 215, 210, 0.5],
  ['Bullfinch', 'Pyrrhula pyrrhula', 83, 23.5, 1.6],
  ['Redwing', 'Turdus iliacus', 118, 63, 1.5],
];
const SITES = {
  'Rye Meads': 'reedbed',
  'Thorpe Wood': 'woodland',
  'Marsh Lane': 'reedbed',
  'Kelling Heath': 'heath',
  'Holme Garden': 'garden',
  'Wicken Ditch': 'scrub',
};
const PEOPLE = ['A. Pryce', 'M. Hallam', 'S. Okoro', 'T. Verhoeven', 'J. Lister', 'R. Quill'];

/** A ringing group's log of one year: ring numbers, codes for age and sex, wings in millimeters, weights in grams, first and repeated captures of the same birds. */
export function birdrings() {
  const draw = draws(260_077);
  const birds = [];
  const rows = [];
  for (let number = 0; rows.length < 370; number += 1) {
    const again = birds.length > 40 && draw.chance(0.24);
    const [english, latin, wing, weight] = again ? [] : draw.weighted(SPECIES.map((item) => [item, item[4]]));
    const day = addDays('2026-01-04', Math.round((rows.length / 370) * 318 + draw.next() * 4));
    const bird = again
      ? draw.pick(birds)
      : {
          ring: `${draw.pick(['AKL', 'AVD', 'Z', 'S'])}${draw.int(10, 99)}${String(4100 + number * 3)}`,
          english,
          latin,
          wing: Math.round(wing * (0.96 + draw.next() * 0.08)),
          weight,
          sex: draw.weighted([
            ['M', 4],
            ['F', 4],
            ['U', 5],
          ]),
          age: draw.weighted([
            ['juvenile', 4],
            ['first-year', 4],
            ['adult', 6],
          ]),
          site: draw.weighted([
            ['Rye Meads', 5],
            ['Thorpe Wood', 4],
            ['Marsh Lane', 3],
            ['Kelling Heath', 1.4],
            ['Holme Garden', 2.4],
            ['Wicken Ditch', 1.5],
          ]),
          day,
        };
    if (!again) birds.push(bird);
    if (again && bird.day === day) continue;
    const control = !again && draw.chance(0.05);
    const first = control ? addDays(day, -draw.int(120, 1900)) : bird.day;
    const retrap = again || control;
    rows.push({
      record_no: 26_000 + rows.length + 1,
      ring_no: bird.ring,
      species: bird.english,
      sci_name: bird.latin,
      rec_type: control ? 'control' : retrap ? 'retrap' : 'new',
      age: bird.age,
      sex: bird.sex,
      wing_mm: draw.chance(0.05) ? '' : bird.wing,
      weight_g: draw.chance(0.08) ? '' : (bird.weight * (0.9 + draw.next() * 0.22)).toFixed(1),
      fat: draw.chance(0.15) ? '' : Math.round(draw.next() ** 2 * 6),
      moult: draw.chance(0.14) ? 'Y' : 'N',
      brood_patch: bird.age === 'adult' && day > '2026-04-10' && day < '2026-08-10' && draw.chance(0.45) ? 'Y' : 'N',
      site: bird.site,
      habitat: SITES[bird.site],
      net: draw.int(1, 12),
      capture_date: day,
      capture_time: `${String(draw.int(5, 12)).padStart(2, '0')}:${draw.pick(['00', '20', '40'])}`,
      ringer: draw.weighted(PEOPLE.map((name, at) => [name, 10 / (at + 2)])),
      trainee: draw.chance(0.3) ? 'Y' : 'N',
      first_ringed: retrap ? first : '',
      days_elapsed: retrap ? Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000) : '',
      dist_km: control ? draw.int(14, 1640) : retrap ? 0 : '',
      ticks: Math.round(draw.next() ** 6 * 7),
      temp_c: Math.round((9 + 9 * Math.sin(((Number(day.slice(5, 7)) - 4) / 12) * 6.283) + draw.next() * 5) * 10) / 10,
    });
  }
  return [{ file: 'birdrings-2026-11-25.csv', text: csv(rows) }];
}
