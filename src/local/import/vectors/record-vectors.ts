import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Embedder } from '../../../core/ports/embedder.ts';
import { combineVectors } from '../../../core/rank/record-vector.ts';
import type { KeptVectors } from './kept-vectors.ts';
import type { KnownVectors } from './known-vectors.ts';
import { withRetries, type RetryPolicy } from '../../retry.ts';

/** What the vectors of records are made of, aligned. */
export interface VectorTexts {
  readonly texts: readonly string[];
  readonly titles: readonly string[];
  /** 64-bit hashes of title and text. */
  readonly textHashes: BigInt64Array;
}

/** Makes the vectors of records. */
export interface RecordVectors {
  /** The vector of each record; texts whose vector is at hand are not embedded again. */
  make(records: VectorTexts): Promise<readonly (Float32Array | null)[]>;
  /** Records so far whose vector was at hand: in an earlier run, and in an import that failed. */
  readonly reused: number;
  readonly resumed: number;
  /** What the model had to say of the texts. */
  readonly notes: readonly string[];
}

export interface RecordVectorsOptions {
  readonly embedder: Embedder;
  /** Vectors of an earlier run. */
  readonly known: KnownVectors;
  /** Undefined for an embedder whose vectors cost nothing. */
  readonly kept: KeptVectors | undefined;
  readonly retryPolicy: RetryPolicy;
  /** Called with the number of records that have vectors. */
  readonly onProgress?: (records: number) => void;
}

/** Records that a costly embedder is given at once: progress is reported, and vectors are kept, after each. */
const COSTLY_RECORDS = 64;
/** Records of another one, before others get their turn. */
const RECORDS_AT_ONCE = 2500;

/** Makes vectors with an embedder, batch after batch. */
export function createRecordVectors({ embedder, known, kept, retryPolicy, onProgress }: RecordVectorsOptions): RecordVectors {
  const notes = new Set<string>();
  let [reused, resumed, done] = [0, 0, 0];
  const options = { onNote: (note: string) => void notes.add(note), ...(retryPolicy.signal === undefined ? {} : { signal: retryPolicy.signal }) };
  const step = embedder.costly === true ? COSTLY_RECORDS : RECORDS_AT_ONCE;

  const embedTexts = (texts: readonly string[]) => withRetries(retryPolicy, () => embedder.embed(texts, options));
  // To find what several share takes as long as to embed it once more, unless that is costly.
  const embedAll = embedder.costly === true ? onceEach(embedTexts) : embedTexts;

  const embed = async ({ texts, titles }: VectorTexts, rows: readonly number[], block: Float32Array<ArrayBuffer>) => {
    const isTitle = (row: number) => titles[row] === texts[row];
    const parts = rows.filter((row) => !isTitle(row)).map((row) => titles[row] ?? '');
    const vectors = await embedAll([...rows.map((row) => texts[row] ?? ''), ...parts]);
    let next = rows.length;
    return rows.map((row, index) => {
      const place = block.subarray(index * embedder.dimensions, (index + 1) * embedder.dimensions);
      const whole = vectors[index] ?? null;
      const vector = combineVectors(isTitle(row) ? whole : (vectors[next++] ?? null), whole, place);
      if (vector === null) return null;
      if (vector !== place) place.set(vector);
      return place;
    });
  };

  return {
    get reused() {
      return reused;
    },
    get resumed() {
      return resumed;
    },
    get notes() {
      return [...notes];
    },
    async make(records) {
      const vectors = [...(await known.find(records.textHashes))];
      reused += vectors.filter((vector) => vector !== undefined).length;
      if (kept !== undefined) resumed += await fill(vectors, records.textHashes, kept);
      const open = vectors.flatMap((vector, row) => (vector === undefined ? [row] : []));
      done += vectors.length - open.length;
      // One allocation instead of one a record, and the store takes vectors that lie side by side as they are.
      const block = new Float32Array(open.length * embedder.dimensions);
      for (let start = 0; start < open.length; start += step) {
        const rows = open.slice(start, start + step);
        const made = await embed(records, rows, block.subarray(start * embedder.dimensions));
        await nextTurn();
        for (const [index, row] of rows.entries()) vectors[row] = made[index] ?? null;
        const hashes = rows.map((row) => records.textHashes[row] ?? 0n);
        await kept?.add(hashes, made);
        done += rows.length;
        if (embedder.costly === true) onProgress?.(done);
      }
      return vectors.map((vector) => vector ?? null);
    },
  };
}

type EmbedTexts = (texts: readonly string[]) => Promise<readonly (Float32Array | null)[]>;

/** Gives each different text to an embedder once. */
function onceEach(embed: EmbedTexts): EmbedTexts {
  return async (texts) => {
    const wanted = [...new Set(texts)];
    const vectors = await embed(wanted);
    const places = new Map(wanted.map((text, place) => [text, place]));
    return texts.map((text) => vectors[places.get(text) ?? -1] ?? null);
  };
}

/** Puts kept vectors where one is missing, and gives their number. */
async function fill(vectors: (Float32Array | null | undefined)[], textHashes: BigInt64Array, kept: KnownVectors): Promise<number> {
  const open = vectors.flatMap((vector, row) => (vector === undefined ? [row] : []));
  const found = await kept.find(BigInt64Array.from(open, (row) => textHashes[row] ?? 0n));
  let filled = 0;
  for (const [index, row] of open.entries()) {
    const vector = found[index];
    if (vector === undefined) continue;
    vectors[row] = vector;
    filled += 1;
  }
  return filled;
}
