import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Express, Request, Response } from 'express';

import { wrongMethod } from '../http/routing-failures.ts';
import { requestContextOf } from '../http/request-context.ts';

/** Scripts, styles and requests of this server alone: nothing inline, nothing from elsewhere, no frame around it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A name that changes with what is in the file. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The folder of the page that is built with the package. */
export function packagedPage(): string {
  // The same from src/server/page, dist/server/page and dist/cli/chunks.
  return fileURLToPath(new URL('../../../dist/page', import.meta.url));
}

interface PageFile {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Mounts the files of a page, read once: its document at `/`, the others at their names. Nothing is mounted where the folder has no document. */
export function mountPage(app: Express, directory: string): void {
  const files = readFiles(directory);
  const document = files.get(DOCUMENT);
  if (document === undefined) return;
  files.delete(DOCUMENT);
  files.set('/', document);
  app.use((request, response, next) => {
    const file = files.get(request.path);
    if (file === undefined) return next();
    requestContextOf(request).route = request.path;
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, response, file);
    throw wrongMethod(response, 'GET, HEAD');
  });
}

const DOCUMENT = '/index.html';

function send(request: Request, response: Response, { bytes, tag }: PageFile): void {
  const { path } = request;
  response.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  });
  response.type(path === '/' ? '.html' : extname(path));
  if (request.fresh) response.status(304).end();
  else response.send(bytes);
}

function readFiles(directory: string): Map<string, PageFile> {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    return new Map(entries.filter((entry) => entry.isFile()).map((entry) => readPageFile(directory, join(entry.parentPath, entry.name))));
  } catch {
    // A package that was built without the page.
    return new Map();
  }
}

function readPageFile(directory: string, file: string): readonly [path: string, PageFile] {
  const bytes = readFileSync(file);
  // Weak: compressed and not, the file is the same to a reader and other bytes.
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return [file.slice(directory.length).split(sep).join('/'), { bytes, tag }];
}
