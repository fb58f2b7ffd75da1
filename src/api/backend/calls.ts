import { Elysia } from 'elysia';
import { z } from 'zod';
import { type SortName, sortNames } from '../../db/sorting.ts';
import { type Command, hasInput, type Outcome, type Performance, perform } from '../../domain/command.ts';
import { listAfter, listOffset, parseId, wholeNumber } from '../../domain/input.ts';
import { type List, readPart } from '../../domain/list.ts';
import type { Need } from '../../domain/rights/permissions.ts';
import type { FindRow } from '../../domain/row-by-id.ts';
import type { Site } from '../../site.ts';
import { json, jsonError } from '../../web/http/json.ts';
import { attemptOf } from '../../web/sessions/staff-guard.ts';
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
  /** When it is missing though the command has no row of its own. */
  404?: string;
  409?: Answer<Row> | string;
  502?: string;
};

type Noun = {
  /** Of the plugin. */
  name: string;
  /** As errors name one of them: `Leader not found`. */
  noun: string;
};

type Parameters = { id?: string } | undefined;
/** What is asked of a list besides its filters. */
type Wanted = { sort: SortName<string>; limit: number; offset: number; after: number | undefined };
type Read<Value> = (call: { request: Request }) => Promise<Value>;

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
    read: Read<Row[]>,
  ): this {
    const handle = guardedRead<Parameters>(this.site, needs, async (call) => {
      const rows = await read(call);
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
      sort: z.enum(sortNames(list.sorts), 'Must be a known order').optional().default(list.usual),
      limit: wholeNumber(1, max).optional().default(usual),
      offset: listOffset.optional().default(0),
      after: listAfter.optional(),
    });
    const handle = guardedRead<Parameters>(this.site, list.needs, async ({ request }) => {
      // The types of an extended schema are lost.
      const { sort, limit, offset, after, ...given } = readQuery(query, request) as Wanted;
      const filter = given as Filter;
      const [rows, count] = await Promise.all([
        readPart(this.site.db, list, filter, { sort, limit, offset, after }),
        list.count(this.site.db, filter),
      ]);
      return answerLongList({ request, rows, count, limit, show: each.json });
    });
    const described = {
      200: { description: each.description, schema: z.array(each.schema) },
      400: { description: invalid, schema: errorSchema },
    };
    this.routes.get(
      path,
      handle,
      guardedOperation({ summary: `${says}. ${totalsOfLongList}`, query, answers: described }),
    );
    return this;
  }

  /** The one that the address names. */
  one<Row>(
    path: string,
    needs: Need,
    { says, 200: one }: { says: string; 200: Answer<Row> },
    find: FindRow<Row>,
  ): this {
    const handle = guardedRead<Parameters>(this.site, needs, async ({ params }) => {
      const id = parseId(params?.id ?? '');
      const row = id === undefined ? undefined : await find(this.site.db, id);
      return row === undefined ? notFound(this.noun) : json(await one.json(row));
    });
    const answers = { 200: one, 404: this.unknown };
    this.routes.get(path, handle, guardedOperation({ summary: says, answers }));
    return this;
  }

  /** A command, with the input of the body and the row of the address. */
  on<Input, Row, Value>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    command: Command<Input, Row, Value, Site>,
    answers: Answers<Row, Value>,
  ): this {
    const handle = guardedWrite<Parameters>(this.site, attemptOf(command), async ({ request, params }) => {
      const input = hasInput(command) ? await readJson(command.input, request) : undefined;
      const id = parseId(params?.id ?? '');
      if (command.find && id === undefined) return notFound(this.noun);
      const outcome = await perform(this.site, command, { id, input } as Performance<Input, Row>);
      return answerOutcome(this.noun, outcome, answers);
    });
    this.routes.route(method, path, handle, this.described(command, answers));
    return this;
  }

  private get unknown() {
    return { description: `Unknown ${this.noun.noun}`, schema: errorSchema };
  }

  private described<Input, Row, Value>(
    command: Command<Input, Row, Value, Site>,
    { says, 200: ok, 201: created, 400: invalid, 404: missing, 409: conflict, 502: failed }: Answers<Row, Value>,
  ) {
    const error = (description: string) => ({ description, schema: errorSchema });
    return guardedOperation({
      summary: says,
      ...(hasInput(command) && { body: command.input }),
      answers: {
        ...(ok && { 200: ok }),
        ...(created && { 201: created }),
        ...(hasInput(command) && { 400: error(invalid ?? 'Invalid field, named by `field`') }),
        ...(command.find && { 404: this.unknown }),
        ...(missing && { 404: error(missing) }),
        ...(conflict && { 409: typeof conflict === 'string' ? error(conflict) : conflict }),
        ...(failed && { 502: error(failed) }),
      },
    });
  }
}

/** The answer to what a command came to. Throws InvalidInputError. */
export async function answerOutcome<Row, Value>(
  { noun }: Pick<Noun, 'noun'>,
  outcome: Outcome<Row, Value>,
  { 200: ok, 201: created, 409: conflict }: Omit<Answers<Row, Value>, 'says'>,
): Promise<Response> {
  switch (outcome.kind) {
    case 'done':
      return json(await (created ?? ok)?.json(outcome.value), { status: created ? 201 : 200 });
    case 'missing':
      return outcome.problem ? jsonError(404, outcome.problem, { field: outcome.field }) : notFound({ noun });
    case 'refused': {
      const { field, problem, status } = outcome;
      if (status !== 400) return jsonError(status, problem, field ? { field } : {});
      throw new InvalidInputError(field ? `${problem} (${field})` : problem, field || undefined);
    }
    case 'conflict': {
      const stored = typeof conflict === 'object' ? await conflict.json(outcome.row) : {};
      return jsonError(409, `Someone else saved this ${noun} since you read it`, stored as Record<string, unknown>);
    }
  }
}

function notFound({ noun }: Pick<Noun, 'noun'>): Response {
  return jsonError(404, `${noun[0]?.toUpperCase()}${noun.slice(1)} not found`);
}
