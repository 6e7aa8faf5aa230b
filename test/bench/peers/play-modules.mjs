/** `node play-modules.mjs PEER MODULES FILE CSV`: the records of a csv file in SQLite (FTS5 and sqlite-vec), Orama or MiniSearch, which are in the directory MODULES. */
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { play } from './play.mjs';

const DIMENSIONS = 256;
const PAGE = 10;
/** How many candidates each retriever gives. */
const CANDIDATES = 150;
const [peer, modules, file, csv] = process.argv.slice(2);
const require = createRequire(join(modules, 'index.js'));

/** No cell of the file holds a comma. */
async function* articles() {
  let names;
  for await (const line of createInterface({ input: createReadStream(csv) })) {
    const cells = line.split(',');
    if (names === undefined) names = cells;
    else yield Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  }
}

/** Vectors are given: making them is left out. */
function vector() {
  const values = Float32Array.from({ length: DIMENSIONS }, () => Math.random() - 0.5);
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

function sqlite() {
  const Database = require('better-sqlite3');
  const database = new Database(file);
  require('sqlite-vec').load(database);
  let statements;
  const prepare = () => ({
    keyword: database.prepare(`SELECT rowid FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?`),
    near: database.prepare(`SELECT rowid FROM vectors WHERE vector MATCH ? AND k = ? AND price < ?`),
    both: database.prepare(
      `SELECT words.rowid AS rowid FROM words JOIN articles ON articles.rowid = words.rowid WHERE words MATCH ? AND articles.price < ? ORDER BY rank LIMIT ?`,
    ),
    row: database.prepare('SELECT * FROM articles WHERE rowid = ?'),
  });
  return {
    async load() {
      database.exec(`CREATE TABLE articles (id TEXT, title TEXT, city TEXT, price REAL, rooms REAL, area REAL, furnished TEXT, posted_at TEXT, rating REAL, text TEXT);
        CREATE VIRTUAL TABLE words USING fts5(title, text, tokenize = 'porter', content = '');
        CREATE VIRTUAL TABLE vectors USING vec0(vector float[${DIMENSIONS}] distance_metric=cosine, price float);
        BEGIN`);
      const article = database.prepare('INSERT INTO articles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
      const words = database.prepare('INSERT INTO words (rowid, title, text) VALUES (?, ?, ?)');
      const vectors = database.prepare('INSERT INTO vectors (rowid, vector, price) VALUES (?, ?, ?)');
      for await (const each of articles()) {
        const { lastInsertRowid } = article.run(...Object.values(each));
        words.run(lastInsertRowid, each.title, each.text);
        vectors.run(BigInt(lastInsertRowid), vector(), Number(each.price));
      }
      database.exec('COMMIT');
      statements = prepare();
    },
    keyword({ words }) {
      return statements.keyword.all(words.join(' OR '), PAGE).map(({ rowid }) => statements.row.get(rowid));
    },
    hybrid({ words, bound }) {
      const lists = [statements.near.all(vector(), CANDIDATES, bound), statements.both.all(words.join(' OR '), bound, CANDIDATES)];
      const scores = new Map();
      for (const list of lists) list.forEach(({ rowid }, rank) => scores.set(rowid, (scores.get(rowid) ?? 0) + 1 / (60 + rank)));
      const best = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, PAGE);
      return best.map(([rowid]) => statements.row.get(rowid));
    },
  };
}

async function orama() {
  const { create, insertMultiple, search } = await import(require.resolve('@orama/orama'));
  const database = create({
    schema: { id: 'string', title: 'string', city: 'string', price: 'number', text: 'string', vector: `vector[${DIMENSIONS}]` },
  });
  return {
    async load() {
      let batch = [];
      for await (const { id, title, city, price, text } of articles()) {
        batch.push({ id, title, city, price: Number(price), text, vector: [...vector()] });
        if (batch.length < 1000) continue;
        await insertMultiple(database, batch);
        batch = [];
      }
      await insertMultiple(database, batch);
    },
    keyword: ({ words }) => search(database, { term: words.join(' '), properties: ['title', 'text'], limit: PAGE }),
    hybrid: ({ words, bound }) =>
      search(database, {
        mode: 'hybrid',
        term: words.join(' '),
        properties: ['title', 'text'],
        vector: { value: [...vector()], property: 'vector' },
        similarity: 0,
        where: { price: { lt: bound } },
        limit: PAGE,
      }),
  };
}

async function miniSearch() {
  const MiniSearch = require('minisearch');
  const index = new MiniSearch({ fields: ['title', 'text'], storeFields: ['id', 'title', 'city', 'price'] });
  return {
    async load() {
      for await (const article of articles()) index.add(article);
    },
    keyword: ({ words }) => index.search(words.join(' ')).slice(0, PAGE),
  };
}

await play(await { sqlite, orama, minisearch: miniSearch }[peer]());
