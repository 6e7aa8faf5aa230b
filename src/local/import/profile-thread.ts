import { answerCalls } from '../../threads.ts';
import { addValues, createFieldProfiles, type ProfileRequest } from './field-profiler.ts';

const profiles = createFieldProfiles('whole');

answerCalls((call) => {
  const request = call as ProfileRequest; // the other half of this module asks for nothing else
  if (request.kind === 'decide') return Promise.resolve({ result: profiles.of(request.name).decide(request.options) });
  for (const [column, name] of request.names.entries()) addColumn(name, column, request.rows);
  return Promise.resolve({ result: null });
});

type TakenRows = Extract<ProfileRequest, { kind: 'add' }>['rows'];

function addColumn(name: string, column: number, taken: TakenRows): void {
  const profile = profiles.of(name);
  if ('rows' in taken) return addValues(profile, taken.lines, (row) => taken.rows[row]?.[column]);
  const { lines, text, ends } = taken;
  const width = lines.length === 0 ? 0 : ends.length / lines.length;
  addValues(profile, lines, (row) => {
    const place = row * width + column;
    return column < width ? text.slice(ends[place - 1] ?? 0, ends[place]) : undefined;
  });
}
