import type { ByteRange, FileBody } from '../../domain/files/file-store.ts';
import { securityHeaders } from '../http/headers.ts';
import { matchesEtag } from '../http/responses/encodings.ts';

/** A file to be served: size, media type, strong ETag in quotes, and its content or a part of it. */
export type ServedFile = {
  size: number;
  type: string;
  etag: string;
  body: (range?: ByteRange) => FileBody | Promise<FileBody>;
};

export function bodyAt(path: string, type: string): (range?: ByteRange) => Blob {
  return (range) => (range ? Bun.file(path).slice(range.start, range.end + 1, type) : Bun.file(path));
}

/** Serves a file, a range of it, or 304 (RFC 9110, sections 13 and 14). */
export function answerFile(file: ServedFile, request: Request, headers: Headers): Response | Promise<Response> {
  headers.set('content-type', file.type);
  headers.set('accept-ranges', 'bytes');
  headers.set('etag', file.etag);
  if (matchesEtag(request.headers.get('if-none-match') ?? '', file.etag)) return notModified(headers);
  const range = request.headers.get('range');
  return range !== null && isOfThisVersion(request, file.etag)
    ? answerRange(file, range, headers)
    : respond(file.body(), { headers });
}

export function notModified(headers: Headers): Response {
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

/** A browser that asks again later gets the picture. */
export function notEncoded(): Response {
  return new Response('Gambar ini belum siap. This picture is not ready yet.\n', {
    status: 503,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  });
}

/** If-Range: a client that resumes a download names the version it began with. */
function isOfThisVersion(request: Request, etag: string): boolean {
  const began = request.headers.get('if-range');
  return began === null || began === etag;
}

function answerRange(file: ServedFile, header: string, headers: Headers): Response | Promise<Response> {
  const range = parseRange(header, file.size);
  if (range === 'ignore') return respond(file.body(), { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return respond(file.body(range), { status: 206, headers });
}

function respond(body: FileBody | Promise<FileBody>, init: ResponseInit): Response | Promise<Response> {
  return body instanceof Promise ? body.then((ready) => new Response(ready, init)) : new Response(body, init);
}

/** Reads a Range header for a file of `size` bytes (RFC 9110, section 14). Several ranges at once are not served. */
export function parseRange(header: string, size: number): ByteRange | 'ignore' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return 'ignore';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'ignore';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'ignore';
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
