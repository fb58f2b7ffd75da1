import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Elysia } from 'elysia';
import type { WorkerSettings } from '../browser/service-worker/settings.ts';
import { company } from '../company.ts';
import { withCurrent } from '../current.ts';
import { contactWords } from '../i18n/public/contact.words.ts';
import { footerWords } from '../i18n/site/footer.words.ts';
import { type Language, languageCodes, languages } from '../i18n/site/language.ts';
import { offlineWords } from '../i18n/site/offline.words.ts';
import { templates } from '../i18n/site/words.ts';
import { fileUrl, publicDirectory } from '../manifest.ts';
import { endpoints, href, routes } from '../routes.ts';
import type { Site } from '../site.ts';
import { Document } from '../ui/frame/document.tsx';
import { Telephone } from '../ui/text/telephone.tsx';
import { htmlHeaders } from '../web/http/headers.ts';
import { DocumentServer } from '../web/pages/document-server.ts';
import { renderCompletePage } from '../web/pages/render.tsx';
import { ContactDetails } from './contact/contact-details.tsx';

/** The policy of the worker itself: it loads copies and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The service worker that stores offline copies, and the contact pages that it stores. Browsers
 * revalidate them before each use, so that an installed worker is never older than the last visit.
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

/** The contact page without its form, whose token may be used once and only for a while. */
async function renderOfflineContact(language: Language, siteUrl: string): Promise<string> {
  const t = contactWords(language);
  const places = footerWords(language);
  const { contactDescription: description, contactLead } = offlineWords(language);
  const page = {
    meta: { title: t.title, description, hidden: true },
    body: (
      <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
        <h1 className="t-title">{t.title}</h1>
        <p className="mt-7 mb-14 t-lead max-w-[34rem]">{contactLead}</p>
        <h2 className="sr-only">{t.places}</h2>
        <ContactDetails />
        <h3 className="t-item mt-10 mb-2">{t.phone}</h3>
        <ul>
          <li>
            {places.headOffice}: <Telephone number={company.headOffice.telephone} />
          </li>
          <li>
            {places.refinery}: <Telephone number={company.refinery.telephone} />
          </li>
        </ul>
      </article>
    ),
    bar: 'solid',
  } as const;
  const reading = { language, route: routes.contact.index, parameters: {}, query: {}, siteUrl };
  const onError = (error: unknown) => {
    throw error;
  };
  const html = await withCurrent({ language }, () =>
    renderCompletePage(<Document page={page} reading={reading} />, { nonce: '', onError }),
  );
  return new TextDecoder().decode(html);
}

const { previewIndex } = routes.articles;
const pathOf = (route: typeof routes.baik.index | typeof previewIndex, language: Language) =>
  href(route, language).slice(`/${language}`.length);

/** The script of the service worker with its settings. `pages`: what it stores when it is installed. */
async function renderServiceWorker(pages: readonly string[]): Promise<string> {
  const script = await readFile(join(publicDirectory, basename(fileUrl('service-worker.js'))), 'utf8');
  const settings: WorkerSettings = {
    version: Bun.hash([script, ...pages].join('\n')).toString(36),
    contacts: languageCodes.map((language) => ({
      page: href(routes.contact.index, language),
      address: endpoints.offlineContact[language],
    })),
    notices: Object.fromEntries(
      languageCodes.map((language) => {
        const { notice } = templates(offlineWords(language), ['notice']);
        return [language, { locale: languages[language].htmlLang, text: notice }];
      }),
    ),
    excluded: [
      ...languageCodes.flatMap((language) => [pathOf(routes.baik.index, language), pathOf(previewIndex, language)]),
      ...languageCodes.map((language) => endpoints.offlineContact[language]),
      '/preview/',
    ],
  };
  return `self.offlineSettings=${JSON.stringify(settings)};\n${script}`;
}
