import { z } from 'zod';
import { languageCodes } from '../../i18n/site/language.ts';
import { slugOf } from '../../slug.ts';
import { fails, fits, formText, isFilled, isOneLine, isReadable } from '../forms/text-rules.ts';
import type { ArticleFields, DetailDraft } from './commands.ts';
import { articleStatuses, articleTopics, categoryInput, reportTopics } from './input.ts';
import { assetPath } from './sanitize.ts';

/** In characters. */
export const articleLimits = {
  title: 300,
  slug: 300,
  content: 200_000,
  excerpt: 1000,
  metaDescription: 500,
  author: 200,
  assetPath: 300,
  sortOrder: 1_000_000,
} as const;

const earliestYear = 1900;
const latestYear = 2200;

const published = z.iso
  .datetime({ offset: true, error: 'Must be a date and time with its zone, as in 2026-01-31T09:00:00+07:00' })
  .refine((moment) => isWithinReach(new Date(moment)), `Must lie between ${earliestYear} and ${latestYear}`)
  .nullable();

const fields = z.strictObject({
  author: line(articleLimits.author),
  category: categoryInput,
  topic: z.enum([...articleTopics, ...reportTopics]).nullable(),
  featured_image: line(articleLimits.assetPath)
    .refine((path) => path === '' || assetPath.test(path), 'Must be the path of a stored picture, /assets/<file>')
    .nullable(),
  status: z.enum(articleStatuses),
  sort_order: z
    .int('Must be a whole number')
    .min(-articleLimits.sortOrder, 'Is too small')
    .max(articleLimits.sortOrder, 'Is too large'),
  published_at: published,
  default_language: z.enum(languageCodes),
});

const version = z
  .int()
  .positive()
  .describe('As it was when it was read; answers 409 when someone saved since')
  .optional();

/** One language of an article, as a form or JSON gives it. */
export const detailInput = z.strictObject({
  language: z.enum(languageCodes),
  title: line(articleLimits.title).refine(isFilled, fails('Is required')),
  slug: line(articleLimits.slug).default('').describe('Made from the title when empty'),
  content: z
    .string('Must be text')
    .refine(fits(articleLimits.content), fails(atMost(articleLimits.content)))
    .describe('HTML, of which only safe formatting is kept; for reports the path of a document, /assets/<file>'),
  excerpt: text(articleLimits.excerpt),
  meta_description: text(articleLimits.metaDescription),
  properties: z.null().optional(),
});

/** A whole new article. */
export const newArticleInput = z.strictObject({
  article: fields
    .partial()
    .required({ category: true })
    .extend({ status: fields.shape.status.default('draft') }),
  details: z
    .array(detailInput)
    .min(1, 'At least one language is required')
    .max(languageCodes.length)
    .refine(
      (details) => new Set(details.map(({ language }) => language)).size === details.length,
      'One of each language',
    ),
});

/** Changes of the article itself; what is left out stays as it is. */
export const articleChangesInput = fields.partial().extend({ version });

export const detailChangesInput = detailInput.extend({ version });

type GivenFields = { [Name in keyof z.output<typeof fields>]?: z.output<typeof fields>[Name] | undefined };

/** What was given, in the words of the domain. */
export function fieldsOf(given: GivenFields): Partial<ArticleFields> {
  const { author, category, topic, featured_image, status, sort_order, published_at, default_language } = given;
  return {
    ...(author !== undefined && { author }),
    ...(category !== undefined && { category }),
    ...(topic !== undefined && { topic }),
    ...(featured_image !== undefined && { featuredImage: featured_image || null }),
    ...(status !== undefined && { status }),
    ...(sort_order !== undefined && { sortOrder: sort_order }),
    ...(published_at !== undefined && { publishedAt: published_at === null ? null : new Date(published_at) }),
    ...(default_language !== undefined && { defaultLanguage: default_language }),
  };
}

export function detailOf(given: z.output<typeof detailInput>): DetailDraft {
  const { language, title, slug, content, excerpt, meta_description } = given;
  return {
    language,
    title,
    content,
    slug: slug || slugOf(title),
    excerpt: excerpt || null,
    metaDescription: meta_description || null,
  };
}

function line(limit: number) {
  return formText('Is required', 'Must be text')
    .refine(isOneLine, fails('Must be one line of readable text'))
    .refine(fits(limit), fails(atMost(limit)));
}

function text(limit: number) {
  return formText('Is required', 'Must be text')
    .refine(isReadable, fails('Has characters that cannot be shown'))
    .refine(fits(limit), fails(atMost(limit)))
    .nullable()
    .default(null);
}

function atMost(limit: number): string {
  return `Must have at most ${limit} characters`;
}

function isWithinReach(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= earliestYear && year <= latestYear;
}
