import { z } from 'zod';

import { errorTable, type ErrorCode } from '../../errors.ts';
import { Change } from '../operations/diff.ts';
import { Pagination, RecordData } from '../envelope.ts';
import { bodyExamples, requestExamples, responseExamples } from './examples.ts';
import { operations, type Operation } from '../operations/table.ts';
import { parameterTexts } from './parameter-texts.ts';
import { shapes } from '../parameters.ts';
import { Problem } from '../problem.ts';
import { PushRequest, PushResponse, pushedTypes } from '../operations/push.ts';
import { SetRolesRequest, SetRolesResponse } from '../operations/roles.ts';
import { Field, FieldStatistics, Run, Scraper } from '../operations/scrapers.ts';

/** JSON of an OpenAPI document; what readers of it need is typed, the rest is whatever JSON Schema says. */
export type Json = Readonly<Record<string, unknown>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathOperation>>>>;
  readonly components: Json & { readonly schemas: Readonly<Record<string, Json>> };
}

export interface PathOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly security?: readonly Json[];
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json;
}

export interface ResponseObject {
  readonly description: string;
  readonly content?: Json;
}

/** What a server offers in addition to what every server does. */
export interface OpenApiOptions {
  /** Whether it takes runs. */
  readonly pushes: 'accepted' | 'refused';
  /** Whether it asks for tokens. */
  readonly access: 'open' | 'tokens';
  /** Whether it lists scrapers to callers without a token; holders of one get those that they may read. */
  readonly listing: 'everyone' | 'tokens';
  /** Whether a language model is configured. */
  readonly model: 'configured' | 'none';
}

const DESCRIPTION =
  'Ask scraped records: search them in plain words, page through them, export them, compare runs. An address holds the id of one scraper, ' +
  'which is a shared secret. HEAD works wherever GET does. Unknown query parameters are ignored; one that is given twice is refused. ' +
  'Failures are `application/problem+json` (RFC 9457), whose `code` is stable.';

/** The operation that takes runs, which is none of the API for readers. */
const push: Operation = {
  method: 'POST',
  path: operations.runs.path,
  request: PushRequest,
  response: PushResponse,
  summary: 'Records become one completed run',
};

/** The operation that sets roles of fields, for those who may push. */
const setRoles: Operation = {
  method: 'PATCH',
  path: operations.scraper.path,
  request: SetRolesRequest,
  response: SetRolesResponse,
  summary: 'Roles of fields, set by hand',
};

/** The specification of the API (OpenAPI 3.1), made of what checks requests and answers. */
export function createOpenApi(options: OpenApiOptions): OpenApiDocument {
  const { schemas, nameOf } = componentSchemas();
  const context = { ...options, nameOf };
  const all: readonly (readonly [name: string, operation: Operation])[] = [
    ...Object.entries<Operation>(operations).filter(([name]) => name !== 'scrapers' || options.access === 'tokens' || options.listing === 'everyone'),
    ...(options.pushes === 'accepted'
      ? ([
          ['push', push],
          ['setRoles', setRoles],
        ] as const)
      : []),
  ];
  const paths: Record<string, Record<string, PathOperation>> = {};
  for (const [name, operation] of all) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = pathOperation(name, operation, context);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'scrq', version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas,
      ...(options.access === 'open' ? {} : { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }),
    },
  };
}

interface Context extends OpenApiOptions {
  /** The name under which the shape of an answer is listed. */
  readonly nameOf: (response: z.ZodType) => string;
}

