import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const THINGS = {
  meubles: [
    ['Commode', 380, 85],
    ['Buffet', 620, 110],
    ['Fauteuil', 240, 95],
    ['Armoire', 540, 205],
    ['Table basse', 160, 45],
    ['Secrétaire', 720, 130],
  ],
  luminaires: [
    ['Lampe de bureau', 85, 48],
    ['Lustre à pampilles', 310, 75],
    ['Applique', 70, 32],
    ['Suspension opaline', 110, 35],
  ],
  vaisselle: [
    ['Service à thé', 65, 20],
    ['Soupière', 48, 26],
    ['Lot de 6 assiettes', 35, 8],
    ['Carafe', 28, 30],
  ],
  tableaux: [
    ['Huile sur toile', 420, 60],
    ['Aquarelle', 130, 42],
    ['Gravure', 75, 38],
  ],
  bijoux: [
    ['Bague', 260, 3],
    ['Broche', 95, 5],
    ['Collier', 140, 2],
  ],
  livres: [
    ['Atlas', 55, 34],
    ['Bande dessinée', 32, 30],
    ['Encyclopédie en 12 volumes', 120, 28],
  ],
  jouets: [
    ['Ours en peluche', 60, 40],
    ['Train miniature', 150, 12],
    ['Poupée', 85, 45],
  ],
  horlogerie: [
    ['Pendule', 290, 44],
    ['Montre à gousset', 175, 6],
    ['Comtoise', 680, 225],
  ],
};
const MATTER = {
  meubles: ['chêne', 'noyer', 'merisier', 'rotin', 'formica'],
  luminaires: ['laiton', 'verre', 'opaline', 'fer forgé'],
  vaisselle: ['porcelaine', 'faïence', 'cristal', 'étain'],
  tableaux: ['toile', 'papier'],
  bijoux: ['or', 'argent', 'plaqué or'],
  livres: ['papier', 'cuir'],
  jouets: ['bois', 'tissu', 'tôle'],
  horlogerie: ['bronze', 'laiton', 'argent'],
};
const ERAS = [
  ['Louis-Philippe', 1830, 1848, 2],
  ['Napoléon III', 1852, 1870, 3],
  ['Art nouveau', 1890, 1910, 3],
  ['Art déco', 1920, 1939, 4],
  ['Années 50', 1950, 1959, 4],
  ['Années 70', 1970, 1979, 4],
];
const TOWNS = [
  ['Lille', 'Nord'],
  ['Roubaix', 'Nord'],
  ['Lyon', 'Rhône'],
  ['Bordeaux', 'Gironde'],
  ['Arcachon', 'Gironde'],
  ['Nantes', 'Loire-Atlantique'],
  ['Toulouse', 'Haute-Garonne'],
  ['Rennes', 'Ille-et-Vilaine'],
  ['Strasbourg', 'Bas-Rhin'],
];
const SHOPS = ['Au Bon Vieux Temps', 'Le Grenier de Margot', 'Antiquités Delmas', 'La Malle aux Trésors', 'Puces & Merveilles'];

const french = (day) => day.split('-').toReversed().join('/');
const euros = (value) => `${thousands(value, ' ', 2, ',')} €`;

/** Second-hand curios in two runs: "1 250,00 €", "12,5 kg", "09/02/2026", oui and non, "NC". */
export function brocante() {
  const draw = draws(52_013);
  let number = 7100;
  const make = (from, to) => {
    number += draw.int(1, 5);
    return thing(draw, number, from, to);
  };
  const first = Array.from({ length: 840 }, () => make('2025-06-02', '2026-01-11'));
  const second = nextRun(first, {
    draw,
    gone: 0.14,
    changed: 0.22,
    change: (record) => {
      const price = Number(record.prix.replace(' €', '').replaceAll(' ', '').replace(',', '.'));
      const seen = { ...record, vues: record.vues + draw.int(3, 160), favoris: record.favoris + draw.int(0, 4) };
      if (draw.chance(0.5)) return { ...seen, vendu: 'oui' };
      return { ...seen, prix: euros(round(price * 0.85, 2)), prix_initial: record.prix_initial || record.prix };
    },
    added: 130,
    make: () => make('2026-01-12', '2026-02-08'),
  });
  return [
    { file: 'brocante-2026-01-12.csv', text: csv(first, ';') },
    { file: 'brocante-2026-02-09.csv', text: csv(second, ';') },
  ];
}

function thing(draw, number, from, to) {
  const category = draw.weighted([
    ['meubles', 6],
    ['luminaires', 4],
    ['vaisselle', 5],
    ['tableaux', 3],
    ['bijoux', 3],
    ['livres', 2.5],
    ['jouets', 2],
    ['horlogerie', 2],
  ]);
  const [name, base, height] = draw.pick(THINGS[category]);
  const [era, low, high] = draw.weighted(ERAS.map((item) => [item, item[3]]));
  const matter = draw.pick(MATTER[category]);
  const price = round(base * draw.spread() ** 2 * (matter === 'or' ? 2.1 : 1) + draw.int(0, 1) * 0.5 + 4, 2);
  const [town, county] = draw.pick(TOWNS);
  const shop = draw.chance(0.45);
  const delivery = draw.chance(0.61);
  const heavy = category === 'meubles' || name === 'Comtoise' || name.startsWith('Encyclopédie');
  return {
    référence: `BR${number}`,
    intitulé: `${name} ${matter === 'papier' || matter === 'toile' ? '' : `en ${matter} `}${era}`.replaceAll('  ', ' '),
    catégorie: category,
    époque: era,
    matière: matter,
    prix: euros(price),
    prix_initial: draw.chance(0.16) ? euros(round(price * (1.1 + draw.next() * 0.5), 2)) : '',
    année_estimée: draw.chance(0.12) ? 'NC' : draw.int(low, high),
    hauteur_cm: draw.chance(0.07) ? '' : Math.max(1, Math.round(height * draw.spread())),
    poids: draw.chance(0.18) ? 'NC' : `${((heavy ? 14 : 0.2) + draw.next() ** 2 * (heavy ? 60 : 9)).toFixed(1).replace('.', ',')} kg`,
    état: draw.weighted([
      ['bon état', 5],
      ['très bon état', 3],
      ['excellent', 1.4],
      ['à restaurer', 2],
    ]),
    signé: draw.chance(category === 'tableaux' ? 0.7 : 0.12) ? 'oui' : 'non',
    certificat: draw.chance(0.19) ? 'oui' : 'non',
    livraison_possible: delivery ? 'oui' : 'non',
    frais_port: delivery ? euros(heavy ? draw.int(45, 190) : draw.int(5, 24) + 0.9) : '',
    vendeur: shop ? draw.pick(SHOPS) : draw.pick(['Mme Lefort', 'Karim B.', 'Jean-Luc', 'Sophie73', 'M. Andrieux', 'Yann']),
    pro: shop ? 'oui' : 'non',
    ville: town,
    département: county,
    mise_en_ligne: french(draw.day(from, to)),
    vues: Math.round(draw.next() ** 2 * 2400),
    favoris: Math.round(draw.next() ** 3 * 90),
    nb_photos: draw.int(1, 12),
    vendu: draw.chance(0.07) ? 'oui' : 'non',
    description: `${draw.pick(['Jolie pièce', 'Trouvée dans un grenier', 'Provient d’une succession', 'Ancienne collection', 'Coup de cœur assuré'])}, ${draw.pick(['patine d’origine', 'petit éclat sur le côté', 'quelques rayures d’usage', 'fonctionne parfaitement', 'prévoir un nettoyage', 'sans garantie'])}.`,
  };
}
