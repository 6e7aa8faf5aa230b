import { draws, json, round } from '../made.mjs';

/** [name, nationality, born, died]. */
const ARTISTS = [
  ['Elsa Brandt', 'German', 1861, 1932],
  ['Jan van Rooij', 'Dutch', 1622, 1688],
  ['Marguerite Delorme', 'French', 1843, 1919],
  ['Tomás Arrieta', 'Spanish', 1791, 1854],
  ['Hattori Kunimasa', 'Japanese', 1786, 1859],
  ['Clara Whitcombe', 'American', 1878, 1957],
  ['Joseph Hale', 'American', 1835, 1908],
  ['Pietro Lunardi', 'Italian', 1548, 1610],
  ['Edith Ashworth', 'British', 1889, 1968],
  ['Sol Abrams', 'American', 1931, null],
];
/** [department, classification, mediums, height and width in cm, has artists]. */
const KINDS = [
  ['European Paintings', 'Paintings', ['Oil on canvas', 'Oil on wood', 'Tempera on panel'], 88, true],
  ['The American Wing', 'Paintings', ['Oil on canvas', 'Watercolor on paper'], 64, true],
  ['Drawings and Prints', 'Prints', ['Etching', 'Lithograph', 'Woodblock print'], 32, true],
  ['Drawings and Prints', 'Drawings', ['Graphite on paper', 'Pen and ink', 'Charcoal on paper'], 28, true],
  ['Photographs', 'Photographs', ['Albumen silver print', 'Gelatin silver print'], 22, true],
  ['Asian Art', 'Ceramics', ['Porcelain', 'Stoneware with glaze'], 24, false],
  ['Egyptian Art', 'Sculpture', ['Limestone', 'Faience', 'Bronze'], 18, false],
  ['Greek and Roman Art', 'Vases', ['Terracotta'], 30, false],
  ['Arms and Armor', 'Swords', ['Steel, gold', 'Steel, leather'], 92, false],
];
const SUBJECTS = ['Landscape', 'Portrait', 'Still Life', 'Harbor', 'Horses', 'Flowers', 'Saint', 'Mountains', 'Mother and Child', 'Winter', 'Birds'];
const THINGS = {
  Ceramics: ['Bowl', 'Jar', 'Dish'],
  Sculpture: ['Amulet', 'Cat Statuette', 'Head of a Man'],
  Vases: ['Amphora', 'Kylix', 'Oil Flask'],
  Swords: ['Rapier', 'Dagger', 'Hunting Sword'],
};
const CULTURES = { Ceramics: ['China', 'Japan', 'Korea'], Sculpture: ['Egypt'], Vases: ['Greece', 'Rome'], Swords: ['Germany', 'Italy', 'Japan'] };
const SPANS = { Ceramics: [960, 1850], Sculpture: [-2200, -100], Vases: [-620, 120], Swords: [1480, 1790] };
const DONORS = ['Gift of Mrs. Alma Petrie', 'Gift of Henry Osgood', 'Bequest of Lillian Shaw', 'Rogers Fund', 'Purchase, Harmon Fund'];

function dated(begin, end) {
  const year = (value) => (value < 0 ? `${-value} BC` : `${value}`);
  return begin === end ? year(begin) : `ca. ${year(begin)}–${year(end)}`;
}

/** The objects of a museum: years as numbers (negative before our era), no artist for old things, on view or in storage, subjects as a list. */
export function museumobjs() {
  const draw = draws(300_055);
  const rows = Array.from({ length: 390 }, (_, at) => {
    const [department, classification, mediums, size, signed] = draw.weighted(KINDS.map((kind, place) => [kind, [6, 4, 7, 3, 5, 4, 5, 4, 2][place]]));
    const photo = classification === 'Photographs';
    const wing = department === 'The American Wing';
    const able = ARTISTS.filter(([, nation, born]) => (wing ? nation === 'American' : true) && (photo ? born > 1830 : true));
    const [artist, nationality, born, died] = signed && !draw.chance(0.07) ? draw.pick(able) : [null, null, null, null];
    const [low, high] = born === null ? (SPANS[classification] ?? [1840, 1930]) : [born + 20, (died ?? 2008) - 1];
    const begin = draw.int(low, high);
    const end = born !== null && draw.chance(0.6) ? begin : begin + draw.int(1, 3) * (born === null ? 25 : 1);
    const accession = draw.weighted([
      [draw.int(1890, 1949), 5],
      [draw.int(1950, 1999), 5],
      [draw.int(2000, 2026), 3],
    ]);
    const shown = draw.chance(0.34);
    const subjects = draw.some(SUBJECTS, draw.int(1, 3));
    const title = signed ? subjects.join(' with ').replace(' with ', draw.chance(0.5) ? ' and ' : ' with ') : draw.pick(THINGS[classification]);
    return {
      objectID: 30_500 + at * 11,
      accessionNumber: `${accession}.${draw.int(1, 320)}.${draw.int(1, 9)}`,
      accessionYear: draw.chance(0.03) ? null : accession,
      title,
      artistDisplayName: artist,
      artistNationality: nationality,
      artistBeginDate: born,
      artistEndDate: died,
      department,
      classification,
      culture: signed ? null : draw.pick(CULTURES[classification]),
      medium: draw.pick(mediums),
      objectDate: dated(begin, end),
      objectBeginDate: begin,
      objectEndDate: end,
      height_cm: draw.chance(0.06) ? null : round(size * draw.spread() ** 1.5, 1),
      width_cm: draw.chance(0.08) ? null : round(size * 0.8 * draw.spread() ** 1.5, 1),
      creditLine: draw.pick(DONORS),
      isHighlight: draw.chance(0.09),
      isPublicDomain: died !== null || !signed ? draw.chance(0.9) : false,
      onView: shown ? 'Yes' : 'No',
      galleryNumber: shown ? draw.int(100, 131) : null,
      insuredValue: draw.chance(0.22) ? null : `$${(draw.int(8, 900) * 500).toLocaleString('en-US')}`,
      lastExhibited: draw.chance(0.4) ? null : draw.day('2009-02-01', '2026-11-01'),
      tags: signed ? subjects : [],
    };
  });
  return [{ file: 'museumobjs-2026-11-20.json', text: json(rows) }];
}
