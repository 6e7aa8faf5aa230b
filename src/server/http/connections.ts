import type { RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { problemOf } from '../../contract/problem.ts';
import { ScrqError } from '../../errors.ts';

/** Open connections and the answers owed on each, so that closing waits for work and for nothing else. */
export class Connections {
  readonly #owed = new Map<Duplex, Set<ServerResponse>>();
  readonly #accepted = new Set<Duplex>();
  #draining = false;

  /** Every connection as it is accepted: under TLS, one whose handshake never ends would keep the server open. */
  accept(socket: Duplex): void {
    this.#accepted.add(socket);
    socket.once('close', () => this.#accepted.delete(socket));
  }

  /** A connection that requests can come on. A handshake may end after the server began to close. */
  add(socket: Duplex): void {
    this.#owed.set(socket, new Set());
    socket.once('close', () => this.#owed.delete(socket));
    if (this.#draining) end(socket);
  }

  watch(listener: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const owed = this.#owed.get(socket);
      owed?.add(response);
      if (this.#draining) response.setHeader('Connection', 'close');
      response.once('close', () => {
        owed?.delete(response);
        if (this.#draining && owed?.size === 0) socket.destroySoon();
      });
      listener(request, response);
    };
  }

  /** Answers what is no HTTP, and ends its connection; in the midst of another answer it only ends it. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
    const owed = this.#owed.get(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || (owed !== undefined && owed.size > 0)) {
      socket.destroy();
      return;
    }
    const { status, reason, problem } = refusalOf(error.code);
    const body = JSON.stringify({ ...problem, status });
    const head = `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
    socket.end(`${head}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n\r\n${body}`, () => socket.destroy());
  }

  /** Ends connections without work, now and as their work ends. */
  drain(): void {
    this.#draining = true;
    for (const [socket, owed] of this.#owed) {
      if (owed.size === 0) end(socket);
      for (const response of owed) if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  cut(): void {
    for (const socket of [...this.#owed.keys(), ...this.#accepted]) socket.destroy();
  }
}

function end(socket: Duplex): void {
  socket.end(() => socket.destroy());
}

function refusalOf(code: string | undefined) {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, reason: 'Request Header Fields Too Large', problem: problemOf(malformed('the head of the request is too large')) };
    case 'ERR_HTTP_REQUEST_TIMEOUT': {
      const problem = problemOf(new ScrqError('request_timeout', 'the request did not arrive in time'));
      return { status: problem.status, reason: 'Request Timeout', problem };
    }
    default:
      return { status: 400, reason: 'Bad Request', problem: problemOf(malformed('the request is not HTTP')) };
  }
}

function malformed(message: string): ScrqError {
  return new ScrqError('invalid_parameter', message);
}
