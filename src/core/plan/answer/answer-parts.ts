import type { ChatTable, Figure } from '../../../contract/operations/chat.ts';
import type { RecordData } from '../../../contract/envelope.ts';

/** What the values of a plan come to in words; every number in it is one of the values, or of the plan. */
export interface Answer {
  /** Each ends with a full stop or a colon. */
  readonly sentences: readonly string[];
  readonly figures: readonly Figure[];
  readonly table: ChatTable | null;
  /** Records that are shown or that the values come from, as far as the result has them. */
  readonly records: readonly RecordData[];
}
