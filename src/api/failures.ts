import type { Stored } from '../current.ts';
import { retryAfter } from '../web/http/headers.ts';
import { jsonError } from '../web/http/json.ts';
import type { InvalidInputError } from './input.ts';

/** Whether a path belongs to the API, which always answers JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

export function apiNotFound(): Response {
  return jsonError(404, 'Not found');
}

export function apiInvalid({ message, field }: InvalidInputError, requestId: string): Response {
  return jsonError(400, message, { field, requestId });
}

export function apiUnreadable(requestId: string): Response {
  return jsonError(400, 'The request cannot be read', { requestId });
}

export function apiFailed(requestId: string): Response {
  return jsonError(500, 'Something went wrong on our side', { requestId });
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
