import { expect, test } from 'bun:test';
import { checkReadiness } from '../../src/api/status/handlers.ts';
import { mails } from '../../src/db/schema/index.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { Lifecycle } from '../../src/lifecycle.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();

const readiness = (hasMailbox: boolean) => {
  const fileStore = new FolderStore(world.place.dataDirectory);
  const { db, health } = world.database;
  const lifecycle = new Lifecycle('serving');
  const audit = { foreignStarts: { isReported: false } };
  return checkReadiness({ db, health, fileStore, hasMailbox, purges: undefined, audit, lifecycle });
};

async function put(mail: Partial<typeof mails.$inferInsert>): Promise<void> {
  await world.db.insert(mails).values({ messageId: crypto.randomUUID(), subject: 'Mail', body: '', ...mail });
}

test('without a mailbox, mail is reported as not configured and the site is ready', async () => {
  await put({});
  expect(await readiness(false)).toMatchObject({ status: 'ready', parts: { mail: 'unconfigured' } });
  expect(await (await world.get('/ready')).json()).toMatchObject({ status: 'ready', parts: { mail: 'unconfigured' } });
});

test('mail waiting for its first attempts is reported as working', async () => {
  await put({});
  await put({ attempts: 2 });
  await put({ attempts: 40, status: 'sent' });
  expect(await readiness(true)).toMatchObject({ status: 'ready', parts: { mail: 'ok' } });
});

test.each([{ status: 'failed' }, { attempts: 3 }])(
  'mail with %j is reported as failing, and pages stay available',
  async (mail) => {
    await put(mail);
    expect(await readiness(true)).toMatchObject({ status: 'degraded', parts: { mail: 'failing' } });
  },
);
