import { emailPattern } from '../../fields/text-rules.ts';

/** Limit of Exchange Online. */
export const maxAddressCharacters = 254;

/** Whether a text is one email address. Its length is checked by the caller, whose error names the limit. */
export function isAddress(text: string): boolean {
  return new RegExp(emailPattern).test(text) && !/[\p{Cc}\p{Cf}]/u.test(text);
}
