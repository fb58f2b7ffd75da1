import { securityHeaders } from './headers.ts';

// Plain forms of pages that were loaded before forms were sent to their own pages. Remove after one release.

/** Whether the browser sends a plain form, and will display the response. */
export function wantsHtml(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** Makes a browser send the same form, files and all, to another address. The body is left unread. */
export function resendTo(location: string, headers: Record<string, string> = {}): Response {
  const answered = { ...securityHeaders, 'cache-control': 'no-store', ...headers, location };
  return new Response(null, { status: 307, headers: answered });
}
