import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { MeteredKind } from '../../contract/operations/usage.ts';
import { workKinds, type WorkLimiter, type WorkKind } from '../guards/work-limiters.ts';

/** One request that is over. */
interface Measured {
  readonly method: string;
  /** Its path, with names for what differs: never an id. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What the server counts and measures of itself. */
export interface Metrics {
  readonly contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  begun(): void;
  over(request: Measured): void;
  /** Calls of an allowance that all servers used this month, and how many are allowed. */
  allowance(kind: MeteredKind, used: number, calls: number): void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What the process has asked of object stores so far. */
export interface StoreRequests {
  readonly bytes: number;
  readonly byOperation: ReadonlyMap<string, number>;
}

/** Starts to measure; memory, processor and event loop of the process are among it. */
export function createMetrics(limiters: Readonly<Record<WorkKind, WorkLimiter>>, storeRequests?: () => StoreRequests | undefined): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'scrq_http_requests_total', help: 'Requests that are over.', labelNames, registers });
  const durations = new Histogram({
    name: 'scrq_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const open = new Gauge({ name: 'scrq_http_requests_in_flight', help: 'Requests that are being answered.', registers });
  const used = new Gauge({ name: 'scrq_allowance_used', help: 'Calls of this month, of all servers.', labelNames: ['kind'], registers });
  const allowed = new Gauge({ name: 'scrq_allowance_calls', help: 'Calls allowed a month.', labelNames: ['kind'], registers });
  const work = new Gauge({
    name: 'scrq_work',
    help: 'Work by kind: carried out at the moment, and waiting for its turn.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const kind of workKinds) {
        this.set({ kind, state: 'running' }, limiters[kind].running);
        this.set({ kind, state: 'waiting' }, limiters[kind].waiting);
      }
    },
  });
  work.reset();
  if (storeRequests !== undefined) measureStore(storeRequests, registers);
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    begun: () => open.inc(),
    over({ method, route, status, seconds }) {
      open.dec();
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    allowance(kind, calls, most) {
      used.set({ kind }, calls);
      allowed.set({ kind }, most);
    },
  };
}

/** The store counts for itself: these follow it. */
function measureStore(storeRequests: () => StoreRequests | undefined, registers: Registry[]): void {
  const requests = new Counter({
    name: 'scrq_object_store_requests_total',
    help: 'Requests to object stores.',
    labelNames: ['operation'],
    registers,
    collect() {
      this.reset();
      for (const [operation, count] of storeRequests()?.byOperation ?? []) this.inc({ operation }, count);
    },
  });
  requests.reset();
  new Counter({
    name: 'scrq_object_store_bytes_total',
    help: 'Bytes sent to object stores and received from them.',
    registers,
    collect() {
      this.reset();
      this.inc(storeRequests()?.bytes ?? 0);
    },
  }).reset();
}
