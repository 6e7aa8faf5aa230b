import { setTimeout as pause } from 'node:timers/promises';

import type { HealthResponse } from '../../contract/operations/health.ts';
import { isScrqError } from '../../errors.ts';
import { embedderName } from '../embedders.ts';
import { failureSentence } from '../failure-sentence.ts';
import type { Services } from '../services.ts';

/** A caller waits a second or two for readiness: an embedder that takes longer is reported as out of reach. */
const PATIENCE_MS = 800;

/**
 * Reports whether the dataset can be read and the embedder in the package works; rejects otherwise. Embedders of runs that live elsewhere are reported as up or down: without
 * them keywords rank alone, so the service is ready anyway.
 */
export function createReadiness({ store: { catalogue }, embedders }: Services): () => Promise<HealthResponse> {
  const probes = new Map<string, Promise<string | undefined>>();
  /** One question at a time for all callers: undefined when it answers, else why it does not. */
  const probe = (id: string) => {
    const asked = probes.get(id) ?? answers(id).finally(() => probes.delete(id));
    probes.set(id, asked);
    return Promise.race([asked, pause(PATIENCE_MS, `${embedderName(id)} does not answer within ${PATIENCE_MS} ms`, { ref: false })]);
  };
  const answers = async (id: string) => {
    try {
      await (await embedders.open(id)).embed(['ready?'], { purpose: 'query' });
      return undefined;
    } catch (error) {
      if (isScrqError(error) && error.code === 'unavailable') return failureSentence(error);
      throw error;
    }
  };
  return async () => {
    const runs = await Promise.all((await catalogue.scrapers()).map(async ({ id }) => (await catalogue.runs(id))[0]));
    await embedders.choose('static');
    const used = new Set(runs.flatMap((run) => (run?.embedder ? [run.embedder] : [])));
    const elsewhere = [...used].filter((id) => embedderName(id) !== 'static');
    if (elsewhere.length === 0) return { status: 'ready' };
    const reasons = (await Promise.all(elsewhere.map(probe))).filter((reason) => reason !== undefined);
    return { status: 'ready', embedder: reasons.length === 0 ? 'up' : 'down', ...(reasons.length === 0 ? {} : { warnings: reasons }) };
  };
}
