/** Limit for bodies that are read whole; articles are the largest. */
const maxBodyInBytes = 2 * 1024 * 1024;

/** Limit of the server for streamed uploads; their handlers enforce smaller ones. */
export const maxUploadInBytes = 256 * 1024 * 1024;

/** The status with which a body is refused unread, because it would be buffered in memory. */
export function refuseBody(request: Request, isStreamed: boolean): 411 | 413 | undefined {
  if (isStreamed || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('content-length');
  if (length !== null) return Number(length) > maxBodyInBytes ? 413 : undefined;
  return request.headers.has('transfer-encoding') ? 411 : undefined;
}
