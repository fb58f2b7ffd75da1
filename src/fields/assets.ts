import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { assetFieldWords } from '../i18n/backend/assets/asset-fields.words.ts';
import {
  type AssetCategory,
  assetCategories,
  canonicalSubcategory,
  findCategory,
  mediaTypes,
  noSubcategory,
} from './asset-categories.ts';
import { fieldsWith, fieldsWithout } from './derive.ts';
import type { Field } from './field.ts';
import { problem } from './problem.ts';
import { atMost } from './text-rules.ts';

const maxCharacters = { name: 200, altText: 1000, title: 300, credit: 200, tags: 1000 } as const;
const maxSortOrder = 1_000_000;
/** Per cent. */
const centre = 50;
const categoryNames = assetCategories.map(({ value }) => value);

/** An empty name in an upload is replaced by the file name. */
export const assetNameLine = line(maxCharacters.name);

type AssetField = Field<
  keyof ReturnType<typeof assetFieldWords>,
  'text' | 'textarea' | 'checkbox' | 'subcategory' | 'number' | 'read-only'
> & {
  /** Included in responses for staff only. */
  staffOnly: boolean;
  /** Form section. */
  section: 'place' | 'name' | 'alternative-text' | 'focus' | 'details' | 'none';
  /** Whether the upload form has the field too, not only the edit form. */
  inUploadForm: boolean;
};

