import type { z } from 'zod';
import { jsonError } from '../web/json.ts';

/** The query of a request as a schema wants it, or the answer that says what is wrong with it. Empty means not given. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> | Response {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return readInput(schema, Object.fromEntries(given));
}

/** What was sent as a schema wants it, or the answer that names the first field that is wrong. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> | Response {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const name = field?.slice(0, 100);
  return badRequest(name ? `${issue?.message ?? 'Invalid'} (${name})` : 'A JSON object is expected', name);
}

export function badRequest(error: string, field?: string): Response {
  return jsonError(400, error, { field, requestId: crypto.randomUUID() });
}
