import type { ChatMeta } from '../../contract/operations/chat.ts';
import { safeText } from '../show/safe-text.ts';
import { usePage } from '../state/page-context.ts';
import { startOf, writeRoute } from '../state/route.ts';

/** How an answer was computed: the plan as text, and the records that it was about as a search. */
export function Plan({ meta: { statement = '', filter, interpreter, command } }: { readonly meta: ChatMeta }) {
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
