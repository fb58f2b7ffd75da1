import { Elysia } from 'elysia';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { htmlHeaders } from '../../web/http/headers.ts';
import { DocumentServer } from '../../web/pages/document-server.ts';
import { renderOfflineContact } from './offline-contact.tsx';
import { renderServiceWorker } from './service-worker.ts';

/** The policy of the worker itself: it loads copies and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The service worker that stores offline copies, and the contact pages that it stores. A browser asks again before it uses what it
 * has, so that an installed worker is never older than the last visit.
 */
export function offlinePages(site: Site) {
  const documents = new DocumentServer(site);
  const contact = (language: Language) => renderOfflineContact(language, site.siteUrl);
  const app = new Elysia({ name: 'pages.offline' }).get(endpoints.serviceWorker, ({ request }) =>
    documents.answer(endpoints.serviceWorker, request, async () => ({
      text: await renderServiceWorker(await Promise.all(languageCodes.map(contact))),
      type: 'text/javascript; charset=utf-8',
      headers: { 'content-security-policy': workerPolicy },
      isShared: false,
    })),
  );
  for (const language of languageCodes) {
    const path = endpoints.offlineContact[language];
    app.get(path, ({ request }) =>
      documents.answer(path, request, async () => ({
        text: await contact(language),
        type: 'text/html; charset=utf-8',
        headers: htmlHeaders,
        isShared: false,
      })),
    );
  }
  return app;
}
