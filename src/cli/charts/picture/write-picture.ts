import type { StatsResponse } from '../../../contract/operations/stats.ts';
import { jsonText } from '../../../format/write/json.ts';
import type { CliContext } from '../../context.ts';
import type { OutputFlags } from '../../output/options.ts';
import { prepareOutput } from '../../output/output-file.ts';
import { writeJson, writeNote, writeResult, writeWarning, writeWarnings } from '../../terminal/io.ts';
import { chartTable } from './chart-table.ts';
import type { PictureFormat } from './picture-format.ts';
import { vegaLiteSpec, type VegaLiteSpec } from './vega-lite-spec.ts';

/** Where a picture goes, and what it is. */
export interface PictureOrder extends OutputFlags {
  readonly format: PictureFormat;
}

/** Asks for values over groups, and writes them as a picture: to the standard output, or to a file that is there once it is whole. What is not drawn is said. */
export async function writePicture({ io }: CliContext, { format, output, force }: PictureOrder, ask: () => Promise<StatsResponse>): Promise<void> {
  const toFile = output !== undefined && output !== '-';
  // Before anything is computed: the place may not be one for a file.
  const target = toFile
    ? await prepareOutput(output, { cwd: io.cwd, existing: force === true ? 'replace' : 'refuse', signal: io.signal })
    : undefined;
  const answer = await ask();
  const table = chartTable(answer);
  const picture = await drawn(vegaLiteSpec(table), format);
  if (target === undefined) await (format === 'vega-lite' ? writeJson(io, String(picture)) : writeResult(io, picture));
  else {
    await using file = await target.open();
    await file.write(Buffer.from(picture));
    io.signal.throwIfAborted();
    await file.commit();
    writeNote(io, `written to ${output}`);
  }
  writeWarnings(io, answer.meta.warnings);
  for (const note of table.notes) writeWarning(io, `note: ${note}`);
}

async function drawn(spec: VegaLiteSpec, format: PictureFormat): Promise<string | Uint8Array> {
  if (format === 'vega-lite') return jsonText(spec);
  const { renderSvg } = await import('./render-svg.ts');
  const svg = await renderSvg(spec);
  if (format === 'svg') return svg;
  const { renderPng } = await import('./render-png.ts');
  return renderPng(svg);
}
