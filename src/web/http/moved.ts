import { discreetHeaders, isDiscreetPath } from './discreet.ts';
import { securityHeaders } from './headers.ts';

export function movedPermanently(to: string): Response {
  const headers = isDiscreetPath(to) ? { ...securityHeaders, ...discreetHeaders } : securityHeaders;
  return new Response(null, { status: 301, headers: { ...headers, location: to } });
}
