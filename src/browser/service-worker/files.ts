const filesCache = 'offline-files';
/** More than a page and its scripts refer to. */
const maxFilesOfPage = 80;

/** Files with a digest in their name. */
const staticAddress = /\/static\/[\w./-]+/g;
/** Pictures, videos and documents are not copied. */
const copiedType = /\.(?:css|js|woff2|svg)$/;
const islandAddress = /data-island="([^"]+)"/g;

/**
 * Stores the style sheets, fonts, icons and scripts of a page, with the scripts that those load on demand. Returns their
 * addresses. Scripts of islands are taken only from the browser's cache: without them the HTML of the page is used.
 */
export async function addFilesOf(html: string): Promise<string[]> {
  const islands = new Set([...html.matchAll(islandAddress)].map(([, address]) => address ?? ''));
  const files = new Set<string>();
  for (const address of copiedFilesIn(html)) if (!islands.has(address)) await addFile(address, files, 'default');
  for (const address of islands) await addFile(address, files, 'only-if-cached');
  return [...files];
}

export function isCopiedFile(path: string): boolean {
  return path.startsWith('/static/') && copiedType.test(path);
}

function copiedFilesIn(text: string): string[] {
  return [...text.matchAll(staticAddress)].map(([address]) => address).filter(isCopiedFile);
}

/** The file from the network, or its copy when the network fails. */
export async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await (await caches.open(filesCache)).match(new URL(request.url).pathname);
    if (copy) return copy;
    throw error;
  }
}

export async function removeUnusedFiles(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function addFile(address: string, files: Set<string>, mode: RequestCache): Promise<void> {
  if (files.has(address) || files.size >= maxFilesOfPage) return;
  const cache = await caches.open(filesCache);
  const file = (await cache.match(address)) ?? (await download(address, mode));
  if (!file) return;
  files.add(address);
  await cache.put(address, file.clone());
  if (!/\.(?:css|js)$/.test(address)) return;
  for (const used of copiedFilesIn(await file.text())) await addFile(used, files, mode);
}

async function download(address: string, cache: RequestCache): Promise<Response | undefined> {
  try {
    const response = await fetch(address, { cache, mode: 'same-origin' });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}
