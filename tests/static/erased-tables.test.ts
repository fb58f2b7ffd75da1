import { expect, test } from 'bun:test';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { erasedContent } from '../../src/db/erased-rows.ts';
import * as schema from '../../src/db/schema/index.ts';
import { readSource } from '../support/sources.ts';

/** Tables in which no erasure looks for an address, and why. */
const excepted: Record<string, string> = {
  accounts: 'of staff, who are not erased this way',
  sessions: 'of staff',
  passkeys: 'of staff',
  microsoft_identities: 'of staff',
  pending_variants: 'addresses of files',
  recovery_codes: 'digests',
  asset_files: 'digests and addresses of files',
  article_presence: 'windows of staff',
  backups: 'names and sizes of files',
  baik_recipients: 'addresses of recipients',
  baik_cases: 'sealed',
  baik_case_keys: 'sealed',
  baik_recipient_lists: 'names of recipients',
  baik_entries: 'sealed',
  baik_history: 'sealed',
  baik_files: 'sealed',
  baik_approvals: 'signed by recipients',
  csp_reports: 'addresses without their query',
  processing_entries: 'the register of processing, without people',
  data_breaches: 'evidence of who was affected and notified, which the certificate of an erasure names',
  restricted_addresses: 'deleted when a request is answered by an erasure',
  activity_chain: 'hashes',
  cache_purges: 'answers of shared caches',
  draft_schedules: 'usernames of staff',
  invitations: 'digests',
  sign_in_attempts: 'hashes',
  spent_tokens: 'digests',
  submission_counts: 'hashes with a key of one day',
  schema_releases: 'names of releases',
  running_days: 'counts of minutes',
  secrets: 'keys of the site',
  redirects: 'paths that staff wrote, and usernames of staff',
  missed_addresses: 'paths without a query, none with an address of mail; the newest 500',
};

const code = ['contact/erasure', 'contact/mentions', 'unsaved/unsaved', 'erasing/content', 'erasing/erasures']
  .map((name) => readSource(`src/domain/${name}.ts`))
  .join('\n');

function isSearched(name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}

/** Tables that the code of an erasure writes to, and that hold nothing of the person. */
const withoutPersons = ['content_rewrites', 'erasures'];

test('every table from which a person is erased is rewritten afterwards', () => {
  const kept = Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, PgTable) || !isSearched(name)) return [];
    const config = getTableConfig(table);
    const isKnown = excepted[config.name] || withoutPersons.includes(config.name);
    return erasedContent.tables.includes(config.name) || isKnown ? [] : [config.name];
  });
  expect(kept).toEqual([]);
});

test('every table with text is searched when a person is erased, or has a reason why not', () => {
  const silent = Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return [];
    const config = getTableConfig(table);
    const hasText = config.columns.some((column) => /^(?:text|jsonb)/.test(column.getSQLType()));
    return hasText && !isSearched(name) && !excepted[config.name] ? [config.name] : [];
  });
  expect(silent, 'Search them in src/domain/erasing, or add them to `excepted` with the reason why not.').toEqual([]);
  const names = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table).name] : []));
  expect(Object.keys(excepted).filter((name) => !names.includes(name))).toEqual([]);
});
