import { copyOf, removeFilesOfOldCopies, saveContact, updateCopy } from './copies.ts';
import { answerFile, isCopiedFile } from './files.ts';
import type { WorkerSettings } from './settings.ts';

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
