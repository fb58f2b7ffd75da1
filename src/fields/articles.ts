import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { articleFieldWords } from '../i18n/backend/articles/article-fields.words.ts';
import { languageCodes } from '../i18n/site/language.ts';
import { articleCategories, articleStatuses, articleTopics, reportTopics } from './article-values.ts';
import { defaultsOf, fieldsWith, fieldsWithout, type ValuesOf } from './derive.ts';
import { type Field, sameIgnoringCase } from './field.ts';
import { hasFewTags, htmlLimits } from './html-limits.ts';
import { problem } from './problem.ts';
import { atMost, fails, fits, lineInput, picturePathInput, requiredLine, textInput } from './text-rules.ts';
import { isKnownYear, yearProblem } from './years.ts';

const maxCharacters = {
  title: 300,
  slug: 300,
  content: htmlLimits.maxCharacters,
  excerpt: 1000,
  metaDescription: 500,
  author: 200,
} as const;
const maxSortOrder = 1_000_000;

const moment = z.iso.datetime();
const topics = [...articleTopics, ...reportTopics] as const;

type ArticleField = Field<
  keyof ReturnType<typeof articleFieldWords>,
  'text' | 'textarea' | 'slug' | 'rich-text-or-document' | 'select' | 'moment' | 'number' | 'picture'
> &
  /** `staffOnly`: included in responses for staff only. Texts of a language are for everybody. */
  ({ translatable?: false; staffOnly: boolean } | { translatable: true; staffOnly: false });

