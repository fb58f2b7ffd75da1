import { z } from 'zod';
import { autosaveInput, autosaveKey } from '../../../domain/autosaves/input.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, successSchema } from '../guard.ts';

const moment = z.iso.datetime();
const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const missing = { description: 'Unknown article', schema: errorSchema };
const none = { description: 'There is no autosave', schema: errorSchema };

const autosaveJson = z.object({
  key: z.string().describe('Names the autosave until its text is saved or discarded'),
  revision: z.int().describe('Counts the autosaves under this key'),
  saved_at: moment,
  base_version: z.int().nullable().describe('Version of the article that the text was written on'),
  newer_save: z
    .object({ version: z.int(), saved_by: z.string().nullable(), saved_at: moment.nullable() })
    .nullable()
    .describe('The save of the article after `base_version`, when there was one'),
  languages: z.array(z.enum(languageCodes)),
  texts: z.record(z.string(), z.string()),
});

export const keyQuery = z.strictObject({
  key: autosaveKey().optional().describe('That of one autosave; without it the newest one'),
});

export const removalQuery = z.strictObject({ key: autosaveKey() });

export const read = guardedOperation({
  summary: 'Your own unsaved text of an article; `new` in place of the id: of an article that was never saved',
  query: keyQuery,
  answers: { 200: { description: 'The autosave', schema: autosaveJson }, 400: wrong, 404: none },
});

export const stored = guardedOperation({
  summary: 'Stores your unsaved text of an article for 30 days. It is on no page, and only you can read it',
  body: autosaveInput,
  answers: {
    200: {
      description: 'Stored',
      schema: z.object({ revision: z.int().describe('Send it with the next autosave'), saved_at: moment }),
    },
    400: wrong,
    404: missing,
    409: {
      description: 'Another window has stored text under this key: use another key',
      schema: errorSchema.extend({ revision: z.int() }),
    },
    429: { description: 'Too many autosaves: see Retry-After', schema: errorSchema },
  },
});

export const removed = guardedOperation({
  summary: 'Discards an autosave',
  query: removalQuery,
  answers: { 200: { description: 'Discarded', schema: successSchema }, 400: wrong, 404: none },
});
