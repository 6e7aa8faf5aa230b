import type { z } from 'zod';

import { ScrqError, type ParameterIssue } from '../errors.ts';

/** Checks the input of a call; rejects with `invalid_parameter` naming every parameter that is not accepted. Unknown ones are ignored. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const issues: ParameterIssue[] = parsed.error.issues.map((issue) => ({
    parameter: issue.path.map(String).join('.') || 'request',
    message: issue.message,
  }));
  throw invalidParameters(issues);
}

/** The error of one or more parameters that are not accepted. */
export function invalidParameters(issues: readonly ParameterIssue[]): ScrqError {
  const message = issues.map((issue) => `${issue.parameter} ${issue.message}`).join('; ');
  return new ScrqError('invalid_parameter', message, { issues });
}
