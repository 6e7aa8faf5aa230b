import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { ChatMeta, ChatResponse } from '../../contract/operations/chat.ts';
import type { StatsResponse } from '../../contract/operations/stats.ts';
import type { Client } from '../api/client.ts';
import { failureFor, type RequestFailure } from '../api/problem.ts';

/** A question with what came of it so far. */
export interface Turn {
  readonly question: string;
  readonly isAsking: boolean;
  /** The words of the answer, as they come. */
  readonly text: string;
  readonly meta: ChatMeta | undefined;
  readonly answer: ChatResponse['data'] | undefined;
  readonly failure: RequestFailure | undefined;
}

/** Questions and answers about one scraper. It goes on while another view is looked at. */
export interface Conversation {
  readonly turns: readonly Turn[];
  readonly ask: (question: string) => void;
  /** Carries out a plan that an answer offered, in a run. */
  readonly carryOut: (statement: string, run: string) => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

const START: Omit<Turn, 'question'> = { isAsking: true, text: '', meta: undefined, answer: undefined, failure: undefined };

type Change = (turn: Turn) => Partial<Turn>;

/** A conversation about a scraper; each question is asked once the one before has its answer. */
export function useConversation(client: Client, scraper: string): Conversation {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const last = useRef<ChatMeta | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const begin = useCallback((question: string, work: (change: (change: Change) => void, signal: AbortSignal) => Promise<void>): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTurns((before) => [...before, { ...START, question }]);
    const change = (how: Change): void => {
      if (!controller.signal.aborted)
        setTurns((before) => before.map((turn, index) => (index === before.length - 1 ? { ...turn, ...how(turn) } : turn)));
    };
    work(change, controller.signal).then(
      () => change(() => ({ isAsking: false })),
      (error: unknown) => change(() => ({ isAsking: false, failure: failureFor(error) })),
    );
  }, []);
  const stop = useCallback(() => {
    running.current?.abort();
    setTurns((before) => before.map((turn) => (turn.isAsking ? { ...turn, isAsking: false } : turn)));
  }, []);
  return useMemo(
    () => ({
      turns,
      ask: (question) =>
        begin(question, async (change, signal) => {
          const { conversationId, statement } = last.current ?? {};
          const message = {
            message: question,
            ...(conversationId === undefined ? {} : { conversationId }),
            ...(statement === undefined ? {} : { after: statement }),
          };
          await client.chat(scraper, message, handlers(change, last), signal);
        }),
      carryOut: (statement, run) =>
        begin(statement, async (change, signal) => {
          const response = await client.stats(scraper, { plan: statement, run }, signal);
          change(() => statsTurn(response));
        }),
      stop,
      clear: () => {
        stop();
        last.current = undefined;
        setTurns([]);
      },
    }),
    [turns, client, scraper],
  );
}

function handlers(change: (change: Change) => void, last: { current: ChatMeta | undefined }) {
  return {
    onMeta: (meta: ChatMeta) => change(() => ({ meta })),
    onText: (text: string) => change((turn) => ({ text: turn.text + text })),
    onDone: ({ data, meta }: ChatResponse) => {
      last.current = meta;
      change(() => ({ text: data.answer, answer: data, meta }));
    },
  };
}

/** The answer of a plan that was carried out directly. */
function statsTurn({ data, meta }: StatsResponse): Partial<Turn> {
  const columns = meta.columns?.map(({ name }) => name) ?? Object.keys(data[0] ?? {});
  const rows = data.map((row) => columns.map((name) => row[name] ?? null));
  return {
    text: meta.warnings?.join('\n') ?? '',
    answer: { answer: '', figures: [], citations: [], table: { columns, rows } },
    meta: { conversationId: '', answered: true, filter: '', plan: null, statement: meta.plan, interpreter: 'rules', run: meta.run?.id ?? null },
  };
}
