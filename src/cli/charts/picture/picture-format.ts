import type { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { OUTPUT_FORMATS, readFormat } from '../../config/settings.ts';
import type { OutputFlags } from '../../output/options.ts';
import type { Io } from '../../terminal/io.ts';

/** What an answer can be drawn as: a picture, or the specification that draws it elsewhere. */
export const PICTURE_FORMATS = ['svg', 'png', 'vega-lite'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The text of `--format` of commands that draw. */
export const DRAWN_FORMAT_HELP = `shape of the output: ${[...OUTPUT_FORMATS, ...PICTURE_FORMATS].join(', ')} (default: by the name of the file; table on a terminal, jsonl elsewhere)`;

/** The picture that is asked for, by `--format` or by the name of the file; undefined when the answer is wanted in words or records. */
export function readPictureFormat(command: Command, io: Io, { output }: OutputFlags): PictureFormat | undefined {
  const stated = readFormat(command, io, [...OUTPUT_FORMATS, ...PICTURE_FORMATS]);
  const ending = /\.(svg|png)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  const format = PICTURE_FORMATS.find((each) => each === (stated ?? ending));
  if (format === undefined) return undefined;
  const { jq, template } = command.optsWithGlobals<{ readonly jq?: string; readonly template?: string }>();
  if (jq !== undefined || template !== undefined) {
    throw new ScrqError('invalid_usage', `${jq === undefined ? '--template' : '--jq'} is for records, and ${format} is a picture`, {
      hint: 'Leave one of them out.',
    });
  }
  if (format !== 'vega-lite' && (output === undefined || output === '-') && io.stdout.isTTY === true) {
    throw new ScrqError('invalid_usage', `${format} is nothing to show on a terminal`, { hint: `Add -o FILE.${format}, or send it through a pipe.` });
  }
  return format;
}
