import { company } from '../../company.ts';
import { endpoints } from '../../routes.ts';

/** RFC 9116 recommends less than a year. */
const validityInDays = 180;
const dayInMilliseconds = 86_400_000;

/** Contact for security problems (RFC 9116). It is generated at each request, so it never expires. */
export function answerSecurityTxt(siteUrl: string, headers: Record<string, string>): Response {
  const today = Math.floor(Date.now() / dayInMilliseconds) * dayInMilliseconds;
  const text = [
    `Contact: mailto:${company.mailbox}`,
    `Expires: ${new Date(today + validityInDays * dayInMilliseconds).toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${siteUrl}${endpoints.securityTxt}`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
