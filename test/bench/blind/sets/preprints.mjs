import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const FIELDS = {
  Neuroscience: ['fMRI', 'hippocampus', 'synapse', 'sleep'],
  Genomics: ['single-cell', 'CRISPR', 'GWAS', 'assembly'],
  Ecology: ['biodiversity', 'climate', 'pollinators', 'soil'],
  Immunology: ['T cells', 'vaccines', 'cytokines', 'antibodies'],
  Bioinformatics: ['deep learning', 'alignment', 'single-cell', 'benchmark'],
  Microbiology: ['microbiome', 'phage', 'antibiotics', 'biofilm'],
  Epidemiology: ['vaccines', 'cohort', 'climate', 'mortality'],
  'Cell Biology': ['mitosis', 'organoids', 'cytoskeleton', 'autophagy'],
};
const START = ['Dynamics of', 'A map of', 'Rapid loss of', 'Learning', 'Mechanisms behind', 'An atlas of', 'Rethinking', 'Robust inference of'];
const PLACE = [
  'in mice',
  'across 38 species',
  'in the human cortex',
  'at single-cell resolution',
  'under heat stress',
  'in 2,000 households',
  'in zebrafish',
  'during ageing',
];

/** A preprint server, scraped twice a fortnight apart: counters grow, versions and journals come. */
export function preprints() {
  const draw = draws(111_004);
  let id = 501_200;
  const make = (from, to) => preprint(draw, (id += draw.int(3, 90)), from, to);
  const change = (record) => {
    const revised = draw.chance(0.3);
    const views = record.views + draw.int(5, 900);
    return {
      ...record,
      views,
      downloads: record.downloads + draw.int(1, 200),
      cited_by: record.cited_by + (draw.chance(0.3) ? draw.int(1, 4) : 0),
      comments: record.comments + draw.int(0, 2),
      published: record.published || draw.chance(0.08),
      ...(revised ? { version: record.version + 1, revised: draw.day('2026-06-02', '2026-06-14') } : {}),
    };
  };
  const first = Array.from({ length: 440 }, () => make('2023-01-05', '2026-05-31'));
  const second = nextRun(first, { draw, gone: 0.03, changed: 0.6, change, added: 36, make: () => make('2026-06-01', '2026-06-14') });
  return [
    ['01', first],
    ['15', second],
  ].map(([day, rows]) => ({ file: `preprints-2026-06-${String(day)}.ndjson`, text: ndjson(rows) }));
}

function preprint(draw, id, from, to) {
  const field = draw.pick(Object.keys(FIELDS));
  const posted = draw.day(from, to);
  const days = Math.max(1, (Date.parse('2026-06-01') - Date.parse(posted)) / 86_400_000);
  const views = Math.round(80 + draw.next() ** 3 * 14_000 * Math.min(1, days / 300 + 0.2));
  const version = draw.weighted([
    [1, 6],
    [2, 3],
    [3, 1.4],
    [4, 0.5],
  ]);
  const keys = draw.some([...FIELDS[field], 'open science', 'imaging'], draw.int(1, 4));
  return {
    doi: `10.5501/2026.${id}`,
    title: `${draw.pick(START)} ${keys[0]} ${draw.pick(PLACE)}`,
    subject: field,
    lead_inst: draw.weighted([
      ['ETH Zürich', 3],
      ['University of Oxford', 4],
      ['MIT', 4],
      ['Max Planck Society', 3],
      ['University of Tokyo', 2],
      ['Karolinska Institutet', 2],
      ['Universidade de São Paulo', 2],
      ['Stanford University', 3],
    ]),
    n_authors: draw.weighted([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 4],
      [6, 3],
      [8, 3],
      [11, 2],
      [17, 1],
      [draw.int(24, 95), 0.5],
    ]),
    posted,
    revised:
      version > 1
        ? addDays(posted, draw.int(10, 30) * (version - 1)) < '2026-06-01'
          ? addDays(posted, draw.int(10, 12) * (version - 1))
          : null
        : null,
    version,
    pp: draw.int(6, 74),
    n_refs: draw.int(12, 148),
    n_figs: draw.int(1, 12),
    abstract_words: draw.int(95, 340),
    views,
    downloads: Math.round(views * (0.08 + draw.next() * 0.42)),
    cited_by: draw.chance(0.35) ? 0 : Math.round(draw.next() ** 4 * 130 * Math.min(1, days / 500)) + (days > 120 ? 1 : 0),
    altmetric: draw.chance(0.2) ? null : Math.round(draw.next() ** 4 * 800) + 1,
    comments: draw.chance(0.6) ? 0 : draw.int(1, 14),
    published: days > 150 && draw.chance(0.42),
    open_data: draw.chance(0.55),
    open_code: draw.chance(field === 'Bioinformatics' ? 0.8 : 0.33),
    licence: draw.weighted([
      ['CC BY', 6],
      ['CC BY-NC-ND', 5],
      ['CC0', 1],
      ['All rights reserved', 3],
    ]),
    funder: draw.weighted([
      ['NIH', 5],
      ['ERC', 3],
      ['Wellcome Trust', 3],
      ['NSF', 2],
      ['DFG', 2],
      [null, 4],
    ]),
    keywords: keys,
  };
}
