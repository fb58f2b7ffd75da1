import { beforeEach, describe, expect, test } from 'bun:test';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../src/db/schema/index.ts';
import { mails, microsoftIdentities, passkeys, savedFilters, sessions, unsaved } from '../../src/db/schema/index.ts';
import { resumeSession } from '../../src/domain/accounts/sessions.ts';
import type { Staff } from '../../src/domain/rights/staff.ts';
import { unsavedInput } from '../../src/domain/unsaved/input.ts';
import { storeUnsaved } from '../../src/domain/unsaved/unsaved.ts';
import type { Role } from '../../src/fields/roles.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { startGraph } from '../support/graph/graph.ts';
import { editor } from '../support/people.ts';
import { slow } from '../support/slow.ts';
import { freshWorld } from '../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
/** Whose rows these are, and a colleague with the same roles. */
let sari: Account;
let budi: Account;
type Account = { cookie: string; id: number; username: string };

const fullAccess: Role[] = ['administrator', 'privacy_officer', 'recipient', 'editor', 'writer', 'auditor'];
beforeEach(async () => {
  [sari, budi] = [await account(), await account()];
});

async function account(roles = fullAccess): Promise<Account> {
  const { cookie } = await world.signedIn(roles);
  const found = (await resumeSession(world.db, cookie.slice('__Host-session='.length))) as Staff;
  return { cookie, id: found.id, username: found.username };
}

type Call = [method: string, path: string, body?: Record<string, string>];
type Owned = {
  table: PgTable;
  /** Stores a row of Sari and returns how it is read and changed. Its text is "Milik Sari". */
  store: () => Promise<{ read: string[]; change: Call[] }>;
};

const mine = 'Milik Sari';

/** Rows that belong to one account. */
const owned: Record<string, Owned> = {
  saved_filters: {
    table: savedFilters,
    async store() {
      const row = { accountId: sari.id, list: 'articles', name: mine, query: 'q=x', position: 1 };
      const id = idOf(await world.db.insert(savedFilters).values(row).returning({ id: savedFilters.id }));
      const one = `/backend/saved-filters/${id}`;
      return {
        read: ['/backend/saved-filters?list=articles', '/backend/articles'],
        change: [
          ['POST', `${one}/move`, { step: 'up' }],
          ['POST', `${one}/rename`, { list: 'articles', name: 'Taken' }],
          ['POST', `${one}/delete`],
        ],
      };
    },
  },
  unsaved: {
    table: unsaved,
    async store() {
      await world.db.execute(sql`update sessions set last_seen_at = '2026-01-01', created_at = '2026-01-01'
        where account_id = ${sari.id}`);
      const body = new URLSearchParams({ username: mine, by_mail: '', unsaved: 'account-new' });
      await world.handle('/backend/accounts/new', { method: 'POST', body, headers: { cookie: sari.cookie } });
      const article = { place: '/backend/articles/create', base: null, seq: 0, fields: [['id.title', mine]] };
      await storeUnsaved(world.db, sari.id, { ...unsavedInput.parse(article), text: 'article-new' });
      return {
        read: [
          '/api/backend/unsaved',
          '/backend/unsaved',
          '/backend/dashboard',
          '/backend/articles',
          '/backend/articles/create?unsaved=article-new',
        ],
        change: [
          ['DELETE', '/api/backend/unsaved/article-new'],
          ['POST', '/backend/unsaved/article-new/discard'],
          ['POST', '/backend/saved-filters?unsaved=account-new', { list: 'articles', name: 'New', query: 'q=x' }],
        ],
      };
    },
  },
  sessions: {
    table: sessions,
    async store() {
      const row = { accountId: sari.id, idHash: mine, device: mine };
      const [stored] = await world.db.insert(sessions).values(row).returning({ number: sessions.number });
      return {
        read: ['/backend/account', '/backend/accounts', `/backend/accounts/${sari.id}`],
        change: [
          ['POST', `/backend/account/sessions/${stored?.number}/end`],
          ['POST', '/backend/account/sessions/end-others'],
        ],
      };
    },
  },
  passkeys: {
    table: passkeys,
    async store() {
      const row = { accountId: sari.id, credentialId: 'c', publicKey: 'k', counter: 0, name: mine };
      const id = idOf(await world.db.insert(passkeys).values(row).returning({ id: passkeys.id }));
      const one = `/backend/account/passkeys/${id}`;
      return {
        read: [one, '/backend/account'],
        change: [
          ['POST', `${one}/name`, { name: 'Taken' }],
          ['POST', `${one}/remove`, { current: editor.password }],
        ],
      };
    },
  },
  microsoft_identities: {
    table: microsoftIdentities,
    async store() {
      await world.db.insert(microsoftIdentities).values({ accountId: sari.id, address: 'milik.sari@example.com' });
      return {
        read: ['/backend/account'],
        change: [['POST', '/backend/account/microsoft/remove', { address: 'milik.sari@example.com' }]],
      };
    },
  },
  mails: {
    table: mails,
    async store() {
      const row = { messageId: 'one', subject: mine, body: mine, status: 'failed', isPrivate: true };
      const id = idOf(
        await world.db
          .insert(mails)
          .values({ ...row, recipients: ['sari@example.com'], lastError: mine })
          .returning({ id: mails.id }),
      );
      const one = `/backend/email/sent/${id}`;
      return {
        read: [
          one,
          '/backend/email/sent',
          '/backend/email/sent?search=Milik',
          '/backend/email',
          '/backend/dashboard',
          '/backend/logs',
        ],
        change: [
          ['POST', `${one}/retry`],
          ['POST', `${one}/cancel`],
        ],
      };
    },
  },
};

