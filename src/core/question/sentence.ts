import type { FieldProfile } from '../language/profile/fields.ts';
import type { Schema } from '../language/profile/schema.ts';
import type { Token, TokenSpan } from '../language/tokens.ts';
import type { DataFacts } from './facts.ts';
import type { Piece, PieceKind, PieceOf } from './piece.ts';
import type { HeadKind, LinkWord } from './lexicon/lexicon.ts';

type SentenceParts = Pick<Sentence, 'text' | 'tokens' | 'pieces' | 'schema' | 'facts' | 'isRecordNoun' | 'now' | 'runs' | 'assumedNouns'>;

/** A question as the pieces of its cover, of which each is used at most once. What stays open was not understood. */
export class Sentence {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly facts: DataFacts;
  /** True for a word that the records are called by. */
  readonly isRecordNoun: (word: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Times of the completed runs, the newest first; none where they are not known. */
  readonly runs: readonly number[];
  /** Words that are taken for the records because of where they stand. */
  readonly assumedNouns: readonly string[];
  readonly #used = new Set<number>();

  constructor({ text, tokens, pieces, schema, facts, isRecordNoun, now, runs, assumedNouns }: SentenceParts) {
    this.text = text;
    this.tokens = tokens;
    this.pieces = pieces;
    this.schema = schema;
    this.facts = facts;
    this.isRecordNoun = isRecordNoun;
    this.now = now;
    this.runs = runs;
    this.assumedNouns = assumedNouns;
  }

  use(...places: readonly number[]): void {
    for (const at of places) this.#used.add(at);
  }

  isOpen(at: number): boolean {
    return at >= 0 && at < this.pieces.length && !this.#used.has(at);
  }

  /** The piece at a place, if it is of the kind and open. */
  open<Kind extends PieceKind>(at: number, kind: Kind): PieceOf<Kind> | null {
    const piece = this.pieces[at];
    // The kind decides which of the pieces it is.
    return piece?.kind === kind && this.isOpen(at) ? (piece as PieceOf<Kind>) : null;
  }

  /** The piece at a place, if it is of the kind. */
  at<Kind extends PieceKind>(at: number, kind: Kind): PieceOf<Kind> | null {
    const piece = this.pieces[at];
    return piece?.kind === kind ? (piece as PieceOf<Kind>) : null;
  }

  isLink(at: number, ...links: readonly LinkWord[]): boolean {
    const piece = this.pieces[at];
    return piece?.kind === 'link' && links.includes(piece.link);
  }

  /** Places of the open pieces of a kind, in order. */
  all(kind: PieceKind): readonly number[] {
    return this.pieces.flatMap((piece, at) => (piece.kind === kind && this.isOpen(at) ? [at] : []));
  }

  links(...links: readonly LinkWord[]): readonly number[] {
    return this.all('link').filter((at) => this.isLink(at, ...links));
  }

  /** The next piece that says something: harmless words and marks are passed. */
  next(at: number): number {
    let index = at + 1;
    while (this.#isIdle(index)) index += 1;
    return index;
  }

  previous(at: number): number {
    let index = at - 1;
    while (this.#isIdle(index)) index -= 1;
    return index;
  }

  #isIdle(at: number): boolean {
    const kind = this.pieces[at]?.kind;
    return kind === 'harmless' || kind === 'mark';
  }

  /** The next piece past harmless words and the given links. */
  past(at: number, ...links: readonly LinkWord[]): number {
    let index = this.next(at);
    while (this.isLink(index, ...links)) index = this.next(index);
    return index;
  }

  /** The place of the noun behind a place, past what says which of the records: "the most printing tickets"; -1 where none stands there. */
  nounBehind(at: number): number {
    let index = this.next(at);
    while (/^(?:value|condition)$/.test(this.pieces[index]?.kind ?? '')) index = this.next(index);
    return this.at(index, 'noun') === null ? -1 : index;
  }

  /** The words of a piece as they were typed. */
  words(at: number): string {
    const piece = this.pieces[at];
    return piece === undefined ? '' : this.said(piece);
  }

  /** The place of the first word that asks in a way, as "how many" does; -1 where none does. */
  headAt(head: HeadKind): number {
    return this.pieces.findIndex((piece) => piece.kind === 'head' && piece.head === head);
  }

  /** The first token of a piece. */
  token(at: number): Token | undefined {
    return this.tokens[this.pieces[at]?.from ?? 0];
  }

  /** The word before a piece, in lower case. */
  wordBefore(at: number): string {
    return this.tokens[(this.pieces[at]?.from ?? 0) - 1]?.lower ?? '';
  }

  said({ from, to }: TokenSpan): string {
    return this.text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }

  lower(at: number): string {
    return this.words(at).toLowerCase();
  }

  /** True when some word between two places is not harmless. */
  between(from: number, to: number, accepts: (at: number) => boolean): boolean {
    for (let at = from + 1; at < to; at += 1) {
      const kind = this.pieces[at]?.kind;
      if (kind !== 'harmless' && kind !== 'mark' && !accepts(at)) return false;
    }
    return true;
  }

  get profiles(): readonly FieldProfile[] {
    return this.schema.profiles;
  }
}
