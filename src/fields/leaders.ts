import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { leaderFieldWords } from '../i18n/backend/leader-fields.words.ts';
import { fieldsWithout } from './derive.ts';
import type { Field } from './field.ts';
import { picturePathInput, requiredLine, textInput } from './text-rules.ts';

const maxCharacters = { name: 200, position: 200, biography: 2000 } as const;
const maxSortOrder = 1_000_000;

/** The two boards, in the order of the page. */
export const boards = ['commissioners', 'directors'] as const;
export type Board = (typeof boards)[number];

type LeaderField = Field<
  keyof ReturnType<typeof leaderFieldWords>,
  'select' | 'text' | 'textarea' | 'checkbox' | 'number' | 'picture'
> & {
  /** Form section. */
  section: 'person' | 'id' | 'en' | 'none';
};

/** Editable fields of a member of the boards, in form order. */
export const leaderFields = {
  board: {
    column: text('board', { enum: boards }).notNull(),
    json: { name: 'board', schema: z.enum(boards) },
    input: z.enum(boards),
    control: { kind: 'select', choices: boards, required: true },
    label: 'board',
    section: 'person',
  },
  name: {
    column: text('name').notNull(),
    json: { name: 'name', schema: z.string() },
    input: requiredLine(maxCharacters.name),
    control: { kind: 'text', maxCharacters: maxCharacters.name, required: true },
    label: 'name',
    section: 'person',
  },
  portrait: {
    column: text('portrait'),
    json: { name: 'portrait', schema: z.string().nullable().describe('The path of a picture, /assets/<file>') },
    input: picturePathInput(),
    control: { kind: 'picture', hint: 'portraitHint' },
    label: 'portrait',
    section: 'person',
  },
  visible: {
    column: boolean('visible').notNull().default(false),
    json: { name: 'visible', schema: z.boolean() },
    input: z.boolean(),
    control: { kind: 'checkbox', hint: 'visibleHint' },
    label: 'visible',
    section: 'person',
  },
  position: {
    column: text('position').notNull(),
    json: { name: 'position', schema: z.string().describe('Indonesian') },
    input: requiredLine(maxCharacters.position).describe('Indonesian'),
    control: { kind: 'text', maxCharacters: maxCharacters.position, required: true, language: 'id' },
    label: 'position',
    section: 'id',
  },
  biography: {
    column: text('biography').notNull().default(''),
    json: { name: 'biography', schema: z.string().describe('Indonesian') },
    input: textInput(maxCharacters.biography).describe('Indonesian; each line is a paragraph'),
    control: {
      kind: 'textarea',
      maxCharacters: maxCharacters.biography,
      rows: 8,
      language: 'id',
      hint: 'biographyHint',
    },
    label: 'biography',
    section: 'id',
  },
  positionEn: {
    column: text('position_en').notNull(),
    json: { name: 'position_en', schema: z.string().describe('English') },
    input: requiredLine(maxCharacters.position).describe('English'),
    control: { kind: 'text', maxCharacters: maxCharacters.position, required: true, language: 'en' },
    label: 'positionEn',
    section: 'en',
  },
  biographyEn: {
    column: text('biography_en').notNull().default(''),
    json: { name: 'biography_en', schema: z.string().describe('English') },
    input: textInput(maxCharacters.biography).describe('English; each line is a paragraph'),
    control: {
      kind: 'textarea',
      maxCharacters: maxCharacters.biography,
      rows: 8,
      language: 'en',
      hint: 'biographyHint',
    },
    label: 'biographyEn',
    section: 'en',
  },
  /** Position within the board. */
  sortOrder: {
    column: integer('sort_order').notNull().default(0),
    json: { name: 'sort_order', schema: z.int() },
    input: z.int().min(0).max(maxSortOrder).describe('The position within the board; the last one when left out'),
    control: { kind: 'number' },
    label: 'sortOrder',
    section: 'none',
  },
} as const satisfies Record<string, LeaderField>;

/** The fields of the form; the order is changed in the list. */
export const editableLeaderFields = fieldsWithout(leaderFields, 'section', 'none');
