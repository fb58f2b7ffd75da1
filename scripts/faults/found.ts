import { and, eq, like, sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client.ts';
import {
  activityLogs,
  articleDetails,
  articles,
  assets,
  baikCases,
  baikEntries,
  contactMessages,
  mails,
} from '../../src/db/schema/index.ts';
import { verifyLog } from '../../src/domain/audit/verify.ts';
import { readCase } from '../../src/domain/baik/cases/entries.ts';
import { openMailbox } from '../../src/domain/baik/cases/mailbox.ts';
import { parseReceipt } from '../../src/domain/baik/receipt.ts';
import type { FileStore } from '../../src/domain/files/file-store.ts';
import type { Write } from './writes.ts';

export type Findings = {
  /** Markers of acknowledged writes that are stored. */
  found: Set<string>;
  /** Partially stored writes. */
  half: string[];
};

const markers = 'fault-%';

/** Searches the database and the stored files for the writes. */
export async function look(db: Db, files: FileStore, writes: readonly Write[]): Promise<Findings> {
  const found = new Set<string>();
  const half: string[] = [];
  await lookForArticles(db, found, half);
  await lookForAssets(db, files, found, half);
  await lookForMessages(db, found, half);
  for (const { subject } of await db
    .select({ subject: mails.subject })
    .from(mails)
    .where(like(mails.subject, markers))) {
    found.add(subject);
  }
  for (const { marker, receipt } of writes) if (receipt && (await isReported(db, receipt, marker))) found.add(marker);
  const cases = await db
    .select({ id: baikCases.id, entries: sql<number>`count(${baikEntries.id})`.mapWith(Number) })
    .from(baikCases)
    .leftJoin(baikEntries, eq(baikEntries.caseId, baikCases.id))
    .groupBy(baikCases.id);
  for (const { id, entries } of cases) if (entries === 0) half.push(`case ${id} has no report`);
  const { broken } = await verifyLog(db, { heads: [], invalid: [] });
  if (broken) half.push(`the activity log is not intact: ${JSON.stringify(broken)}`);
  return { found, half };
}

async function lookForArticles(db: Db, found: Set<string>, half: string[]): Promise<void> {
  const rows = await db
    .select({ author: articles.author, details: sql<number>`count(${articleDetails.id})`.mapWith(Number) })
    .from(articles)
    .leftJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(like(articles.author, markers))
    .groupBy(articles.id);
  for (const { author, details } of rows) {
    found.add(author);
    if (details !== 2) half.push(`article ${author} has ${details} of 2 languages`);
    if (!(await isLogged(db, 'created', `${author} id`))) half.push(`article ${author} has no entry in the log`);
  }
}

async function lookForAssets(db: Db, files: FileStore, found: Set<string>, half: string[]): Promise<void> {
  for (const { name, path, size } of await db.select().from(assets).where(like(assets.name, markers))) {
    found.add(name);
    const stored = await files.open(path.slice(1));
    if (stored?.size !== size) half.push(`asset ${name}: ${stored ? `${stored.size} of ${size} bytes` : 'no file'}`);
    if (!(await isLogged(db, 'asset.uploaded', name))) half.push(`asset ${name} has no entry in the log`);
  }
}

async function lookForMessages(db: Db, found: Set<string>, half: string[]): Promise<void> {
  const rows = await db
    .select({ message: contactMessages.message, mail: mails.id })
    .from(contactMessages)
    .leftJoin(mails, eq(mails.contactMessageId, contactMessages.id))
    .where(like(contactMessages.message, markers));
  for (const { message, mail } of rows) {
    const marker = message.split(' ')[0] ?? '';
    found.add(marker);
    if (mail === null) half.push(`message ${marker} has no mail`);
  }
}

async function isLogged(db: Db, event: string, name: string): Promise<boolean> {
  const isThis = and(eq(activityLogs.event, event), eq(activityLogs.resourceName, name));
  return (await db.$count(activityLogs, isThis)) > 0;
}

/** Whether the receipt opens a mailbox with the complete report. */
async function isReported(db: Db, receipt: string, marker: string): Promise<boolean> {
  const parsed = parseReceipt(receipt);
  const opened = parsed && (await openMailbox(db, parsed));
  if (!opened || !('keys' in opened)) return false;
  const { entries } = await readCase(db, opened);
  const [entry] = entries;
  return entry?.record.text === `${marker} was seen.`;
}
