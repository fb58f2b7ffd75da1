import { fill } from '../../ui/forms/form-text.ts';
import type { OfflineNotice, WorkerSettings } from './settings.ts';

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
async function addFilesOf(html: string): Promise<string[]> {
  const islands = new Set([...html.matchAll(islandAddress)].map(([, address]) => address ?? ''));
  const files = new Set<string>();
  for (const address of copiedFilesIn(html)) if (!islands.has(address)) await addFile(address, files, 'default');
  for (const address of islands) await addFile(address, files, 'only-if-cached');
  return [...files];
}

function isCopiedFile(path: string): boolean {
  return path.startsWith('/static/') && copiedType.test(path);
}

function copiedFilesIn(text: string): string[] {
  return [...text.matchAll(staticAddress)].map(([address]) => address).filter(isCopiedFile);
}

/** The file from the network, or its copy when the network fails. */
async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await (await caches.open(filesCache)).match(new URL(request.url).pathname);
    if (copy) return copy;
    throw error;
  }
}

async function removeUnusedFiles(needed: ReadonlySet<string>): Promise<void> {
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

/** Pages, the least recently read first. */
const pagesCache = 'offline-pages';
/** Contact pages without a form; they are not counted. */
const contactCache = 'offline-contact';
const maxCopiedPages = 20;
const maxCopyCharacters = 1_000_000;

const dateHeader = 'x-copied-at';
const filesHeader = 'x-copied-files';

/** Stores the response as the copy of its page when that may be copied; otherwise an earlier copy is deleted. */
async function updateCopy(path: string, response: Response): Promise<void> {
  const isGone = response.status === 404 || response.status === 410;
  if (!isGone && response.status !== 200) return;
  const html = !isGone && maySave(response) && (await response.text());
  if (html && isPublicPage(html)) await save(pagesCache, path, html, response.headers);
  else await (await caches.open(pagesCache)).delete(path);
  await limitPages();
}

async function saveContact(page: string, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  await save(contactCache, page, await response.text(), response.headers);
}

/** The stored page with a notice that contains its date, or undefined. */
async function copyOf(path: string, notice: OfflineNotice): Promise<Response | undefined> {
  const copy = (await stored(contactCache, path)) ?? (await stored(pagesCache, path));
  if (!copy) return undefined;
  const format = new Intl.DateTimeFormat(notice.locale, { dateStyle: 'long', timeStyle: 'short' });
  const date = format.format(new Date(copy.headers.get(dateHeader) ?? 0));
  const start = '<body';
  const [head = '', body = ''] = splitAt(await copy.text(), start);
  const [tag = '', content = ''] = splitAt(body, '>', 1);
  const html = `${head}${tag}${noticeHtml(fill(notice.text, { date }))}${content}`;
  return new Response(html, { headers: copy.headers });
}

function noticeHtml(text: string): string {
  const escaped = text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<p class="offline-notice" role="status">${escaped}</p>`;
}

/** Removes files that no copy needs any more. */
async function removeFilesOfOldCopies(): Promise<void> {
  const needed = new Set<string>();
  for (const name of [pagesCache, contactCache]) {
    const cache = await caches.open(name);
    for (const copy of await cache.matchAll()) {
      for (const file of copy.headers.get(filesHeader)?.split(' ') ?? []) needed.add(file);
    }
  }
  await removeUnusedFiles(needed);
}

/** Pages that shared caches must not store differ between visitors. */
function maySave({ headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const robots = headers.get('x-robots-tag') ?? '';
  return isHtml && !/no-store|private/.test(control) && !robots.includes('noindex');
}

/** Whether it is complete, the same for all visitors, and without a form token. */
function isPublicPage(html: string): boolean {
  const [head = ''] = splitAt(html, '</head>');
  const isComplete = html.trimEnd().endsWith('</html>') && html.length <= maxCopyCharacters;
  return isComplete && !head.includes('"noindex') && !html.includes('name="token"');
}

async function save(name: string, path: string, html: string, given: Headers): Promise<void> {
  const files = await addFilesOf(html);
  const headers = new Headers(given);
  for (const ofTransfer of ['content-encoding', 'content-length']) headers.delete(ofTransfer);
  headers.set(dateHeader, new Date().toISOString());
  headers.set(filesHeader, files.join(' '));
  const cache = await caches.open(name);
  // The order of a cache is that of insertion.
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
}

async function limitPages(): Promise<void> {
  const cache = await caches.open(pagesCache);
  const pages = await cache.keys();
  for (const oldest of pages.slice(0, Math.max(0, pages.length - maxCopiedPages))) await cache.delete(oldest);
  await removeFilesOfOldCopies();
}

async function stored(name: string, path: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(path);
}

/** The text before the first occurrence and the rest, which begins with it; `included` characters of it stay in front. */
function splitAt(text: string, mark: string, included = 0): [string, string] | [string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at + included), text.slice(at + included)];
}

// The types of the DOM do not contain those of workers.
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event &
  Lasting & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (response: Promise<Response>) => void;
  };
type MessageEvent = Event & Lasting & { data: unknown };
type Worker = {
  offlineSettings: WorkerSettings;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (kind: 'message', listener: (event: MessageEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
  };
};

const worker = globalThis as unknown as Worker;
const { contacts, notices, excluded } = worker.offlineSettings;

worker.addEventListener('install', (event) => {
  const saved = contacts.map(({ page, address }) => saveContact(page, address));
  event.waitUntil(Promise.all(saved).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // Pages need not wait for the start of the worker.
  const preloading = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloading, removeFilesOfOldCopies(), worker.clients.claim()]));
});

/** A page that had been opened before the worker was there asks for its copy. */
worker.addEventListener('message', (event) => {
  if (typeof event.data !== 'string') return;
  const url = new URL(event.data, location.origin);
  if (noticeFor(url)) event.waitUntil(fetch(url.pathname).then((response) => updateCopy(url.pathname, response)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (isCopiedFile(url.pathname)) event.respondWith(answerFile(request));
});

/** The notice for copies of that address, or undefined when it is never copied. A query may contain a secret. */
function noticeFor({ pathname, search }: URL) {
  const lower = pathname.toLowerCase();
  if (search || excluded.some((part) => lower.includes(part))) return undefined;
  const [, language = ''] = pathname.split('/');
  return Object.hasOwn(notices, language) ? notices[language] : undefined;
}

/**
 * The response of the server, as it arrives; the copy only when there is none. Pages that are never copied pass through,
 * because a request that has been preloaded would be sent twice otherwise.
 */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const notice = noticeFor(url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (notice) event.waitUntil(updateCopy(url.pathname, response.clone()));
    return response;
  } catch (error) {
    const copy = notice && (await copyOf(url.pathname, notice));
    if (copy) return copy;
    throw error;
  }
}
