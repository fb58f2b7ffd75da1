import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/db/client.ts';
import { articleDetails, articles, assets, leaders, mails } from '../../../src/db/schema/index.ts';
import { saveDraft } from '../../../src/domain/article-drafts/commands.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { perform } from '../../../src/domain/command.ts';
import { trashArticle } from '../../../src/domain/trash/commands.ts';
import { commonFields, translatedFields } from '../../../src/fields/articles.ts';
import { assetFields } from '../../../src/fields/assets.ts';
import type { Control, Field } from '../../../src/fields/field.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { anyActor } from '../people.ts';
import type { World } from '../world.ts';

/** Every row of every table that contains the address; another one that ends like it is left out. */
export async function rowsWith(db: Db, text: string): Promise<string[]> {
  const tables = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute(
      sql`select one::text as text from ${sql.identifier(String(name))} one
        where strpos(replace(lower(one::text), ${`joan-${text}`}, ''), ${text}) > 0`,
    );
    found.push(...rows.map((row) => `${name}: ${String(row.text).slice(0, 200)}`));
  }
  return found;
}

/** All columns of these tables that are text or JSON and not derived from others, as `table.column`. */
export async function textColumns(db: Db, tables: readonly string[]): Promise<string[]> {
  const rows = await db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
      and table_name = any(${`{${tables.join(',')}}`}::text::text[])`);
  return rows.map(({ name }) => String(name)).sort();
}

const texts = ['text', 'textarea', 'slug', 'rich-text-or-document', 'picture', 'subcategory'] as const;

/** What may hold any text, and with it an address. */
const freeTexts: Record<string, readonly string[]> = {
  activity_logs: ['error_message', 'resource_name', 'username'],
  article_details: columnsTyped(articleDetails, translatedFields, texts),
  article_links: ['address'],
  article_reviews: ['note'],
  articles: columnsTyped(articles, commonFields, texts),
  assets: ['filename', ...columnsTyped(assets, assetFields, texts)],
  contact_attachments: ['filename'],
  contact_messages: ['message', 'name', 'phone', 'subject'],
  contact_replies: ['text'],
  data_breaches: ['cause', 'measures', 'other_addresses', 'revealed', 'title'],
  data_requests: ['details', 'name', 'outcome'],
  document_texts: ['text'],
  leaders: columnsTyped(leaders, leaderFields, texts),
  mail_attempts: ['error'],
  mails: ['body', 'last_error', 'subject'],
  preview_links: ['note'],
  review_comments: ['after', 'before', 'body', 'quote'],
  saved_filters: ['name', 'query'],
  trash: ['name'],
  versions: ['note', 'title'],
};

/** Text columns of the editable fields that hold one value of a list, as `table.column`. */
export const chosenColumns = [
  ...columnsTyped(articles, commonFields, ['select']).map((column) => `articles.${column}`),
  ...columnsTyped(assets, assetFields, ['read-only']).map((column) => `assets.${column}`),
  ...columnsTyped(leaders, leaderFields, ['select']).map((column) => `leaders.${column}`),
];

/** Columns of the fields with these controls. */
function columnsTyped<Name extends string>(
  table: Readonly<Record<NoInfer<Name>, { name: string }>>,
  fields: Readonly<Record<Name, Field>>,
  kinds: readonly Control['kind'][],
): string[] {
  const names = Object.keys(fields) as Name[];
  return names.filter((name) => kinds.includes(fields[name].control.kind)).map((name) => table[name].name);
}

/** JSON with a text in it. */
const jsonWith: Record<string, (text: string) => unknown> = {
  'activity_logs.args': (text) => ({ title: `Ask ${text}` }),
  'activity_logs.changes': (text) => ({ title: { before: '', after: `Ask\n${text}` } }),
  'data_requests.history': (text) => [
    { at: '2026-11-20T00:00:00Z', by: 'sari', step: 'entered', reason: `By ${text}` },
  ],
  'mails.attachments': (text) => [{ filename: `${text}.pdf`, path: 'b.pdf', contentType: 'application/pdf', size: 1 }],
  'mails.reply_to': (text) => ({ name: `Budi for ${text}`, address: 'budi@example.com' }),
  'trash.rows': (text) => ({ articles: [{ author: text }] }),
};

/** Forms in which an address stands in texts. */
const formOf: Record<string, (address: string) => string> = {
  'activity_logs.username': (address) => address.toUpperCase(),
  'article_details.content': (address) => `<p>Ask <a href="mailto:${address.replace('@', '%40')}">her</a>&nbsp;</p>`,
  'article_details.excerpt': (address) => `Ask &lt;${address.replace('@', '&#64;')}&gt;`,
  'contact_attachments.filename': (address) => `Letter of ${address}.pdf`,
  'data_breaches.other_addresses': (address) => `wati@example.com\n${address}`,
  'mail_attempts.error': (address) => `550 <${address}>: no such mailbox`,
  'saved_filters.query': (address) => new URLSearchParams({ status: 'new', q: address }).toString(),
};

/** Writes an address into every column that can hold one; `of` gives that of a column. Returns the names of the columns. */
export async function writeEverywhere(world: World, of: (column: string) => string): Promise<string[]> {
  const { db } = world;
  const articleId = await world.publish({ title: 'Harbour' });
  const save = async (content: string) => {
    const details = [{ language: 'en' as const, title: 'Harbour', slug: 'harbour', content }];
    await saveArticle(world.staleness, anyActor, articleId, { details });
  };
  await save(`<p>Ask ${of('version_blocks.content')}.</p>`);
  await save('<p>Ask the desk.</p>');
  await saveDraft(db, anyActor, articleId, { fields: { author: 'The desk' } });
  await perform(world, trashArticle, { id: await world.publish({ title: 'Trashed' }), by: anyActor });
  await makeRows(db, articleId);
  const recipients = ['budi@example.com', of('mails.recipients')];
  await db.update(mails).set({ recipients, cc: [of('mails.cc')], bcc: [of('mails.bcc')] });
  const written = ['version_blocks.content', 'mails.recipients', 'mails.cc', 'mails.bcc'];
  await db.execute(sql`insert into restricted_addresses (email) values (${of('restricted_addresses.email')})`);
  await db.execute(sql`insert into data_requests (kind, email, language, status, due_at, name, details)
    values ('erasure', ${of('data_requests.email')}, 'id', 'open', now(), 'Rina Wulan', 'All of it')`);
  written.push('restricted_addresses.email', 'data_requests.email');
  for (const [table, columns] of Object.entries(freeTexts)) {
    for (const column of columns) {
      const name = `${table}.${column}`;
      const text = formOf[name]?.(of(name)) ?? (column === 'username' ? of(name) : `Ask ${of(name)}.`);
      await write(db, table, column, sql`${text}`);
      written.push(name);
    }
  }
  for (const [name, jsonOf] of Object.entries(jsonWith)) {
    const [table = '', column = ''] = name.split('.');
    await write(db, table, column, sql`${JSON.stringify(jsonOf(of(name)))}::text::jsonb`);
    written.push(name);
  }
  return written.sort();
}

/** Rows of others that are written to, in tables that have more. */
const rowsOf: Record<string, string> = {
  activity_logs: 'user_id is null',
  article_details: "language = 'en'",
  data_requests: "email = 'budi@example.com'",
};

async function write(db: Db, table: string, column: string, value: ReturnType<typeof sql>): Promise<void> {
  const [name, changed] = [sql.identifier(table), sql.identifier(column)];
  await db.transaction(async (tx) => {
    // As an administrator of the database: entries of the log are not changed otherwise.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update ${name} set ${changed} = ${value} where ${sql.raw(rowsOf[table] ?? 'true')}`);
  });
}

