import type { IncomingMessage } from 'node:http';

/** What a request says its body is; names in lower case. */
export interface MediaType {
  readonly type: string;
  readonly charset: string | undefined;
}

/** Reads the Content-Type of a request; `type` is empty when it says none, or something that is no media type. */
export function mediaType(request: IncomingMessage): MediaType {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(parameter)?.[1]).find((name) => name !== undefined);
  return { type: /^\s*[\w.+-]+\/[\w.+-]+\s*$/.test(type) ? type.trim() : '', charset: charset === 'utf8' ? 'utf-8' : charset };
}

/** Whether the body comes as it is, without compression. */
export function plainEncoding(request: IncomingMessage): boolean {
  const encoding = (request.headers['content-encoding'] ?? '').trim().toLowerCase();
  return encoding === '' || encoding === 'identity';
}
