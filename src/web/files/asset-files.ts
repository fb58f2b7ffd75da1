import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { TrashedFiles } from '../../domain/assets/trashed-files.ts';
import { manifest, publicDirectory } from '../../manifest.ts';
import { securityHeaders } from '../http/headers.ts';
import { isDemoFile } from './demo-picture.ts';
import { answerFile, type ServedFile } from './file-answer.ts';

/** Media types that editors may store; all others are served as downloads. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** How long a shared cache serves a withdrawn file when it cannot be told. */
const sharedLifetimeInSeconds = 60;

/** A single file name without folders, which rules out path traversal. */
const storedName = /^[\w-][\w.-]{0,199}$/;

/** Names of uploaded files contain a digest of their content. */
const isGenerated = /-[0-9a-f]{16}(-\d+x\d+(-(\d+|social))?)?\.\w+$/;

/** The files behind `/assets/…` and `/asset_files/…`: uploads first, then demo files. */
export class AssetFiles {
  private readonly directory: string;
  private readonly trashed: TrashedFiles;

  /** `isPurged`: shared caches in front of the site are told when a file is withdrawn. */
  constructor(
    dataDirectory: string,
    private readonly isPurged: boolean,
  ) {
    this.directory = join(dataDirectory, 'assets');
    this.trashed = new TrashedFiles(this.directory);
  }

  /** The file with that name, or undefined. */
  async answer(name: string, request: Request): Promise<Response | undefined> {
    const file = storedName.test(name) ? await this.find(name) : undefined;
    return file && answerFile(file, request, headersOf(name, file.type, this.isPurged));
  }

  /** Where the file of an asset is, by its path such as `/assets/a.pdf`. */
  async fileOf(path: string): Promise<string | undefined> {
    const name = path.replace(/^\/assets\//, '');
    return storedName.test(name) ? (await this.find(name))?.path : undefined;
  }

  private async find(name: string): Promise<ServedFile | undefined> {
    const stored = await fileAt(join(this.directory, name), name);
    if (stored) return stored;
    const path = demoFilePath(name);
    return path === undefined || (await this.trashed.hides(name)) ? undefined : fileAt(path, name);
  }
}

/** Where the build has the file of a demo asset: a document, or the master of a built-in picture. */
export function demoFilePath(name: string): string | undefined {
  if (!isDemoFile(name)) return undefined;
  const { files } = manifest();
  const url = files[`documents/${name}`] ?? files[`pictures/${name}`];
  return url && join(publicDirectory, url.replace(/^\/static\//, ''));
}

async function fileAt(path: string, name: string): Promise<ServedFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    path,
    size: found.size,
    type: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
  };
}

function headersOf(name: string, type: string, isPurged: boolean): Headers {
  const disposition = type === 'application/octet-stream' ? 'attachment' : 'inline';
  return new Headers({
    ...securityHeaders,
    'cache-control': cacheControlOf(name, isPurged),
    'content-security-policy': policyOf(type),
    'content-disposition': `${disposition}; filename="${name}"`,
  });
}

/** A browser keeps a file that it has; a shared cache that is not purged asks again, since the file may be withdrawn. */
function cacheControlOf(name: string, isPurged: boolean): string {
  const isUnchanging = isGenerated.test(name);
  return [
    'public',
    `max-age=${isUnchanging ? 31_536_000 : 3600}`,
    ...(isPurged ? [] : [`s-maxage=${sharedLifetimeInSeconds}`]),
    ...(isUnchanging ? ['immutable'] : []),
  ].join(', ');
}

/**
 * Uploaded files are sandboxed: no scripts, no subresources. Documents are excepted, because Safari shows none in a sandbox
 * (https://github.com/adobe/aem-core-wcm-components/issues/2839), and browsers open them outside our origin anyway.
 */
function policyOf(type: string): string {
  return type === 'application/pdf' ? "frame-ancestors 'none'" : "default-src 'none'; sandbox";
}
