import type { Stored } from '../current.ts';
import type { Problem } from '../fields/problem.ts';
import { retryAfter } from '../web/http/headers.ts';
import { jsonError, refusal } from '../web/http/json.ts';
import type { InvalidInputError } from './input.ts';

/** Whether a path belongs to the API, which always answers JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

export function apiNotFound(): Response {
  return refusal(404, 'notFound');
}

export function apiInvalid({ problem, field }: InvalidInputError, requestId: string): Response {
  // Messages of schemas are problems.
  return refusal(400, problem as Problem, { field, requestId });
}

export function apiUnreadable(requestId: string): Response {
  return refusal(400, 'unreadableRequest', { requestId });
}

export function apiFailed(requestId: string): Response {
  return refusal(500, 'serverFailed', { requestId });
}

const silences = {
  database: 'The database does not answer',
  files: 'The storage of files does not answer',
} as const;

/** What the site depends on and what may be missing. */
export type Dependency = keyof typeof silences;

type Unavailable = { requestId: string; isWrite: boolean; stored: Stored; missing: Dependency };

/** Something the site depends on is unavailable. Says of a write whether it was stored. */
export function apiUnavailable({ requestId, isWrite, stored, missing }: Unavailable): Response {
  const consequence = stored === 'nothing' ? 'Nothing was stored' : 'It is not known whether this was stored';
  const error = isWrite ? `${silences[missing]}. ${consequence}` : silences[missing];
  return jsonError(503, error, { requestId }, retryAfter);
}
