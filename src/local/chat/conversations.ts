import { randomBytes } from 'node:crypto';

import type { Condition } from '../../core/condition/condition.ts';
import type { Plan } from '../../core/plan/plan.ts';
import { ScrqError } from '../../errors.ts';

/** What is remembered of a conversation: the plan of its last answer, the one group that it named, if any, and how many questions it has had. */
export interface Conversation {
  readonly id: string;
  readonly scraperId: string;
  readonly last: Plan | null;
  readonly named?: Condition | undefined;
  readonly turns: number;
}

export interface Conversations {
  /** A new conversation, or the one of this id; rejects with `invalid_parameter` one that is not known, or that is at its end. */
  open(scraperId: string, id: string | undefined): Conversation;
  /** Keeps what the last answer came from. */
  keep(conversation: Conversation): void;
}

const MOST_TURNS = 50;
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 2000;

/** Conversations in the memory of this process: each for 50 questions and 24 hours after the last one; of very many, the most recent. */
export function createConversations(now: () => number): Conversations {
  const kept = new Map<string, { readonly conversation: Conversation; readonly until: number }>();
  return {
    open(scraperId, id) {
      if (id === undefined) return { id: `conv_${randomBytes(16).toString('hex')}`, scraperId, last: null, turns: 0 };
      const known = kept.get(id);
      // One of another scraper is none of the caller's.
      if (known === undefined || known.until <= now() || known.conversation.scraperId !== scraperId) throw unknownConversation();
      if (known.conversation.turns >= MOST_TURNS) throw endedConversation();
      return known.conversation;
    },
    keep(conversation) {
      kept.delete(conversation.id);
      kept.set(conversation.id, { conversation, until: now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}

function unknownConversation(): ScrqError {
  const message = 'names no conversation that is still known';
  return new ScrqError('invalid_parameter', `conversationId ${message}`, {
    hint: 'Leave it out to begin a new conversation.',
    issues: [{ parameter: 'conversationId', message }],
  });
}

function endedConversation(): ScrqError {
  const message = `has had its ${MOST_TURNS} questions`;
  return new ScrqError('invalid_parameter', `the conversation of conversationId ${message}`, {
    hint: 'Leave it out to begin a new conversation.',
    issues: [{ parameter: 'conversationId', message }],
  });
}
