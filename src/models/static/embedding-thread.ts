import { unpackTexts, type PackedTexts } from '../../text/packed-texts.ts';
import { answerCalls } from '../../threads.ts';
import { openStaticModel } from './open-static-model.ts';

/** What the thread is asked: texts, and the titles of each where they are those of records. */
export interface EmbeddingRequest {
  readonly texts: PackedTexts;
  readonly titles?: PackedTexts;
}

answerCalls(async (request) => {
  const model = openStaticModel();
  // The embedder asks for nothing else.
  const { texts, titles } = request as EmbeddingRequest;
  const result = model.embed(unpackTexts(texts), titles && unpackTexts(titles));
  return { result, transfer: [result.vectors.buffer] };
});
