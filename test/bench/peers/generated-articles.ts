import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { seeded } from '../measure/generated-listings.ts';

const syllables = 'ba ko mi tu ra ven los pir dam gel hos nic fau zer wim tol yar bru sta cla'.split(' ');
const cities = ['Aldport', 'Brimley', 'Corvane', 'Dunmere', 'Eastholm', 'Farrow', 'Glenock', 'Harwick'];
const WORDS = 20_000;

/** Words that no language has, so that nothing but how often they come tells them apart. */
const vocabulary = Array.from({ length: WORDS }, (_, index) => {
  const base = syllables.length;
  return [index % base, Math.floor(index / base) % base, Math.floor(index / base ** 2) % base, Math.floor(index / base ** 3)]
    .map((digit) => syllables[digit] ?? '')
    .join('');
});

/** The n-th most frequent word comes 1/n times as often as the first, as words of texts do. */
function createWords(random: () => number): () => string {
  const sums = new Float64Array(WORDS);
  let sum = 0;
  for (let rank = 0; rank < WORDS; rank += 1) sums[rank] = sum += 1 / (rank + 1);
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, WORDS - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return vocabulary[low] ?? '';
  };
}

/** Writes `count` invented articles of ten columns, with texts of 30 to 60 words. */
export async function writeArticles(file: string, count: number): Promise<void> {
  const random = seeded(count);
  const word = createWords(random);
  const words = (many: number) => Array.from({ length: many }, word).join(' ');
  const out = createWriteStream(file);
  out.write('id,title,city,price,rooms,area,furnished,posted_at,rating,text\n');
  for (let index = 0; index < count; index += 1) {
    const posted = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * 86_400_000).toISOString().slice(0, 10);
    const row = [
      `A${index}`,
      words(5),
      cities[Math.floor(random() * cities.length)],
      500 + Math.floor(random() * 4500),
      1 + Math.floor(random() * 5),
      300 + Math.floor(random() * 2000),
      random() < 0.5,
      posted,
      (1 + random() * 4).toFixed(1),
      words(30 + Math.floor(random() * 31)),
    ];
    if (!out.write(`${row.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** Writes the articles of a file as of a later day: of every hundred two go, two come and five get another price. */
export async function writeLaterArticles(older: string, newer: string): Promise<void> {
  const random = seeded(11);
  const out = createWriteStream(newer);
  let chance = 1;
  for await (const line of createInterface({ input: createReadStream(older) })) {
    const [id, title, city, price, ...others] = line.split(',');
    const cells = chance >= 0.02 && chance < 0.07 ? [id, title, city, Number(price) + 7, ...others] : line.split(',');
    const lines = [...(chance < 0.02 ? [] : [cells]), ...(chance >= 0.98 && chance < 1 ? [[`N${id}`, ...line.split(',').slice(1)]] : [])];
    if (!out.write(lines.map((each) => `${each.join(',')}\n`).join(''))) await once(out, 'drain');
    chance = random();
  }
  out.end();
  await once(out, 'finish');
}

/** What players are asked, another one each time: two words that some records have, and a price. */
export interface Question {
  readonly words: readonly [string, string];
  readonly bound: number;
}

const FREQUENT = 20;
const RARE = 2000;

export function createQuestions(seed: number): () => Question {
  const random = seeded(seed);
  const pick = () => vocabulary[FREQUENT + Math.floor(random() * (RARE - FREQUENT))] ?? '';
  return () => ({ words: [pick(), pick()], bound: 1000 + Math.floor(random() * 3000) + 0.5 });
}
