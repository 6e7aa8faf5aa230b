import type { ComponentChildren } from 'preact';

import type { RequestFailure } from '../api/problem.ts';
import { sentence } from '../show/safe-text.ts';

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'error';
  readonly children: ComponentChildren;
}

/** Something that the reader should know, with what can be done. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div class={`notice notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

interface FailureProps {
  readonly failure: RequestFailure;
  readonly onRetry: () => void;
  /** Leads to the latest run, where the one that was asked for is gone. */
  readonly onLatest?: () => void;
  /** Another way out, where there is one. */
  readonly children?: ComponentChildren;
}

/** Says why a request gave no answer, and lets it be tried again. */
export function Failure({ failure, onRetry, onLatest, children }: FailureProps) {
  const { code, hint, retryAt } = failure;
  return (
    <Notice tone="error">
      <p>
        <strong>{TITLES[code] ?? 'That did not work.'}</strong> {sentence(failure.message)}
      </p>
      {hint !== undefined && <p>{sentence(hint)}</p>}
      {retryAt !== undefined && <p>It can be asked again from {new Date(retryAt).toLocaleString()} on.</p>}
      <p class="notice-actions">
        {code !== 'invalid_parameter' && (
          <button type="button" class="button" onClick={onRetry}>
            Try again
          </button>
        )}
        {code === 'run_not_found' && onLatest !== undefined && (
          <button type="button" class="button" onClick={onLatest}>
            Go to the latest run
          </button>
        )}
        {children}
      </p>
    </Notice>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  unreachable: 'No connection.',
  allowance_exceeded: 'The allowance of this month is used up.',
  run_not_found: 'This run is no longer kept.',
  scraper_not_found: 'There is no such scraper.',
  invalid_parameter: 'This cannot be asked.',
  unavailable: 'The server is busy.',
  stopped: 'Stopped.',
};
