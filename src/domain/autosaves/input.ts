import { z } from 'zod';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { htmlLimits } from '../../fields/html-limits.ts';
import { languageCodes } from '../../i18n/site/language.ts';

/** Text of one autosave, in characters: two languages at their limits, and the other fields. */
const maxAutosaveCharacters = 450_000;
/** Autosaves of one account; a new one takes the place of the oldest. */
export const maxAutosaves = 20;
/** All autosaves of one account together, in characters. */
export const maxAutosavedCharacters = 4_000_000;
export const autosaveLifetimeInDays = 30;

/** Names of the text fields of the article form. */
export const autosavedNames: readonly string[] = [
  ...entriesOf(commonFields).map(([, { json }]) => json.name),
  ...languageCodes.flatMap((language) =>
    entriesOf(translatedFields).flatMap(([, { json, control }]) => {
      const documentName = control.kind === 'rich-text-or-document' ? [control.documentName] : [];
      return [json.name, ...documentName].map((name) => `${language}.${name}`);
    }),
  ),
];

const texts = z
  .partialRecord(z.enum(autosavedNames), z.string().max(htmlLimits.maxCharacters))
  .refine(
    (given) => Object.values(given).reduce((sum, text) => sum + (text?.length ?? 0), 0) <= maxAutosaveCharacters,
    `Must have at most ${maxAutosaveCharacters} characters together`,
  )
  .describe('The fields of the article form by their names, such as `author` and `en.title`, as they were typed');

export const autosaveInput = z.strictObject({
  key: autosaveKey(),
  revision: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe('That of the last answer for this key; 0 for the first. Another window that uses the key gets 409'),
  base_version: z.int().positive().nullable().describe('Version of the article that the text was written on'),
  seconds_ago: z
    .int()
    .min(0)
    .max(autosaveLifetimeInDays * 86_400)
    .default(0)
    .describe('How long ago the text was typed, when it could not be sent at once'),
  languages: z.array(z.enum(languageCodes)).max(languageCodes.length),
  texts,
});

export type AutosaveInput = z.output<typeof autosaveInput>;

/** A key as windows make them. */
export function autosaveKey() {
  return z.string().regex(/^article-[\w-]{1,60}$/, 'Must be a key of an autosave');
}
