import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createOpenApi, type ParameterObject } from '../../src/contract/openapi/document.ts';
import { operations, type Operation } from '../../src/contract/operations/table.ts';
import { responseExamples } from '../../src/contract/openapi/examples.ts';
import { PushRequest, PushResponse } from '../../src/contract/operations/push.ts';
import { SetRolesRequest, SetRolesResponse } from '../../src/contract/operations/roles.ts';

const document = createOpenApi({ pushes: 'accepted', access: 'tokens', listing: 'tokens', model: 'configured' });
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const named = described.map((operation) => [operation.operationId, operation] as const);
const table: Readonly<Record<string, Pick<Operation, 'request' | 'response'>>> = {
  ...operations,
  push: { request: PushRequest, response: PushResponse },
  setRoles: { request: SetRolesRequest, response: SetRolesResponse },
};

describe('the specification', () => {
  it('has every operation of the table, once', () => {
    expect(named.map(([id]) => id).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(named)('tells what each parameter of %s means', (_id, { parameters, requestBody }) => {
    for (const { name, description } of parameters) expect(description, name).toMatch(/\w/);
    const content = Object(requestBody ?? {}).content?.['application/json']?.schema?.properties ?? {};
    for (const [name, schema] of Object.entries(content)) expect(Object(schema).description, name).toMatch(/\w/);
  });

  it.each(named)('names what may go wrong with %s', (id, { responses }) => {
    const statuses = Object.keys(responses);
    expect(statuses).toEqual(expect.arrayContaining(['403', '500', '503']));
    if (id === 'hybrid') expect(statuses).toEqual(['200', '304', '400', '401', '403', '404', '429', '500', '503']);
    if (id === 'push') expect(statuses).toEqual(['201', '400', '401', '403', '404', '408', '409', '413', '415', '422', '500', '503']);
  });

  it.each(Object.entries(table))('has an example of what %s answers, which is one', (id, { response }) => {
    expect(responseExamples[id]).toBeDefined();
    expect(response.safeParse(responseExamples[id])).toMatchObject({ success: true });
  });

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const names = Array.from(text.matchAll(/"\$ref":"#\/components\/schemas\/(\w*)"/g), ([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(document.components.schemas).toHaveProperty(String(name));
    expect(text).not.toContain('"$id"');
  });

  it('leaves out what a server does not have', () => {
    const plain = createOpenApi({ pushes: 'refused', access: 'open', listing: 'tokens', model: 'none' });
    expect(Object.keys(plain.paths['/v1/scrapers/{scraperId}/runs'] ?? {})).toEqual(['get']);
    expect(JSON.stringify(plain)).not.toMatch(/"security|Not authorized/);
    expect(plain.paths).not.toHaveProperty('/v1/scrapers');
    const listed = createOpenApi({ pushes: 'refused', access: 'open', listing: 'everyone', model: 'none' });
    expect(Object.keys(listed.paths['/v1/scrapers']?.['get']?.responses ?? {})).toEqual(['200', '400', '403', '500', '503']);
    const interpreter = plain.paths['/v1/scrapers/{scraperId}/hybrid']?.['get']?.parameters.find(({ name }) => name === 'interpreter');
    expect(interpreter?.schema['enum']).toEqual(['auto', 'rules', 'none']);
  });
});

describe('a parameter as the specification has it', () => {
  const strings = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\ufeff', '\u2003', '\u001c', 'a', ',', '%', '=', '1', '.'), maxLength: 8 }),
    fc.double().map(String),
    fc.integer({ min: -5, max: 1100 }).map(String),
    fc.constantFrom(
      'x'.repeat(2000),
      'x'.repeat(2001),
      '🪑'.repeat(2000),
      ` ${'x'.repeat(2000)} `,
      'price=1%',
      '5 %',
      '100.0',
      '100.1',
      '0.0001',
      '007',
    ),
  );
  const parameters = named
    .filter(([id]) => id !== 'push')
    .flatMap(([id, operation]) => operation.parameters.map((parameter) => [id, parameter.name, parameter] as const));

  it.each(parameters)('of %s accepts what it does: %s', (id, name, parameter) => {
    const schema = table[id]?.request.shape[name];
    fc.assert(
      fc.property(strings, (value) => {
        // Where it says yes, it is accepted: a pattern may leave out rare ways of writing.
        if (allows(parameter, value)) expect(schema?.safeParse(value).success).toBe(true);
        else if (!loose.has(name)) expect(schema?.safeParse(value).success).toBe(false);
      }),
    );
  });

  /** Those that are written in more ways than one pattern tells. */
  const loose: ReadonlySet<string> = new Set(['tolerance', 'findRenames', 'page', 'take', 'limit', 'bins']);
});

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Whether JSON Schema allows a text, as far as these schemas go. */
function allows({ schema }: ParameterObject, value: string): boolean {
  const { type, enum: choices, pattern, minimum = 0, maximum = 0, maxLength } = schema as Shape;
  if (choices !== undefined) return choices.includes(value);
  if (type === 'boolean') return value === 'true' || value === 'false';
  if (type === 'integer') return /^-?\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  if (maxLength !== undefined && Array.from(value).length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}
