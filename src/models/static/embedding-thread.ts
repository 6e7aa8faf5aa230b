import { unpackTexts, type PackedTexts } from '../../text/packed-texts.ts';
import { answerCalls } from '../../threads.ts';
import { openStaticModel } from './open-static-model.ts';

/** Vectors of texts side by side, and of which texts there is none. */
export interface EmbeddedTexts {
  readonly vectors: Float32Array<ArrayBuffer>;
  readonly missing: readonly number[];
}

answerCalls(async (request) => {
  const model = await openStaticModel();
  // The embedder asks for nothing but texts.
  const texts = unpackTexts(request as PackedTexts);
  const vectors = new Float32Array(texts.length * model.dimensions);
  const missing: number[] = [];
  for (const [index, vector] of model.embed(texts, vectors).entries()) if (vector === null) missing.push(index);
  return { result: { vectors, missing } satisfies EmbeddedTexts, transfer: [vectors.buffer] };
});
