import { join } from 'node:path';
import { filesLike, root } from '../sources.ts';
import type { World } from '../world.ts';

/** A successful write of the back-office, for the test that all writes are logged. */
export type WriteScenario = {
  /** Method and path as registered, such as `PUT /api/backend/assets/:id`. */
  route: string;
  /** Creates the data for the write and returns its request; the method is that of the route. */
  prepare: (world: World, staff: Staff) => Promise<{ path: string; init?: RequestInit }>;
  /** Works without a session too, as signing in does. */
  open?: true;
  /** Belongs to a case of the report channel: recorded in the history of the case, in no other log. */
  inCase?: true;
  /** Changes nothing that others see, and comes every few seconds: not logged. */
  unlogged?: true;
};

export type Staff = { cookie: string };
type Parameters = Record<string, string | number>;

/** The scenarios of all writes. */
export async function allWrites(): Promise<WriteScenario[]> {
  const modules = filesLike('tests/support/backend-writes/*.ts').map(
    (path) => import(join(root, path)) as Promise<{ writes?: WriteScenario[] }>,
  );
  return (await Promise.all(modules)).flatMap(({ writes = [] }) => writes);
}

/** A write whose address has no parameters. */
export function write(route: string, init: RequestInit = {}): WriteScenario {
  return writeTo(route, async () => ({}), init);
}

/** A write to something that is created first. `create` returns the parameters of the address; a number is the `:id`. */
export function writeTo<Created extends number | Parameters>(
  route: string,
  create: (world: World, staff: Staff) => Promise<Created>,
  init: RequestInit | ((created: Created) => RequestInit | Promise<RequestInit>) = {},
): WriteScenario {
  return {
    route,
    async prepare(world, staff) {
      const created = await create(world, staff);
      const values: Parameters = typeof created === 'number' ? { id: created } : created;
      return {
        path: route.replace(/^\w+ /, '').replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])),
        init: typeof init === 'function' ? await init(created) : init,
      };
    },
  };
}

/** The body and header of a plain form. */
export function formOf(fields: Record<string, string>): RequestInit {
  return { body: new URLSearchParams(fields) };
}

/** The body and header of a JSON call. */
export function jsonOf(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}
