import { text } from 'node:stream/consumers';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Backend } from './backend.ts';

/** Text, names and lists that a careless reader or writer would change. */
const records =
  '[{"id":"\\ufeffa","2019":"","note":"\\ufeff","10":{"9":1,"b":"","8":[{"2":1,"1":2}]},"0":"x"},' +
  '{"id":"b","2019":null,"note":" x ","10":{"z":1,"3":2},"0":""}]';
const served = records.replaceAll('\\ufeff', '\ufeff');

/** What every implementation gives back as it came. */
export function describeAsItCame(subject: () => { readonly backend: Backend }): void {
  describe('text and names', () => {
    let scraperId: string;
    beforeAll(async () => {
      ({ scraperId } = await subject().backend.importRuns('as-it-came', records));
    });

    it('come back as they came in results, in search, and in a list of fields', async () => {
      const { api } = subject().backend;
      expect(JSON.stringify((await api.results({ scraperId })).data)).toBe(served);
      expect(JSON.stringify((await api.hybrid({ scraperId, search: 'x', sort: '0' })).data)).toContain('{"id":"b","2019":null,"note":" x "');
      const [first] = (await api.results({ scraperId, fields: 'note,2019,id,0', take: 1 })).data;
      expect(JSON.stringify(first)).toBe('{"note":"\ufeff","2019":"","id":"\ufeffa","0":"x"}');
    });

    it('come back as they came in exports, where csv has an empty cell for an empty text and for none', async () => {
      const { api } = subject().backend;
      await using json = await api.export({ scraperId });
      expect((await text(json.chunks)).replaceAll('\n', '')).toBe(served);
      await using csv = await api.export({ scraperId, format: 'csv' });
      expect((await text(csv.chunks)).replaceAll('\r\n', '\n')).toBe(
        'id,2019,note,10,0\n\ufeffa,,\ufeff,"{""9"":1,""b"":"""",""8"":[{""2"":1,""1"":2}]}",x\nb,, x ,"{""z"":1,""3"":2}",\n',
      );
    });
  });
}
