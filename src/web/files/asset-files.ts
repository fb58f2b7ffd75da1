import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileFacts as DemoFileFacts } from '../../content/demo-asset.ts';
import { assetFolder, TrashedFiles } from '../../domain/assets/asset-store.ts';
import { standInsFor } from '../../domain/assets/pictures/picture-files.ts';
import type { FileFacts, FileStore, OpenFile } from '../../domain/files/file-store.ts';
import { manifest, publicFile } from '../../manifest.ts';
import { securityHeaders } from '../http/headers.ts';
import { type Freshness, type SharedCaching, sharedHeaders } from '../http/shared-caching.ts';
import { demoPicture, isDemoFile } from './demo-picture.ts';
import { answerFile, bodyAt, type ServedFile } from './file-answer.ts';

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

/** How long a shared cache serves a withdrawn file when it cannot be notified. */
const unpurgedLifetimeInSeconds = 60;

/** A single file name without folders, which rules out path traversal. */
const storedName = /^[\w-][\w.-]{0,199}$/;

/** Names of uploaded files contain a digest of their content. */
const generatedName = /-[0-9a-f]{16}(-\d+x\d+(-(\d+|social))?)?\.\w+$/;

/** The files behind `/assets/…` and `/asset_files/…`: uploads first, then demo files. */
export class AssetFiles {
  private readonly trashed: TrashedFiles;

  /** `sharedCaching`: shared caches in front of the site are notified when a file is withdrawn. */
  constructor(
    private readonly files: FileStore,
    private readonly sharedCaching: SharedCaching | undefined,
  ) {
    this.trashed = new TrashedFiles(files);
  }

  async answer(name: string, request: Request): Promise<Response | undefined> {
    if (!storedName.test(name)) return undefined;
    const freshness = sharingOf(this.sharedCaching);
    const file = await this.find(name);
    if (file) return answerFile(file, request, headersOf(name, file.type, freshness));
    const standIn = await this.findStandIn(name);
    return standIn && answerFile(standIn, request, unkept(headersOf(name, standIn.type, 'none')));
  }

  /** The same for staff, also from kept bytes: nothing stores the answer. */
  async answerPrivately(name: string, request: Request, kept: OpenFile | undefined): Promise<Response | undefined> {
    if (!storedName.test(name)) return undefined;
    const found = (await this.find(name)) ?? (kept && { ...servedAs(name, kept), body: kept.body });
    const file = found ?? (await this.findStandIn(name));
    return file && answerFile(file, request, unkept(headersOf(name, file.type, 'none')));
  }

  /** Runs work on the file of an asset by its path, such as `/assets/a.pdf`; undefined when it is missing. */
  async withFile<Result>(path: string, work: (local: string) => Promise<Result>): Promise<Result | undefined> {
    const name = path.replace(/^\/assets\//, '');
    if (!storedName.test(name)) return undefined;
    const demo = await this.demoFile(name);
    return demo ? work(demo) : this.files.withLocal(`${assetFolder}/${name}`, work);
  }

  private async find(name: string): Promise<ServedFile | undefined> {
    const stored = await this.files.openPublic(`${assetFolder}/${name}`);
    if (stored) return { ...servedAs(name, stored), body: stored.body };
    const path = await this.demoFile(name);
    const facts = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (!path || !facts?.isFile()) return undefined;
    const served = servedAs(name, { size: facts.size, modified: facts.mtime });
    return { ...served, body: bodyAt(path, served.type) };
  }

  /** Another form of an uploaded picture whose variant of this name is still being made. */
  private async findStandIn(name: string): Promise<ServedFile | undefined> {
    for (const file of standInsFor(name)) {
      const stored = await this.files.openPublic(`${assetFolder}/${file}`);
      if (stored) return { ...servedAs(file, stored), body: stored.body };
    }
    return undefined;
  }

  /** A file that comes with the program, unless it was deleted or an uploaded one has its name. */
  private async demoFile(name: string): Promise<string | undefined> {
    const path = demoFilePath(name);
    if (path === undefined || (await this.files.openPublic(`${assetFolder}/${name}`))) return undefined;
    return (await this.trashed.hides(name)) ? undefined : path;
  }
}

/** Where the build has the file of a demo asset: a document, or the master of a built-in picture. */
export function demoFilePath(name: string): string | undefined {
  if (!isDemoFile(name)) return undefined;
  const { files } = manifest();
  const url = files[`documents/${name}`] ?? files[`pictures/${name}`];
  return url && publicFile(url);
}

function servedAs(name: string, { size, modified }: FileFacts): Omit<ServedFile, 'body'> {
  return {
    size,
    type: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
  };
}

/** What shared caches may do with a file: found before the file is looked for, since it may be withdrawn meanwhile. */
export function sharingOf(sharedCaching: SharedCaching | undefined): Sharing {
  return sharedCaching ? (sharedCaching.freshness() ?? 'none') : 'unpurged';
}

/** `none`: shared caches must not keep the file now; `unpurged`: they are not notified of changes. */
type Sharing = Freshness | 'none' | 'unpurged';

export function headersOf(name: string, type: string, sharing: Sharing): Headers {
  const disposition = type === 'application/octet-stream' ? 'attachment' : 'inline';
  return new Headers({
    ...securityHeaders,
    ...cachingHeaders(name, sharing),
    'content-security-policy': policyOf(type),
    'content-disposition': `${disposition}; filename="${name}"`,
  });
}

/** No cache keeps the answer. */
function unkept(headers: Headers): Headers {
  headers.set('cache-control', 'no-store');
  return headers;
}

/** A browser keeps a file that it has; a shared cache asks again, since the file may be withdrawn. */
function cachingHeaders(name: string, sharing: Sharing): Record<string, string> {
  const isUnchanging = generatedName.test(name);
  const browsers = `max-age=${isUnchanging ? '31536000, immutable' : '3600'}`;
  if (sharing === 'none') return { 'cache-control': `private, ${browsers}` };
  if (sharing === 'unpurged') return { 'cache-control': `public, ${browsers}, s-maxage=${unpurgedLifetimeInSeconds}` };
  return sharedHeaders(sharing, browsers);
}

/**
 * Uploaded files are sandboxed: no scripts, no subresources. Documents are excepted, because Safari shows none in a sandbox
 * (https://github.com/adobe/aem-core-wcm-components/issues/2839), and browsers open them outside our origin anyway.
 */
function policyOf(type: string): string {
  return type === 'application/pdf' ? "frame-ancestors 'none'" : "default-src 'none'; sandbox";
}

/** Size and dimensions of a demo asset's file; undefined when it does not exist. */
export async function measureDemoFile(name: string): Promise<DemoFileFacts | undefined> {
  const path = demoFilePath(name);
  if (path === undefined) return undefined;
  const document = manifest().documents[name];
  if (document) return { ...unknown, ...document };
  return { ...unknown, ...factsOfPicture(name), size: Bun.file(path).size };
}

const unknown = { width: null, height: null, pages: null, altText: '', altTextEn: '' };

function factsOfPicture(name: string) {
  const picture = demoPicture(name);
  if (!picture) return {};
  const { width, height, alt } = picture;
  return { width, height, altText: alt.id, altTextEn: alt.en };
}
