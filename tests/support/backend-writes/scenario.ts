import type { World } from '../world.ts';

/** A successful write of the back-office, for the test that all writes are logged. */
export type WriteScenario = {
  /** Method and path as registered, such as `PUT /api/backend/assets/:id`. */
  route: string;
  /** Creates the data for the write and returns its request; the method is that of the route. */
  prepare: (world: World, staff: { cookie: string }) => Promise<{ path: string; init?: RequestInit }>;
  /** Works without a session too, as signing in does. */
  open?: true;
  /** Belongs to a case of the report channel: recorded in the history of the case, in no other log. */
  inCase?: true;
  /** Changes nothing that others see, and comes every few seconds: not logged. */
  unlogged?: true;
};

/** The body and header of a plain form. */
export function formOf(fields: Record<string, string>): RequestInit {
  return { body: new URLSearchParams(fields) };
}

/** The body and header of a JSON call. */
export function jsonOf(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}
