import { expect, it } from 'vitest';

import { runScrq } from '../cli/run-scrq.ts';
import { chatModel, describeWithOllama, embeddingModel, host } from './real-server.ts';
import { temporaryDirectory } from '../temporary.ts';

const places = [
  { id: 1, title: 'Seaside apartment', about: 'Wake up to the waves, a minute from the sand' },
  { id: 2, title: 'Mountain cabin', about: 'Logs, a stove, and snow until May' },
  { id: 3, title: 'City loft', about: 'Brick walls above a market hall' },
  { id: 4, title: 'Farmhouse', about: 'Goats, an orchard and a barn' },
  { id: 5, title: 'Houseboat', about: 'Moored on a canal, gently rocking' },
];
/** A port where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

describeWithOllama('the command line with a real Ollama server', () => {
  it('imports, searches, does without the server while it is gone, and changes the model of a run', async () => {
    await using directory = await temporaryDirectory();
    const env = { SCRQ_DATA: directory.path, OLLAMA_HOST: host ?? '' };
    const scrq = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
      runScrq(args, { env: { ...env, ...more }, stdin: JSON.stringify(places) });
    const search = ['search', 'place at the beach', '--format', 'json', '--mode', 'vector', '--explain'];

    const imported = await scrq(['import', '-', '--scraper', 'places', '--embedder', `ollama:${embeddingModel}`, '--format', 'json']);
    expect(imported).toMatchObject({ exit: 0 });
    const embedder = String(JSON.parse(imported.out).run.embedder);
    expect(embedder).toMatch(new RegExp(`^ollama:${embeddingModel}@[0-9a-f]{12}/\\d+$`));

    const found = await scrq(search);
    expect(JSON.parse(found.out)).toMatchObject({ data: [{ title: 'Seaside apartment' }, {}, {}, {}, {}], meta: { explain: { embedder } } });

    const without = await scrq(['search', 'canal', '--format', 'json'], { OLLAMA_HOST: NOWHERE });
    expect(without).toMatchObject({ exit: 0, err: expect.stringContaining('warning: ranked by keywords alone') });
    expect(JSON.parse(without.out)).toMatchObject({
      data: [{ title: 'Houseboat' }, {}, {}, {}, {}],
      meta: { warnings: [expect.stringContaining(NOWHERE)] },
    });

    const failed = await scrq(['import', '-', '--scraper', 'places'], { OLLAMA_HOST: NOWHERE });
    expect(failed).toMatchObject({ exit: 6, out: '', err: expect.stringContaining('ollama serve') });

    expect(await scrq(['reembed', '--embedder', 'static', '--format', 'json'])).toMatchObject({ exit: 0 });
    expect(await scrq(['reembed', '--embedder', `ollama:${embeddingModel}`])).toMatchObject({ exit: 0 });
    expect(JSON.parse((await scrq(search)).out)).toMatchObject({ data: [{ title: 'Seaside apartment' }, {}, {}, {}, {}] });
  });

  it('is looked at by the doctor', async () => {
    await using directory = await temporaryDirectory();
    const args = ['doctor', '--data', directory.path, '--model', chatModel, '--format', 'json'];
    const well = await runScrq(args, { env: { OLLAMA_HOST: host ?? '' } });
    expect(well).toMatchObject({ exit: 0, err: '' });
    const findings: { readonly subject: string; readonly status: string; readonly ms?: number }[] = JSON.parse(well.out).findings;
    expect(findings.find(({ subject }) => subject === `model ${chatModel}`)).toMatchObject({ status: 'works', ms: expect.any(Number) });
    const ill = await runScrq(args, { env: { OLLAMA_HOST: NOWHERE } });
    expect(ill).toMatchObject({ exit: 1, err: expect.stringContaining('ollama serve') });
  });
});