/** Rows that name an account and belong to none alone, each with where it is tried. */
const shared: Record<string, string> = {
  activity_logs: 'tests/backend/roles.test.ts',
  article_presence: 'shown to all who write, tests/api/backend',
  articles: 'tests/backend/roles.test.ts',
  review_comments: 'tests/backend/reviews.test.ts',
  article_reviews: 'tests/backend/reviews.test.ts',
  draft_schedules: 'tests/backend/roles.test.ts',
  baik_entries: 'tests/backend/baik-scopes.test.ts',
  baik_recipients: 'tests/backend/baik-people.test.ts',
  contact_messages: 'tests/backend/roles.test.ts',
  factor_resets: 'tests/backend/managed-accounts.test.ts',
  invitations: 'tests/backend/managed-accounts.test.ts',
  recovery_codes: 'tests/api/second-factor.test.ts',
};

test('every table whose rows have an owner is tried', () => {
  const naming = ['account_id', 'assignee_id', 'author', 'is_private', 'owner_id', 'user_id'];
  const found = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => naming.includes(name)))
    .map(getTableName);
  expect<string[]>(found.toSorted()).toEqual([...Object.keys(owned), ...Object.keys(shared)].toSorted());
});

describe.each(Object.keys(owned))('a row of %s', (name) => {
  test(
    'is neither shown to a colleague nor changed by one',
    async () => {
      const { table, store } = owned[name] as Owned;
      const { read, change } = await store();
      const before = await rowsOf(table);
      expect(before).not.toEqual([]);
      for (const path of read) {
        const text = await (await world.get(path, { cookie: budi.cookie })).text();
        expect([path, /milik.sari/i.test(text)]).toEqual([path, false]);
      }
      for (const [method, path, body] of change) {
        const init = { method, ...(body && { body: new URLSearchParams(body) }), headers: { cookie: budi.cookie } };
        const answer = await world.handle(path, init);
        expect([path, /milik.sari/i.test(await answer.text())]).toEqual([path, false]);
      }
      expect(await rowsOf(table)).toEqual(before);
      const log = JSON.stringify(await loggedEntries(world.db));
      expect(log).not.toMatch(/milik.sari/i);
    },
    slow,
  );
});

describe('mail', () => {
  const entries = async () => (await loggedEntries(world.db)).map(({ description }) => description);

  test('that the site wrote is seen and tried again, and cannot be cancelled', async () => {
    const row = {
      messageId: 'one',
      subject: 'New message',
      body: 'x',
      status: 'failed',
      nextAttemptAt: new Date('2099-01-01'),
    };
    const id = idOf(await world.db.insert(mails).values(row).returning({ id: mails.id }));
    const page = await (await world.get(`/backend/email/sent/${id}`, { cookie: budi.cookie })).text();
    expect(page).toContain(`/backend/email/sent/${id}/retry`);
    expect(page).not.toContain(`/backend/email/sent/${id}/cancel`);
    const answer = await world.handle(`/backend/email/sent/${id}/cancel`, {
      method: 'POST',
      headers: { cookie: budi.cookie },
    });
    expect(answer.status).toBe(303);
    expect((await world.db.select().from(mails))[0]?.status).toBe('failed');
    expect(await entries()).not.toContain('Cancelled the email "New message"');
  });

  test('about the security of an account is for its owner only', async () => {
    await world.db.update(schema.accounts).set({ email: 'sari@example.com' });
    const body = new URLSearchParams({ current: editor.password, next: 'another good long password' });
    await world.handle('/backend/account/password', { method: 'POST', body, headers: { cookie: sari.cookie } });
    const [mail] = await world.db.select().from(mails);
    expect(mail?.recipients).toEqual(['sari@example.com']);
    for (const path of [
      '/backend/email/sent',
      `/backend/email/sent/${mail?.id}`,
      '/backend/email',
      '/backend/dashboard',
    ]) {
      const text = await (await world.get(path, { cookie: budi.cookie })).text();
      expect([path, text.includes(mail?.subject ?? '')]).toEqual([path, false]);
    }
  });
});

async function rowsOf(table: PgTable): Promise<unknown[]> {
  const rows = (await world.db.select().from(table)) as Record<string, unknown>[];
  // What happens to it by itself: the outbox tries a mail, and every request leaves its time in its session.
  return rows
    .filter(({ accountId }) => accountId === undefined || accountId === sari.id)
    .map(({ lastSeenAt, ...row }) => row);
}

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('Nothing was stored.');
  return row.id;
}
