import { unpackTexts, type PackedTexts } from '../../text/packed-texts.ts';
import { answerCalls } from '../../threads.ts';
import { createKeywordWriter, type IndexedWords, type KeywordWriter } from './keyword-writer.ts';

/** What a thread is asked: once to begin, then for texts in their order, and at last for the index; to close in any case. */
export type KeywordRequest =
  | { readonly kind: 'begin'; readonly scratch: string }
  | { readonly kind: 'add'; readonly texts: PackedTexts }
  | { readonly kind: 'finish'; readonly run: IndexedWords; readonly path: string }
  | { readonly kind: 'close' };

let writer: KeywordWriter | undefined;

answerCalls(async (request) => {
  await answer(request as KeywordRequest); // the other half of this module asks for nothing else
  return { result: null };
});

async function answer(request: KeywordRequest): Promise<void> {
  switch (request.kind) {
    case 'begin':
      writer = createKeywordWriter(request.scratch);
      return;
    case 'add':
      return writer?.add(unpackTexts(request.texts));
    case 'finish':
      return writer?.finish(request.run, request.path);
    case 'close':
      return writer?.[Symbol.asyncDispose]();
  }
}
