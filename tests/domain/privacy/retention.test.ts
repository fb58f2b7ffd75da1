import { expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import {
  activityLogs,
  contactAttachments,
  contactMessages,
  dataRequests,
  mails,
} from '../../../src/db/schema/index.ts';
import { AttachmentStore } from '../../../src/domain/contact/attachment-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { applyRetention, forecastRetention } from '../../../src/domain/privacy/apply-retention.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { contactForm, files, tokenFrom } from '../../support/forms.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
const store = new AttachmentStore(new FolderStore(world.place.dataDirectory));

const now = new Date('2026-11-22T00:00:00Z');

async function put(status: string, changedAt: string): Promise<number> {
  const values = { name: 'Sari', email: 'sari@example.com', subject: 'umum', message: 'Halo', language: 'id' };
  const [stored] = await world.db
    .insert(contactMessages)
    .values({ ...values, submissionKey: crypto.randomUUID(), status, updatedAt: new Date(changedAt) })
    .returning({ id: contactMessages.id });
  return stored?.id ?? 0;
}

const idsLeft = async () =>
  (await world.db.select({ id: contactMessages.id }).from(contactMessages).orderBy(contactMessages.id)).map(
    ({ id }) => id,
  );

test('messages are erased 24 months after they were answered or closed, spam after 30 days, open ones never', async () => {
  await put('closed', '2024-11-21T23:59:00Z');
  await put('answered', '2024-11-21T23:59:00Z');
  await put('spam', '2026-10-22T23:59:00Z');
  const kept = [
    await put('closed', '2024-11-22T00:01:00Z'),
    await put('spam', '2026-10-23T00:01:00Z'),
    await put('new', '2019-01-01T00:00:00Z'),
    await put('in_progress', '2019-01-01T00:00:00Z'),
  ];
  expect(await applyRetention(world.db, store, now)).toBe(3);
  expect(await idsLeft()).toEqual(kept);
  expect(await applyRetention(world.db, store, now)).toBe(0);
});

test('files, mails and the name in the log go with an expired message', async () => {
  const body = contactForm({ name: 'Sari Wulandari', token: await tokenFrom(world, 5000) }, [files.pdf()]);
  await world.handle('/api/contact/submit', { method: 'POST', body });
  const [mail] = await world.db.select({ id: mails.id }).from(mails);
  await world.db.insert(activityLogs).values({
    username: 'system',
    actionType: 'other',
    event: 'email.tried',
    resourceType: 'email',
    resourceName: 'Kemitraan: Sari Wulandari (#1)',
    resourceId: String(mail?.id),
  });
  await world.db.execute(sql`update contact_messages set status = 'closed', updated_at = '2024-01-01'`);
  expect(await readdir(join(world.place.dataDirectory, 'contact'))).toHaveLength(1);
  expect(await applyRetention(world.db, store, now)).toBe(1);
  expect(await readdir(join(world.place.dataDirectory, 'contact'))).toEqual([]);
  expect(await world.db.$count(contactAttachments)).toBe(0);
  expect(await world.db.$count(mails)).toBe(0);
  const entries = await loggedEntries(world.db);
  expect(JSON.stringify(entries)).not.toContain('Wulandari');
  expect(entries.at(-1)?.description).toBe('Erased 1 contact messages whose retention period has ended');
});

test('mails without a message are erased after 24 months, waiting ones never', async () => {
  const values = { recipients: ['mitra@example.com'], subject: 'Undangan', body: 'Halo' };
  const mail = (status: string, updatedAt: string) => ({
    ...values,
    status,
    messageId: crypto.randomUUID(),
    updatedAt: new Date(updatedAt),
  });
  await world.db
    .insert(mails)
    .values([
      mail('sent', '2024-11-21T00:00:00Z'),
      mail('sent', '2024-11-23T00:00:00Z'),
      mail('waiting', '2020-01-01'),
    ]);
  expect(await applyRetention(world.db, store, now)).toBe(1);
  expect((await world.db.select({ status: mails.status }).from(mails)).map(({ status }) => status).sort()).toEqual([
    'sent',
    'waiting',
  ]);
});

test('data requests are erased five years after they were closed, unconfirmed ones after 30 days', async () => {
  const values = { kind: 'access', email: 'sari@example.com', language: 'id' };
  await world.db.insert(dataRequests).values([
    { ...values, status: 'fulfilled', closedAt: new Date('2021-11-21T00:00:00Z') },
    { ...values, status: 'refused', closedAt: new Date('2021-11-23T00:00:00Z') },
    { ...values, status: 'unconfirmed', createdAt: new Date('2026-10-22T00:00:00Z') },
    { ...values, status: 'unconfirmed', createdAt: new Date('2026-10-24T00:00:00Z') },
    { ...values, status: 'open', createdAt: new Date('2015-01-01T00:00:00Z') },
  ]);
  expect(await applyRetention(world.db, store, now)).toBe(2);
  expect(await world.db.$count(dataRequests, eq(dataRequests.status, 'open'))).toBe(1);
  expect(await world.db.$count(dataRequests)).toBe(3);
});

test('the forecast counts what will be erased within 30 days', async () => {
  await put('closed', '2024-12-20T00:00:00Z');
  await put('closed', '2024-12-24T00:00:00Z');
  expect(await forecastRetention(world.db, now)).toEqual({ messages: 1, mails: 0, requests: 0 });
});
