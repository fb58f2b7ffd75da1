import { contactMessages, dataBreaches, dataRequests, processingEntries } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, type WriteScenario } from './scenario.ts';

const entry = { kind: 'activity', name: 'Pesan kontak', purpose: 'Menjawab pesan.' };
const texts = { title: 'Laptop hilang', revealed: 'Nama.', cause: 'Laptop hilang.', measures: 'Akses dicabut.' };

/** A write to something that is created first. */
function toOne(
  route: string,
  create: (world: World) => Promise<number>,
  fields: Record<string, string> = {},
): WriteScenario {
  return {
    route,
    prepare: async (world) => {
      const id = await create(world);
      return { path: route.replace(/^\S+ /, '').replace(':id', String(id)), init: formOf(fields) };
    },
  };
}

function toNew(route: string, fields: Record<string, string>): WriteScenario {
  return { route, prepare: async () => ({ path: route.replace(/^\S+ /, ''), init: formOf(fields) }) };
}

const privacy = 'POST /backend/privacy';

export const writes: WriteScenario[] = [
  toNew(`${privacy}/new`, { kind: 'copy', email: 'sari@example.com', language: 'id' }),
  toOne(`${privacy}/:id/close`, request, { outcome: 'Salinan dikirim.', status: 'fulfilled' }),
  toOne(`${privacy}/:id/confirm`, unconfirmed, { reason: 'Menunjukkan KTP' }),
  toOne(`${privacy}/:id/correct`, request, { name: 'Sari W.' }),
  toOne(`${privacy}/:id/restrict`, request, { restricted: 'yes' }),
  toOne(`${privacy}/:id/erase`, request),
  toOne(`${privacy}/:id/data.json`, request),
  toOne(`${privacy}/:id/data.pdf`, request),
  toNew(`${privacy}/register/first`, {}),
  toNew(`${privacy}/register/new`, entry),
  toOne(`${privacy}/register/:id`, registered, entry),
  toOne(`${privacy}/register/:id/delete`, registered),
  toNew(`${privacy}/breaches/new`, { ...texts, discoveredAt: '2026-11-20T09:30' }),
  toOne(`${privacy}/breaches/:id/edit`, breach, { ...texts, discoveredAt: '2026-11-20T09:30' }),
  toOne(`${privacy}/breaches/:id/affected.csv`, breach),
  toOne(`${privacy}/breaches/:id/notified`, breach),
  toOne(`${privacy}/breaches/:id/reported`, breach),
];

async function request(world: World): Promise<number> {
  await world.db.insert(contactMessages).values({
    submissionKey: crypto.randomUUID(),
    name: 'Sari Wulandari',
    email: 'sari@example.com',
    subject: 'kemitraan',
    message: 'Halo',
    language: 'id',
  });
  return store(world, 'open');
}

function unconfirmed(world: World): Promise<number> {
  return store(world, 'unconfirmed');
}

async function store(world: World, status: string): Promise<number> {
  const dueAt = status === 'open' ? new Date(Date.now() + 48 * 3_600_000) : null;
  const values = { kind: 'access', email: 'sari@example.com', language: 'id', status, dueAt };
  return idOf(await world.db.insert(dataRequests).values(values).returning({ id: dataRequests.id }));
}

async function registered(world: World): Promise<number> {
  return idOf(await world.db.insert(processingEntries).values(entry).returning({ id: processingEntries.id }));
}

async function breach(world: World): Promise<number> {
  const values = { ...texts, discoveredAt: new Date('2026-11-20T02:30:00Z') };
  return idOf(await world.db.insert(dataBreaches).values(values).returning({ id: dataBreaches.id }));
}

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('Nothing was stored.');
  return row.id;
}
