import { isIPv6 } from 'node:net';

import type { RequestHandler } from 'express';

import { ScrqError } from '../../errors.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests sent to a name that is not this server's with `forbidden_host`: a web page whose own name resolves to
 * this machine (DNS rebinding) could read every answer otherwise. The address a connection came in on is always a good name.
 * No name, or two, is `invalid_parameter`.
 */
export function guardHost(allowedHosts: readonly string[]): RequestHandler {
  const names = new Set([...loopbackNames, ...allowedHosts.map(nameOf)]);
  return (request, _response, next) => {
    const [host, ...others] = request.headersDistinct['host'] ?? [];
    if (host === undefined || others.length > 0) {
      throw new ScrqError('invalid_parameter', 'the request must name one host', { hint: 'Send one Host header.' });
    }
    const name = nameOf(host);
    if (!names.has(name) && name !== nameOf(request.socket.localAddress ?? '')) {
      throw new ScrqError('forbidden_host', 'requests for this host name are not answered', {
        hint: 'Name the host to the server with --allow-host, or use the address it listens on.',
      });
    }
    next();
  };
}

/** The name in a Host header, without its port, as it is compared: lower case, IPv6 in brackets, IPv4 never mapped to IPv6. */
function nameOf(host: string): string {
  const bare = host.trim().toLowerCase();
  if (isIPv6(bare)) return bare.startsWith('::ffff:') && bare.includes('.') ? bare.slice('::ffff:'.length) : `[${bare.replace(/%.*$/, '')}]`;
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(bare)?.[1] ?? '';
  return name.replace(/\.$/, '');
}
