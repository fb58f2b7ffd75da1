import { z } from 'zod';
import { cleanName } from '../../fields/clean-text.ts';

const missing = 'Please fill in all fields';
export const maxUsernameCharacters = 64;
/** Longer than new passwords may be: those that exist keep working. */
export const maxPasswordCharacters = 256;
/** TOTP and recovery codes are shorter, also with spaces. */
export const maxCodeCharacters = 64;
export const maxChallengeCharacters = 200;
const maxWorkCharacters = 300;

/** Input of a sign-in, as JSON or form fields. Passwords are not trimmed. */
export const credentials = z.strictObject({
  username: z
    .string(missing)
    .overwrite(cleanName)
    .trim()
    .min(1, missing)
    .max(maxUsernameCharacters, tooLong(maxUsernameCharacters)),
  password: z.string(missing).min(1, missing).max(maxPasswordCharacters, tooLong(maxPasswordCharacters)),
  /** TOTP or recovery code, for accounts with a second factor. */
  code: z.string().trim().min(1).max(maxCodeCharacters, tooLong(maxCodeCharacters)).optional(),
  /** The challenge of a 429 answer: valid with its solution in `work`, or without one after its waiting time. */
  challenge: z.string().max(maxChallengeCharacters).optional(),
  work: z.string().max(maxWorkCharacters).optional(),
});

export type Credentials = z.infer<typeof credentials>;

export const usernameInput = z
  .string()
  .overwrite(cleanName)
  .trim()
  .regex(/^[\w.@-]{3,64}$/, 'Must be 3 to 64 letters, digits or . _ @ -')
  .transform((name) => name.toLowerCase());

function tooLong(characters: number): string {
  return `Must have at most ${characters} characters`;
}
