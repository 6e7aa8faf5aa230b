import { StringDecoder } from 'node:string_decoder';

import { terminalText } from '../../../format/terminal-text.ts';
import { outputTo, writeTo, type Output } from '../../terminal/io.ts';
import { createJsonValues } from './json-values.ts';
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

/** An output that passes on what a reshaper makes of the JSON it is given. It is no terminal, so that commands give it JSON as it is. */
export interface ReshapedOutput {
  readonly output: Output;
  /** Passes on what is left; to be called when the command has written all. */
  end(): Promise<void>;
}

/** `to` takes the result; what goes to a terminal is made safe for it. */
export function createReshapedOutput(reshaper: Reshaper, to: Output): ReshapedOutput {
  const values = createJsonValues();
  const decoder = new StringDecoder();
  const pass = async (whole: readonly string[]): Promise<void> => {
    if (whole.length === 0) return;
    const { text, failure } = await reshaper.reshape(whole);
    await writeTo(to, to.isTTY === true ? terminalText(text) : text);
    if (failure !== undefined) throw failure;
  };
  const output = outputTo((chunk) => pass(values.add(decoder.write(chunk))));
  return {
    output: Object.assign(output, to.isTTY === true ? { shown: true } : {}),
    async end() {
      const rest = (values.add(decoder.end()).join('\n') + values.rest()).trim();
      await pass(rest === '' ? [] : [rest]);
    },
  };
}
