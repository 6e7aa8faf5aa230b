import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { problemOf } from '../../../src/contract/problem.ts';
import { ScrqError } from '../../../src/errors.ts';
import { SCRAPER, TOKEN, type Run, type Stage } from './fault-stage.ts';

/** A fault, and what is told of it: all of the error output but for paths and ports. */
interface Fault {
  readonly fault: string;
  readonly arrange: (stage: Stage) => Run | Promise<Run>;
  readonly message: string;
  readonly hint?: string;
  readonly exit: number;
  /** The only system that has what it takes. */
  readonly only?: NodeJS.Platform;
}

/** A server that gives one answer to everything. */
function answered(status: number, body: string | Buffer, headers?: Readonly<Record<string, string>>): Fault['arrange'] {
  return async (stage) => stage.ask(await stage.answering(status, body, headers));
}

function importing(name: string, content: string | Uint8Array, ...options: readonly string[]): Fault['arrange'] {
  return ({ directory }) => {
    writeFileSync(`${directory.path}/${name}`, content);
    return { argv: ['import', name, '--scraper', 'x', ...options] };
  };
}

/** Settings of the user. */
function configured(text: string): Fault['arrange'] {
  return ({ directory }) => {
    mkdirSync(`${directory.path}/home/.config/scrq`, { recursive: true });
    writeFileSync(`${directory.path}/home/.config/scrq/config.json`, text);
    return { argv: ['results'] };
  };
}

const problem = (error: ScrqError) => JSON.stringify(problemOf(error));

