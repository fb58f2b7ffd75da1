import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { hash } from '@node-rs/argon2';
import { asc } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { accounts } from '../../src/db/schema/index.ts';
import { joinAudit } from '../../src/domain/audit/open.ts';
import { type Application, openApplication } from '../support/application.ts';
import { type FreshDatabase, makeEmptyDatabase } from '../support/databases.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { CollectedLog } from '../support/log.ts';
import { makeOldDatabase } from '../support/old-database.ts';

describe('a database with the schema of the first migration', () => {
  let place: FreshDatabase;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let application: Application;
  let cookie: string;
  const log = new CollectedLog();
  const ask = (path: string, init: RequestInit = {}) =>
    Promise.resolve(
      application.served.answer(
        new Request(`http://localhost${path}`, { ...init, headers: { cookie, ...(init.headers ?? {}) } }),
      ),
    );
  const page = async (path: string) => {
    const answer = await ask(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return parseHtml(await answer.text());
  };

  beforeAll(async () => {
    place = await makeEmptyDatabase();
    const passwordHash = await hash('a good long password');
    await makeOldDatabase(place, '0000_foundation', async (sql) => {
      await sql`insert into accounts (username, password_hash) values ('sari', ${passwordHash})`;
      await sql`insert into sessions (id_hash, account_id) values ('no such session', 1)`;
      await sql`insert into activity_logs (user_id, username, action_type, description, resource_type, resource_id, changes)
        values (1, 'sari', 'create', 'Created article "Pelabuhan"', 'article', '1', '{"status":{"before":null,"after":"published"}}')`;
      await sql`insert into assets (name, path, alt_text, alt_text_en, category, media_type, filename, width, height)
        values ('Dermaga', '/assets/dermaga.webp', 'Dermaga', 'Jetty', 'news', 'image', 'dermaga.webp', 900, 600)`;
      await sql`insert into articles (category, topic, status, author, featured_image, published_at)
        values ('news', 'press-release', 'published', 'Humas', '/assets/dermaga.webp', '2025-03-01T02:00:00Z'),
          ('news', null, 'draft', 'Humas', null, null)`;
      await sql`insert into article_details (article_id, language, title, slug, content, excerpt)
        values (1, 'id', 'Pelabuhan', 'pelabuhan', '<p>Kapal pertama.</p>', 'Kapal'),
          (1, 'en', 'Harbour', 'harbour', '<p>The first ship.</p><p><img src="/assets/dermaga.webp" alt="Jetty"></p>', null),
          (2, 'id', 'Rancangan', 'rancangan', '<p>Belum terbit.</p>', null)`;
      await sql`insert into contact_messages (submission_key, name, email, subject, message, language)
        values ('one', 'Budi', 'budi@example.com', 'media', 'Halo', 'id')`;
      await sql`insert into contact_attachments (message_id, filename, stored_as, content_type, size)
        values (1, 'surat.pdf', 'stored', 'application/pdf', 12)`;
      await sql`insert into page_cache_epoch (id, epoch) values (1, 41)`;
    });
    database = await openDatabase(place);
    await joinAudit(database.db, { dataDirectory: place.dataDirectory, auditKey: undefined });
    application = await openApplication({ database, dataDirectory: place.dataDirectory, log });
    cookie = '';
    const answer = await ask('/api/backend/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'sari', password: 'a good long password' }),
    });
    expect(answer.status).toBe(200);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await application.close();
    await database.close();
    await place.remove();
  });

  test('shows visitors what it showed, and finds it', async () => {
    const article = textOf(only(await page('/en/read-news/1?complete=1'), 'main'));
    expect(article).toContain('The first ship.');
    expect((await ask('/id/baca-berita/2', { headers: { cookie: '' } })).status).toBe(404);
    expect(await (await ask('/api/search?q=kapal&language=id')).text()).toContain('/id/baca-berita/1');
  });

  test('lets staff edit it, with its first state as a version', async () => {
    expect(textOf(only(await page('/backend/articles'), 'main'))).toContain('Rancangan');
    const saved = await ask('/api/backend/articles/1', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ author: 'Newsroom' }),
    });
    expect(saved.status).toBe(200);
    const versions = (await (await ask('/api/backend/articles/1/versions')).json()) as { kind: string }[];
    expect(versions.map(({ kind }) => kind)).toEqual(['save', 'import']);
    const first = await (await ask('/api/backend/articles/1/versions/1')).json();
    expect(first).toMatchObject({ author: 'Humas', featured_image: '/assets/dermaga.webp' });
  });

  test('lets staff read assets, messages and the log of before', async () => {
    expect(textOf(only(await page('/backend/assets?category=news'), 'main'))).toContain('Dermaga');
    expect(textOf(only(await page('/backend/messages/1'), 'main'))).toMatch(/Budi.*Halo.*surat\.pdf/s);
    expect(textOf(only(await page('/backend/logs'), 'main'))).toContain('Created article "Pelabuhan"');
    expect(await (await ask('/api/backend/logs/verify')).json()).toMatchObject({ ok: true });
  });
});

test('accounts of before the roles become administrators, and recipients of reports keep that role as well', async () => {
  const place = await makeEmptyDatabase();
  await makeOldDatabase(place, '0021_versions', async (sql) => {
    await sql`insert into accounts (username, password_hash)
      values ('ani', 'x'), ('budi', 'x'), ('cici', 'x'), ('dewi', 'x')`;
    await sql`insert into baik_recipients (account_id, label, kind, public_key, status, added_on, removed_on)
      values (2, 'budi', 'offline', 'age1budi', 'active', '2026-01-01', null),
        (3, 'cici', 'offline', 'age1cici', 'waiting', '2026-01-01', null),
        (4, 'dewi', 'offline', 'age1dewi', 'removed', '2026-01-01', '2026-02-01'),
        (null, 'Recovery key', 'recovery', 'age1recovery', 'active', '2026-01-01', null)`;
  });
  const { db, close } = await openDatabase(place);
  const rows = await db.select().from(accounts).orderBy(asc(accounts.id));
  await close();
  await place.remove();
  expect(rows.map(({ username, roles }) => [username, roles])).toEqual([
    ['ani', ['administrator']],
    ['budi', ['administrator', 'recipient']],
    ['cici', ['administrator', 'recipient']],
    ['dewi', ['administrator']],
  ]);
});
