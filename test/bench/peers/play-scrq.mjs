/** `node play-scrq.mjs DATA`: the local API over a dataset with one scraper. */
import { openLocalApi } from '../../../dist/index.js';
import { play } from './play.mjs';

const api = await openLocalApi({ directory: process.argv[2] });
const [{ id: scraperId }] = (await api.scrapers()).data;
const stats = (plan) => api.stats({ scraperId, plan });

await play({
  keyword: ({ words }) => api.hybrid({ scraperId, search: words.join(' '), mode: 'keyword', interpreter: 'none' }),
  hybrid: ({ words, bound }) => api.hybrid({ scraperId, search: `${words.join(' ')} under $${bound}` }),
  median: ({ bound }) => stats(`median(price) by city where price > ${bound}`),
  count: ({ bound }) => stats(`count() where price < ${bound}`),
  word: ({ words, bound }) => stats(`count() where text has '${words[0]}' and price < ${bound}`),
});
await api[Symbol.asyncDispose]();
