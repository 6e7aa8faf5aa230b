import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const folders = ['.oxlint', '.rolldown', 'src', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const paths = [...readdirSync('.'), ...folders];

it('is a map of what there is: each file and folder that it names exists', () => {
  const text = ['src/README.md', 'src/DECISIONS.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = Array.from(text.matchAll(/`([\w./-]+(?:\/[\w.-]*|\.(?:ts|js)))`/g), ([, name = '']) => name);
  const places = named.filter((name) => name !== '/' && !name.startsWith('dist/')).map((name) => name.replace(/\/$/, ''));
  expect(places.length).toBeGreaterThan(100);
  const isThere = (place: string) => paths.some((path) => path === place || path.endsWith(`/${place}`) || path.endsWith(`/${place}.ts`));
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});
