import { randomBytes } from 'node:crypto';

import type { Condition } from '../../core/condition/condition.ts';
import type { Plan } from '../../core/plan/plan.ts';
import type { ConversationLog } from '../../core/ports/conversation-log.ts';
import { ScrqError } from '../../errors.ts';

/** What is remembered of a conversation: the plan of its last answer, the one group that it named, if any, and how many questions it has had. */
export interface Conversation {
  readonly id: string;
  readonly scraperId: string;
  readonly last: Plan | null;
  readonly named?: Condition | undefined;
  /** Id of the run of the last answer. Default: the latest of then. */
  readonly run?: string | undefined;
  readonly turns: number;
}

export interface Conversations {
  /** A new conversation, or the one of this id; rejects with `invalid_parameter` one that is not known, or that is at its end. */
  open(scraperId: string, id: string | undefined): Promise<Conversation>;
  /** Keeps what the last answer came from. */
  keep(conversation: Conversation): Promise<void>;
}

const MOST_TURNS = 50;
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 2000;
/** Old turns are removed from the log of all servers after so many of this one's. */
const TIDY_EVERY = 100;
/** A turn of another form, which another version wrote, is as good as forgotten. */
const FORMAT = 1;

/**
 * Conversations, each for 50 questions and 24 hours after the last one. In the memory of this process, of very many the most recent; and where several
 * servers may answer about one dataset, in its log.
 */
export function createConversations(now: () => number, log: ConversationLog | null): Conversations {
  const kept = new Map<string, { readonly conversation: Conversation; readonly until: number }>();
  let appended = 0;
  const known = async (id: string): Promise<Conversation | undefined> => {
    // Another server may have answered since this one did.
    const last = await log?.last(id);
    const entry = last === undefined ? kept.get(id) : { conversation: readTurn(id, last.text), until: last.at + KEPT_MS };
    return entry === undefined || entry.until <= now() ? undefined : entry.conversation;
  };
  return {
    async open(scraperId, id) {
      if (id === undefined) return { id: `conv_${randomBytes(16).toString('hex')}`, scraperId, last: null, turns: 0 };
      const conversation = await known(id);
      // One of another scraper is none of the caller's.
      if (conversation?.scraperId !== scraperId) throw refusal('names no conversation that is still known');
      if (conversation.turns >= MOST_TURNS) throw refusal(`has had its ${MOST_TURNS} questions`, 'the conversation of conversationId');
      return conversation;
    },
    async keep(conversation) {
      const at = now();
      kept.delete(conversation.id);
      kept.set(conversation.id, { conversation, until: at + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      if (log === null) return;
      await log.append({ id: conversation.id, at, text: JSON.stringify({ format: FORMAT, ...conversation }) });
      appended += 1;
      if (appended % TIDY_EVERY === 0) await log.tidy(at - KEPT_MS, at);
    },
  };
}

/** What `keep` wrote. */
function readTurn(id: string, text: string): Conversation | undefined {
  const { format, ...turn } = JSON.parse(text) as Conversation & { readonly format: number };
  return format === FORMAT ? { ...turn, id } : undefined;
}

/** A conversation that cannot go on: `message` says why, of the parameter; `subject` is what it is said of to people. */
function refusal(message: string, subject = 'conversationId'): ScrqError {
  return new ScrqError('invalid_parameter', `${subject} ${message}`, {
    hint: 'Leave it out to begin a new conversation.',
    issues: [{ parameter: 'conversationId', message }],
  });
}
