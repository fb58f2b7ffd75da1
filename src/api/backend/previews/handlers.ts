import { Elysia } from 'elysia';
import { z } from 'zod';
import { parseId } from '../../../domain/input.ts';
import { createPreviewLink, revokePreviewLink } from '../../../domain/previews/commands.ts';
import { previewLinkInput } from '../../../domain/previews/input.ts';
import { listPreviewLinks, type PreviewLink } from '../../../domain/previews/queries.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, guardedRead, guardedWrite, success, successSchema } from '../guard.ts';

const moment = z.iso.datetime();

const linkJson = z.object({
  id: z.int(),
  version: z.int().nullable().describe('Null: the newest one'),
  note: z.string(),
  created_by: z.string(),
  created_at: moment,
  expires_at: moment,
  revoked_at: moment.nullable(),
  revoked_by: z.string().nullable(),
  uses: z.int(),
  last_used_at: moment.nullable(),
});

const createdJson = linkJson.extend({
  addresses: z
    .object({ id: z.string(), en: z.string() })
    .describe('In both languages; told once, since only a hash of the token is stored'),
});

const missing = { description: 'Unknown article or link', schema: errorSchema };

const listed = guardedOperation({
  summary: 'Preview links of an article for people without an account, newest first',
  answers: { 200: { description: 'The links', schema: z.array(linkJson) } },
});

const created = guardedOperation({
  summary: 'Creates a preview link; its page is never cached, and every opening is counted',
  body: previewLinkInput,
  answers: {
    201: { description: 'The link with its addresses', schema: createdJson },
    400: { description: 'Missing or invalid field', schema: errorSchema },
    404: missing,
    409: { description: 'The article has too many valid links', schema: errorSchema },
  },
});

const revoked = guardedOperation({
  summary: 'Revokes a preview link: its page says so from now on',
  answers: { 200: { description: 'Revoked', schema: successSchema }, 404: missing },
});

type Addressed = { id: string };

export function previewLinksApi(site: Site) {
  const { db } = site;
  const path = `${endpoints.apiStaffArticles}/:id/preview-links` as const;
  return new Elysia({ name: 'api.backend.previews' })
    .get(
      path,
      guardedRead<Addressed>(site, 'previews.share', async ({ params }) => {
        const id = parseId(params.id);
        return json(id === undefined ? [] : (await listPreviewLinks(db, id)).map(linkAsJson));
      }),
      listed,
    )
    .post(
      path,
      guardedWrite<Addressed>(
        site,
        { action: 'create', resource: 'preview link', needs: 'previews.share' },
        async ({ request, params, actor }) => {
          const given = await readJson(previewLinkInput, request);
          const id = parseId(params.id);
          const result = id === undefined ? undefined : await createPreviewLink(db, actor, id, given);
          if (!result || result.kind === 'missing') return jsonError(404, 'Article not found');
          if (result.kind === 'too-many') return jsonError(409, 'The article has too many valid preview links');
          if (result.kind !== 'created') throw new InvalidInputError('There is no such version (version)', 'version');
          const addresses = Object.fromEntries(
            languageCodes.map((code) => [code, `${site.siteUrl}${endpoints.sharedPreview[code]}/${result.token}`]),
          );
          return json({ ...linkAsJson(result.link), addresses }, { status: 201 });
        },
      ),
      created,
    )
    .delete(
      `${path}/:link`,
      guardedWrite<Addressed & { link: string }>(
        site,
        { action: 'delete', resource: 'preview link', needs: 'previews.share' },
        async ({ params, actor }) => {
          const [id, link] = [parseId(params.id), parseId(params.link)];
          const isDone = id !== undefined && link !== undefined && (await revokePreviewLink(db, actor, id, link));
          return isDone ? success() : jsonError(404, 'Preview link not found');
        },
      ),
      revoked,
    );
}

function linkAsJson({ id, version, note, createdBy, createdAt, expiresAt, ...link }: PreviewLink) {
  return {
    id,
    version,
    note,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    revoked_by: link.revokedBy,
    uses: link.uses,
    last_used_at: link.lastUsedAt?.toISOString() ?? null,
  };
}
