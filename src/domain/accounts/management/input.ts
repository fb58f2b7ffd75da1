import { z } from 'zod';
import { cleanName } from '../../../fields/clean-text.ts';
import { roles } from '../../../fields/roles.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { isAddress, maxAddressCharacters } from '../../mail/address.ts';
import { maxCodeCharacters, maxPasswordCharacters, usernameInput } from '../input.ts';

const rolesInput = z.array(z.enum(roles)).max(roles.length);

export const emailInput = z
  .string()
  .overwrite(cleanName)
  .trim()
  .max(maxAddressCharacters, `Must have at most ${maxAddressCharacters} characters`)
  .refine(isAddress, 'Must be a valid email address');

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
