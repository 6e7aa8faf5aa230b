/** What is kept of one turn of a conversation, as text that the reader of it wrote. */
export interface KeptTurn {
  /** Of the conversation. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** Conversations where several servers share a dataset: each may answer the next question. */
export interface ConversationLog {
  /** The last turn of a conversation; undefined where it is not known. */
  last(id: string): Promise<KeptTurn | undefined>;
  append(turn: KeptTurn): Promise<void>;
  /** Removes turns from before a time, and all but the last of each conversation, once there are many; times in epoch milliseconds. */
  tidy(before: number, now: number): Promise<void>;
}
