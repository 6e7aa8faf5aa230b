// The last step of `npm run build`: puts what the packaged embedder reads, with its card and licences, beside its compiled code.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const source = new URL('./', import.meta.url);
const target = new URL('../../../dist/models/static/', import.meta.url);

for (const name of ['model.safetensors', 'MODEL_CARD.md', 'licences']) {
  rmSync(new URL(name, target), { recursive: true, force: true });
  cpSync(new URL(name, source), new URL(name, target), { recursive: true });
}

// To index the vocabulary takes longer than to read its index, and every search would wait for it.
const { indexPieces } = await import(new URL('piece-index.js', target));
const { packPieces } = await import(new URL('piece-file.js', target));
writeFileSync(new URL('vocab.index', target), packPieces(indexPieces(readFileSync(new URL('vocab.txt', source), 'utf8'))));
