import { z } from 'zod';
import { createPreviewLink, revokePreviewLink } from '../../../domain/previews/commands.ts';
import { listPreviewLinks, type PreviewLink } from '../../../domain/previews/queries.ts';
import { problem } from '../../../fields/problem.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { shaped } from '../../member-order.ts';
import { answer, calls, success } from '../calls.ts';

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

const links = answer('The links', z.array(linkJson), (found: PreviewLink[]) =>
  found.map((link) => shaped(linkJson, link)),
);

export function previewLinkCalls(site: Site) {
  const path = `${endpoints.apiStaffArticles}/:id/preview-links`;
  const unknown = 'Unknown article or link';
  const addressesOf = (token: string) =>
    Object.fromEntries(languageCodes.map((code) => [code, `${site.siteUrl}${endpoints.sharedPreview[code]}/${token}`]));
  return calls(site, { name: 'previews', noun: 'article' })
    .read(
      path,
      'previews.share',
      { says: 'Preview links of an article for people without an account, newest first', 200: links },
      ({ id }) => listPreviewLinks(site.db, id),
    )
    .on('POST', path, createPreviewLink, {
      says: 'Creates a preview link; its page is never cached, and every opening is counted',
      201: answer('The link with its addresses', createdJson, ({ link, token }) => ({
        ...shaped(linkJson, link),
        addresses: addressesOf(token),
      })),
      400: 'Missing or invalid field',
      404: unknown,
      409: 'The article has too many valid links',
    })
    .on('DELETE', `${path}/:link`, revokePreviewLink, {
      says: 'Revokes a preview link: its page says so from now on',
      200: { ...success, description: 'Revoked' },
      404: unknown,
      missing: problem('nounNotFound', { noun: 'preview link' }),
    }).routes;
}
