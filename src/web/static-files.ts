import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { securityHeaders } from './headers.ts';
import { publicDirectory } from './manifest.ts';
import { matchesEtag } from './page-cache.ts';
import { parseRange } from './ranges.ts';

const prefix = '/static/';
const suffixes: Record<Exclude<Encoding, 'identity'>, string> = { gzip: '.gz', br: '.br', zstd: '.zst' };

type StaticFile = { path: string; size: number; type: string; etag: string; encodings: Set<Encoding> };

/** The built files, known by name from the start: nothing that was not built can be asked for. */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  constructor(directory = publicDirectory) {
    if (existsSync(directory)) this.index(directory);
  }

  /** The file behind `/static/…`, or undefined. Names bear a hash of the content, so answers never go out of date. */
  answer(pathname: string, request: Request): Response | undefined {
    const file = this.files.get(pathname);
    if (!file) return undefined;
    const headers = new Headers({
      ...securityHeaders,
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: file.etag,
    });
    if (file.encodings.size > 1) headers.set('vary', 'Accept-Encoding');
    if (matchesEtag(request.headers.get('if-none-match') ?? '', file.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return request.headers.has('range') ? answerRange(file, request, headers) : answerWhole(file, request, headers);
  }

  private index(directory: string): void {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true });
    for (const entry of names) {
      if (!entry.isFile() || Object.values(suffixes).some((suffix) => entry.name.endsWith(suffix))) continue;
      const path = join(entry.parentPath, entry.name);
      const encodings = new Set<Encoding>(['identity']);
      for (const [encoding, suffix] of Object.entries(suffixes)) {
        if (existsSync(path + suffix)) encodings.add(encoding as Encoding);
      }
      const url = prefix + relative(directory, path).replaceAll('\\', '/');
      this.files.set(url, {
        path,
        size: statSync(path).size,
        type: Bun.file(path).type,
        etag: `"${Bun.hash(url).toString(36)}"`,
        encodings,
      });
    }
  }
}

function answerWhole(file: StaticFile, request: Request, headers: Headers): Response {
  const chosen = chooseEncoding(request.headers.get('accept-encoding'));
  const encoding = file.encodings.has(chosen) ? chosen : 'identity';
  if (encoding === 'identity') return new Response(Bun.file(file.path), { headers });
  headers.set('content-encoding', encoding);
  return new Response(Bun.file(file.path + suffixes[encoding]), { headers });
}

function answerRange(file: StaticFile, request: Request, headers: Headers): Response {
  const range = parseRange(request.headers.get('range') ?? '', file.size);
  if (range === 'ignore') return new Response(Bun.file(file.path), { headers });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return new Response(Bun.file(file.path).slice(range.start, range.end + 1, file.type), { status: 206, headers });
}
