/** Articles are the longest that comes in as one piece. */
const maxBodyInBytes = 2 * 1024 * 1024;

/** The server lets in this much, for the addresses that read what is sent as it comes in and count for themselves. */
export const maxUploadInBytes = 256 * 1024 * 1024;

/** The status with which a body must be refused unread: it would be held in memory whole. */
export function refuseBody(request: Request, isStreamed: boolean): 411 | 413 | undefined {
  if (isStreamed || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('content-length');
  if (length !== null) return Number(length) > maxBodyInBytes ? 413 : undefined;
  return request.headers.has('transfer-encoding') ? 411 : undefined;
}
