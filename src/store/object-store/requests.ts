import type { ObjectStoreRequests } from '../../core/dataset-state.ts';
import type { Engine } from '../engine.ts';

type Attributes = Readonly<Record<string, unknown>>;
type Observe = (result: { observe(value: number, attributes?: Attributes): void }) => void;

/** The instruments that the engine made, by their names; made once a process. */
let instruments: Map<string, Observe> | undefined;

/** What was asked for without the engine. */
const own = new Map<string, number>();
let ownBytes = 0;

/** Counts a request that was made without the engine, by the engine's name for it. */
export function noteRequest(operation: string, bytes: number): void {
  own.set(operation, (own.get(operation) ?? 0) + 1);
  ownBytes += bytes;
}

/** Has the engine count what it asks of object stores; to be called before it connects to one. */
export function countRequests({ lance }: Engine): void {
  if (instruments !== undefined) return;
  const made = new Map<string, Observe>();
  const instrument = (name: string) => ({ addCallback: (observe: Observe) => void made.set(name, observe) });
  const meter = { createObservableCounter: instrument, createObservableGauge: instrument };
  // The engine needs these two of all that a provider of OpenTelemetry has.
  const provider = { getMeter: () => meter } as unknown as Parameters<typeof lance.instrumentLanceDbMetrics>[0];
  if (lance.instrumentLanceDbMetrics(provider)) instruments = made;
}

/** What this process has asked of object stores so far; undefined where it has connected to none. */
export function countedRequests(): ObjectStoreRequests | undefined {
  if (instruments === undefined && own.size === 0) return undefined;
  const byOperation = new Map(own);
  read('lance_object_store_requests_total', (value, { operation }) => {
    const name = String(operation);
    byOperation.set(name, (byOperation.get(name) ?? 0) + value);
  });
  let bytes = ownBytes;
  read('lance_object_store_request_bytes_total', (value) => (bytes += value));
  return { requests: [...byOperation.values()].reduce((sum, count) => sum + count, 0), bytes, byOperation };
}

function read(name: string, take: (value: number, attributes: Attributes) => void): void {
  instruments?.get(name)?.({ observe: (value, attributes = {}) => take(value, attributes) });
}
