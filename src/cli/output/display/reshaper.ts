import type { ScrqError } from '../../../errors.ts';

/** Turns the JSON values that a command prints into another text. */
export interface Reshaper extends AsyncDisposable {
  reshape(values: readonly string[]): Promise<Reshaped>;
}

interface Reshaped {
  readonly text: string;
  /** What went wrong after the text. */
  readonly failure?: ScrqError | undefined;
}