const network: readonly Fault[] = [
  {
    fault: 'nobody listens',
    arrange: (stage) => stage.ask('http://127.0.0.1:1'),
    message: 'scrq: http://127.0.0.1:1 refuses the connection',
    hint: 'Check the base URL, and that the server is running.',
    exit: 6,
  },
  {
    fault: 'a host that does not exist',
    arrange: (stage) => stage.ask('http://nowhere.invalid'),
    message: 'scrq: http://nowhere.invalid is a name that does not resolve',
    hint: 'Check the base URL and the network connection.',
    exit: 6,
  },
  {
    fault: 'a server that takes no connection over TLS in time',
    arrange: async (stage) => stage.ask(`https://${await stage.tcp(() => undefined)}`, { limits: { connectTimeoutMs: 50 } }),
    message: 'scrq: https://127.0.0.1:PORT does not answer in time',
    hint: 'Check the base URL and the network connection.',
    exit: 6,
  },
  {
    fault: 'a server that does not answer in time',
    arrange: async (stage) => stage.ask(await stage.http(() => undefined), { limits: { headersTimeoutMs: 50 } }),
    message: 'scrq: http://127.0.0.1:PORT accepted the request and did not answer in time',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'a server that goes silent in its answer',
    arrange: async (stage) =>
      stage.ask(await stage.http((_request, response) => void response.writeHead(200).write('{"data":[')), { limits: { bodyTimeoutMs: 50 } }),
    message: 'scrq: http://127.0.0.1:PORT went silent in the middle of its answer',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'a connection that breaks before the answer',
    arrange: async (stage) => stage.ask(await stage.http((request) => void request.socket.destroy())),
    message: 'scrq: http://127.0.0.1:PORT closed the connection before its answer was whole',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'an answer that is shorter than its length',
    arrange: async (stage) =>
      stage.ask(
        `http://${await stage.tcp((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"data"')))}`,
      ),
    message: 'scrq: http://127.0.0.1:PORT closed the connection before its answer was whole',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'an answer in chunks without the last',
    arrange: async (stage) =>
      stage.ask(
        `http://${await stage.tcp((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n7\r\n{"data"\r\n')))}`,
      ),
    message: 'scrq: http://127.0.0.1:PORT closed the connection before its answer was whole',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'a chunk whose size is none',
    arrange: async (stage) =>
      stage.ask(
        `http://${await stage.tcp((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n7\r\n{"data"\r\nzz\r\n')))}`,
      ),
    message: 'scrq: http://127.0.0.1:PORT closed the connection before its answer was whole',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'an export that is cut, to a file',
    arrange: async (stage) =>
      stage.ask(
        await stage.http((_request, response) => {
          response.writeHead(200).write('[{"a":1},');
          setImmediate(() => response.destroy());
        }),
        { argv: ['export', '-o', 'all.json'] },
      ),
    message: 'scrq: http://127.0.0.1:PORT closed the connection before its answer was whole',
    hint: 'Try again; if it stays, the server or something between is overloaded.',
    exit: 6,
  },
  {
    fault: 'something that is no HTTP',
    arrange: async (stage) => stage.ask(`http://${await stage.tcp((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.6\r\n')))}`),
    message: 'scrq: http://127.0.0.1:PORT does not speak HTTP',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'https where there is no TLS',
    arrange: async (stage) => stage.ask((await stage.answering(200, '')).replace('http:', 'https:')),
    message: 'scrq: https://127.0.0.1:PORT does not speak TLS',
    hint: 'Check whether the base URL should begin with http: instead of https:.',
    exit: 6,
  },
  {
    fault: 'a certificate that signed itself',
    arrange: async (stage) => stage.ask(await stage.tls('self-signed')),
    message: 'scrq: https://127.0.0.1:PORT has a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    hint: 'Check the base URL, or name a file with the certificate of its authority: --ca-cert FILE.',
    exit: 6,
  },
  {
    fault: 'a certificate of an unknown authority',
    arrange: async (stage) => stage.ask(await stage.tls('localhost')),
    message: 'scrq: https://127.0.0.1:PORT has a certificate that is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
    hint: 'Check the base URL, or name a file with the certificate of its authority: --ca-cert FILE.',
    exit: 6,
  },
  {
    fault: 'a certificate that has expired',
    arrange: async (stage) => stage.ask(await stage.tls('expired'), authority),
    message: 'scrq: https://127.0.0.1:PORT has a certificate that has expired',
    hint: "Tell the server's owner, and check the clock of this machine.",
    exit: 6,
  },
  {
    fault: 'a certificate for another host',
    arrange: async (stage) => stage.ask(await stage.tls('elsewhere'), authority),
    message: 'scrq: https://127.0.0.1:PORT has a certificate for another name',
    hint: 'Check the host in the base URL.',
    exit: 6,
  },
  {
    fault: 'a proxy that is not there',
    arrange: (stage) => stage.ask('https://api.example.com', { env: { HTTPS_PROXY: 'http://ada:secret@127.0.0.1:1' } }),
    message: 'scrq: the proxy http://127.0.0.1:1 refuses the connection',
    hint: 'Check HTTP_PROXY and HTTPS_PROXY, or name the server in NO_PROXY to go there directly.',
    exit: 6,
  },
  {
    fault: 'a proxy that wants a password',
    arrange: async (stage) => stage.ask('http://api.example.com', { env: { HTTP_PROXY: await stage.answering(407, '') } }),
    message: 'scrq: the proxy wants a user name and a password',
    hint: 'Put them into HTTP_PROXY and HTTPS_PROXY: http://name:password@proxy.example.com:3128.',
    exit: 4,
  },
  {
    fault: 'a proxy that makes no tunnel',
    arrange: async (stage) =>
      stage.ask('https://api.example.com', {
        env: { HTTPS_PROXY: `http://${await stage.tcp((socket) => socket.once('data', () => socket.end('HTTP/1.1 503 No\r\n\r\n')))}` },
      }),
    message: 'scrq: the proxy answered 503, and makes no connection to https://api.example.com',
    hint: 'Ask the operator of the proxy, or name the server in NO_PROXY to go there directly.',
    exit: 6,
  },
];

const authority = { env: { SCRQ_CA_CERT: new URL('../../remote/certificates/authority.pem', import.meta.url).pathname } };

