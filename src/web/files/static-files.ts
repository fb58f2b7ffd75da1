import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Elysia, NotFoundError } from 'elysia';
import { publicDirectory } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { securityHeaders } from '../http/headers.ts';
import { chooseEncoding, type Encoding, matchesEtag } from '../http/responses/encodings.ts';
import type { AssetFiles } from './asset-files.ts';
import { answerFile, bodyAt, notEncoded, notModified, type ServedFile } from './file-answer.ts';
import type { PictureVariants } from './picture-variants.ts';
import type { SocialPictures } from './social-pictures.ts';

const prefix = '/static/';
const suffixes: Record<Exclude<Encoding, 'identity'>, string> = { gzip: '.gz', br: '.br', zstd: '.zst' };

type StaticFile = ServedFile & { path: string; encodings: Set<Encoding> };

/**
 * The built files, known by name from the start: nothing that was not built can be asked for, but for variants of
 * pictures, which may still have to be encoded.
 */
export class StaticFiles {
  /** Paths by address. */
  private readonly paths = new Map<string, string>();
  /** Those that have been asked for: looking at all of them would take a tenth of the time of a start. */
  private readonly files = new Map<string, StaticFile>();

  constructor(
    private readonly pictures: PictureVariants,
    directory = publicDirectory,
  ) {
    if (existsSync(directory)) this.index(directory);
  }

  /** The file behind `/static/…`, or undefined. Names contain a content hash, so responses are immutable. */
  answer(pathname: string, request: Request): Response | Promise<Response> | undefined {
    const file = this.files.get(pathname) ?? this.open(pathname, this.paths.get(pathname));
    if (file) return answerStatic(file, request);
    return this.pictures.has(pathname) ? this.answerVariant(pathname, request) : undefined;
  }

  private async answerVariant(pathname: string, request: Request): Promise<Response> {
    const file = this.open(pathname, await this.pictures.file(pathname));
    return file ? answerStatic(file, request) : notEncoded();
  }

  private open(pathname: string, path: string | undefined): StaticFile | undefined {
    const file = path === undefined ? undefined : fileAt(path, pathname);
    if (file) this.files.set(pathname, file);
    return file;
  }

  private index(directory: string): void {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true });
    for (const entry of names) {
      if (!entry.isFile() || Object.values(suffixes).some((suffix) => entry.name.endsWith(suffix))) continue;
      const path = join(entry.parentPath, entry.name);
      const url = prefix + relative(directory, path).replaceAll('\\', '/');
      this.paths.set(url, path);
    }
  }
}

/** Undefined when the file is missing: a concurrent build may have removed it. */
function fileAt(path: string, url: string): StaticFile | undefined {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return undefined;
  const encodings = new Set<Encoding>(['identity']);
  for (const [encoding, suffix] of Object.entries(suffixes)) {
    if (existsSync(path + suffix)) encodings.add(encoding as Encoding);
  }
  const { type } = Bun.file(path);
  const etag = `"${Bun.hash(url).toString(36)}"`;
  return { path, size: facts.size, type, etag, encodings, body: bodyAt(path, type) };
}

function answerStatic(file: StaticFile, request: Request): Response | Promise<Response> {
  const headers = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=31536000, immutable' });
  if (file.encodings.size > 1) headers.set('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const encoded = encoding !== 'identity' && file.encodings.has(encoding) && !request.headers.has('range');
  return encoded ? answerEncoded(file, encoding, request, headers) : answerFile(file, request, headers);
}

function answerEncoded(
  file: StaticFile,
  encoding: Exclude<Encoding, 'identity'>,
  request: Request,
  headers: Headers,
): Response {
  // Each encoding needs its own ETag.
  const etag = file.etag.replace(/"$/, `-${encoding}"`);
  headers.set('etag', etag);
  if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) return notModified(headers);
  headers.set('content-type', file.type);
  headers.set('content-encoding', encoding);
  return new Response(Bun.file(file.path + suffixes[encoding]), { headers });
}

/** The built files, and those that staff upload. */
export function servedFiles(site: { files: StaticFiles; assetFiles: AssetFiles; socialPictures: SocialPictures }) {
  const uploaded = async ({ request, params }: { request: Request; params: { file: string } }) =>
    (await site.assetFiles.answer(params.file, request)) ?? missing();
  return new Elysia({ name: 'files' })
    .get('/static/*', ({ request, path }) => site.files.answer(path, request) ?? missing())
    .get(
      `${endpoints.socialPictures}/:file`,
      async ({ request, params }) => (await site.socialPictures.answer(params.file, request)) ?? missing(),
    )
    .get('/assets/:file', uploaded)
    .get('/asset_files/:file', uploaded);
}

function missing(): never {
  throw new NotFoundError();
}
