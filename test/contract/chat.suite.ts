import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import { collectChat, type ChatEvent, type ChatInput } from '../../src/contract/operations/chat.ts';
import type { Backend } from './backend.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper that never completed a run. */
  readonly never: string;
}

const boats = Array.from({ length: 30 }, (_, index) => ({
  hull: `B-${index}`,
  name: `Boat ${index}`,
  harbour: ['Eastquay', 'Lowmoor', 'Tarn'][index % 3],
  price: index === 4 ? null : 1000 + index * 100,
  berths: index % 5,
  engine: index % 2 === 0,
}));

/** Questions in plain words. */
export function describeChats(subject: () => Subject): void {
  describe('a chat', () => {
    let api: ScrapersApi;
    let scraperId: string;
    const ask = (message: string, more: Partial<ChatInput> = {}) => collectChat(api.chat({ scraperId, message, ...more }));

    beforeAll(async () => {
      ({ api } = subject().backend);
      ({ scraperId } = await subject().backend.importRuns('boats', boats));
    });

    it('answers with figures computed over all records, the plan, and the command that repeats it', async () => {
      const { data, meta } = await ask('how many boats in Tarn have an engine?');
      expect(data.figures).toEqual([{ name: 'count()', value: 5 }]);
      expect(data.answer).toBe("5 of 30 records match harbour = 'Tarn' and engine = true.");
      expect(meta).toMatchObject({
        answered: true,
        filter: "harbour = 'Tarn' and engine = true",
        statement: "count() where harbour = 'Tarn' and engine = true",
        command: `scrq stats 'count() where harbour = '\\''Tarn'\\'' and engine = true'`,
        interpreter: 'rules',
      });
    });

    it('gives groups as a table', async () => {
      const { data } = await ask('number of boats by harbour');
      expect(data.table).toEqual({
        columns: ['harbour', 'count()'],
        rows: [
          ['Eastquay', 10],
          ['Lowmoor', 10],
          ['Tarn', 10],
        ],
      });
    });

    it('says how many records were left out', async () => {
      const { data } = await ask('average price');
      expect(data.figures[0]?.value).toBeCloseTo(2486.2069, 3);
      expect(data.answer).toBe('The average price is 2,486.21, over 29 records. Left out: 1 record without price.');
    });

    it('cites whole records that it shows', async () => {
      const { data } = await ask('the 2 most expensive boats');
      expect(data.citations).toEqual([
        { n: 1, record: boats[29] },
        { n: 2, record: boats[28] },
      ]);
    });

    it('cites the record that an end is of', async () => {
      const { data, meta } = await ask('what is the highest price?');
      expect([meta.statement, data.citations]).toEqual(['max(price)', [{ n: 1, record: boats[29] }]]);
    });

    it('finds no record without guessing', async () => {
      const { data, meta } = await ask('how many boats cost more than 90000?');
      expect([meta.answered, data.figures]).toEqual([true, [{ name: 'count()', value: 0 }]]);
      expect(data.answer).toBe('No record matches price > 90000 (of 30). Left out: 1 record without price.');
    });

    it('says what it does not understand, offers what it does, and cites the nearest records', async () => {
      const { data, meta } = await ask('how many boats have a flybridge?');
      expect([meta.answered, meta.plan, data.figures]).toEqual([false, null, []]);
      expect(data.answer).toBe(
        `I do not find "flybridge" among the fields and their values. Without "flybridge": ${meta.choices?.[0]?.command ?? 'nothing'}.`,
      );
      expect(data.citations.length).toBeGreaterThan(0);
    });

    it('goes on from what was asked before', async () => {
      const first = await ask('how many boats in Tarn?');
      const second = await ask('and in Lowmoor?', { conversationId: first.meta.conversationId });
      const third = await ask('only those with an engine', { conversationId: first.meta.conversationId });
      expect([second.meta.statement, third.meta.statement]).toEqual([
        "count() where harbour = 'Lowmoor'",
        "count() where harbour = 'Lowmoor' and engine = true",
      ]);
      expect(second.meta.conversationId).toBe(first.meta.conversationId);
    });

    it('is about what the answer before named', async () => {
      const first = await ask('which harbour has the highest average price?');
      const { meta } = await ask('how many of those have an engine?', { conversationId: first.meta.conversationId });
      expect(meta.statement).toBe("count() where harbour = 'Lowmoor' and engine = true");
      expect((await ask('how many of those have an engine?', { after: first.meta.statement })).meta.answered).toBe(false);
    });

    it('goes on from a statement where the conversation is not known', async () => {
      const { meta } = await ask('and the median?', { after: 'avg(price) by harbour' });
      expect(meta.statement).toBe('median(price) by harbour');
    });

    it('comes in events: what it is about first, all of it last, and the words add up', async () => {
      const events: ChatEvent[] = [];
      for await (const event of api.chat({ scraperId, message: 'the 2 cheapest boats' })) events.push(event);
      const last = events.at(-1);
      const words = events.flatMap((event) => (event.event === 'token' ? [event.data.text] : []));
      expect(events[0]?.event).toBe('meta');
      expect(events.filter(({ event }) => event === 'citation')).toHaveLength(2);
      expect(last?.event === 'done' ? last.data.data.answer : null).toBe(words.join(''));
    });

    it('of a scraper without a run is refused in words', async () => {
      const { data, meta } = await collectChat(api.chat({ scraperId: subject().never, message: 'how many?' }));
      expect([data.answer, meta.answered, meta.run]).toEqual(['There are no records yet.', false, null]);
    });

    it.each([
      [{ message: '' }, 'invalid_parameter'],
      [{ message: '   ' }, 'invalid_parameter'],
      [{ message: 'x'.repeat(4001) }, 'invalid_parameter'],
      [{ message: 'how many?', conversationId: 'conv_unknown' }, 'invalid_parameter'],
      [{ message: 'how many?', model: 'no-such-model' }, 'invalid_parameter'],
      [{ message: 'how many?', scraperId: 'scr_unknownunknown00' }, 'scraper_not_found'],
    ])('with %j is refused before the first event', async (input, code) => {
      await expect(collectChat(api.chat({ scraperId, ...input }))).rejects.toMatchObject({ code });
    });

    it('takes 4000 characters', async () => {
      expect((await ask('how many boats? '.repeat(250).trim())).meta.run).not.toBeNull();
    });

    it('of another scraper is not gone on with', async () => {
      const { scraperId: other } = await subject().backend.importRuns('rafts', boats);
      const { meta } = await ask('how many boats?');
      await expect(collectChat(api.chat({ scraperId: other, message: 'by harbour', conversationId: meta.conversationId }))).rejects.toMatchObject({
        code: 'invalid_parameter',
      });
    });

    it('names the record whose number went farthest, with both values', async () => {
      const cheaper = boats.map((boat, index) => ({ ...boat, price: boat.price === null ? null : boat.price - (index === 7 ? 900 : index) }));
      const { scraperId: sloops } = await subject().backend.importRuns('sloops', boats, cheaper);
      const { data } = await collectChat(api.chat({ scraperId: sloops, message: 'which boat had the biggest price drop since the last run?' }));
      expect(data.answer).toMatch(/^Price fell by 900 for Boat 7, B-7, from 1,700 to 800\./);
      expect(data.table).toEqual({ columns: ['name', 'hull', 'price before', 'price after', 'fell by'], rows: [['Boat 7', 'B-7', 1700, 800, 900]] });
    });

    it('does not compare a run with itself', async () => {
      const { data, meta } = await ask('how many boats got cheaper since 1 January 2099?');
      expect(meta.answered).toBe(false);
      expect(data.answer).toMatch(/are the same run/);
    });

    it('stops when the caller does', async () => {
      const signal = AbortSignal.abort(new Error('enough'));
      await expect(collectChat(api.chat({ scraperId, message: 'how many?' }, { signal }))).rejects.toThrow('enough');
    });
  });
}
