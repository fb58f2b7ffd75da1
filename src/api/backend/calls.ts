import { Elysia } from 'elysia';
import { z } from 'zod';
import { type SortName, sortNames } from '../../db/sorting.ts';
import { type Command, hasInput, type Outcome, type Performance, perform } from '../../domain/command.ts';
import { listAfter, listOffset, parseId, wholeNumber } from '../../domain/input.ts';
import { type List, readPart } from '../../domain/list.ts';
import type { Need } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import type { At, FindRow } from '../../domain/row-by-id.ts';
import { atField, type Problem, problem } from '../../fields/problem.ts';
import type { Site } from '../../site.ts';
import { json, refusal } from '../../web/http/json.ts';
import { type Attempt, attemptOf } from '../../web/sessions/staff-guard.ts';
import { InvalidInputError, readJson, readQuery } from '../input.ts';
import { answerLongList, totalsOfLongList } from '../long-list.ts';
import { errorSchema } from '../operation.ts';
import { guardedOperation, guardedRead, guardedWrite, successSchema } from './guard.ts';

/** What a call answers with a status: its description and schema in the documentation, and how it is made. */
export type Answer<Value> = {
  description: string;
  schema: z.ZodType;
  json: (value: Value) => unknown | Promise<unknown>;
};

export function answer<Value>(description: string, schema: z.ZodType, asJson: Answer<Value>['json']) {
  return { description, schema, json: asJson } satisfies Answer<Value>;
}

export const success: Answer<unknown> = answer('Done', successSchema, () => ({ success: true }));

/** Answers of a command by status, and what the call does, in one sentence. 401, 403, and 400 and 404 unless they are given, follow from the command. */
type Answers<Row, Value> = {
  says: string;
  200?: Answer<Value>;
  201?: Answer<Value>;
  400?: string;
  404?: string;
  409?: Answer<Row> | Described | string;
  502?: string;
  /** The problem of 404; `nounNotFound` unless it is given. */
  missing?: Problem;
};

/** An answer that is made elsewhere: a refusal with details, or another success. */
type Described = { description: string; schema: z.ZodType; json?: undefined };

/** Answers of a read, as those of a command. */
type Reads<Value, Query = z.ZodObject> = Pick<Answers<unknown, unknown>, 'says' | 400 | 404 | 'missing'> & {
  200: Answer<Value>;
  202?: Described;
  410?: string;
  query?: Query;
  /** Reading it is recorded, so another site cannot do that in the name of its visitor. */
  isRecorded?: boolean;
};

/** Answers of a write, as those of a command. */
type Writes<Value, Input> = Omit<Answers<unknown, Value>, 200 | 201 | 409> & {
  body?: Input;
  200?: Answer<Value> | Described;
  201?: Answer<Value> | Described;
  403?: string;
  409?: Described | string;
  410?: string;
};

type Noun = {
  /** Of the plugin. */
  name: string;
  /** As errors name one of them: `Leader not found`. */
  noun: string;
};

/** What is asked of a list besides its filters. */
type ListPart = { sort: SortName<string>; limit: number; offset: number; after: number | undefined };
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Undefined for an address without any. */
type Parameters = At | undefined;
type ReadCall<Query> = { request: Request; id: number; at: At; query: Query };
export type WriteCall<Input> = Omit<ReadCall<unknown>, 'query'> & { actor: Staff; input: Input };

/** Registers reads and commands of a noun as calls of the API for staff. */
export function calls(site: Site, noun: Noun) {
  return new Calls(site, noun);
}

class Calls {
  readonly routes: Elysia;

  constructor(
    private readonly site: Site,
    private readonly noun: Noun,
  ) {
    this.routes = new Elysia({ name: `api.backend.${noun.name}` });
  }

  /** All of them, with their number in X-Total-Count. */
  all<Row>(
    path: string,
    needs: Need,
    { says, 200: each }: { says: string; 200: Answer<Row> },
    read: (call: Pick<ReadCall<unknown>, 'request' | 'id'>) => Promise<Row[]>,
  ): this {
    const handle = guardedRead<Parameters>(this.site, needs, async ({ request, params }) => {
      const rows = await read({ request, id: parseId(params?.id ?? '') ?? 0 });
      return json(await Promise.all(rows.map((row) => each.json(row))), {
        headers: { 'x-total-count': String(rows.length) },
      });
    });
    const answers = { 200: { description: each.description, schema: z.array(each.schema) } };
    this.routes.get(path, handle, guardedOperation({ summary: says, answers }));
    return this;
  }

  /** A part of a list: at most this many rows, all of them unless `usual` says how many without a limit. */
  list<Filter, Row extends { id: number }>(
    path: string,
    list: List<Filter, Row>,
    answers: { says: string; 200: Answer<Row>; 400?: string },
    { max, usual = max }: { max: number; usual?: number },
  ): this {
    const { says, 200: each, 400: invalid = 'Invalid query value' } = answers;
    const query: z.ZodObject = list.filters.extend({
      sort: z.enum(sortNames(list.sorts), problem('knownOrder')).optional().default(list.usual),
      limit: wholeNumber(1, max).optional().default(usual),
      offset: listOffset.optional().default(0),
      after: listAfter.optional(),
    });
    const rows = { description: each.description, schema: z.array(each.schema), json: () => [] };
    const reads = { says: `${says}. ${totalsOfLongList}`, query, 200: rows, 400: invalid };
    return this.read(path, list.needs, reads, async ({ request, query: parsed }) => {
      // The types of an extended schema are lost.
      const { sort, limit, offset, after, ...given } = parsed as ListPart;
      const filter = given as Filter;
      const [rows, count] = await Promise.all([
        readPart(this.site.db, list, filter, { sort, limit, offset, after }),
        list.count(this.site.db, filter),
      ]);
      return answerLongList({ request, rows, count, limit, show: each.json });
    });
  }

