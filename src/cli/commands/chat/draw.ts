import { writePicture, type PictureOrder } from '../../charts/picture/write-picture.ts';
import { collectChat, type ChatResponse } from '../../../contract/operations/chat.ts';
import { ScrqError } from '../../../errors.ts';
import type { Settings } from '../../config/settings.ts';
import type { CliContext } from '../../context.ts';
import { writeNote } from '../../terminal/io.ts';
import { askQuestion, type ChatQuestion } from './answer.ts';

/** Asks a question, and draws what its plan computes. Rejects with `invalid_usage` where the answer is no plan of groups; the answer itself is a note. */
export async function drawAnswer(
  context: CliContext,
  settings: Settings,
  { picture, ...question }: ChatQuestion & { readonly picture: PictureOrder },
): Promise<ChatResponse> {
  const { target, signal } = question;
  let response: ChatResponse | undefined;
  await writePicture(context, picture, async () => {
    response = await collectChat(askQuestion(question, settings));
    const { answered, statement, run } = response.meta;
    writeNote(context.io, response.data.answer);
    if (answered && statement !== undefined) {
      return target.api.stats({ scraperId: target.scraperId, plan: statement, run: run ?? undefined }, { signal });
    }
    throw new ScrqError('invalid_usage', `there is nothing to draw: ${response.data.answer}`, {
      hint: 'Ask for a number by something: "average price by city".',
    });
  });
  if (response === undefined) throw new Error('a picture is drawn of an answer');
  return response;
}
