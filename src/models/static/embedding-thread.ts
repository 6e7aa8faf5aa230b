import { unpackTexts, type PackedTexts } from '../../text/packed-texts.ts';
import { answerCalls } from '../../threads.ts';
import { openStaticModel } from './open-static-model.ts';

answerCalls(async (request) => {
  const model = await openStaticModel();
  // The embedder asks for nothing but texts.
  const result = model.embed(unpackTexts(request as PackedTexts));
  return { result, transfer: [result.vectors.buffer] };
});
