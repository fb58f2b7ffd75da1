import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import type { Count } from '../db/counting.ts';
import { type Ordering, orderingOf, type SortName, type Sorts } from '../db/sorting.ts';
import type { Need } from './rights/permissions.ts';

/** Rows of a list. Beyond the counted ones, a part follows the row with the id `after`. */
export type Part = { limit: number; offset: number; ordering: Ordering; after?: number | undefined };

/** Parses each filter of a query by its name. */
export type Filters<Filter> = z.ZodObject & z.ZodType<Filter>;

/** A list of staff, registered as a screen (backend/ui/screens.tsx) and as a call (api/backend/calls.ts). */
export type List<Filter, Row, Sort extends string = string> = {
  needs: Need;
  /** A screen ignores a value that is refused; a call answers 400. */
  filters: Filters<Filter>;
  sorts: Sorts<Sort>;
  /** The order unless another one is asked for. */
  usual: SortName<NoInfer<Sort>>;
  count: (db: Db, filter: Filter) => Promise<Count>;
  read: (db: Db, filter: Filter, part: Part) => Promise<Row[]>;
};

/** Declares a list, so that its types are inferred. */
export function list<Filter, Row extends { id: number }, Sort extends string>(
  declared: List<Filter, Row, Sort>,
): List<Filter, Row, Sort> {
  return declared;
}

/** A part of a list, in its usual order unless another one is named. */
export function readPart<Filter, Row, Sort extends string>(
  db: Db,
  { sorts, usual, read }: List<Filter, Row, Sort>,
  filter: Filter,
  {
    sort = usual,
    limit,
    offset = 0,
    after,
  }: { sort?: SortName<NoInfer<Sort>>; limit: number; offset?: number; after?: number | undefined },
): Promise<Row[]> {
  return read(db, filter, { limit, offset, after, ordering: orderingOf(sorts, sort) });
}
