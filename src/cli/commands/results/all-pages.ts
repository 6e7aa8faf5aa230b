import type { RecordData } from '../../../contract/envelope.ts';
import type { ExportInput } from '../../../contract/operations/export.ts';
import { parseInOrder } from '../../../contract/json-order.ts';
import { readExportTexts } from '../../../format/read/read-export.ts';
import type { Target } from '../../target.ts';
import type { Page } from '../../output/show-records.ts';

const PAGE = 1000;

/** All records by one export, as the pages that results would give one by one. */
export async function* exportPages({ api, scraperId }: Target, input: Omit<ExportInput, 'scraperId'>, signal: AbortSignal): AsyncIterable<Page> {
  await using stream = await api.export({ scraperId, ...input }, { signal });
  let waiting: RecordData[] = [];
  let number = 1;
  for await (const texts of readExportTexts(stream.chunks)) {
    // The reader takes nothing but objects.
    for (const text of texts) waiting.push(parseInOrder(text) as RecordData);
    while (waiting.length > PAGE) {
      yield pageOf(waiting.slice(0, PAGE), number, stream.records);
      waiting = waiting.slice(PAGE);
      number += 1;
    }
  }
  yield pageOf(waiting, number, stream.records ?? (number - 1) * PAGE + waiting.length);
}

/** While a server does not tell how many there are, more follow than came so far. */
function pageOf(data: readonly RecordData[], page: number, records: number | undefined): Page {
  const total = records ?? page * PAGE + 1;
  const totalPages = Math.ceil(total / PAGE);
  return { data, pagination: { total, page, take: PAGE, totalPages, hasMore: page < totalPages } };
}
