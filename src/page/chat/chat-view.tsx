import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { usePage, useReport } from '../state/page-context.ts';
import { Answer } from './answer.tsx';
import type { Conversation } from './conversation.ts';
import type { Scraper } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';

const LONGEST = 4000;

/** Questions in plain words, and their answers. */
export function ChatView({ conversation }: { readonly conversation: Conversation }) {
  const { scraper } = usePage();
  const { turns, ask, clear } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [turns.length, last?.isAsking]);
  useReport(last?.failure);
  return (
    <section class="chat" aria-labelledby="chat-title">
      <h2 id="chat-title" class="hidden">
        Chat
      </h2>
      {turns.length === 0 ? (
        <div class="chat-start">
          <p class="chat-lead">Ask about all records at once: counts, averages, extremes, groups, changes.</p>
          <ul class="suggestions">
            {suggestions(scraper).map((question) => (
              <li key={question}>
                <button type="button" class="button" onClick={() => ask(question)}>
                  <bdi>{question}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ol class="turns" aria-live="polite">
          {turns.map((turn, index) => (
            <li key={index}>
              <p class="question">
                <span class="hidden">You asked: </span>
                <bdi>{turn.question}</bdi>
              </p>
              <Answer turn={turn} conversation={conversation} />
            </li>
          ))}
        </ol>
      )}
      <div ref={end} />
      <QuestionBox conversation={conversation} />
      {turns.length > 0 && (
        <button type="button" class="link small" onClick={clear}>
          Begin again
        </button>
      )}
    </section>
  );
}

/** Where a question is written: Enter asks it, Shift and Enter begin another line. */
function QuestionBox({ conversation: { turns, ask, stop } }: { readonly conversation: Conversation }) {
  const [text, setText] = useState('');
  const isAsking = turns.at(-1)?.isAsking === true;
  const submit = (): void => {
    const question = text.trim();
    if (question === '' || isAsking) return;
    setText('');
    ask(question);
  };
  return (
    <form
      class="question-box"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        rows={1}
        value={text}
        maxLength={LONGEST}
        aria-label="Your question"
        placeholder="Ask a question"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      {isAsking ? (
        <button type="button" class="button" onClick={stop}>
          Stop
        </button>
      ) : (
        <button type="submit" class="icon-button button-main" aria-label="Ask" disabled={text.trim() === ''}>
          <Icon name="send" />
        </button>
      )}
    </form>
  );
}

/** Questions that these records can answer, to begin with. */
function suggestions({ fields, key }: Pick<Scraper, 'fields' | 'key'>): readonly string[] {
  const number = fields.find(({ role }) => role === 'price') ?? fields.find(({ role }) => role === 'average' || role === 'additive');
  const group = fields.find(({ role }) => role === 'category');
  const date = fields.find(({ type }) => type === 'date');
  return [
    'How many records are there?',
    ...(number === undefined || group === undefined ? [] : [`Average ${fieldLabel(number.name)} by ${fieldLabel(group.name)}`]),
    ...(number === undefined ? [] : [`Highest ${fieldLabel(number.name)}`]),
    ...(group === undefined ? [] : [`How many records by ${fieldLabel(group.name)}?`]),
    ...(date === undefined ? [] : [`How many records per month by ${fieldLabel(date.name)}?`]),
    ...(key.length === 0 ? [] : ['What changed since the last run?']),
  ];
}
