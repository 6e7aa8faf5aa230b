import type { ChatTable, Figure } from '../../../contract/operations/chat.ts';
import type { RecordData } from '../../../contract/envelope.ts';

/** What the figures of a plan come to in words; every number in it is one of the figures, or of the plan. */
export interface Answer {
  /** Each ends with a full stop or a colon. */
  readonly sentences: readonly string[];
  readonly figures: readonly Figure[];
  readonly table: ChatTable | null;
  /** Records that are shown or that the figures come from, as far as the result has them. */
  readonly records: readonly RecordData[];
}
