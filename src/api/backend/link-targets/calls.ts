import { z } from 'zod';
import { findLinkTargets, targetKinds, targetWarnings } from '../../../domain/link-targets/queries.ts';
import { problem } from '../../../fields/problem.ts';
import { atMost } from '../../../fields/text-rules.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { answer, calls } from '../calls.ts';

const maxQueryCharacters = 200;

const query = z.strictObject({
  q: z
    .string()
    .max(maxQueryCharacters, atMost(maxQueryCharacters))
    .default('')
    .describe('Words, a number or an address; the newest articles without one'),
  language: z.enum(languageCodes, { error: problem('languageCode') }).describe('That of the text with the link'),
});

const targets = answer(
  'Pages by their titles first, then articles, sections of pages, and documents',
  z.array(
    z.object({
      kind: z.enum(targetKinds),
      title: z.string(),
      href: z.string().describe('As texts link to it; links to articles keep working when a slug changes'),
      note: z.string(),
      warning: z.enum(targetWarnings).nullable().describe('Why readers of the text would not find it'),
    }),
  ),
  (found) => found,
);

/** What texts may link to, for the editor. */
export function linkTargetCalls(site: Site) {
  return calls(site, { name: 'link-targets', noun: 'article' }).read(
    endpoints.apiLinkTargets,
    'articles.read',
    { says: 'What a text may link to', query, 200: targets, 400: 'Invalid query value' },
    ({ query: { q, language } }) => findLinkTargets(site, q.toWellFormed(), language),
  ).routes;
}
