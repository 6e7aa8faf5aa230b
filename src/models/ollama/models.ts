import { plainName } from './embedder-id.ts';
import { missingModel, unusable } from './failures.ts';
import type { Server } from './server.ts';

/** A model that a server has. */
export interface OllamaModel {
  /** Without the tag "latest". */
  readonly name: string;
  /** Of all its files, in hexadecimal. */
  readonly digest: string;
  readonly bytes: number;
}

/** The models that a server has, by name; asked because of `wanted`, where that is given. */
export async function listModels(server: Server, signal?: AbortSignal, wanted?: string): Promise<readonly OllamaModel[]> {
  const answer: unknown = await server.ask({ kind: 'look', model: wanted, times: server.limits.look, signal }, (client) => client.list());
  const models = typeof answer === 'object' && answer !== null && 'models' in answer ? answer.models : undefined;
  if (!Array.isArray(models)) throw unusable(server.whom(), 'does not list its models');
  const found: readonly unknown[] = models;
  return found.flatMap(readModel).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Looks a model up; rejects with `unavailable` when the server has none of that name. */
export async function findModel(server: Server, name: string, signal?: AbortSignal): Promise<OllamaModel> {
  const models = await listModels(server, signal, name);
  // Servers take names whatever their case.
  const wanted = plainName(name).toLowerCase();
  const found = models.find((model) => model.name.toLowerCase() === wanted);
  if (found === undefined) throw missingModel(server.whom(), name);
  return found;
}

/** The version of a server; undefined when it does not say. */
export async function readVersion(server: Server, signal?: AbortSignal): Promise<string | undefined> {
  const answer: unknown = await server.ask({ kind: 'look', times: server.limits.look, signal }, (client) => client.version());
  const version = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : undefined;
  return typeof version === 'string' ? version : undefined;
}

function readModel(value: unknown): readonly OllamaModel[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('digest' in value)) return [];
  const { name, digest } = value;
  if (typeof name !== 'string' || typeof digest !== 'string') return [];
  const bytes = 'size' in value && typeof value.size === 'number' ? value.size : 0;
  return [{ name: plainName(name), digest, bytes }];
}
