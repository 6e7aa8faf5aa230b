import { draws, ndjson, round } from '../made.mjs';
const SPECIES = [
  ['Sumatran Tiger', 'Mammal', 110, 24, 'Critically Endangered', ['beef', 'chicken', 'rabbit']],
  ['Ring-tailed Lemur', 'Mammal', 2.3, 2.1, 'Endangered', ['fruit', 'leaves', 'pellets']],
  ['Red Panda', 'Mammal', 5, 6.5, 'Endangered', ['bamboo', 'fruit', 'pellets']],
  ['Giraffe', 'Mammal', 860, 31, 'Vulnerable', ['hay', 'leaves', 'pellets']],
  ['Meerkat', 'Mammal', 0.8, 0.9, 'Least Concern', ['insects', 'chicken', 'eggs']],
  ['Humboldt Penguin', 'Bird', 4.2, 3.8, 'Vulnerable', ['herring', 'sprats', 'squid']],
  ['Scarlet Macaw', 'Bird', 1, 1.4, 'Least Concern', ['fruit', 'nuts', 'seeds']],
  ['Chilean Flamingo', 'Bird', 2.6, 1.7, 'Near Threatened', ['pellets', 'shrimp']],
  ['Aldabra Tortoise', 'Reptile', 160, 4.4, 'Vulnerable', ['hay', 'leaves', 'fruit']],
  ['Komodo Dragon', 'Reptile', 62, 7.2, 'Endangered', ['rabbit', 'chicken', 'eggs']],
  ['Green Tree Python', 'Reptile', 1.5, 0.5, 'Least Concern', ['mice', 'chicken']],
  ['Poison Dart Frog', 'Amphibian', 0.03, 0.1, 'Near Threatened', ['insects']],
];
const ENCLOSURES = {
  Mammal: ['Savannah', 'Forest Walk', 'Big Cat Ridge', 'Hill Paddock'],
  Bird: ['Aviary', 'Lagoon'],
  Reptile: ['Tropical House'],
  Amphibian: ['Tropical House'],
};
export function zooanimals() {
  const d = draws(52_707);
  let n = 2100;
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(['Ka', 'Mo', 'Zu', 'Bel', 'Ti', 'Ro', 'Na', 'Fin', 'Lu', 'Su', 'Pip', 'Dor', 'Ash', 'Gu'])}${d.pick(['', 'ri', 'la', 'no', 'bi', 'me'])}${d.pick(['ra', 'to', 'ka', 'ni', 'ly', 'si', 'do', 'ju'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const records = Array.from({ length: 330 }, () => {
    const [species, group, kilos, cost, status, diet] = d.pick(SPECIES);
    const born = d.day('2002-03-01', '2026-06-30');
    return {
      animal_id: `Z-${(n += d.int(1, 6))}`,
      house_name: named(),
      species,
      animal_class: group,
      enclosure: d.pick(ENCLOSURES[group]),
      sex: d.weighted([
        ['female', 5],
        ['male', 5],
        ['unknown', 1],
      ]),
      born,
      arrived: d.chance(0.45) ? null : d.day(born, '2026-10-31'),
      weight: d.chance(0.06) ? null : `${round(kilos * d.spread(), kilos < 0.1 ? 3 : 1)} kg`,
      feed_cost_per_day: `$${(cost * d.spread()).toFixed(2)}`,
      iucn_status: status,
      on_display: d.chance(0.8) ? 'yes' : 'no',
      sponsored: d.chance(0.33) ? 'yes' : 'no',
      diet: d.some(diet, d.int(1, diet.length)),
    };
  });
  return [{ file: 'zooanimals-2026-11-17.ndjson', text: ndjson(records) }];
}
