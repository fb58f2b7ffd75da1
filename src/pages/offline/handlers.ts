import { Elysia } from 'elysia';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { htmlHeaders, securityHeaders } from '../../web/http/headers.ts';
import { renderOfflineContact } from './offline-contact.tsx';
import { renderServiceWorker } from './service-worker.ts';

/** A browser asks again before it uses what it has, so that an installed worker is never older than the last visit. */
const freshness = { 'cache-control': 'no-cache' } as const;

const workerHeaders = {
  ...securityHeaders,
  ...freshness,
  'content-type': 'text/javascript; charset=utf-8',
  // The policy of the worker itself: it loads copies and nothing else.
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** The service worker that stores offline copies, and the contact pages that it stores. */
export function offlinePages(siteUrl: string) {
  const contact = once((language: Language) => renderOfflineContact(language, siteUrl));
  const worker = once(async (_: 'worker') => renderServiceWorker(await Promise.all(languageCodes.map(contact))));
  const app = new Elysia({ name: 'pages.offline' }).get(
    endpoints.serviceWorker,
    async () => new Response(await worker('worker'), { headers: workerHeaders }),
  );
  for (const language of languageCodes) {
    app.get(
      endpoints.offlineContact[language],
      async () => new Response(await contact(language), { headers: { ...htmlHeaders, ...freshness } }),
    );
  }
  return app;
}

/** Renders each document once; after a failure, again. */
function once<Key>(render: (key: Key) => Promise<string>): (key: Key) => Promise<string> {
  const rendered = new Map<Key, Promise<string>>();
  return (key) => {
    const text = rendered.get(key) ?? render(key);
    rendered.set(key, text);
    text.catch(() => rendered.delete(key));
    return text;
  };
}
