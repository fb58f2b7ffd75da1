import { Elysia } from 'elysia';
import { z } from 'zod';
import { type VersionedNoun, versionCauses, versionKinds } from '../../../db/schema/version-values.ts';
import { cleanContent } from '../../../domain/articles/sanitize.ts';
import { parseId, wholeNumber } from '../../../domain/input.ts';
import {
  type Gone,
  type Restored,
  type RestoreRequest,
  restoreArticle,
  restoreAsset,
  restoreLeader,
  versionNeeds,
} from '../../../domain/restoring/restore.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { DiffBudget } from '../../../domain/versions/comparison/diff.ts';
import { compareRecords, type FieldChange } from '../../../domain/versions/comparison/records.ts';
import { compareTexts } from '../../../domain/versions/comparison/texts.ts';
import {
  countVersions,
  findVersion,
  listVersions,
  type Version,
  type VersionEntry,
} from '../../../domain/versions/queries.ts';
import type { VersionRecord } from '../../../domain/versions/record.ts';
import { problem } from '../../../fields/problem.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { shaped } from '../../member-order.ts';
import { answerSaved, staffArticleAsJson } from '../articles/calls.ts';
import { answerAsset } from '../assets/calls.ts';
import { answer, calls } from '../calls.ts';
import { answerLeader } from '../leaders/calls.ts';

/** Versions in one answer. */
const maxListedVersions = 100;

const versionQuery = z.strictObject({
  limit: wholeNumber(1, maxListedVersions).optional().default(maxListedVersions),
  offset: wholeNumber(0, 1_000_000).optional().default(0),
});

const versionNumber = wholeNumber(1, 999_999_999);
const compareQuery = z.strictObject({
  from: versionNumber.describe('The earlier version'),
  to: versionNumber.describe('The later version'),
});

const restoreInput = z.strictObject({
  version: z
    .int()
    .positive()
    .optional()
    .describe('The `version` of the item as it was read; answers 409 when someone saved since'),
});

