import { Elysia } from 'elysia';
import { z } from 'zod';
import { findStoredArticle } from '../../../domain/articles/queries.ts';
import { unsavedRate } from '../../../domain/limits/memory-counts.ts';
import { may } from '../../../domain/rights/permissions.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { articleAt, unsavedInput, unsavedName, unsavedPlace } from '../../../domain/unsaved/input.ts';
import { discardUnsaved, listUnsaved, storeUnsaved } from '../../../domain/unsaved/unsaved.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { isSecretField } from '../../../web/forms/secret-fields.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { readInput, readJson, readQuery } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import {
  guardedAutosave,
  guardedOperation,
  guardedRead,
  guardedWrite,
  success,
  successSchema,
  unauthorized,
} from '../guard.ts';

const moment = z.iso.datetime();
const wrong = { description: 'Missing or invalid field', schema: errorSchema };

const textJson = z.object({
  text: z.string().describe('Names the text until it is saved or discarded'),
  place: z.string().describe('Address of its form'),
  base: z.int().nullable().describe('Version that the text was begun on'),
  seq: z.int().describe('Counts what was stored of the text'),
  typed_at: moment,
  fields: z.array(z.tuple([z.string(), z.string()])),
});

const placeQuery = z.strictObject({ place: unsavedPlace.optional() });

const listed = guardedOperation({
  summary: 'What you have typed into forms and not saved, newest first',
  query: placeQuery,
  answers: { 200: { description: 'The texts', schema: z.array(textJson) }, 400: wrong },
});

const stored = guardedOperation({
  summary: 'Stores what you have typed into a form for 30 days. It is on no page, and only you can read it',
  body: unsavedInput,
  answers: {
    200: {
      description: 'Stored',
      schema: z.object({
        seq: z.int().describe('Send it with what is typed next'),
        typed_at: moment,
        problem: z
          .enum(['gone', 'forbidden'])
          .nullable()
          .describe('Why the text cannot be saved: the article is deleted, or you may not change it any more'),
      }),
    },
    400: wrong,
    409: {
      description: 'Another window has stored something else: use another name',
      schema: errorSchema.extend({ seq: z.int() }),
    },
    410: { description: 'The text was saved or discarded', schema: errorSchema },
    429: { description: 'Too many texts: see Retry-After', schema: errorSchema },
  },
});

const removed = guardedOperation({
  summary: 'Discards a text',
  answers: {
    200: { description: 'Discarded', schema: successSchema },
    400: wrong,
    404: { description: 'There is no such text', schema: errorSchema },
  },
});

type Named = { text: string };

/** Unsaved texts, which belong to the account that wrote them. */
export function unsavedApi(site: Site) {
  const { db } = site;
  const address = `${endpoints.apiUnsaved}/:text` as const;
  const attempt = { action: 'other', resource: 'unsaved text', needs: 'signed-in' } as const;
  const nameIn = ({ text }: Named) => readInput(z.object({ text: unsavedName }), { text }).text;

  return new Elysia({ name: 'api.backend.unsaved' })
    .get(
      endpoints.apiUnsaved,
      guardedRead(site, 'signed-in', async ({ request, actor }) => {
        const texts = await listUnsaved(db, actor.id, readQuery(placeQuery, request).place);
        return json(
          texts.map(({ text, place, base, seq, typedAt, fields }) => ({
            text,
            place,
            base,
            seq,
            typed_at: typedAt.toISOString(),
            fields,
          })),
        );
      }),
      listed,
    )
    .put(
      address,
      guardedAutosave<Named>(site, attempt, async ({ request, params, actor }) => {
        const seconds = site.rates.take(`unsaved ${actor.id}`, unsavedRate);
        if (seconds > 0) return refusal(429, 'tooManyUnsavedTexts', {}, { 'retry-after': String(seconds) });
        const text = nameIn(params);
        const { account = actor.id, fields, ...input } = await readJson(unsavedInput, request);
        // Another account has signed in since the page was opened, at a shared computer.
        if (account !== actor.id) return unauthorized();
        const open = fields.filter(([name]) => !isSecretField(name));
        const kept = await storeUnsaved(db, actor.id, { ...input, text, fields: open });
        if (kept.kind === 'done') return refusal(410, 'textFinished');
        if (kept.kind === 'other') return refusal(409, 'storedByOtherWindow', { seq: kept.seq });
        if (kept.kind === 'full') throw new Error('A text takes the place of the oldest one.');
        const problem = await problemOf(actor, input.place);
        return json({ seq: kept.seq, typed_at: kept.typedAt.toISOString(), problem });
      }),
      stored,
    )
    .delete(
      address,
      guardedWrite<Named>(site, attempt, async ({ params, actor }) =>
        (await discardUnsaved(db, actor, nameIn(params))) ? success() : refusal(404, 'noSuchText'),
      ),
      removed,
    );

  async function problemOf(actor: Staff, place: string): Promise<'gone' | 'forbidden' | null> {
    const article = articleAt(place);
    if (!article) return null;
    if (!may(actor, article.id ? 'articles.write' : 'articles.create')) return 'forbidden';
    return article.id && !(await findStoredArticle(db, article.id)) ? 'gone' : null;
  }
}
