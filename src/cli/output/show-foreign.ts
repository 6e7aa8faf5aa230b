import { ForeignAnswer } from '../../contract/foreign-answer.ts';
import { isScrqError } from '../../errors.ts';
import { jsonText } from '../../format/write/json.ts';
import type { CliContext } from '../context.ts';
import { writeJson, writeWarning } from '../terminal/io.ts';

/** Does some work; when a server answers it in a shape of its own, that answer is shown as JSON instead. */
export async function showForeign({ io }: CliContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isScrqError(error) || !(error.cause instanceof ForeignAnswer)) throw error;
    writeWarning(io, 'warning: the server answers in a shape of its own, shown as it is');
    await writeJson(io, jsonText(error.cause.body));
  }
}
