// The last step of `npm run build`: puts what the packaged embedder reads, with its card and licences, beside its compiled code.
import { cpSync, rmSync } from 'node:fs';

const source = new URL('./', import.meta.url);
const target = new URL('../../../dist/models/static/', import.meta.url);

for (const name of ['model.safetensors', 'vocab.txt', 'MODEL_CARD.md', 'licences']) {
  rmSync(new URL(name, target), { recursive: true, force: true });
  cpSync(new URL(name, source), new URL(name, target), { recursive: true });
}
