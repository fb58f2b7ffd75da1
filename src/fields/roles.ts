import { languageCodes } from '../i18n/site/language.ts';

/** What an account may be, as stored and in JSON. A translator has one language per role. */
export const roles = [
  'administrator',
  'editor',
  'writer',
  ...languageCodes.map((language) => `translator:${language}` as const),
  'recipient',
  'privacy_officer',
  'auditor',
] as const;

export type Role = (typeof roles)[number];

export function isRole(given: string): given is Role {
  return roles.some((role) => role === given);
}