function pathOperation(name: string, operation: Operation, options: Context): PathOperation {
  const { path, summary, request } = operation;
  const fields = Object.entries<z.ZodType>(request.shape);
  const inPath = fields.filter(([field]) => path.includes(`{${field}}`));
  const others = fields.filter(([field]) => !path.includes(`{${field}}`));
  const inQuery = operation.method === 'GET' || name === 'push' ? others : [];
  const body = name === 'push' ? pushedBody() : operation.method !== 'GET' ? jsonBody(name, others) : undefined;
  return {
    operationId: name,
    summary,
    parameters: [
      ...inPath.map(([field, schema]) => parameter(name, field, schema, 'path')),
      ...inQuery.map(([field, schema]) => offered(parameter(name, field, schema, 'query'), options)),
      ...(name === 'push' ? [idempotencyKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responses(name, operation, options),
    ...(options.access === 'tokens' && path.startsWith('/v1/') ? { security: [{ token: [] }] } : {}),
  };
}

const idempotencyKey: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A key of the client, one for each run: a request that is repeated with it brings one run, and the same answer.',
  schema: { type: 'string', pattern: '^[!#-~][!-~]{0,253}[!#-~]?$' },
};

function parameter(operation: string, name: string, schema: z.ZodType, place: 'path' | 'query'): ParameterObject {
  const description = textOf(operation, name);
  const example = requestExamples[`${operation}.${name}`];
  return {
    name,
    in: place,
    required: place === 'path' || isRequired(schema),
    ...(description === undefined ? {} : { description }),
    schema: inputSchema(schema),
    ...(example === undefined ? {} : { example }),
  };
}

/** Without the choices that this server does not have. */
function offered(described: ParameterObject, { model }: Context): ParameterObject {
  const { enum: choices } = described.schema;
  if (model === 'configured' || described.name !== 'interpreter' || !Array.isArray(choices)) return described;
  return { ...described, schema: { ...described.schema, enum: choices.filter((choice) => choice !== 'model') } };
}

function textOf(operation: string, name: string): string | undefined {
  return parameterTexts[`${operation}.${name}`] ?? parameterTexts[name];
}

function isRequired(schema: z.ZodType): boolean {
  return !schema.safeParse(undefined).success;
}

function jsonBody(operation: string, fields: readonly (readonly [string, z.ZodType])[]): Json {
  const properties = fields.map(([name, schema]) => [name, { ...inputSchema(schema), description: textOf(operation, name) }] as const);
  const examples = fields.flatMap(([name]) => {
    const value = requestExamples[`${operation}.${name}`];
    return value === undefined ? [] : [[name, value] as const];
  });
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields.filter(([, each]) => isRequired(each)).map(([name]) => name),
  };
  return { required: true, content: { 'application/json': { schema, example: Object.fromEntries(examples) } } };
}

/** Records as text: their fields are whatever they are. */
function pushedBody(): Json {
  const content = Object.entries(pushedTypes).map(([type, format]) => {
    const schema = format === 'json' ? { type: 'array', items: { type: 'object' } } : { type: 'string' };
    return [type, { schema, example: bodyExamples[format] }] as const;
  });
  return { required: true, description: 'The records, also with Content-Encoding: gzip.', content: Object.fromEntries(content) };
}

function responses(name: string, operation: Operation, { access, nameOf }: Context): PathOperation['responses'] {
  const versioned = operation.path.startsWith('/v1/');
  const posts = operation.method !== 'GET';
  const codes: readonly (ErrorCode | undefined)[] = [
    versioned ? 'invalid_parameter' : undefined,
    posts ? 'invalid_body' : undefined,
    versioned && access === 'tokens' ? 'unauthorized' : undefined,
    'forbidden_host',
    posts ? 'forbidden' : undefined,
    operation.path.includes('{scraperId}') ? 'scraper_not_found' : undefined,
    'run' in operation.request.shape || name === 'diff' ? 'run_not_found' : undefined,
    name === 'history' ? 'record_not_found' : undefined,
    posts ? 'request_timeout' : undefined,
    name === 'push' ? 'scraper_busy' : undefined,
    name === 'push' ? 'idempotency_conflict' : undefined,
    posts ? 'body_too_large' : undefined,
    posts ? 'unsupported_media_type' : undefined,
    operation.metered === undefined ? undefined : 'allowance_exceeded',
    'internal',
    'unavailable',
  ];
  const possible = codes.filter((code) => code !== undefined);
  const statuses = [...new Set(possible.map((code) => errorTable[code].status))];
  const failures = statuses.map((status) => [status, failure(possible.filter((code) => errorTable[code].status === status))] as const);
  const isCached = name === 'results' || name === 'hybrid' || name === 'diff';
  return {
    [name === 'push' ? '201' : '200']: success(name, operation, nameOf(operation.response)),
    ...(isCached ? { 304: { description: 'The client has this answer already: its validator was sent in If-None-Match.' } } : {}),
    ...Object.fromEntries(failures),
  };
}

function success(name: string, { stream }: Operation, shape: string): ResponseObject {
  const schema = { $ref: `#/components/schemas/${shape}` };
  const json = { 'application/json': { schema, example: responseExamples[name] } };
  switch (stream) {
    case 'attachment':
      return {
        description: 'The file, as it is made. A failure after its first byte cuts the connection.',
        content: { ...json, 'text/csv': { schema: { type: 'string' }, example: bodyExamples['csv'] } },
      };
    case 'events':
      return {
        description: 'The answer; for a client that accepts it, as the events `meta`, `citation`, `token`, then `done` with all of it, or `error`.',
        content: { ...json, 'text/event-stream': { schema: { type: 'string' } } },
      };
    default:
      return { description: name === 'push' ? 'The run is complete and visible.' : 'The answer.', content: json };
  }
}

function failure(codes: readonly ErrorCode[]): ResponseObject {
  const [first = 'internal'] = codes;
  const { status, title } = errorTable[first];
  const example = { type: 'about:blank', title, status, detail: `${title.toLowerCase()}: what it was, and what is accepted`, code: first };
  return {
    description: codes.map((code) => `${errorTable[code].title} (\`${code}\`)`).join(', '),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  };
}

function responseName(operation: string): string {
  return `${operation.slice(0, 1).toUpperCase()}${operation.slice(1)}Response`;
}

/** JSON Schema of what a parameter accepts. */
function inputSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const shape = shapes.get(zodSchema);
      if (shape === undefined) return;
      for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
      Object.assign(jsonSchema, shape);
    },
  });
  return json;
}

/** JSON Schemas of answers, and of what several of them hold. */
function componentSchemas(): { readonly schemas: Readonly<Record<string, Json>>; readonly nameOf: Context['nameOf'] } {
  const registry = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries({ Problem, Pagination, Record: RecordData, Run, Field, FieldStatistics, Scraper, Change })) {
    registry.add(schema, { id });
  }
  for (const [name, { response }] of Object.entries<Operation>({ ...operations, push, setRoles })) {
    if (!registry.has(response)) registry.add(response, { id: responseName(name) });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'output', unrepresentable: 'any' });
  const plain = Object.entries(schemas).map(([id, schema]) => {
    const { $schema: _dialect, $id: _id, ...json } = schema;
    return [id, json] as const;
  });
  return { schemas: Object.fromEntries(plain), nameOf: (response) => registry.get(response)?.id ?? '' };
}
