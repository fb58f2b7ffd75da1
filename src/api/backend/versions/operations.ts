import { z } from 'zod';
import { versionCauses, versionKinds } from '../../../db/schema/version-values.ts';
import { wholeNumber } from '../../../domain/input.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation } from '../guard.ts';

/** Versions in one answer. */
const maxListedVersions = 100;

export const versionQuery = z.strictObject({
  limit: wholeNumber(1, maxListedVersions).optional().default(maxListedVersions),
  offset: wholeNumber(0, 1_000_000).optional().default(0),
});

const versionNumber = wholeNumber(1, 999_999_999);
export const compareQuery = z.strictObject({
  from: versionNumber.describe('The earlier version'),
  to: versionNumber.describe('The later version'),
});

export const restoreInput = z.strictObject({
  version: z
    .int()
    .positive()
    .optional()
    .describe('The `version` of the item as it was read; answers 409 when someone saved since'),
});

export const entryJson = z.object({
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

const missing = { description: 'Unknown item or version', schema: errorSchema };
const wrong = { description: 'Missing or invalid value', schema: errorSchema };

export const listed = guardedOperation({
  summary: 'Versions of an item, newest first; X-Total-Count is the total number',
  query: versionQuery,
  answers: { 200: { description: 'The versions', schema: z.array(entryJson) }, 400: wrong, 404: missing },
});

export const shown = guardedOperation({
  summary: 'An item as it was in a version',
  answers: {
    200: { description: 'The item', schema: versionJson },
    404: missing,
    410: { description: 'The content of the version was erased', schema: errorSchema },
  },
});

export const compared = guardedOperation({
  summary: 'The differences between two versions of an item, by word',
  query: compareQuery,
  answers: {
    200: { description: 'The fields that differ', schema: z.object({ changes: z.array(changeJson) }) },
    400: wrong,
    404: missing,
    410: { description: 'The content of a version was erased', schema: errorSchema },
  },
});

export const restored = guardedOperation({
  summary: 'Saves an earlier version as a new one; whether it is public and its place in lists stay as they are',
  body: restoreInput,
  answers: {
    200: {
      description: 'The item; X-Missing-Files names files of the version that are not there any more',
      schema: z.record(z.string(), z.unknown()),
    },
    400: wrong,
    404: missing,
    409: { description: 'Someone else has saved since `version`', schema: errorSchema },
    410: { description: 'The content of the version was erased', schema: errorSchema },
  },
});
