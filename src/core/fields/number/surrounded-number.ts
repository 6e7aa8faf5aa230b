import { currencyCode, type Unit } from '../units.ts';

/** What must be known of a number to tell it from what stands around it. */
interface Amount {
  /** Digits and marks alone. */
  readonly body: string;
  readonly unit: Unit | null;
  readonly loses: string | null;
  readonly around: string;
}

type Reader<T> = (text: string) => T | null;

/** Reads a number with a mark or words around it: "[247]", "~1,200", "3.5[a]", "£5,650 ono", "from €20 to €35" (its lower end); null when it is none. */
export function readSurrounded<T extends Amount>(text: string, read: Reader<T>): T | null {
  return readMarked(text, read) ?? readRange(text, read) ?? readPriceIn(text, read);
}

/** What stands for the lower end in the place of words around a range. */
export const RANGE = '…';

/** "about 5", "5*", a footnote's "5[a]", an estimate in brackets. */
function readMarked<T extends Amount>(text: string, read: Reader<T>): T | null {
  const bare =
    /^\[([^[\],]+)\]$/.exec(text)?.[1] ??
    text.replace(/^(?:[~≈]|c(?:irc)?a\.?(?= )|approx\.?(?= ))\s?/i, '').replace(/(?:\[\w{1,3}\]|[*†‡]{1,2})$/, '');
  const number = bare === text ? null : read(bare);
  return number === null || number.loses !== null ? null : { ...number, around: text.startsWith('[') ? '[]' : '~' };
}

/** Two amounts of one currency, the smaller one first. */
function readRange<T extends Amount>(text: string, read: Reader<T>): T | null {
  const [, first, last] = RANGED.exec(text) ?? [];
  const [low, high] = first === undefined || last === undefined ? [null, null] : [read(first), read(last)];
  const unit = low?.unit ?? high?.unit;
  if (low === null || high === null || unit?.kind !== 'currency' || high.loses !== null) return null;
  if ((low.unit ?? unit).key !== (high.unit ?? unit).key || sizeOf(low.body) > sizeOf(high.body)) return null;
  return { ...low, unit, around: RANGE };
}

const RANGED = /^(?:from |von |de )?([^-–—]{1,25}?)\s*(?:[-–—]|(?<=\s)(?:to|bis|à|a|do)(?=\s))\s*([^-–—]{1,25})$/i;

/** Digits alone: of two prices that are written alike, enough to say which is higher. */
function sizeOf(body: string): number {
  return Number(body.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, ''));
}

/** One amount with its currency, and words that leave it as it is. */
function readPriceIn<T extends Amount>(text: string, read: Reader<T>): T | null {
  const [, head = '', body = '', tail = ''] = ONE_AMOUNT.exec(text) ?? [];
  if (body === '') return null;
  const [before, after] = [signAtEnd(head), signAtStart(tail)];
  if ((before === '') === (after === '')) return null;
  const around = `${before === '' ? head : head.slice(0, head.trimEnd().length - before.length)} ${after === '' ? tail : tail.trimStart().slice(after.length)}`;
  const words = around
    .replaceAll(/[^\p{L}%]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (words === '' || OTHER_AMOUNT.test(words)) return null;
  const price = read(`${before}${body}${after === '' ? '' : ` ${after}`}`);
  return price?.unit?.kind === 'currency' ? { ...price, around: words } : null;
}

const ONE_AMOUNT = /^(\D{0,40}?)(\d(?:[\d.,\u0027\u2019 \u00a0\u202f]*\d)?)(\D*)$/;

/** The currency that ends a text; empty where none does. */
function signAtEnd(text: string): string {
  const last = /(?:^|[\s(:+-])([^\s(:+-]{1,4})\s?$/u.exec(text)?.[1] ?? '';
  return currencyCode(last) === undefined ? '' : last;
}

/** The currency that begins a text. A sign that is no ASCII word may touch the next word, as where two elements of a page were joined: "780 złdo negocjacji". */
function signAtStart(text: string): string {
  const start = text.replace(/^(?:[.,][-–—]{1,2}|\/-)?\s*/u, '');
  const word = /^[^\s,;.()/]{1,7}/u.exec(start)?.[0] ?? '';
  if (currencyCode(word) !== undefined) return word;
  const touching = [3, 2, 1].map((length) => word.slice(0, length)).find((sign) => /[^\p{ASCII}]/u.test(sign) && currencyCode(sign) !== undefined);
  return touching ?? '';
}

/** A bound, a discount, or what is paid each time: the amount is not the price. */
const OTHER_AMOUNT =
  /(?<!\p{L})(?:under|below|less|more|up to|off|saved?|discount|rabatt|unter|moins|menos|per|pro|par|por|every|each|month(?:ly)?|week(?:ly)?|day|daily|night(?:ly)?|hour(?:ly)?|year(?:ly)?|min|max|mini?mum|maximum|%)(?!\p{L})/iu;