  /** The one that the address names. */
  one<Row>(path: string, needs: Need, reads: Omit<Reads<Row>, 'query'>, find: FindRow<Row>): this {
    return this.read(path, needs, { 404: this.unknown, ...reads }, ({ id, at }) =>
      find(this.site.db, id, undefined, at),
    );
  }

  /** What follows from the address and the query. What does not exist is undefined. */
  read<Value, Query extends z.ZodObject = z.ZodObject>(
    path: string,
    needs: Need,
    { says, query, missing, isRecorded, ...answers }: Reads<Value, Query>,
    load: (call: ReadCall<z.output<Query>>) => Promise<Value | Response | undefined>,
  ): this {
    const read = async ({ request, params: at = {} }: { request: Request; params: Parameters }) => {
      const parsed = query && readQuery(query, request);
      const found = await load({ request, at, id: parseId(at.id ?? '') ?? 0, query: parsed as z.output<Query> });
      if (found instanceof Response) return found;
      return found === undefined ? notFound(this.noun, missing) : json(await answers[200].json(found));
    };
    const handle = guardedRead<Parameters>(this.site, needs, read, { isRecorded });
    const documented = { summary: says, ...(query && { query }), answers: described(answers) };
    this.routes.get(path, handle, guardedOperation(documented));
    return this;
  }

  /** A write that is not a command: it logs its success itself. What does not exist is undefined. */
  write<Value, Input extends z.ZodType = z.ZodType>(
    method: Method,
    path: string,
    attempt: Attempt,
    { says, body, missing, ...answers }: Writes<Value, Input>,
    run: (call: WriteCall<z.output<Input>>) => Promise<Value | Response | undefined>,
  ): this {
    const ok = answers[201] ?? answers[200];
    const handle = guardedWrite<Parameters>(this.site, attempt, async ({ request, params: at = {}, actor }) => {
      const input = (body && (await readJson(body, request))) as z.output<Input>;
      const done = await run({ request, at, id: parseId(at.id ?? '') ?? 0, actor, input });
      if (done instanceof Response) return done;
      if (done === undefined) return notFound(this.noun, missing);
      return json(await ok?.json?.(done), { status: answers[201] ? 201 : 200 });
    });
    const documented = { summary: says, ...(body && { body }), answers: described(answers) };
    this.routes.route(method, path, handle, guardedOperation(documented));
    return this;
  }

  /** A command, with the row of the address and the input of the body; of the query for a removal. */
  on<Input, Row, Value>(
    method: Method,
    path: string,
    command: Command<Input, Row, Value, Site>,
    answers: Answers<Row, Value>,
  ): this {
    const reads = method === 'DELETE' ? readQuery : readJson;
    const handle = guardedWrite<Parameters>(this.site, attemptOf(command), async ({ request, params: at = {} }) => {
      const input = hasInput(command) ? await reads(command.input, request) : undefined;
      const id = parseId(at.id ?? '');
      if (command.find && id === undefined) return notFound(this.noun, answers.missing);
      const outcome = await perform(this.site, command, { id, at, input } as Performance<Input, Row>);
      return answerOutcome(this.noun, outcome, answers);
    });
    this.routes.route(method, path, handle, this.described(method, command, answers));
    return this;
  }

  private get unknown(): string {
    return `Unknown ${this.noun.noun}`;
  }

  private described<Input, Row, Value>(
    method: string,
    command: Command<Input, Row, Value, Site>,
    { says, missing: _missing, ...answers }: Answers<Row, Value>,
  ) {
    const takes = method === 'DELETE' ? { query: command.input as z.ZodObject } : { body: command.input };
    return guardedOperation({
      summary: says,
      ...(hasInput(command) && takes),
      answers: described({
        ...(hasInput(command) && { 400: 'Invalid field, named by `field`' }),
        ...(command.find && { 404: this.unknown }),
        ...answers,
      }),
    });
  }
}

/** Those that have only a description are refusals. */
function described(answers: Readonly<Record<number, string | Pick<Described, 'description' | 'schema'>>>) {
  const ofStatus = Object.entries(answers).map(([status, one]) => [
    status,
    typeof one === 'string' ? { description: one, schema: errorSchema } : one,
  ]);
  return Object.fromEntries(ofStatus);
}

/** The answer to what a command came to. Throws InvalidInputError. */
export async function answerOutcome<Row, Value>(
  { noun }: Pick<Noun, 'noun'>,
  outcome: Outcome<Row, Value>,
  { 200: ok, 201: created, 409: conflict, missing: text }: Omit<Answers<Row, Value>, 'says'>,
): Promise<Response> {
  switch (outcome.kind) {
    case 'done':
      return json(await (created ?? ok)?.json(outcome.value), { status: created ? 201 : 200 });
    case 'missing':
      return outcome.problem ? refusal(404, outcome.problem, { field: outcome.field }) : notFound({ noun }, text);
    case 'refused': {
      const { field, problem, status, details } = outcome;
      if (status !== 400) return refusal(status, problem, { ...details, ...(field && { field }) });
      throw new InvalidInputError(atField(problem, field), field || undefined);
    }
    case 'conflict': {
      const stored = typeof conflict === 'object' && conflict.json ? await conflict.json(outcome.row) : {};
      return refusal(409, problem('savedByAnother', { noun }), stored as Record<string, unknown>);
    }
  }
}

function notFound({ noun }: Pick<Noun, 'noun'>, missing?: Problem): Response {
  return refusal(404, missing ?? problem('nounNotFound', { noun }));
}