/** Editable fields of an asset, in form order. */
export const assetFields = {
  category: {
    column: text('category').notNull(),
    json: { name: 'category', schema: z.string() },
    input: z
      .string()
      .transform((given) => findCategory(given.slice(0, 100)))
      .refine(
        (found): found is AssetCategory => found !== undefined,
        problem('oneOf', { values: categoryNames.join(', ') }),
      )
      .transform(({ value }) => value)
      .meta({ type: 'string', enum: categoryNames, description: 'Without regard to case' }),
    control: { kind: 'read-only' },
    label: 'category',
    staffOnly: false,
    section: 'none',
    inUploadForm: false,
  },
  mediaType: {
    column: text('media_type').notNull(),
    json: { name: 'media_type', schema: z.enum(mediaTypes) },
    input: z.enum(mediaTypes),
    control: { kind: 'read-only' },
    label: 'mediaType',
    // Derived from the file, and immutable.
    logged: false,
    staffOnly: false,
    section: 'none',
    inUploadForm: false,
  },
  /** Subcategory by which pages find the file, such as `JEJAK_LANGKAH`. */
  name: {
    column: text('name').notNull(),
    json: { name: 'name', schema: z.string() },
    input: assetNameLine.pipe(z.string().min(1, problem('assetName'))),
    control: { kind: 'text', maxCharacters: maxCharacters.name, required: true },
    label: 'name',
    staffOnly: false,
    section: 'name',
    inUploadForm: true,
  },
  subcategory: {
    column: text('subcategory'),
    json: { name: 'subcategory', schema: z.string().nullable() },
    input: z
      .string()
      .max(100, atMost(100))
      .nullable()
      .transform((given) => canonicalSubcategory(given ?? ''))
      .transform((given) => (given === '' || given === noSubcategory ? null : given))
      .describe('One of the subcategories of the category; empty or "none" for none'),
    control: { kind: 'subcategory' },
    label: 'subcategory',
    staffOnly: false,
    section: 'place',
    inUploadForm: true,
  },
  altText: {
    column: text('alt_text').notNull().default(''),
    json: { name: 'alt_text', schema: z.string() },
    input: line(maxCharacters.altText).describe('Indonesian'),
    control: { kind: 'textarea', maxCharacters: maxCharacters.altText, rows: 3, language: 'id' },
    label: 'altText',
    staffOnly: false,
    section: 'alternative-text',
    inUploadForm: true,
  },
  altTextEn: {
    column: text('alt_text_en').notNull().default(''),
    json: { name: 'alt_text_en', schema: z.string() },
    input: line(maxCharacters.altText).describe('English'),
    control: { kind: 'textarea', maxCharacters: maxCharacters.altText, rows: 3, language: 'en' },
    label: 'altTextEn',
    staffOnly: true,
    section: 'alternative-text',
    inUploadForm: true,
  },
  /** True when the picture adds nothing to the surrounding text. */
  decorative: {
    column: boolean('decorative').notNull().default(false),
    json: { name: 'decorative', schema: z.boolean() },
    input: z.boolean().describe('The picture says nothing that the text around it does not say'),
    control: { kind: 'checkbox', hint: 'decorativeHint' },
    label: 'decorative',
    staffOnly: true,
    section: 'alternative-text',
    inUploadForm: true,
  },
  /** The point of a picture that stays in view wherever it is cut, in per cent from its left and upper edge. */
  focalX: percentage('focal_x', 'focalX', [0, centre, 100], 'Focal point, from the left edge'),
  focalY: percentage('focal_y', 'focalY', [0, centre, 100], 'Focal point, from the upper edge'),
  /** Leaves out what is farther from that point: a crop for every proportion in which the picture is cut. */
  zoom: percentage('zoom', 'zoom', [100, 100, 300], 'Enlargement around the focal point'),
  title: {
    column: text('title').notNull().default(''),
    json: { name: 'title', schema: z.string() },
    input: line(maxCharacters.title),
    control: { kind: 'text', maxCharacters: maxCharacters.title, hint: 'titleHint' },
    label: 'title',
    staffOnly: false,
    section: 'details',
    inUploadForm: false,
  },
  /** Who made the file; set below it in articles. */
  credit: {
    column: text('credit').notNull().default(''),
    json: { name: 'credit', schema: z.string() },
    input: line(maxCharacters.credit),
    control: { kind: 'text', maxCharacters: maxCharacters.credit, hint: 'creditHint' },
    label: 'credit',
    staffOnly: false,
    section: 'details',
    inUploadForm: true,
  },
  tags: {
    column: text('tags').notNull().default(''),
    json: { name: 'tags', schema: z.string().describe('Comma-separated') },
    input: z
      .string()
      .transform((given) => new Set(given.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim())))
      .transform((given) => [...given].filter(Boolean).join(', '))
      .pipe(z.string().max(maxCharacters.tags, atMost(maxCharacters.tags)))
      .describe('Comma-separated'),
    control: { kind: 'text', maxCharacters: maxCharacters.tags, hint: 'tagsHint' },
    label: 'tags',
    staffOnly: false,
    section: 'details',
    inUploadForm: true,
  },
  /** Position in the list. */
  sortOrder: {
    column: integer('sort_order').notNull().default(0),
    json: { name: 'sort_order', schema: z.int() },
    input: z.int().min(0).max(maxSortOrder),
    control: { kind: 'number' },
    label: 'sortOrder',
    staffOnly: false,
    section: 'none',
    inUploadForm: false,
  },
} as const satisfies Record<string, AssetField>;

export const publicAssetFields = fieldsWith(assetFields, 'staffOnly', false);
export const staffAssetFields = fieldsWith(assetFields, 'staffOnly', true);

export const editableAssetFields = fieldsWithout(assetFields, 'section', 'none');

function percentage<const Name extends string, const Label extends string>(
  name: Name,
  label: Label,
  [min, usual, max]: readonly [min: number, usual: number, max: number],
  says: string,
) {
  return {
    column: integer(name).notNull().default(usual),
    json: { name, schema: z.int() },
    input: z.int().min(min).max(max).describe(`${says}, in per cent`),
    control: { kind: 'number', min, max, ifEmpty: usual },
    label,
    staffOnly: true,
    section: 'focus',
    inUploadForm: false,
  } as const;
}

/** Single-line text: line breaks and tabs of pasted text become spaces. */
function line(max: number) {
  return z
    .string()
    .transform((given) => given.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, atMost(max)));
}
