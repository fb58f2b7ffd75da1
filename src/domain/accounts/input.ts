import { z } from 'zod';
import { cleanName } from '../../fields/clean-text.ts';
import { problem } from '../../fields/problem.ts';
import { roles } from '../../fields/roles.ts';
import { atMost } from '../../fields/text-rules.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { isAddress, maxAddressCharacters } from '../mail/address.ts';

const missing = problem('noFields');
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
    .max(maxUsernameCharacters, atMost(maxUsernameCharacters)),
  password: z.string(missing).min(1, missing).max(maxPasswordCharacters, atMost(maxPasswordCharacters)),
  /** TOTP or recovery code, for accounts with a second factor. */
  code: z.string().trim().min(1).max(maxCodeCharacters, atMost(maxCodeCharacters)).optional(),
  /** The challenge of a 429 answer: valid with its solution in `work`, or without one after its waiting time. */
  challenge: z.string().max(maxChallengeCharacters).optional(),
  work: z.string().max(maxWorkCharacters).optional(),
});

export type Credentials = z.infer<typeof credentials>;

export const usernameInput = z
  .string()
  .overwrite(cleanName)
  .trim()
  .regex(/^[\w.@-]{3,64}$/, problem('usernameShape'))
  .transform((name) => name.toLowerCase());

const rolesInput = z.array(z.enum(roles)).max(roles.length);

export const emailInput = z
  .string()
  .overwrite(cleanName)
  .trim()
  .max(maxAddressCharacters, atMost(maxAddressCharacters))
  .refine(isAddress, problem('emailAddress'));

/** The password and code of the administrator who changes an account, unless the session was opened just now. */
const confirmation = {
  current: z
    .string()
    .max(maxPasswordCharacters)
    .optional()
    .describe('The own password, when the session is older than ten minutes'),
  code: z.string().max(maxCodeCharacters).optional().describe('The own second factor, where there is one'),
};

export const invitationInput = z.strictObject({
  username: usernameInput,
  email: emailInput.nullable().default(null),
  roles: rolesInput.default([]),
  language: z.enum(languageCodes).default('id'),
  by_mail: z.boolean().default(true).describe('Mails the link when there is an address and a mailbox'),
  ...confirmation,
});

export type NewAccount = Omit<z.output<typeof invitationInput>, keyof typeof confirmation>;

export const accountChangesInput = z.strictObject({
  roles: rolesInput.optional(),
  disabled: z.boolean().optional(),
  end_sessions: z.literal(true).optional(),
  second_factor: z
    .literal(false)
    .optional()
    .describe('Asks to remove it; another administrator confirms by the same call'),
  invitation: z.literal(true).optional().describe('Makes a new link; the one before opens nothing any more'),
  ...confirmation,
});

export type AccountChanges = Omit<z.output<typeof accountChangesInput>, keyof typeof confirmation>;