const entryJson = z.object({
  version: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.string().nullable().describe('Null for the site itself'),
  kind: z.enum(versionKinds).describe('`delete`: the item as it was when it was deleted'),
  cause: z.enum(versionCauses).nullable().describe('What else the version is the result of'),
  draft: z.boolean().describe('Unpublished changes of a published article'),
  note: z.string().nullable(),
  languages: z.array(z.enum(languageCodes)),
  restored_from: z.int().nullable(),
  erased_on: z.iso.date().nullable().describe('The day on which its content, or a part of it, was erased'),
  sha256: z
    .string()
    .nullable()
    .describe(
      'Of the content as JSON in canonical form (RFC 8785), as it is after an erasure; null when all of it was erased',
    ),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const versionJson = z
  .record(z.string(), z.unknown())
  .describe('The item under the field names of the API, `id`, and the entry of the list as `saved`');

const changeJson = z.object({
  field: z.string(),
  language: z.enum(languageCodes).nullable(),
  before: value,
  after: value,
  words: z
    .array(z.object({ text: z.string(), change: z.enum(['same', 'removed', 'added']) }))
    .describe('The texts that are same or removed make up `before`, those that are same or added `after`'),
});

const versionList = answer('The versions', z.array(entryJson), (found: VersionEntry[]) => found.map(entryAsJson));
const oneVersion = answer('The item', versionJson, versionAsJson);
const differences = answer(
  'The fields that differ',
  z.object({ changes: z.array(changeJson) }),
  (changes: readonly FieldChange[]) => ({ changes: changesAsJson(changes) }),
);
type Restore<Result> = (site: Site, actor: Staff, restoration: RestoreRequest) => Promise<Gone | Restored<Result>>;

export function versionCalls(site: Site) {
  return new Elysia({ name: 'api.backend.versions' })
    .use(
      versionsOf(site, 'articles', endpoints.apiStaffArticles, restoreArticle, async (saved) =>
        answerSaved(saved, staffArticleAsJson),
      ),
    )
    .use(versionsOf(site, 'assets', endpoints.apiStaffAssets, restoreAsset, answerAsset))
    .use(versionsOf(site, 'leaders', endpoints.apiStaffLeaders, restoreLeader, answerLeader));
}

function versionsOf<Result>(
  site: Site,
  noun: VersionedNoun,
  base: string,
  restore: Restore<Result>,
  answerRestored: (result: Result) => Promise<Response>,
) {
  const { db } = site;
  const { read, restore: needs, resource } = versionNeeds[noun];
  const unknown = { missing: 'noSuchVersion', 404: 'Unknown item or version' } as const;
  const invalid = { 400: 'Missing or invalid value' };
  return calls(site, { name: `versions.${noun}`, noun: 'version' })
    .read(
      `${base}/:id/versions`,
      read,
      {
        says: 'Versions of an item, newest first; X-Total-Count is the total number',
        query: versionQuery,
        200: versionList,
        ...invalid,
        ...unknown,
      },
      async ({ id, query }) => {
        const total = await countVersions(db, noun, id);
        if (total === 0) return undefined;
        const found = versionList.json(await listVersions(db, noun, id, query));
        return json(found, { headers: { 'x-total-count': String(total) } });
      },
    )
    .read(
      `${base}/:id/versions/:version`,
      read,
      {
        says: 'An item as it was in a version',
        200: oneVersion,
        410: 'The content of the version was erased',
        ...unknown,
      },
      async ({ id, at }) => {
        const version = await findVersion(db, noun, id, parseId(at.version ?? '') ?? 0);
        if (!version?.record) return answerGone({ kind: 'gone', erasedOn: version?.erasedOn ?? null });
        return { ...version, record: version.record };
      },
    )
    .read(
      `${base}/:id/compare`,
      read,
      {
        says: 'The differences between two versions of an item, by word',
        query: compareQuery,
        200: differences,
        410: 'The content of a version was erased',
        ...invalid,
        ...unknown,
      },
      async ({ id, query: { from, to } }) => {
        const [before, after] = [await findVersion(db, noun, id, from), await findVersion(db, noun, id, to)];
        if (!before || !after) return undefined;
        if (before.record && after.record) return compareRecords(noun, before.record, after.record);
        return answerGone({ kind: 'gone', erasedOn: before.erasedOn ?? after.erasedOn });
      },
    )
    .write(
      'POST',
      `${base}/:id/versions/:version/restore`,
      { action: 'update', resource, needs },
      {
        says: 'Saves an earlier version as a new one; whether it is public and its place in lists stay as they are',
        body: restoreInput,
        200: {
          description: 'The item; X-Missing-Files names files of the version that are not there any more',
          schema: z.record(z.string(), z.unknown()),
        },
        409: 'Someone else has saved since `version`',
        410: 'The content of the version was erased',
        ...invalid,
        ...unknown,
      },
      async ({ id, at, actor, input: { version } }) => {
        const number = parseId(at.version ?? '');
        if (!id || !number) return undefined;
        const done = await restore(site, actor, { id, number, version });
        return 'kind' in done ? answerGone(done) : named(await answerRestored(done.result), done.missingFiles);
      },
    ).routes;
}

function answerGone({ erasedOn }: Gone): Response {
  return erasedOn ? refusal(410, problem('versionErased', { date: erasedOn })) : refusal(404, 'noSuchVersion');
}

function named(response: Response, missingFiles: readonly string[]): Response {
  if (missingFiles.length > 0) response.headers.set('x-missing-files', missingFiles.map(encodeURI).join(', '));
  return response;
}

function entryAsJson(entry: VersionEntry) {
  return shaped(entryJson, { ...entry, version: entry.number, sha256: entry.digest || null });
}

function versionAsJson({ record, ...entry }: Version & { record: VersionRecord }) {
  return { id: entry.itemId, ...withSafeContent(record), saved: entryAsJson(entry) };
}

/** All changes of an answer share their budget. */
function changesAsJson(changes: readonly FieldChange[]) {
  const budget = new DiffBudget();
  return changes.map(({ field, language, before, after }) => {
    const passages = compareTexts(String(before ?? ''), String(after ?? ''), budget);
    return { field, language, before, after, words: passages.flatMap(({ words }) => words) };
  });
}

/** Stored HTML is not trusted. */
function withSafeContent(record: VersionRecord): VersionRecord {
  const { details, category } = record;
  if (!Array.isArray(details)) return record;
  const clean = (content: unknown) => cleanContent(String(category), String(content ?? ''));
  return { ...record, details: details.map((detail) => ({ ...detail, content: clean(detail.content) })) };
}
