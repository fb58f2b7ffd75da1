import { fill } from '../../ui/forms/form-text.ts';
import { addFilesOf, removeUnusedFiles } from './files.ts';
import type { OfflineNotice } from './settings.ts';

/** Pages, the least recently read first. */
const pagesCache = 'offline-pages';
/** Contact pages without a form; they are not counted. */
const contactCache = 'offline-contact';
const maxCopiedPages = 20;
const maxCopyCharacters = 1_000_000;

const dateHeader = 'x-copied-at';
const filesHeader = 'x-copied-files';

/** Stores the response as the copy of its page when that may be copied; otherwise an earlier copy is deleted. */
export async function updateCopy(path: string, response: Response): Promise<void> {
  const isGone = response.status === 404 || response.status === 410;
  if (!isGone && response.status !== 200) return;
  const html = !isGone && maySave(response) && (await response.text());
  if (html && isPublicPage(html)) await save(pagesCache, path, html, response.headers);
  else await (await caches.open(pagesCache)).delete(path);
  await limitPages();
}

export async function saveContact(page: string, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  await save(contactCache, page, await response.text(), response.headers);
}

/** The stored page with a notice that contains its date, or undefined. */
export async function copyOf(path: string, notice: OfflineNotice): Promise<Response | undefined> {
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
export async function removeFilesOfOldCopies(): Promise<void> {
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

/** The text before the first occurrence and the rest, which begins with it; `kept` characters of it stay in front. */
function splitAt(text: string, mark: string, kept = 0): [string, string] | [string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at + kept), text.slice(at + kept)];
}
