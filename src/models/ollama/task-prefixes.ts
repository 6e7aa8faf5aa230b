/** What a model wants written before a text, by what the text is. */
export interface TaskPrefixes {
  /** Part of the embedder's id: with other prefixes it gives other vectors. */
  readonly mark: string;
  readonly record: string;
  readonly query: string;
}

const PASSAGE = 'Represent this sentence for searching relevant passages: ';
const QWEN_TASK = 'Instruct: Given a search query, retrieve relevant records that match the query\nQuery: ';

/**
 * After the model cards. The first row whose pattern fits the name decides; models that fit none (all-minilm, bge-m3, paraphrase-multilingual, granite-embedding) want
 * nothing. A row that changes needs another mark.
 */
const rows: readonly (readonly [RegExp, TaskPrefixes])[] = [
  [/nomic-embed/, { mark: 'nomic', record: 'search_document: ', query: 'search_query: ' }],
  [/e5-[\w-]*instruct/, { mark: 'e5instruct', record: '', query: QWEN_TASK }],
  [/(?:^|[^a-z])e5(?:[^a-z0-9]|$)/, { mark: 'e5', record: 'passage: ', query: 'query: ' }],
  [/mxbai-embed/, { mark: 'mxbai', record: '', query: PASSAGE }],
  [/snowflake-arctic-embed-?2|snowflake-arctic-embed-[\w-]*v2/, { mark: 'arctic2', record: '', query: 'query: ' }],
  [/snowflake-arctic-embed/, { mark: 'arctic', record: '', query: PASSAGE }],
  [/bge-(?:small|base|large)-en|bge-large/, { mark: 'bge', record: '', query: PASSAGE }],
  [/embeddinggemma/, { mark: 'gemma', record: 'title: none | text: ', query: 'task: search result | query: ' }],
  [/qwen3-embedding/, { mark: 'qwen3', record: '', query: QWEN_TASK }],
];

/** The prefixes of a model; undefined for one that wants none. */
export function taskPrefixes(model: string): TaskPrefixes | undefined {
  const name = model.toLowerCase();
  return rows.find(([pattern]) => pattern.test(name))?.[1];
}
