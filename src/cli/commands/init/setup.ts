/** The choices of a set-up, by options or by answers. */
export interface Setup {
  readonly baseUrl?: string;
  /** Id of a scraper at that server, and the name to know it by. */
  readonly scraper?: string;
  readonly alias?: string;
  /** For the origin of that server. */
  readonly token?: string;
  readonly data?: string;
  readonly ollamaUrl?: string;
  readonly model?: string;
  readonly embedder?: string;
  readonly format?: string;
  readonly caCert?: string;
}
