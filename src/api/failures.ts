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
