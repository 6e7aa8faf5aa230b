/** `node play-duckdb.mjs FILE CSV`: the records of a csv file in DuckDB. With `once SQL` in place of the csv file: one statement. */
import { DuckDBInstance } from '@duckdb/node-api';

import { play } from './play.mjs';

const [file, csv, sql] = process.argv.slice(2);
const instance = await DuckDBInstance.create(file, { threads: '2' });
const connection = await instance.connect();
if (csv === 'once') await connection.runAndReadAll(sql);
else {
  const ask = (statement) => connection.runAndReadAll(statement);
  await play({
    load: () => ask(`CREATE TABLE articles AS SELECT * FROM read_csv('${csv}')`),
    median: ({ bound }) => ask(`SELECT city, median(price) FROM articles WHERE price > ${bound} GROUP BY 1`),
    count: ({ bound }) => ask(`SELECT count(*) FROM articles WHERE price < ${bound}`),
    word: ({ words, bound }) => ask(`SELECT count(*) FROM articles WHERE regexp_matches(text, '\\b${words[0]}\\b') AND price < ${bound}`),
  });
}
connection.closeSync();
instance.closeSync();
