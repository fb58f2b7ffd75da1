import { beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { erasedContent } from '../../../src/db/erased-rows.ts';
import { dataRequests } from '../../../src/db/schema/index.ts';
import { eraseForRequest } from '../../../src/domain/privacy/answers.ts';
import { chosenColumns, rowsWith, textColumns, writeEverywhere } from '../../support/database/erasing.ts';
import { freshWorld } from '../../support/world.ts';

const address = 'rina.wulan@example.com';

const world = await freshWorld();
beforeEach(async () => {
  await world.signedIn();
});

/** Columns of searched tables that never hold an address, or not by themselves. */
const withoutFreeText = [
  // Values of a list, or codes of the site.
  'activity_logs.action_type',
  'activity_logs.event',
  'activity_logs.resource_id',
  'activity_logs.resource_type',
  'activity_logs.status',
  'article_details.language',
  'article_links.kind',
  'article_reviews.status',
  'contact_attachments.content_type',
  'contact_messages.language',
  'contact_messages.notice_version',
  'contact_messages.status',
  'data_requests.kind',
  'data_requests.language',
  'data_requests.notice_version',
  'data_requests.status',
  'mails.status',
  'review_comments.block_id',
  'review_comments.language',
  'saved_filters.list',
  'trash.kind',
  'versions.category',
  'versions.cause',
  'versions.kind',
  'versions.noun',
  'versions.status',
  // Keys, digests and what only proves that something is unchanged.
  'activity_logs.erased',
  'activity_logs.erasures',
  'activity_logs.hash',
  'activity_logs.salt',
  'activity_logs.seal',
  'article_details.content_mark',
  'articles.seed_key',
  'assets.seed_key',
  'contact_messages.submission_key',
  'contact_replies.submission_key',
  'data_requests.code_hash',
  'data_requests.submission_key',
  'leaders.seed_key',
  'mails.message_id',
  'mails.references',
  'mails.submission_key',
  'preview_links.token_hash',
  'version_blocks.digest',
  'versions.digest',
  'assets.sent_sha256',
  'versions.file_digest',
  // Usernames of staff, and a certificate with one.
  'article_reviews.decided_by',
  'article_reviews.submitted_by',
  'contact_replies.entered_by',
  'data_requests.certificate',
  'mails.author',
  'preview_links.created_by',
  'preview_links.revoked_by',
  'articles.created_by',
  'review_comments.author',
  'review_comments.resolved_by',
  'trash.deleted_by',
  'versions.approved_by',
  'versions.saved_by',
  // Addresses of files, which the site makes.
  'article_links.target_path',
  'assets.path',
  'assets.placeholder',
  'contact_attachments.stored_as',
  'document_texts.path',
  'trash.path',
  // Encrypted: it is read and written anew (tests/domain/unsaved/unsaved.test.ts), and what it belongs to.
  'unsaved.fields',
  'unsaved.place',
  'unsaved.text',
  // Nothing writes it.
  'article_details.properties',
  // Made by a trigger from columns that have an address.
  'articles.list_text',
  'articles.title_key',
  // Of a message that goes as a whole when it is the person's, and of the erasure itself.
  'contact_messages.email',
  'content_erasures.address',
];

test('every column of the searched tables that can hold an address has one in the tests of erasures', async () => {
  const written = await writeEverywhere(world, () => address);
  const columns = await textColumns(world.db, [...erasedContent.tables, 'data_breaches']);
  expect(columns.filter((name) => !written.includes(name) && !chosenColumns.includes(name))).toEqual(
    withoutFreeText.toSorted(),
  );
});

test('an erasure takes the address of its request out of every column, and leaves it only in the register of data breaches', async () => {
  await writeEverywhere(world, () => address);
  const [request] = await world.db.select().from(dataRequests).where(eq(dataRequests.email, address));
  const certificate = await eraseForRequest(world.erasing, { id: 1, username: 'sari' }, request?.id ?? 0);
  await world.erasures.settled();
  expect(certificate).toMatchObject({ erasedBy: 'sari', messages: 0, files: 0, emails: 1 });
  const left = await rowsWith(world.db, address);
  expect(left.map((row) => row.split(':')[0])).toEqual(['data_breaches']);
  const requests = await world.db.select().from(dataRequests).orderBy(dataRequests.id);
  expect(requests).toMatchObject([
    {
      email: 'budi@example.com',
      name: 'Ask [erased].',
      details: 'Ask [erased].',
      outcome: 'Ask [erased].',
      history: [{ by: 'sari', reason: 'By [erased]' }],
    },
    { email: 'r***@example.com', name: '', details: '', status: 'fulfilled' },
  ]);
});
