import { collectValues } from '../../core/language/values/build-values.ts';
import { answerCalls } from '../../threads.ts';
import { addTexts, encodeValues } from './passes/values-file.ts';
import type { ValueRequest } from './value-taker.ts';

const values = collectValues();

answerCalls(async (request) => {
  // The taker asks for nothing else.
  const columns = request as ValueRequest;
  if (columns === 'finish') return { result: await encodeValues(values.finish()) };
  for (const { field, cells } of columns) addTexts(values, field, cells);
  return { result: values.closed() };
});