async function makeRows(db: Db, articleId: number): Promise<void> {
  for (const statement of [
    `insert into assets (name, category, media_type, path, filename) values ('A', 'document', 'document', '/assets/a.pdf', 'a.pdf')`,
    `insert into document_texts (asset_id, path, text) select id, path, '' from assets`,
    `insert into leaders (board, name, position, position_en) values ('directors', 'A', 'B', 'C')`,
    `insert into review_comments (article_id, language, quote, before, after, body, author) values (${articleId}, 'en', '', '', '', '', 'sari')`,
    `insert into article_reviews (article_id, status, text_version, submitted_by) values (${articleId}, 'waiting', 1, 'sari')`,
    `insert into preview_links (article_id, token_hash, created_by, expires_at) values (${articleId}, 'a', 'sari', now())`,
    `insert into article_links (article_id, kind, address, is_broken) values (${articleId}, 'page', '', false)`,
    `insert into saved_filters (account_id, list, name, query, position) select id, 'messages', 'A', '', 1 from accounts limit 1`,
    `insert into contact_messages (submission_key, name, email, subject, message, language) values ('a', 'Budi', 'budi@example.com', '', '', 'id')`,
    `insert into contact_attachments (message_id, filename, stored_as, content_type, size) select id, '', 'a.pdf', 'application/pdf', 1 from contact_messages`,
    `insert into contact_replies (message_id, submission_key, text, received_at, entered_by) select id, 'a', '', now(), 'sari' from contact_messages`,
    `insert into mails (message_id, subject, body) values ('a', '', '')`,
    `insert into mail_attempts (mail_id) select id from mails`,
    `insert into data_requests (kind, email, language) values ('access', 'budi@example.com', 'id')`,
    `insert into data_breaches (title, discovered_at, revealed, cause, measures) values ('', now(), '', '', '')`,
    `insert into activity_logs (action_type, event) values ('other', 'backedUp')`,
  ]) {
    await db.execute(sql.raw(statement));
  }
}
