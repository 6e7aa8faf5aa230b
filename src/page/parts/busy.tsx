import { useEffect, useState } from 'preact/hooks';

const SLOW_MS = 4000;

/** A line that moves while something is on its way; after some seconds it says so in words, and offers to stop. */
export function Busy({ isBusy, onStop }: { readonly isBusy: boolean; readonly onStop?: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div class="busy" data-busy={isBusy} role="status">
      <div class="busy-line" aria-hidden="true" />
      {isBusy && isSlow && (
        <p class="busy-words">
          Still working…{' '}
          {onStop !== undefined && (
            <button type="button" class="link" onClick={onStop}>
              Stop
            </button>
          )}
        </p>
      )}
    </div>
  );
}
