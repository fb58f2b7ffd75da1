import type { z } from 'zod';
import { problemText } from '../domain/activity/problem-text.ts';
import { atField, type Problem } from '../fields/problem.ts';
import { cleanJson, isStorable, queryOf, readText } from '../web/http/body.ts';

/** Invalid request input. The message is for the client, in English; the error handler responds with 400. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';

  constructor(
    readonly problem: string,
    readonly field: string | undefined,
  ) {
    super(problemText('en', problem));
  }
}

/** Parses the query of a request by a schema. Empty values count as missing. Throws InvalidInputError. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const given = [...queryOf(request)].filter(([, value]) => value !== '');
  return readInput(schema, Object.fromEntries(given));
}

/** Parses the JSON body of a request by a schema. Throws InvalidInputError and UnreadableBodyError. */
export async function readJson<Schema extends z.ZodType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new InvalidInputError('jsonObject', undefined);
  }
  const given = parseJson(await readText(request));
  refuseUnstorable(given);
  return readInput(schema, cleanJson(given));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidInputError('unreadableJson', undefined);
  }
}

/** Maximum nesting depth of a JSON body. */
const maxDepth = 20;

/** Maximum number of values in a JSON body, those in lists included. */
const maxValues = 10_000;

/** Names of values are put together for a refusal only: a long name around many values would cost their product. */
function refuseUnstorable(given: unknown): void {
  const path: string[] = [];
  let values = 0;
  const refuse = (reason: Problem) => {
    const field = path.join('.').slice(0, 100) || undefined;
    return new InvalidInputError(atField(reason, field), field);
  };
  const look = (value: unknown): void => {
    values += 1;
    if (values > maxValues) throw refuse('tooManyValues');
    if (typeof value === 'string' && !isStorable(value)) throw refuse('unstorable');
    if (value === null || typeof value !== 'object') return;
    if (path.length === maxDepth) throw refuse('nestedTooDeep');
    const lookAt = (name: string, held: unknown) => {
      path.push(name);
      look(held);
      path.pop();
    };
    for (const name of Object.keys(value)) lookAt(name, Reflect.get(value, name));
  };
  look(given);
}

/** Parses input by a schema. Throws InvalidInputError with the first invalid field. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = (unknown ?? issue?.path.join('.'))?.slice(0, 100) || undefined;
  if (!issue || !field) throw new InvalidInputError('jsonObject', undefined);
  throw new InvalidInputError(atField(unknown === undefined ? issue.message : 'unknownField', field), field);
}
