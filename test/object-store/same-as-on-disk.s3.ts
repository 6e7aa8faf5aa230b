import { beforeAll, expect, it } from 'vitest';

import { runScrq, type Outcome } from '../cli/run-scrq.ts';
import { serving } from '../cli/serving.ts';
import { ndjson, sharedDirectory } from '../temporary.ts';
import { environmentFor } from './gateway.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const towns = ['Aldport', 'Brimley', 'Corvane'];

const directory = sharedDirectory();
const store = objectStore();
/** The same commands were run on both. */
let places: readonly string[];

function flats(count: number, priceOf: (index: number) => number): string {
  return ndjson(
    Array.from({ length: count }, (_, index) => ({
      ref: `F${index}`,
      title: `${index % 2 === 0 ? 'bright' : 'quiet'} flat near the ${['harbour', 'market', 'old mill'][index % 3]}`,
      town: towns[index % 3],
      price: priceOf(index),
      bedrooms: 1 + (index % 4),
      furnished: index % 5 === 0,
      posted: new Date(NOW - index * 86_400_000).toISOString().slice(0, 10),
    })),
  );
}

function scrq(data: string, argv: readonly string[], now = NOW): Promise<Outcome> {
  return runScrq(argv, { cwd: directory.path, now, env: { SCRQ_DATA: data, XDG_CACHE_HOME: directory.path } });
}

/** What a server of the dataset answers, one request after the other. */
async function askServer(place: string): Promise<readonly string[]> {
  const token = (await scrq(place, ['tokens', 'create', 'pusher', '--access', 'write'])).out.trim();
  const { id } = Object(JSON.parse((await scrq(place, ['scrapers', 'show', 'flats', '--format', 'json'])).out));
  const world = { cwd: directory.path, now: NOW, env: { SCRQ_DATA: place, XDG_CACHE_HOME: directory.path } };
  const server = await serving(['--port', '0', '--search-allowance', '1'], world);
  const authorization = `Bearer ${token}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}/v1/scrapers/${id}${path}`, { headers: { authorization }, ...init });
    return `${response.status} ${plain(await response.text())}`;
  };
  const post = (path: string, type: string, body: string) => ask(path, { method: 'POST', headers: { authorization, 'content-type': type }, body });
  const answers = [
    await ask('/results', { headers: {} }),
    await ask('/hybrid?search=quiet+flats+under+900'),
    await ask('/hybrid?search=quiet+flats+under+900'),
    await ask('/results?take=3&sort=-price'),
    await ask('/diff?take=5'),
    await ask('/export?format=csv'),
    await ask('/runs'),
    await post('/chat', 'application/json', JSON.stringify({ message: 'average price by town' })),
    await post(
      '/runs',
      'application/x-ndjson',
      flats(40, (index) => 500 + index),
    ),
    await ask('/results?take=3&sort=price'),
  ];
  await server.stop();
  return answers;
}

/** Without what is made by chance, and without where the dataset is. */
function plain(text: string): string {
  const ids = new Map<string, string>();
  const named = (id: string) => ids.get(id) ?? ids.set(id, `<id ${ids.size}>`).get(id) ?? '';
  return text.replaceAll(/\bscr_[a-z0-9]{16}\b|\b[0-9A-HJKMNP-TV-Z]{26}\b|\bconv_[0-9a-f]{32}\b/g, named).replaceAll(/127\.0\.0\.1:\d+/g, '<server>');
}

async function onBoth(argv: readonly string[], now = NOW): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const place of places) {
    const { exit, out, err } = await scrq(place, argv, now);
    outcomes.push({ exit, out: plain(out), err: plain(err).replaceAll(place, '<dataset>') });
  }
  return outcomes;
}

describeWithObjectStore('a dataset on an object store', () => {
  beforeAll(async () => {
    Object.assign(process.env, environmentFor(store().proxy.url));
    places = [`${directory.path}/dataset`, store().newUri()];
    await directory.file(
      'older.ndjson',
      flats(60, (index) => 700 + index * 10),
    );
    await directory.file(
      'newer.ndjson',
      flats(63, (index) => (index % 7 === 0 ? 650 : 700) + index * 10),
    );
    for (const [day, file] of ['older.ndjson', 'newer.ndjson'].entries()) {
      const [disk, remote] = await onBoth(['import', file, '--scraper', 'flats', '--key', 'ref', '--format', 'json'], NOW + day * 86_400_000);
      expect(disk).toMatchObject({ exit: 0 });
      expect(remote).toEqual(disk);
    }
  });

  it.each([
    ['search', 'quiet flat under 900 with 2 bedrooms', '--take', '20', '--format', 'json'],
    ['search', 'bright harbour', '--explain', '--format', 'json'],
    ['search', 'market furnished', '--sort', '-price', '--all'],
    ['results', '--filter', "town = 'Brimley' AND price > 800", '--sort', '-posted', '--format', 'json'],
    ['results', '--all', '--fields', 'ref,price'],
    ['export', '--format', 'csv'],
    ['export', '--format', 'json', '--sort', 'town,-price'],
    ['show', 'F12'],
    ['stats', 'avg(price), count() by town where bedrooms >= 2', '--format', 'json'],
    ['describe', '--format', 'json'],
    ['facets', '--format', 'json'],
    ['diff', '--format', 'json', '--take', '50'],
    ['diff', '--stat'],
    ['history', 'F7', '--format', 'json'],
    ['chat', 'median price by town', '--format', 'json'],
    ['chat', 'how many flats have 3 bedrooms?', '--format', 'json'],
    ['runs', '--format', 'json'],
    ['scrapers', '--format', 'json'],
  ])('answers as on a disk: %s %s %s', async (...argv) => {
    const [disk, remote] = await onBoth(argv, NOW + 2 * 86_400_000);
    expect(disk).toMatchObject({ exit: 0 });
    expect(remote).toEqual(disk);
  });

  it.each([
    ['results', '--run', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['search', 'flats', '--scraper', 'boats'],
    ['results', '--filter', 'rooms = 3'],
  ])('fails as on a disk: %s %s %s', async (...argv) => {
    const [disk, remote] = await onBoth(argv);
    expect(disk?.exit).toBeGreaterThan(0);
    expect(remote).toEqual(disk);
  });

  it('is served as from a disk, to those with a token and within their allowance, and takes runs', async () => {
    const answers: (readonly string[])[] = [];
    for (const place of places) answers.push(await askServer(place));
    expect(answers[0]?.map((said) => said.slice(0, 3))).toEqual(['401', '200', '429', '200', '200', '200', '200', '200', '201', '200']);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('keeps what is removed as a disk does', async () => {
    const [disk, remote] = await onBoth(['runs', 'prune', '--keep', '1', '--format', 'json']);
    expect(disk).toMatchObject({ exit: 0 });
    expect(remote).toEqual(disk);
    const listed = await onBoth(['runs', '--format', 'json']);
    expect(listed[1]).toEqual(listed[0]);
  });
});
