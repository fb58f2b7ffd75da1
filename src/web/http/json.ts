import { securityHeaders } from './headers.ts';

const headers = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // What staff may see differs from what the public sees at the same address.
  'cache-control': 'no-store',
} as const;

type JsonInit = { status?: number; headers?: Record<string, string>; cookies?: readonly string[] };

export function json(data: unknown, init: JsonInit = {}): Response {
  const answered = new Headers({ ...headers, ...init.headers });
  for (const cookie of init.cookies ?? []) answered.append('set-cookie', cookie);
  return new Response(JSON.stringify(data), { status: init.status ?? 200, headers: answered });
}

/**
 * `{ error, requestId }`, and what else helps the client; never a stack, a query or a value that was sent. Whoever logs
 * the failure gives the `requestId` that the log says.
 */
export function jsonError(
  status: number,
  error: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return json({ error, requestId: crypto.randomUUID(), ...more }, { status, headers });
}
