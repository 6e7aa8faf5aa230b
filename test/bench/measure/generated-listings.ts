import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

const words =
  'bright quiet spacious modern renovated corner garden terrace balcony river park station market school old brick timber loft studio duplex kitchen oak floor heating parking lift view south facing street square harbour hill'.split(
    ' ',
  );
const cities = ['Aldport', 'Brimley', 'Corvane', 'Dunmere', 'Eastholm', 'Farrow', 'Glenock', 'Harwick'];

/** A small fast seeded generator of numbers in [0, 1): mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes `count` invented flats as CSV of 12 columns, some 250 bytes each. */
export async function writeListings(file: string, count: number, textWords = 20): Promise<void> {
  const random = seeded(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] ?? items[0];
  const out = createWriteStream(file);
  out.write('id,title,city,price,bedrooms,area_sqft,furnished,posted_at,rating,description,url,agent\n');
  for (let index = 0; index < count; index++) {
    const title = `${pick(words)} ${pick(words)} flat with ${pick(words)}`;
    const description = Array.from({ length: textWords }, () => pick(words)).join(' ');
    const posted = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * 86_400_000).toISOString().slice(0, 10);
    const price = `"$${(500 + Math.floor(random() * 4500)).toLocaleString('en-US')}"`;
    const row = [
      `L${index}`,
      title,
      pick(cities),
      price,
      1 + Math.floor(random() * 5),
      300 + Math.floor(random() * 2000),
      random() < 0.5,
      posted,
      (1 + random() * 4).toFixed(1),
      description,
      `https://flats.example/${index}`,
      `Agent ${Math.floor(random() * 400)}`,
    ];
    if (!out.write(`${row.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** Writes the listings of a file as of a later day: of every hundred two go, two come and five get another price; gives how many of each there were. */
export async function writeChanged(older: string, newer: string): Promise<string> {
  const random = seeded(11);
  const out = createWriteStream(newer);
  const counts = { removed: 0, changed: 0, added: 0 };
  let header = true;
  for await (const text of createInterface({ input: createReadStream(older) })) {
    const chance = header ? 1 : random();
    header = false;
    if (chance < 0.02) {
      counts.removed += 1;
      continue;
    }
    const repriced = chance < 0.07 ? text.replace(/"\$([\d,]+)"/, (_whole, price: string) => `"$${Number(price.replace(',', '')) + 7}"`) : text;
    if (repriced !== text) counts.changed += 1;
    const added = chance >= 0.98 && chance < 1 ? `N${text}\n` : '';
    if (added !== '') counts.added += 1;
    if (!out.write(`${repriced}\n${added}`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return `${counts.removed} removed, ${counts.changed} changed, ${counts.added} added`;
}
