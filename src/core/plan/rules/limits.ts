import { numberOf } from './head-noun.ts';
import type { Scan } from './facts.ts';

export function claimLimit(scan: Scan): number | null {
  const { ledger } = scan;
  const found =
    ledger.claim(/\b(?:the )?(?:first|top|any|only|just|last) (?<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/) ??
    ledger.claim(/\b(?:show|list|give|find|get|name)(?: me)? (?<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:or|to|-))/) ??
    ledger.claim(/^(?<n>\d{1,3})(?= \p{L})/u) ??
    claimAfterOrder(scan) ??
    claimAfterHead(scan);
  const own = numberOf(found?.parts['n']?.text);
  return own;
}

/** "show me 5 furnished flats": a number right behind what is asked for. */
function claimAfterHead({ ledger }: Scan) {
  const found = ledger.find(/\b(?<n>\d{1,3})(?= \p{L})/u);
  if (
    found === null ||
    found.from === 0 ||
    found.from > 3 ||
    !/^(?:me|us|list|show|find|give|get|display|the|name)$/.test(ledger.word(found.from - 1))
  )
    return null;
  ledger.take(found);
  return found;
}

/** "the cheapest 3": a number right behind what orders, at the end. */
function claimAfterOrder({ ledger }: Scan) {
  const found = ledger.find(/\b(?<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ones)?\W*$/);
  const isBehind =
    found !== null &&
    found.from > 0 &&
    ledger.isTaken(found.from - 1) &&
    /est$|^(?:expensive|recent|popular|top|bottom)$/.test(ledger.word(found.from - 1));
  if (!isBehind) return null;
  ledger.take(found);
  return found;
}

const ORDINALS: Readonly<Record<string, number | undefined>> = { second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3, fifth: 4, '5th': 4 };

/** How many come before "the second cheapest", "the third most expensive". */
export function claimOrdinal({ ledger }: Scan): number {
  const found = ledger.claim(
    /\b(?:second|2nd|third|3rd|fourth|4th|fifth|5th)\b(?= ?-?(?:most|least|highest|lowest|largest|biggest|smallest|cheapest|oldest|newest|longest|shortest|best|worst|latest|heaviest|fastest))/,
  );
  return ORDINALS[found?.text ?? ''] ?? 0;
}
