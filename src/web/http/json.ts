import { problemText } from '../../domain/activity/problem-text.ts';
import { type Problem, problemHeader } from '../../fields/problem.ts';
import { securityHeaders } from './headers.ts';

const headers = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Staff and the public get different answers at the same address.
  'cache-control': 'no-store',
} as const;

type JsonInit = { status?: number; headers?: Record<string, string>; cookies?: readonly string[] };

export function json(data: unknown, init: JsonInit = {}): Response {
  return jsonText(JSON.stringify(data), init);
}

/** What is JSON already. */
export function jsonText(text: string, init: JsonInit = {}): Response {
  const answered = new Headers({ ...headers, ...init.headers });
  for (const cookie of init.cookies ?? []) answered.append('set-cookie', cookie);
  return new Response(text, { status: init.status ?? 200, headers: answered });
}

/**
 * `{ error, requestId }` and further fields for the client; never a stack, a query or a submitted value. A caller that logs
 * the failure passes the `requestId` it logged.
 */
export function jsonError(
  status: number,
  error: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return json({ error, requestId: crypto.randomUUID(), ...more }, { status, headers });
}

/** The error of a refusal in English, as `jsonError`. */
export function refusal(
  status: number,
  problem: Problem,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const named = { ...headers, [problemHeader]: encodeURIComponent(problem.toWellFormed()) };
  return jsonError(status, problemText('en', problem), more, named);
}

export function problemOf({ headers }: Response): string | undefined {
  const named = headers.get(problemHeader);
  return named === null ? undefined : decodeURIComponent(named);
}
