import { dataBreaches, dataRequests, processingEntries } from '../../../src/db/schema/index.ts';
import { storeMessage } from '../contact-messages.ts';
import type { World } from '../world.ts';
import { formOf, type WriteScenario, write, writeTo } from './scenario.ts';

const entry = { kind: 'activity', name: 'Pesan kontak', purpose: 'Menjawab pesan.' };
const texts = { title: 'Laptop hilang', revealed: 'Nama.', cause: 'Laptop hilang.', measures: 'Akses dicabut.' };

const privacy = 'POST /backend/privacy';

export const writes: WriteScenario[] = [
  write(`${privacy}/new`, formOf({ kind: 'copy', email: 'sari@example.com', language: 'id' })),
  writeTo(`${privacy}/:id/close`, request, formOf({ outcome: 'Salinan dikirim.', status: 'fulfilled' })),
  writeTo(`${privacy}/:id/confirm`, unconfirmed, formOf({ reason: 'Menunjukkan KTP' })),
  writeTo(`${privacy}/:id/correct`, request, formOf({ name: 'Sari W.' })),
  writeTo(`${privacy}/:id/restrict`, request, formOf({ restricted: 'yes' })),
  writeTo(`${privacy}/:id/erase`, request, formOf({})),
  writeTo(`${privacy}/:id/data.json`, request, formOf({})),
  writeTo(`${privacy}/:id/data.pdf`, request, formOf({})),
  write(`${privacy}/register/first`, formOf({})),
  write(`${privacy}/register/new`, formOf(entry)),
  writeTo(`${privacy}/register/:id`, registered, formOf(entry)),
  writeTo(`${privacy}/register/:id/delete`, registered, formOf({})),
  write(`${privacy}/breaches/new`, formOf({ ...texts, discoveredAt: '2026-11-20T09:30' })),
  writeTo(`${privacy}/breaches/:id/edit`, breach, formOf({ ...texts, discoveredAt: '2026-11-20T09:30' })),
  writeTo(`${privacy}/breaches/:id/affected.csv`, breach, formOf({})),
  writeTo(`${privacy}/breaches/:id/notified`, breach, formOf({})),
  writeTo(`${privacy}/breaches/:id/reported`, breach, formOf({})),
];

async function request(world: World): Promise<number> {
  await storeMessage(world.db);
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