/** Editable fields of an article, in form order. */
export const articleFields = {
  category: {
    column: text('category').notNull(),
    json: { name: 'category', schema: z.enum(articleCategories) },
    input: z.string().trim().toLowerCase().pipe(z.enum(articleCategories)).meta({ enum: articleCategories }),
    control: { kind: 'select', choices: articleCategories, required: true },
    label: 'category',
    equals: sameIgnoringCase,
    staffOnly: false,
  },
  status: {
    column: text('status').notNull().default('draft'),
    json: { name: 'status', schema: z.enum(articleStatuses) },
    input: z.enum(articleStatuses),
    control: { kind: 'select', choices: articleStatuses },
    label: 'status',
    staffOnly: false,
  },
  publishedAt: {
    column: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    json: { name: 'published_at', schema: moment.nullable() },
    input: momentInput()
      .nullable()
      .transform((given) => (given === null ? null : new Date(given))),
    control: { kind: 'moment', required: true },
    label: 'publishedAt',
    staffOnly: false,
  },
  /** From this moment on the article is no longer public. Only staff need to know when that will be. */
  unpublishAt: {
    column: timestamp('unpublish_at', { withTimezone: true, mode: 'date' }),
    json: {
      name: 'unpublish_at',
      schema: moment.nullable().describe('From then on the article is not public; for staff only'),
    },
    input: momentInput()
      .nullable()
      .transform((given) => (given === null ? null : new Date(given))),
    control: { kind: 'moment', hint: 'unpublishAtHint' },
    label: 'unpublishAt',
    staffOnly: true,
  },
  author: {
    column: text('author').notNull().default(''),
    json: { name: 'author', schema: z.string() },
    input: lineInput(maxCharacters.author),
    control: { kind: 'text', maxCharacters: maxCharacters.author },
    label: 'author',
    staffOnly: false,
  },
  topic: {
    column: text('topic'),
    json: { name: 'topic', schema: z.string().nullable() },
    input: z.enum(topics).nullable(),
    control: { kind: 'select', choices: topics, none: 'noTopic' },
    label: 'topic',
    staffOnly: false,
  },
  defaultLanguage: {
    column: text('default_language').notNull().default('id'),
    json: { name: 'default_language', schema: z.enum(languageCodes) },
    input: z.enum(languageCodes),
    control: { kind: 'select', choices: languageCodes },
    label: 'defaultLanguage',
    staffOnly: false,
  },
  sortOrder: {
    column: integer('sort_order').notNull().default(0),
    json: { name: 'sort_order', schema: z.int() },
    input: z.int(problem('wholeNumber')).min(-maxSortOrder, problem('tooSmall')).max(maxSortOrder, problem('tooLarge')),
    control: { kind: 'number' },
    label: 'sortOrder',
    staffOnly: false,
  },
  featuredImage: {
    column: text('featured_image'),
    json: { name: 'featured_image', schema: z.string().nullable() },
    input: picturePathInput(),
    control: { kind: 'picture' },
    label: 'featuredImage',
    staffOnly: false,
  },
  title: {
    column: text('title').notNull(),
    json: { name: 'title', schema: z.string() },
    input: requiredLine(maxCharacters.title),
    control: { kind: 'text', maxCharacters: maxCharacters.title, required: true },
    label: 'title',
    translatable: true,
    staffOnly: false,
  },
  slug: {
    column: text('slug').notNull().default(''),
    json: { name: 'slug', schema: z.string() },
    input: lineInput(maxCharacters.slug).default('').describe('Made from the title when empty'),
    control: { kind: 'slug', maxCharacters: maxCharacters.slug, hint: 'slugHint' },
    label: 'slug',
    translatable: true,
    staffOnly: false,
  },
  excerpt: {
    column: text('excerpt'),
    json: { name: 'excerpt', schema: z.string().nullable() },
    input: optionalText(maxCharacters.excerpt),
    control: { kind: 'textarea', maxCharacters: maxCharacters.excerpt, rows: 3 },
    label: 'excerpt',
    translatable: true,
    staffOnly: false,
  },
  content: {
    /** Sanitised HTML; for the category `reports` the path of a document. */
    column: text('content').notNull().default(''),
    json: {
      name: 'content',
      schema: z.string().describe('Sanitised HTML; for reports the path of the document'),
    },
    input: z
      .string(problem('text'))
      .refine(fits(maxCharacters.content), fails(atMost(maxCharacters.content)))
      .refine(hasFewTags, fails(problem('tooManyTags', { count: htmlLimits.maxTags })))
      .describe('HTML, of which only safe formatting is kept; for reports the path of a document, /assets/<file>'),
    control: {
      kind: 'rich-text-or-document',
      maxCharacters: maxCharacters.content,
      documentName: 'document',
      documentLabel: 'document',
      documentHint: 'documentHint',
    },
    label: 'content',
    translatable: true,
    staffOnly: false,
  },
  metaDescription: {
    column: text('meta_description'),
    json: { name: 'meta_description', schema: z.string().nullable() },
    input: optionalText(maxCharacters.metaDescription),
    control: { kind: 'textarea', maxCharacters: maxCharacters.metaDescription, rows: 2 },
    label: 'metaDescription',
    translatable: true,
    staffOnly: false,
  },
} as const satisfies Record<string, ArticleField>;

/** Fields shared by all languages. */
export const commonFields = fieldsWithout(articleFields, 'translatable', true);
export const publicCommonFields = fieldsWith(commonFields, 'staffOnly', false);
export const staffCommonFields = fieldsWith(commonFields, 'staffOnly', true);
/** Translatable fields. */
export const translatedFields = fieldsWith(articleFields, 'translatable', true);
/** A language in which nothing is written. */
export const emptyTexts: ValuesOf<typeof translatedFields> = {
  title: '',
  content: '',
  ...defaultsOf(translatedFields),
};

function optionalText(max: number) {
  return textInput(max)
    .nullable()
    .overwrite((given) => given || null)
    .default(null);
}

function momentInput() {
  return z.iso.datetime({ offset: true, error: problem('moment') }).refine(isWithinReach, yearProblem);
}

function isWithinReach(moment: string): boolean {
  return isKnownYear(new Date(moment).getUTCFullYear());
}
