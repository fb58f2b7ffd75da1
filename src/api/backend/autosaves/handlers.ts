import { Elysia } from 'elysia';
import { z } from 'zod';
import { findStoredArticle } from '../../../domain/articles/queries.ts';
import { discardAutosave, findAutosave, saveAutosave } from '../../../domain/autosaves/commands.ts';
import { autosaveInput, autosaveKey } from '../../../domain/autosaves/input.ts';
import { findNewerSave } from '../../../domain/autosaves/newer-save.ts';
import { parseId } from '../../../domain/input.ts';
import { autosaveRate } from '../../../domain/limits/memory-counts.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { readJson, readQuery } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedAutosave, guardedOperation, guardedRead, guardedWrite, success, successSchema } from '../guard.ts';

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

const keyQuery = z.strictObject({
  key: autosaveKey().optional().describe('That of one autosave; without it the newest one'),
});

const removalQuery = z.strictObject({ key: autosaveKey() });

const read = guardedOperation({
  summary: 'Your own unsaved text of an article; `new` in place of the id: of an article that was never saved',
  query: keyQuery,
  answers: { 200: { description: 'The autosave', schema: autosaveJson }, 400: wrong, 404: none },
});

const stored = guardedOperation({
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

const removed = guardedOperation({
  summary: 'Discards an autosave',
  query: removalQuery,
  answers: { 200: { description: 'Discarded', schema: successSchema }, 400: wrong, 404: none },
});

type Addressed = { id: string };

/** In place of the id: an article that was never saved. */
const newArticle = 'new';

/** Unsaved text of articles, which belongs to the account that wrote it. */
export function autosavesApi(site: Site) {
  const { db } = site;
  const address = `${endpoints.apiStaffArticles}/:id/autosave` as const;
  const attempt = { action: 'other', resource: 'autosave', needs: 'articles.write' } as const;

  return new Elysia({ name: 'api.backend.autosaves' })
    .get(
      address,
      guardedRead<Addressed>(site, 'articles.write', async ({ request, params, actor }) => {
        const { key } = readQuery(keyQuery, request);
        const articleId = articleIn(params.id);
        const found = articleId !== null && (await findAutosave(db, { accountId: actor.id, articleId }, key));
        if (!found) return noAutosave();
        const article = articleId && (await findStoredArticle(db, articleId));
        const newer = article ? await findNewerSave(db, article, found.baseVersion) : undefined;
        const { revision, baseVersion, savedAt, languages, texts } = found;
        return json({
          key: found.key,
          revision,
          saved_at: savedAt.toISOString(),
          base_version: baseVersion,
          newer_save: newer
            ? { version: newer.version, saved_by: newer.by ?? null, saved_at: newer.at?.toISOString() ?? null }
            : null,
          languages,
          texts,
        });
      }),
      read,
    )
    .put(
      address,
      guardedAutosave<Addressed>(site, attempt, async ({ request, params, actor }) => {
        const seconds = site.rates.take(`autosave ${actor.id}`, autosaveRate);
        if (seconds > 0) return jsonError(429, 'Too many autosaves', {}, { 'retry-after': String(seconds) });
        const input = await readJson(autosaveInput, request);
        const articleId = articleIn(params.id);
        if (articleId === null) return noArticle();
        const saved = await saveAutosave(db, { accountId: actor.id, articleId }, input);
        if (saved.kind === 'missing') return noArticle();
        if (saved.kind === 'other-window') {
          return jsonError(409, 'Another window has stored text under this key', { revision: saved.revision });
        }
        if (saved.kind === 'full') throw new Error('An autosave takes the place of the oldest one.');
        return json({ revision: saved.revision, saved_at: saved.savedAt.toISOString() });
      }),
      stored,
    )
    .delete(
      address,
      guardedWrite<Addressed>(site, attempt, async ({ request, actor }) => {
        const { key } = readQuery(removalQuery, request);
        return (await discardAutosave(db, actor, key)) ? success() : noAutosave();
      }),
      removed,
    );
}

/** Undefined for a new article; null for what no article can be. */
function articleIn(id: string): number | undefined | null {
  return id === newArticle ? undefined : (parseId(id) ?? null);
}

function noAutosave(): Response {
  return jsonError(404, 'There is no autosave');
}

function noArticle(): Response {
  return jsonError(404, 'Article not found');
}
