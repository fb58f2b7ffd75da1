import { z } from 'zod';
import { findStoredArticle } from '../../../domain/articles/queries.ts';
import { unsavedRate } from '../../../domain/limits/memory-counts.ts';
import { may } from '../../../domain/rights/permissions.ts';
import { currentStaff, type Staff } from '../../../domain/rights/staff.ts';
import type { At } from '../../../domain/row-by-id.ts';
import { articleAt, unsavedInput, unsavedName, unsavedPlace } from '../../../domain/unsaved/input.ts';
import { discardUnsaved, listUnsaved, storeUnsaved, type Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { isSecretField } from '../../../web/forms/secret-fields.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { readInput, readJson } from '../../input.ts';
import { shaped } from '../../member-order.ts';
import { errorSchema } from '../../operation.ts';
import { answer, calls, success } from '../calls.ts';
import { guardedAutosave, guardedOperation, unauthorized } from '../guard.ts';

const moment = z.iso.datetime();
const invalid = 'Missing or invalid field';

const textJson = z.object({
  text: z.string().describe('Names the text until it is saved or discarded'),
  place: z.string().describe('Address of its form'),
  base: z.int().nullable().describe('Version that the text was begun on'),
  seq: z.int().describe('Counts what was stored of the text'),
  typed_at: moment,
  fields: z.array(z.tuple([z.string(), z.string()])),
});

const placeQuery = z.strictObject({ place: unsavedPlace.optional() });

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
    400: { description: invalid, schema: errorSchema },
    409: {
      description: 'Another window has stored something else: use another name',
      schema: errorSchema.extend({ seq: z.int() }),
    },
    410: { description: 'The text was saved or discarded', schema: errorSchema },
    429: { description: 'Too many texts: see Retry-After', schema: errorSchema },
  },
});

/** Unsaved texts, which belong to the account that wrote them. */
export function unsavedApi(site: Site) {
  const { db } = site;
  const address = `${endpoints.apiUnsaved}/:text` as const;
  const attempt = { action: 'other', resource: 'unsaved text', needs: 'signed-in' } as const;
  const nameIn = ({ text }: At) => readInput(z.object({ text: unsavedName }), { text }).text;

  return calls(site, { name: 'unsaved', noun: 'text' })
    .read(
      endpoints.apiUnsaved,
      'signed-in',
      {
        says: 'What you have typed into forms and not saved, newest first',
        query: placeQuery,
        200: answer('The texts', z.array(textJson), (texts: Unsaved[]) => texts.map((text) => shaped(textJson, text))),
        400: invalid,
      },
      ({ query: { place } }) => listUnsaved(db, currentStaff().id, place),
    )
    .write(
      'DELETE',
      address,
      attempt,
      {
        says: 'Discards a text',
        200: { ...success, description: 'Discarded' },
        400: invalid,
        404: 'There is no such text',
        missing: 'noSuchText',
      },
      async ({ at, actor }) => ((await discardUnsaved(db, actor, nameIn(at))) ? true : undefined),
    )
    .routes.put(
      address,
      guardedAutosave<At>(site, attempt, async ({ request, params, actor }) => {
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
    );

  async function problemOf(actor: Staff, place: string): Promise<'gone' | 'forbidden' | null> {
    const article = articleAt(place);
    if (!article) return null;
    if (!may(actor, article.id ? 'articles.write' : 'articles.create')) return 'forbidden';
    return article.id && !(await findStoredArticle(db, article.id)) ? 'gone' : null;
  }
}