const answers: readonly Fault[] = [
  {
    fault: '400 with a problem document',
    arrange: answered(400, problem(new ScrqError('invalid_parameter', 'filter has no field `prize` at 1', { hint: 'Did you mean `price`?' }))),
    message: 'scrq: filter has no field `prize` at 1',
    hint: 'Did you mean `price`?',
    exit: 2,
  },
  {
    fault: '400 with a plain text',
    arrange: answered(400, 'format must be json or csv'),
    message: 'scrq: http://127.0.0.1:PORT answered 400: format must be json or csv',
    hint: 'See `scrq results --help`.',
    exit: 2,
  },
  {
    fault: '400 with a list of errors',
    arrange: answered(400, '{"errors":[{"field":"take","message":"must be at most 100"}]}'),
    message: 'scrq: http://127.0.0.1:PORT answered 400: take: must be at most 100',
    hint: 'See `scrq results --help`.',
    exit: 2,
  },
  {
    fault: '401',
    arrange: answered(401, '{"error":"Missing key."}', { 'www-authenticate': 'Bearer' }),
    message: 'scrq: http://127.0.0.1:PORT answered 401: Missing key',
    hint: 'Give a token that this server accepts: SCRQ_TOKEN, --token-file, or `scrq config set token`.',
    exit: 4,
  },
  {
    fault: '403',
    arrange: answered(403, '{"message":"Not your team."}'),
    message: 'scrq: http://127.0.0.1:PORT answered 403: Not your team',
    hint: 'Give a token that this server accepts: SCRQ_TOKEN, --token-file, or `scrq config set token`.',
    exit: 4,
  },
  {
    fault: '404 of this API',
    arrange: answered(404, problem(new ScrqError('scraper_not_found', 'there is no such scraper'))),
    message: 'scrq: there is no such scraper',
    hint: 'Check the scraper id and the base URL.',
    exit: 3,
  },
  {
    fault: '404 of another make',
    arrange: answered(404, `{"message":"No scraper ${SCRAPER}"}`),
    message: 'scrq: http://127.0.0.1:PORT answered 404: No scraper scr_…',
    hint: 'Check the scraper id and the base URL.',
    exit: 3,
  },
  {
    fault: '405',
    arrange: answered(405, ''),
    message: 'scrq: http://127.0.0.1:PORT answered 405: Method Not Allowed',
    hint: 'Check the base URL; this server may not offer that operation.',
    exit: 1,
  },
  {
    fault: '408',
    arrange: answered(408, ''),
    message: 'scrq: http://127.0.0.1:PORT answered 408: Request Timeout',
    hint: 'Try again later.',
    exit: 6,
  },
  {
    fault: '409',
    arrange: answered(409, '{"error":"A run is being written."}'),
    message: 'scrq: http://127.0.0.1:PORT answered 409: A run is being written',
    hint: 'Try again when what is being done to the scraper has ended.',
    exit: 1,
  },
  {
    fault: '413',
    arrange: answered(413, ''),
    message: 'scrq: http://127.0.0.1:PORT answered 413: Payload Too Large',
    hint: 'Ask for less at once, or in fewer words.',
    exit: 1,
  },
  {
    fault: '418 with an error nested deep',
    arrange: answered(418, '{"error":{"details":[{"reason":"I am a teapot."}]}}'),
    message: 'scrq: http://127.0.0.1:PORT answered 418: details: I am a teapot',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: '429 without a time to wait',
    arrange: answered(429, '{"message":"Monthly allowance exceeded."}'),
    message: 'scrq: http://127.0.0.1:PORT answered 429: Monthly allowance exceeded',
    hint: 'Wait until the allowance is renewed, or have it raised.',
    exit: 5,
  },
  {
    fault: '429 until the next month',
    arrange: answered(429, '', { 'retry-after': '864000' }),
    message: 'scrq: http://127.0.0.1:PORT answered 429: Too Many Requests',
    hint: 'It asks to wait 10 days.',
    exit: 5,
  },
  {
    fault: '429 of this API',
    arrange: answered(429, problem(new ScrqError('allowance_exceeded', 'the monthly allowance of 1000 searches is used up'))),
    message: 'scrq: the monthly allowance of 1000 searches is used up',
    hint: 'Wait until the allowance is renewed, or have it raised.',
    exit: 5,
  },
  {
    fault: '500 without a word',
    arrange: answered(500, ''),
    message: 'scrq: http://127.0.0.1:PORT answered 500: Internal Server Error',
    hint: "Try again; if it stays, tell the server's owner.",
    exit: 1,
  },
  {
    fault: '500 with a stack trace',
    arrange: answered(500, '{"error":"boom","stack":"at handler (/srv/app.js:1:1)"}'),
    message: 'scrq: http://127.0.0.1:PORT answered 500: boom',
    hint: "Try again; if it stays, tell the server's owner.",
    exit: 1,
  },
  {
    fault: '502 as a web page',
    arrange: answered(502, '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>'),
    message: 'scrq: http://127.0.0.1:PORT answered 502: Bad Gateway',
    hint: 'Try again later.',
    exit: 6,
  },
  {
    fault: '503',
    arrange: answered(503, '{"message":"Down for maintenance."}'),
    message: 'scrq: http://127.0.0.1:PORT answered 503: Down for maintenance',
    hint: 'Try again later.',
    exit: 6,
  },
  {
    fault: '503 for an hour',
    arrange: answered(503, '', { 'retry-after': '3600' }),
    message: 'scrq: http://127.0.0.1:PORT answered 503: Service Unavailable',
    hint: 'It asks to wait 60 minutes.',
    exit: 6,
  },
  {
    fault: 'a redirect in circles',
    arrange: answered(302, '', { location: '/again' }),
    message: 'scrq: http://127.0.0.1:PORT redirects more than 5 times',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'a redirect to a file',
    arrange: answered(302, '', { location: 'file:///etc/passwd' }),
    message: 'scrq: http://127.0.0.1:PORT redirects to an address that is neither http nor https',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'a redirect to a server that wants a token',
    arrange: async (stage) => stage.ask(await stage.answering(307, '', { location: `${await stage.answering(401, '')}/` })),
    message: 'scrq: http://127.0.0.1:PORT answered 401: Unauthorized',
    hint: 'http://127.0.0.1:PORT led to http://127.0.0.1:PORT, where its token is not sent: make that the base URL, if it is yours.',
    exit: 4,
  },
  {
    fault: 'a page to sign in at',
    arrange: answered(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
    message: 'scrq: the answer of http://127.0.0.1:PORT is a web page',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'an empty answer',
    arrange: answered(200, ''),
    message: 'scrq: the answer of http://127.0.0.1:PORT is empty',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'JSON that is cut',
    arrange: answered(200, '{"data":[{"a"'),
    message: 'scrq: the answer of http://127.0.0.1:PORT is not the JSON of this API',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'data that is no list',
    arrange: answered(200, '{"data":{"items":[]}}'),
    message: 'scrq: the answer of http://127.0.0.1:PORT has no list of records: its data is an object',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'a record that is none',
    arrange: answered(200, '{"data":["x"]}'),
    message: 'scrq: the answer of http://127.0.0.1:PORT has no record at data[0]',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'an error dressed as a success',
    arrange: answered(200, '{"success":false,"error":"No such plan."}'),
    message: 'scrq: the answer of http://127.0.0.1:PORT has no list of records, but says: No such plan',
    hint: 'Check the base URL.',
    exit: 1,
  },
  {
    fault: 'gzip that is none',
    arrange: answered(200, '{"data":[]}', { 'content-encoding': 'gzip' }),
    message: 'scrq: http://127.0.0.1:PORT sent an answer that cannot be decompressed',
    hint: "Try again; if it stays, tell the server's owner.",
    exit: 1,
  },
  {
    fault: 'gzip that is cut',
    arrange: answered(200, gzipSync('{"data":[]}').subarray(0, 20), { 'content-encoding': 'gzip' }),
    message: 'scrq: http://127.0.0.1:PORT sent an answer that cannot be decompressed',
    hint: "Try again; if it stays, tell the server's owner.",
    exit: 1,
  },
  {
    fault: 'an encoding nobody asked for',
    arrange: answered(200, 'x', { 'content-encoding': 'compress' }),
    message: 'scrq: http://127.0.0.1:PORT sent an answer that cannot be decompressed',
    hint: "Try again; if it stays, tell the server's owner.",
    exit: 1,
  },
  {
    fault: 'an error that would steer the terminal',
    arrange: answered(400, '{"message":"\\u001b[2J\\u001b]0;owned\\u0007\\nscrq: all is well\\u202e"}'),
    message: 'scrq: http://127.0.0.1:PORT answered 400: [2J ]0;owned scrq: all is well',
    hint: 'See `scrq results --help`.',
    exit: 2,
  },
  {
    fault: 'an error that repeats the token',
    arrange: answered(400, `{"message":"bad token ${TOKEN}"}`),
    message: 'scrq: http://127.0.0.1:PORT answered 400: bad token tok_…',
    hint: 'See `scrq results --help`.',
    exit: 2,
  },
];

const files: readonly Fault[] = [
  {
    fault: 'a file that is not there',
    arrange: () => ({ argv: ['import', 'none.csv'] }),
    message: 'scrq: no file DIR/none.csv',
    hint: 'Check the name and the directory.',
    exit: 2,
  },
  {
    fault: 'a directory in place of a file',
    arrange: () => ({ argv: ['import', '.', '--scraper', 'x'] }),
    message: 'scrq: DIR is a directory',
    hint: 'Name a file in it.',
    exit: 1,
  },
  {
    fault: 'an empty file',
    arrange: importing('a.csv', ''),
    message: 'scrq: a.csv is empty',
    hint: 'A source that has no records says so with a CSV header alone, or with [] in JSON.',
    exit: 1,
  },
  {
    fault: 'bytes that are no text',
    arrange: importing('a.csv', Uint8Array.of(0x6e, 0x0a, 0xff, 0xfe, 0x80, 0x0a)),
    message: 'scrq: a.csv, line 2, column 1: the bytes here are not valid UTF-8',
    hint: 'Name the encoding of the file, for example --encoding windows-1252.',
    exit: 1,
  },
  {
    fault: 'JSON that is cut',
    arrange: importing('a.json', '[{"a":1},{"a":'),
    message: 'scrq: a.json, line 1, column 10: the file ends in the middle of the record that starts here',
    hint: 'The file looks cut off: fetch it again.',
    exit: 1,
  },
  {
    fault: 'a letter, with commas',
    arrange: importing('letter.txt', 'Dear all,\n\nthis is, as you see, a letter.\n'),
    message: 'scrq: letter.txt, line 3, column 21: the row has 3 cells where the header has 2',
    hint: 'A table has as many cells in each row as in its header. If this is one, --delimiter names its delimiter; other text has no records to read.',
    exit: 1,
  },
  {
    fault: 'a row with too many cells',
    arrange: importing('a.csv', 'a,b\n1,2\n1,2,3\n'),
    message: 'scrq: a.csv, line 3, column 5: the row has 3 cells where the header has 2',
    hint: 'Put cells that hold the delimiter or a line end in quotes; --delimiter names another delimiter.',
    exit: 1,
  },
  {
    fault: 'gzip that is cut',
    arrange: importing('a.csv.gz', gzipSync('a,b\n'.repeat(2000)).subarray(0, 40)),
    message: 'scrq: a.csv.gz is cut off: its gzip data ends too early',
    hint: 'Fetch or compress the file again.',
    exit: 1,
  },
  {
    fault: 'a picture',
    arrange: importing('a.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    message: 'scrq: a.png, line 1, column 1: the bytes here are not valid UTF-8',
    hint: 'Name the encoding of the file, for example --encoding windows-1252.',
    exit: 1,
  },
  {
    fault: 'a full disk',
    arrange: async (stage) => stage.ask(await stage.answering(200, '[{"a":1}]'), { argv: ['export', '-o', '/dev/full', '--format', 'json'] }),
    message: 'scrq: cannot write "/dev/full": the disk is full',
    hint: 'Free some space, and run it again.',
    exit: 1,
    only: 'linux',
  },
  {
    fault: 'no directory for a result',
    arrange: async (stage) => stage.ask('http://127.0.0.1:1', { argv: ['export', '-o', 'none/a.json'] }),
    message: 'scrq: there is no directory for "none/a.json"',
    hint: 'Make it first, or name another one.',
    exit: 2,
  },
  {
    fault: 'a directory in place of a result',
    arrange: async (stage) => stage.ask('http://127.0.0.1:1', { argv: ['export', '-o', '.', '--format', 'json'] }),
    message: 'scrq: "." is a directory',
    hint: 'Name a file in it: records.csv.',
    exit: 2,
  },
  {
    fault: 'a result that is there already',
    arrange: (stage) => {
      writeFileSync(`${stage.directory.path}/a.json`, '');
      return stage.ask('http://127.0.0.1:1', { argv: ['export', '-o', 'a.json'] });
    },
    message: 'scrq: "a.json" exists already',
    hint: 'Add --force to replace it, or name another file.',
    exit: 2,
  },
  {
    fault: 'certificates that are not there',
    arrange: (stage) => stage.ask('https://127.0.0.1:1', { env: { SCRQ_CA_CERT: 'none.pem' } }),
    message: 'scrq: the file of certificates "none.pem" does not exist',
    hint: 'Check the path.',
    exit: 2,
  },
  {
    fault: 'certificates that are none',
    arrange: (stage) => {
      writeFileSync(`${stage.directory.path}/ca.pem`, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
      return stage.ask('https://127.0.0.1:1', { env: { SCRQ_CA_CERT: 'ca.pem' } });
    },
    message: 'scrq: "ca.pem" holds no certificates in PEM',
    hint: 'Name a file with one or more blocks that begin with -----BEGIN CERTIFICATE-----.',
    exit: 1,
  },
  {
    fault: 'a size of the cache that is none',
    arrange: (stage) => stage.ask('http://127.0.0.1:1', { env: { SCRQ_CACHE_SIZE: 'plenty' } }),
    message: 'scrq: SCRQ_CACHE_SIZE "plenty" is not a valid size',
    hint: 'Write it as 500000, 64MB (millions of bytes) or 64MiB (1048576 bytes each).',
    exit: 2,
  },
  {
    fault: 'a token file that is not there',
    arrange: (stage) => stage.ask('http://127.0.0.1:1', { argv: ['results', '--token-file', 'none'] }),
    message: 'scrq: there is no token file "none"',
    hint: 'Check the path.',
    exit: 2,
  },
  {
    fault: 'a token file that is empty',
    arrange: (stage) => {
      writeFileSync(`${stage.directory.path}/token`, '\n');
      return stage.ask('http://127.0.0.1:1', { argv: ['results', '--token-file', 'token'] });
    },
    message: 'scrq: "token" holds no token',
    hint: 'Put the token alone into it, on one line.',
    exit: 1,
  },
];

const environment: readonly Fault[] = [
  {
    fault: 'no home',
    arrange: () => ({ argv: ['results'], world: { env: { HOME: '', SCRQ_DATA: '' } } }),
    message: 'scrq: there is no home directory to keep the dataset in',
    hint: 'Name a directory with --data DIR or SCRQ_DATA.',
    exit: 2,
  },
  {
    fault: 'settings that are not JSON',
    arrange: configured('{"model": "x",}'),
    message: 'scrq: DIR/home/.config/scrq/config.json is not JSON: line 1, column 15',
    hint: 'Correct it there.',
    exit: 1,
  },
  {
    fault: 'a setting that is misspelt',
    arrange: configured('{"baseURL":"https://a.example"}'),
    message: 'scrq: DIR/home/.config/scrq/config.json has an unknown setting "baseURL"',
    hint: 'Did you mean baseUrl?',
    exit: 1,
  },
  {
    fault: 'a setting of another kind',
    arrange: configured('{"scrapers":["a"]}'),
    message: 'scrq: DIR/home/.config/scrq/config.json is not right at scrapers: it must give ids by name',
    hint: 'Correct it, or see `scrq config --help`.',
    exit: 1,
  },
  {
    fault: 'a profile that is not there',
    arrange: () => ({ argv: ['results', '--profile', 'hosted'] }),
    message: 'scrq: there is no profile "hosted"',
    hint: '`scrq init --profile NAME` makes one.',
    exit: 2,
  },
  {
    fault: 'a project that names a file of tokens',
    arrange: ({ directory }) => {
      writeFileSync(`${directory.path}/.scrqrc.json`, '{"tokenFile":"/etc/passwd"}');
      return { argv: ['results'] };
    },
    message: 'scrq: DIR/.scrqrc.json sets tokenFile, which a project must not decide',
    hint: 'Move it into your own file of settings: `scrq config path` prints where that is.',
    exit: 1,
  },
  {
    fault: 'a file in place of the dataset',
    arrange: ({ directory }) => {
      writeFileSync(`${directory.path}/data`, '');
      return { argv: ['results'] };
    },
    message: 'scrq: cannot use the data directory DIR/data: it is not a directory',
    hint: 'Name another one with --data, or give yourself access to it.',
    exit: 1,
  },
  {
    fault: 'a dataset where there can be none',
    arrange: ({ directory }) => {
      writeFileSync(`${directory.path}/a.csv`, 'a\n1\n');
      return { argv: ['import', 'a.csv'], world: { env: { SCRQ_DATA: `${directory.path}/a.csv/data` } } };
    },
    message: 'scrq: cannot use the data directory DIR/a.csv/data: it is not a directory',
    hint: 'Name another one with --data, or give yourself access to it.',
    exit: 1,
  },
  {
    fault: 'no records yet',
    arrange: () => ({ argv: ['results'] }),
    message: 'scrq: there are no records here yet',
    hint: 'Import some with `scrq import FILE --scraper NAME`, or see `scrq demo`.',
    exit: 3,
  },
  {
    fault: 'an address that is none',
    arrange: (stage) => stage.ask('example.com'),
    message: 'scrq: the base URL is not an http or https address',
    hint: 'Write it like https://example.com or http://localhost:PORT; a token is given separately.',
    exit: 2,
  },
  {
    fault: 'an address with a password',
    arrange: (stage) => stage.ask('https://ada:secret@example.com'),
    message: 'scrq: the base URL holds a user name or a password',
    hint: 'Write it like https://example.com or http://localhost:PORT; a token is given separately.',
    exit: 2,
  },
  {
    fault: 'an address of one scraper',
    arrange: (stage) => stage.ask(`https://example.com/v1/scrapers/${SCRAPER}/results`),
    message: 'scrq: the base URL is the address of one scraper, and all endpoints stand under it',
    hint: 'End it before /v1/scrapers, and give the id of the scraper with --scraper.',
    exit: 2,
  },
  {
    fault: 'a server without a scraper',
    arrange: () => ({ argv: ['results', '--base-url', 'http://127.0.0.1:1'] }),
    message: 'scrq: no scraper is named, and a server does not list its own',
    hint: 'Add --scraper ID, or set SCRQ_SCRAPER.',
    exit: 2,
  },
  {
    fault: 'a proxy that is none',
    arrange: (stage) => stage.ask('http://127.0.0.1:1', { env: { http_proxy: 'socks5://ada:secret@127.0.0.1:1' } }),
    message: 'scrq: the proxy that the environment names is not an http or https address',
    hint: 'Set HTTP_PROXY and HTTPS_PROXY to an address like http://proxy.example.com:3128, or unset them.',
    exit: 2,
  },
  {
    fault: 'a token with a line end in it',
    arrange: (stage) => stage.ask('http://127.0.0.1:1', { env: { SCRQ_TOKEN: 'a\r\nx-evil: 1' } }),
    message: 'scrq: the token is empty or holds characters that a header cannot carry',
    hint: 'Give the token as the server issued it.',
    exit: 2,
  },
  {
    fault: 'an id that is none',
    arrange: () => ({ argv: ['results', '--base-url', 'http://127.0.0.1:1', '--scraper', '../admin'] }),
    message: 'scrq: scraperId must be 1 to 64 letters, digits, "_" or "-", starting with a letter or digit',
    hint: 'See `scrq results --help`.',
    exit: 2,
  },
  {
    fault: 'an interruption',
    arrange: (stage) => stage.ask('http://127.0.0.1:1', { signal: AbortSignal.abort(new ScrqError('interrupted', 'interrupted')) }),
    message: 'scrq: interrupted',
    exit: 130,
  },
];

/** All faults that a user can meet, by where they come from. */
export const faults: Readonly<Record<string, readonly Fault[]>> = { network, 'answers of a server': answers, files, environment };
