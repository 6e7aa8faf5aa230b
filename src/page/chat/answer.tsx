import { useState } from 'preact/hooks';

import type { RecordData } from '../../contract/envelope.ts';
import { titleOf } from '../columns/choose-columns.ts';
import { Busy } from '../parts/busy.tsx';
import { Failure } from '../parts/notice.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { safeText, sentence } from '../show/safe-text.ts';
import { valueText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';
import { AnswerTable } from './answer-table.tsx';
import type { Conversation, Turn } from './conversation.ts';
import type { ChatMeta } from '../../contract/operations/chat.ts';
import { startOf, writeRoute } from '../state/route.ts';

/** What came of a question: words, a table with its picture, the records that it rests on, and how it was computed. */
export function Answer({ turn, conversation }: { readonly turn: Turn; readonly conversation: Conversation }) {
  const { run } = usePage();
  const { question, isAsking, text, meta, answer, failure } = turn;
  const records = answer?.citations.map(({ record }) => record) ?? [];
  return (
    <div class="answer" aria-busy={isAsking}>
      <Busy isBusy={isAsking} onStop={conversation.stop} />
      {text !== '' && <p class="answer-text">{safeText(text)}</p>}
      {isAsking && text === '' && <p class="muted">…</p>}
      {failure !== undefined && <Failure failure={failure} onRetry={() => conversation.ask(question)} />}
      {typeof meta?.run === 'string' && meta.run !== run && (
        <p class="small reading-warning">This answer is about another run than the one that the page shows.</p>
      )}
      {meta?.warnings?.map((warning) => (
        <p key={warning} class="small reading-warning">
          {sentence(warning)}
        </p>
      ))}
      {answer?.table !== undefined && <AnswerTable table={answer.table} />}
      {meta?.choices !== undefined && !isAsking && (
        <ul class="suggestions" aria-label="What can be computed">
          {meta.choices.map(({ statement }) => (
            <li key={statement}>
              <button type="button" class="button code" onClick={() => conversation.carryOut(statement, run)}>
                <bdi>{safeText(statement)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {records.length > 0 && <Citations records={records} isAnswered={meta?.answered === true} />}
      {meta !== undefined && !isAsking && meta.statement !== undefined && <Plan meta={meta} />}
    </div>
  );
}

function Citations({ records, isAnswered }: { readonly records: readonly RecordData[]; readonly isAnswered: boolean }) {
  const { scraper } = usePage();
  const [place, setPlace] = useState<number | undefined>(undefined);
  const title = titleOf(scraper.fields);
  const price = scraper.fields.find(({ role }) => role === 'price');
  return (
    <>
      <h3 class="citations-title">{isAnswered ? 'Records' : 'The nearest records'}</h3>
      <ol class="citations">
        {records.map((record, index) => (
          <li key={index}>
            <button type="button" class="link" onClick={() => setPlace(index + 1)}>
              <bdi>{title === undefined ? `Record ${index + 1}` : valueText(record[title.name], title, 120)}</bdi>
            </button>
            {price !== undefined && <span class="muted"> {valueText(record[price.name], price, 40)}</span>}
          </li>
        ))}
      </ol>
      {place !== undefined && <RecordDialog records={records} place={place} onPlace={setPlace} onClose={() => setPlace(undefined)} />}
    </>
  );
}

/** How an answer was computed: the plan as text, and the records that it was about as a search. */
function Plan({ meta: { statement = '', filter, interpreter, command } }: { readonly meta: ChatMeta }) {
  const { route } = usePage();
  return (
    <details class="plan">
      <summary>How this was computed</summary>
      <dl>
        <dt>Plan</dt>
        <dd>
          <code>{safeText(statement)}</code>
        </dd>
        {filter !== '' && (
          <>
            <dt>Records</dt>
            <dd>
              <code>{safeText(filter)}</code> <a href={writeRoute({ ...startOf(route.scraper), filter })}>Show these records</a>
            </dd>
          </>
        )}
        {command !== undefined && (
          <>
            <dt>Command</dt>
            <dd>
              <code>{safeText(command)}</code>
            </dd>
          </>
        )}
        <dt>Read by</dt>
        <dd>{interpreter === 'rules' ? 'rules' : `rules and the model ${safeText(interpreter)}`}</dd>
      </dl>
    </details>
  );
}
