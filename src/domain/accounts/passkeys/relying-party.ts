import { isIP } from 'node:net';
import { company } from '../../../company.ts';

/** The site as authenticators know it. A passkey belongs to its `id` and works nowhere else. */
export type RelyingParty = { id: string; origin: string; name: string };

/** Undefined where browsers allow no passkeys: without https, except on localhost, and at a bare IP address. */
export function relyingPartyOf(siteUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) > 0;
  return isSecure && !isAddress ? { id: hostname, origin, name: company.name } : undefined;
}
