import { matchesEtag } from '../http/etag.ts';
import { parseRange } from './ranges.ts';

/** A file to be served: path, media type and strong ETag in quotes. */
export type ServedFile = { path: string; size: number; type: string; etag: string };

/** Serves a file, a range of it, or 304 (RFC 9110, sections 13 and 14). */
export function answerFile(file: ServedFile, request: Request, headers: Headers): Response {
  headers.set('content-type', file.type);
  headers.set('accept-ranges', 'bytes');
  headers.set('etag', file.etag);
  if (matchesEtag(request.headers.get('if-none-match') ?? '', file.etag)) return notModified(headers);
  const range = request.headers.get('range');
  return range !== null && isOfThisVersion(request, file.etag)
    ? answerRange(file, range, headers)
    : new Response(Bun.file(file.path), { headers });
}

export function notModified(headers: Headers): Response {
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

/** If-Range: a client that resumes a download names the version it began with. */
function isOfThisVersion(request: Request, etag: string): boolean {
  const began = request.headers.get('if-range');
  return began === null || began === etag;
}

function answerRange(file: ServedFile, header: string, headers: Headers): Response {
  const range = parseRange(header, file.size);
  if (range === 'ignore') return new Response(Bun.file(file.path), { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return new Response(Bun.file(file.path).slice(range.start, range.end + 1, file.type), { status: 206, headers });
}
