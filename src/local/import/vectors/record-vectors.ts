import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Embedder, TitledTexts } from '../../../core/ports/embedder.ts';
import { combineVectors, vectorsOf } from '../../../core/rank/record-vector.ts';
import type { KeptVectors } from './kept-vectors.ts';
import type { KnownVectors } from './known-vectors.ts';
import { withRetries, type RetryPolicy } from '../../retry.ts';

/** What the vectors of records are made of, aligned. */
export interface VectorTexts extends TitledTexts {
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

/** Makes vectors with an embedder, batch after batch. */
export function createRecordVectors({ embedder, known, kept, retryPolicy, onProgress }: RecordVectorsOptions): RecordVectors {
  const notes = new Set<string>();
  let [reused, resumed, done] = [0, 0, 0];
  const options = { onNote: (note: string) => void notes.add(note), ...(retryPolicy.signal === undefined ? {} : { signal: retryPolicy.signal }) };

  const embedTexts = (texts: readonly string[]) => withRetries(retryPolicy, () => embedder.embed(texts, options));
  const { dimensions } = embedder;
  const embed = async (records: TitledTexts): Promise<readonly (Float32Array | null)[]> => {
    const made = await withRetries(retryPolicy, async () => embedder.embedRecords?.(records, options));
    // To find what several share takes as long as to embed it once more, unless that is costly.
    return made === undefined ? combined(records, embedder.costly === true ? onceEach(embedTexts) : embedTexts) : vectorsOf(made, dimensions);
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
      const open = rowsWithout(vectors);
      done += vectors.length - open.length;
      const step = embedder.costly === true ? COSTLY_RECORDS : open.length;
      for (let start = 0; start < open.length; start += step) {
        const rows = open.slice(start, start + step);
        const made = await embed(rows.length === vectors.length ? records : textsOf(records, rows));
        await nextTurn();
        for (const [index, row] of rows.entries()) vectors[row] = made[index] ?? null;
        await kept?.add(
          rows.map((row) => records.textHashes[row] ?? 0n),
          made,
        );
        done += rows.length;
        if (embedder.costly === true) onProgress?.(done);
      }
      return vectors.map((vector) => vector ?? null);
    },
  };
}

function textsOf({ texts, titles }: TitledTexts, rows: readonly number[]): TitledTexts {
  return { texts: rows.map((row) => texts[row] ?? ''), titles: rows.map((row) => titles[row] ?? '') };
}

/** The vectors of records by those of their texts and titles. */
async function combined({ texts, titles }: TitledTexts, embedTexts: EmbedTexts): Promise<readonly (Float32Array | null)[]> {
  const vectors = await embedTexts([...texts, ...titles.filter((title, row) => title !== texts[row])]);
  let next = texts.length;
  return texts.map((text, row) => {
    const whole = vectors[row] ?? null;
    return combineVectors(titles[row] === text ? whole : (vectors[next++] ?? null), whole);
  });
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
  const open = rowsWithout(vectors);
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

function rowsWithout(vectors: readonly (Float32Array | null | undefined)[]): readonly number[] {
  const rows: number[] = [];
  for (const [row, vector] of vectors.entries()) if (vector === undefined) rows.push(row);
  return rows;
}
