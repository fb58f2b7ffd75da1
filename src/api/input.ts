import type { z } from 'zod';

/** Something in what was sent is wrong. The message is for the client; the error handler answers it with 400. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';

  constructor(
    message: string,
    readonly field: string | undefined,
  ) {
    super(message);
  }
}

/** The query of a request as a schema wants it. Empty means not given. Throws InvalidInputError. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return readInput(schema, Object.fromEntries(given));
}

/** What was sent as a schema wants it. Throws InvalidInputError that names the first field that is wrong. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = (unknown ?? issue?.path.join('.'))?.slice(0, 100) || undefined;
  if (!issue || !field) throw new InvalidInputError('A JSON object is expected', undefined);
  throw new InvalidInputError(`${unknown === undefined ? issue.message : 'Unknown field'} (${field})`, field);
}
