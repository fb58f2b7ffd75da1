import { z } from 'zod';
import { endpoints } from '../../routes.ts';
import { parseId } from '../input.ts';

/** The fields of one text together, in characters: an article in two languages at its limits, and one that has to be shortened. */
const maxTextCharacters = 1_000_000;
const maxFields = 200;
/** Texts of one account; a new one takes the place of the oldest. */
export const maxUnsavedTexts = 20;
/** All texts of one account together as they are stored, in characters. */
export const maxUnsavedCharacters = 4_000_000;
export const unsavedLifetimeInDays = 30;

/** Forms with passwords or text of a report, which are not stored here. */
const secretPlaces = [endpoints.account, endpoints.login, endpoints.logout, endpoints.baik];

/** A name as windows make it. */
export const unsavedName = z.string().regex(/^[\w-]{8,60}$/, 'Must be the name of a text');

export const unsavedPlace = z
  .string()
  .regex(/^\/backend(?:\/[\w-]{1,60}){1,6}$/, 'Must be the address of a form')
  .refine((place) => !secretPlaces.some((one) => place === one || place.startsWith(`${one}/`)), 'Must not be secret')
  .describe('Address of the form, such as `/backend/articles/edit/12`');

export const unsavedInput = z.strictObject({
  place: unsavedPlace,
  account: z.int().optional().describe('The account whose text it is. With a session of another account: 401'),
  base: z.int().positive().max(2_147_483_647).nullable().describe('Version that the text was begun on'),
  seq: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe('That of the last answer for this text; 0 for the first. Another window that stores it gets 409'),
  window: z.string().max(60).default('').describe('Names the window that the text is typed in'),
  turn: z
    .int()
    .min(0)
    .default(0)
    .describe('Counts what was typed in the window: it goes on with its own text also after a lost answer'),
  seconds_ago: z
    .int()
    .min(0)
    .max(unsavedLifetimeInDays * 86_400)
    .default(0)
    .describe('How long ago the text was typed, when it could not be sent at once'),
  fields: z
    .array(z.tuple([z.string().max(100), z.string()]))
    .max(maxFields)
    .refine(
      (fields) => fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) <= maxTextCharacters,
      `Must have at most ${maxTextCharacters} characters together`,
    )
    .describe('Names and values of the fields as they were typed'),
});

export type UnsavedInput = z.output<typeof unsavedInput>;

const replyEnd = '/reply';

/** The screen whose form goes on with the texts of a place; undefined for forms that are sent again from the list of texts. */
export function screenOf(place: string): string | undefined {
  if (articleAt(place)) return place;
  const isReply = place.startsWith(`${endpoints.messages}/`) && place.endsWith(replyEnd);
  return isReply ? place.slice(0, -replyEnd.length) : undefined;
}

/** The article that the form at this place writes; its id is undefined for a new one. */
export function articleAt(place: string): { id: number | undefined } | undefined {
  if (place === endpoints.articleCreate) return { id: undefined };
  const id = place.startsWith(`${endpoints.articleEdit}/`)
    ? parseId(place.slice(endpoints.articleEdit.length + 1))
    : undefined;
  return id === undefined ? undefined : { id };
}
