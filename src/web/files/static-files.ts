import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publicDirectory } from '../../manifest.ts';
import { matchesEtag } from '../http/etag.ts';
import { securityHeaders } from '../http/headers.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { answerFile, notModified, type ServedFile } from './file-answer.ts';

const prefix = '/static/';
const suffixes: Record<Exclude<Encoding, 'identity'>, string> = { gzip: '.gz', br: '.br', zstd: '.zst' };

type StaticFile = ServedFile & { encodings: Set<Encoding> };

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
    const headers = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=31536000, immutable' });
    if (file.encodings.size > 1) headers.set('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const encoded = encoding !== 'identity' && file.encodings.has(encoding) && !request.headers.has('range');
    return encoded ? answerEncoded(file, encoding, request, headers) : answerFile(file, request, headers);
  }

  private index(directory: string): void {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true });
    for (const entry of names) {
      if (!entry.isFile() || Object.values(suffixes).some((suffix) => entry.name.endsWith(suffix))) continue;
      const path = join(entry.parentPath, entry.name);
      const facts = statSync(path, { throwIfNoEntry: false });
      // A build that runs meanwhile removes what an earlier one left.
      if (!facts) continue;
      const encodings = new Set<Encoding>(['identity']);
      for (const [encoding, suffix] of Object.entries(suffixes)) {
        if (existsSync(path + suffix)) encodings.add(encoding as Encoding);
      }
      const url = prefix + relative(directory, path).replaceAll('\\', '/');
      this.files.set(url, {
        path,
        size: facts.size,
        type: Bun.file(path).type,
        etag: `"${Bun.hash(url).toString(36)}"`,
        encodings,
      });
    }
  }
}

function answerEncoded(
  file: StaticFile,
  encoding: Exclude<Encoding, 'identity'>,
  request: Request,
  headers: Headers,
): Response {
  // Other bytes than the plain file's need a validator of their own.
  const etag = file.etag.replace(/"$/, `-${encoding}"`);
  headers.set('etag', etag);
  if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) return notModified(headers);
  headers.set('content-type', file.type);
  headers.set('content-encoding', encoding);
  return new Response(Bun.file(file.path + suffixes[encoding]), { headers });
}
