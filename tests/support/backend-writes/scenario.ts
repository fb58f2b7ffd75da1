import type { World } from '../world.ts';

/** A write of the back-office that works, for the test that every one of them is written down. */
export type WriteScenario = {
  /** As it is registered, such as `PUT /api/backend/assets/:id`. */
  route: string;
  /** Makes what the write needs, and says how it is asked for; the method is that of the route. */
  prepare: (world: World, staff: { cookie: string }) => Promise<{ path: string; init?: RequestInit }>;
  /** Works without a session too, as signing in does. */
  open?: true;
};

/** The body and header of a plain form. */
export function formOf(fields: Record<string, string>): RequestInit {
  return { body: new URLSearchParams(fields) };
}

/** The body and header of a JSON call. */
export function jsonOf(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}
