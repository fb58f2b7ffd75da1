import { beforeAll, expect, test } from 'bun:test';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../src/db/schema/index.ts';
import { submissionCounts } from '../../../src/db/schema/index.ts';
import { sweepLimits } from '../../../src/domain/limits/places.ts';
import { recipient, reportForm, submitAddress } from '../../support/baik.ts';
import { contactForm, tokenFrom, withToken } from '../../support/forms.ts';
import { startGraph } from '../../support/graph/graph.ts';
import { textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await lastingWorld({ graph });
beforeAll(async () => {
  await world.reset();
  await recipient(world);
});

const promise = {
  '/id/kebijakan-privasi':
    'Alamat itu sendiri tidak disimpan. Untuk formulir kontak dan permintaan data pribadi, yang disimpan hanyalah hash dengan kunci yang berganti setiap hari, paling lama tiga jam. Hash seperti itu dari alamat email pengirim juga disimpan, paling lama 26 jam, agar tidak ada alamat yang menerima banyak email otomatis. Untuk laporan Budaya BAIK, hash jaringan itu hanya berada di memori server, paling lama satu jam.',
  '/en/privacy-policy':
    "The address itself is not stored. For the contact form and personal data requests, only a hash is stored, with a key that changes every day, for at most three hours. Such a hash of the sender's email address is stored too, for at most 26 hours, so that no address gets many automatic emails. For BAIK culture reports, the hash of the network is in the memory of the server only, for at most one hour.",
};

test.each(Object.entries(promise))('%s says what is kept of an address', async (path, text) => {
  expect(textOf(await world.html(path))).toContain(text);
});

test('no table and no line of the log holds the address of a sender', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77', accept: 'application/json' };
  const message = contactForm(await withToken(world, {}));
  const sent = await world.handle('/api/contact/submit', { method: 'POST', body: message, headers: from });
  expect(sent.status).toBe(200);
  const report = reportForm(await withToken(world, {}));
  const reported = await world.handle(submitAddress, { method: 'POST', body: report, headers: from });
  expect(reported.status).toBe(200);
  const rows: unknown[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    rows.push(getTableName(table), await world.db.select({ row: sql`${table}::text` }).from(table));
  }
  const stored = JSON.stringify(rows);
  expect(stored).toContain('Sari Wulandari');
  expect(stored).not.toContain('203.0.113.77');
  expect(JSON.stringify(world.log)).not.toContain('203.0.113.77');
});

/** What is counted under a hash. */
async function hashes(): Promise<string[]> {
  const rows = await world.db.select().from(submissionCounts);
  return rows.map(({ subject }) => subject).filter((subject) => /[\w-]{43}$/.test(subject));
}

test('a message that is acknowledged leaves hashes of its network for at most three hours, and of its sender for 26', async () => {
  expect((await hashes()).map((subject) => subject.slice(0, -43)).sort()).toEqual([
    'acknowledgement ',
    'acknowledgement mailbox ',
    'contact ordinary ',
  ]);
  // Swept every hour, so that the last moment is an hour later.
  await sweepLimits(world.db, Date.now() + 2 * 3_600_000);
  expect((await hashes()).filter((subject) => !subject.startsWith('acknowledgement mailbox '))).toEqual([]);
  await sweepLimits(world.db, Date.now() + 25 * 3_600_000);
  expect(await hashes()).toEqual([]);
});

test('the hash of the email address in a personal data request is deleted within 26 hours', async () => {
  const body = new URLSearchParams({ token: await tokenFrom(world, 5000), kind: 'access', email: 'sari@example.com' });
  expect((await world.handle('/id/permintaan-data-pribadi', { method: 'POST', body })).status).toBe(303);
  const links = () => world.db.$count(submissionCounts, sql`${submissionCounts.subject} like 'data-request to %'`);
  expect(await links()).toBe(1);
  await sweepLimits(world.db, Date.now() + 25 * 3_600_000);
  expect(await links()).toBe(0);
});
