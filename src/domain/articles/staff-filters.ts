import { z } from 'zod';
import { articleTopics, reportTopics } from '../../fields/article-values.ts';
import { articleFields } from '../../fields/articles.ts';
import { lineInput } from '../../fields/text-rules.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { event } from '../activity/commands.ts';
import { command, done, noInput } from '../command.ts';
import { dayInput } from '../input.ts';
import { type ArticleFilter, articleStates } from './queries.ts';

export const filteredTopics = [...articleTopics, ...reportTopics] as const;
export const filteredLanguages = [...languageCodes, 'without-id', 'without-en'] as const;
const maxAuthorCharacters = 200;

/** What staff filter articles by, besides the words that are searched: in the list, its exports, saved filters and calls. */
export const articleFilters = z.strictObject({
  category: articleFields.category.input.optional().describe('Without regard to case'),
  topic: z.enum(filteredTopics).optional(),
  author: lineInput(maxAuthorCharacters).optional().describe('The whole name, without regard to case'),
  language: z
    .enum(filteredLanguages)
    .optional()
    .describe('Written in this language; `without-en`: not archived, and written in the other one only'),
  status: z
    .enum(articleStates)
    .optional()
    .describe(
      '`published` includes `scheduled`; `review`: submitted and not published since; `changed`: published, with unpublished changes',
    ),
  from: dayInput.optional().describe('First day of the published date, or of the creation of what has none'),
  to: dayInput.optional().describe('Last day, included'),
  mine: z.literal('true').optional().describe('Created by the account that asks'),
  languages: z.literal('partial').optional().describe('Not archived, and written in one language only'),
  scheduled: z.literal('today').optional().describe('Published by its schedule later today'),
});

export type ArticleFilters = z.output<typeof articleFilters>;

/** Recorded before the table is sent. */
export const exportArticleList = command({
  needs: 'articles.read',
  logs: ['other', 'article'],
  input: noInput,
  run: async () => done(undefined, { log: event('article.exported') }),
});

/** As a filter of the domain. `search`: a part of a title or excerpt. */
export function articleFilterOf(
  { mine, languages, scheduled, ...given }: ArticleFilters & { text?: string | undefined },
  { username }: { username: string },
): ArticleFilter {
  const { category, topic, author, language, status, from, to, text } = given;
  return {
    unpublished: true,
    ...(category && { category }),
    ...(topic && { topic }),
    ...(author && { author }),
    ...(language && { language }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(text && { text }),
    ...(mine && { createdBy: username }),
    ...(languages && { partial: true }),
    ...(scheduled && { scheduledToday: true }),
  };
}
