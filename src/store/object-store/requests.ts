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
export function noteRequest(operation: string): void {
  own.set(operation, (own.get(operation) ?? 0) + 1);
}

/** Counts what such a request brought, as it comes. */
export function noteBytes(bytes: number): void {
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
  const bytes = ownBytes + sumOf('lance_object_store_request_bytes_total');
  return { requests: [...byOperation.values()].reduce((sum, count) => sum + count, 0), bytes, byOperation };
}

/** What the engine counts when it begins, and its failure later: that a count moves says nothing. */
const COUNTED_EARLY = /^(?:list|delete)/;

/** Another number whenever a request has succeeded, or without the engine some of its answer has come. */
export function progressCounted(): number {
  const answered = (name: string) => sumOf(name, ({ operation }) => !COUNTED_EARLY.test(String(operation)));
  return ownBytes + answered('lance_object_store_requests_total') - answered('lance_object_store_errors_total');
}

function sumOf(name: string, isMeant: (attributes: Attributes) => boolean = () => true): number {
  let sum = 0;
  read(name, (value, attributes) => {
    if (isMeant(attributes)) sum += value;
  });
  return sum;
}

function read(name: string, take: (value: number, attributes: Attributes) => void): void {
  instruments?.get(name)?.({ observe: (value, attributes = {}) => take(value, attributes) });
}
