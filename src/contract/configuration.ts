import { z } from 'zod';

const text = z.string({ error: 'must be text' }).trim().min(1, 'must not be empty').max(4096, 'is too long');
const name = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'is not a valid name: letters, digits, "_", "-" and "." make one');
const id = text.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'is not the id of a scraper');
const address = text.refine((value) => /^https?:\/\/./i.test(value) && URL.canParse(value), 'must be an http or https address');

const settings = {
  /** Address of the server to ask instead of the local dataset. */
  baseUrl: address.optional(),
  /** Id or name of the scraper to work on. */
  scraper: text.optional(),
  /** Names for ids of scrapers, to type in their place. */
  scrapers: z.record(name, id, { error: 'must give ids by name' }).optional(),
  /** Columns of tables, by the names or ids of scrapers: `{ "flats": "title,price" }`. */
  columns: z.record(text, text, { error: 'must give columns by the name of a scraper' }).optional(),
  /** Directory or address of the local dataset. */
  data: text.optional(),
  /** Directory for what is kept of an object store on this machine. */
  cache: text.optional(),
  /** What that may take: "5GB". */
  cacheSize: text.optional(),
  /** Shape of the output. */
  format: z.enum(['table', 'record', 'json', 'jsonl', 'csv'], { error: 'must be table, record, json, jsonl or csv' }).optional(),
  /** Language model that helps. */
  model: text.optional(),
  /** What makes vectors. */
  embedder: text.optional(),
  /** Address of Ollama. */
  ollamaUrl: address.optional(),
  /** What turns words into filters. */
  interpreter: text.optional(),
  /** File of certificates (PEM) that are trusted as well. */
  caCert: text.optional(),
  /** File that holds the token for the server. */
  tokenFile: text.optional(),
};

/** Settings of one profile. Unknown ones are refused: what is misspelt would silently do nothing. */
export const ProfileSettings = z.strictObject(settings);
export type ProfileSettings = z.infer<typeof ProfileSettings>;

/** A file of settings: those for all profiles, those of each by its name, and which one is used. */
export const Configuration = z.strictObject({
  $schema: z.string().optional(),
  ...settings,
  profile: name.optional(),
  profiles: z.record(name, ProfileSettings, { error: 'must give settings by the name of a profile' }).optional(),
});
export type Configuration = z.infer<typeof Configuration>;

/** Tokens by the origin they are for: `{ "https://api.example.com": "…" }`. */
export const StoredTokens = z.strictObject({ tokens: z.record(z.string(), z.string()) });
export type StoredTokens = z.infer<typeof StoredTokens>;

/** Where the runs of local scrapers were pulled from, by the id of the local one. */
export const PullSources = z.record(z.string(), z.object({ baseUrl: address, scraper: id }));
export type PullSources = z.infer<typeof PullSources>;

const OptionalText = z.string().optional().catch(undefined);

/** Where conversations stand, by a hash of what they are about; what is of another form is as good as forgotten. */
export const ChatThreads = z
  .record(z.string(), z.object({ statement: OptionalText, conversationId: OptionalText, run: OptionalText }).catch({}))
  .catch({});
