import { z } from 'zod';
import type { Db, Transaction } from '../db/client.ts';
import type { Problem } from '../fields/problem.ts';
import { type ActivityEntry, recordActivity } from './activity/commands.ts';
import type { ActionType, Noun } from './activity/events.ts';
import type { PublicEffect } from './publishing/page-change.ts';
import type { Declare, Staleness } from './publishing/staleness.ts';
import { ForbiddenError, may, type Need, type RoleHolder } from './rights/permissions.ts';
import { currentStaff } from './rights/staff.ts';
import type { At, FindRow } from './row-by-id.ts';

/** What every command needs of the site. One that needs more says so by the type of the second argument of `run`. */
export type CommandSite = { db: Db; staleness: Pick<Staleness, 'change'> };

type Done<Value> = {
  kind: 'done';
  value: Value;
  log: readonly ActivityEntry[];
  shows: PublicEffect | undefined;
};
type Refused = { kind: 'refused'; field: string; problem: Problem; status: RefusalStatus; details?: object };
type Conflict<Row> = { kind: 'conflict'; row: Row };
type Missing = { kind: 'missing'; problem: Problem | undefined; field: string | undefined };

/** The status with which a call is refused. */
export type RefusalStatus = 400 | 409 | 502;

export type Outcome<Row, Value> = Done<Value> | Refused | Conflict<Row> | Missing;

/** It is done and logged: what it leads to, its log entries, and what it does to the public pages, nothing by default. */
export function done<Value>(
  value: Value,
  { log, shows }: { log: ActivityEntry | readonly ActivityEntry[]; shows?: PublicEffect | undefined },
): Done<Value> {
  return { kind: 'done', value, log: [log].flat(), shows };
}

/** Everything was as wanted: nothing is logged. */
export function unchanged<Value>(value: Value): Done<Value> {
  return { kind: 'done', value, log: [], shows: undefined };
}

/** The API gets the details too. An empty field means the whole input. */
export function refused(field: string, problem: Problem, status: RefusalStatus = 400, details?: object): Refused {
  return { kind: 'refused', field, problem, status, ...(details && { details }) };
}

/** It was saved since it was read. */
export function conflict<Row>(row: Row): Conflict<Row> {
  return { kind: 'conflict', row };
}

/** Something that the input names does not exist. A row that `find` does not find is missing by itself. */
export function missing(problem?: Problem, field?: string): Missing {
  return { kind: 'missing', problem, field };
}

/** The input of a command that takes none. */
export const noInput = z.object({});

export function hasInput({ input }: { input: z.ZodType }): boolean {
  return input !== noInput;
}

type Run<Input, Row> = {
  tx: Transaction;
  /** Who acts. */
  by: RoleHolder;
  /** The row of the address, locked. */
  row: Row;
  input: Input;
  /** Of the address; 0 without one. */
  id: number;
  at: At;
};

type Call<Input> = Pick<Run<Input, unknown>, 'by' | 'id' | 'at' | 'input'>;

/** The right that a command needs, and action and kind of its log entries: those of refused attempts are made of them. */
export type Declared = { needs: Need; logs: readonly [action: ActionType, resource: Noun] };

export type Command<Input, Row, Value, Site extends CommandSite = CommandSite> = Declared & {
  /** One schema for form and call. */
  input: z.ZodType<Input>;
  /** Finds the row that the address names. Without it, the command has none. */
  find?: FindRow<Row>;
} & (
    | {
        /** Runs in a transaction. All that it wrote is undone unless it is `done`. */
        run: (run: Run<Input, Row>, site: Site) => Promise<Outcome<Row, Value>>;
        around?: never;
      }
    | {
        /** Does something before or after the transaction, for which it gives what `run` would be. */
        around: (
          call: Call<Input>,
          transact: <Done>(run: (run: Run<Input, Row>) => Promise<Outcome<Row, Done>>) => Promise<Outcome<Row, Done>>,
          site: Site,
        ) => Promise<Outcome<Row, Value>>;
        run?: never;
      }
  );

/**
 * A write of staff: the right that it needs, its input, the row that it changes, and its rule. Screens and calls are
 * registered with it (backend/ui/screens.tsx, api/backend/calls.ts).
 */
export function command<Input, Value, Row = undefined, Site extends CommandSite = CommandSite>(
  declared: Command<Input, Row, Value, Site>,
): Command<Input, Row, Value, Site> {
  return declared;
}

/** What a command is performed with. `by` is the signed-in account unless it is given. */
export type Performance<Input, Row> = { by?: RoleHolder; at?: At } & (undefined extends Row
  ? { id?: number }
  : { id: number }) &
  (Record<never, never> extends Input ? { input?: Input } : { input: Input });

/** Checks the right, finds and locks the row, runs the command, announces what it changes, and logs it, all or nothing. */
export async function perform<Input, Row, Value, Site extends CommandSite>(
  site: Site,
  { needs, find, around, run }: Command<Input, Row, Value, Site>,
  { by = currentStaff(), id = 0, at = {}, input = {} as Input }: Performance<NoInfer<Input>, NoInfer<Row>>,
): Promise<Outcome<Row, Value>> {
  if (!may(by, needs)) throw new ForbiddenError();
  const call = { by, id, at, input };
  const transact = async <Done>(run: (run: Run<Input, Row>) => Promise<Outcome<Row, Done>>) => {
    const attempt = async (tx: Transaction, declare: Declare) => {
      // Without `find`, the type of the row is undefined.
      const row = find ? await find(tx, id, 'lock', at) : (undefined as Row);
      const outcome = find && row === undefined ? missing() : await run({ tx, row: row as Row, ...call });
      if (outcome.kind !== 'done') throw new NotDone(outcome);
      declare(outcome.shows);
      for (const entry of outcome.log) await recordActivity(tx, by, entry);
      return outcome;
    };
    try {
      return await site.staleness.change(attempt);
    } catch (error) {
      if (error instanceof NotDone) return error.outcome as Outcome<Row, Done>;
      throw error;
    }
  };
  return around ? around(call, transact, site) : transact((one) => run(one, site));
}

/** Ends the transaction of a command that is not done, so that what it wrote is undone. */
class NotDone extends Error {
  override name = 'NotDone';
  constructor(readonly outcome: unknown) {
    super('The command was not done.');
  }
}
