import { Elysia } from 'elysia';
import { confirmByLink, isWaiting } from '../../domain/privacy/intake.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import { policyWords } from '../../i18n/public/policies.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { href, type Route, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Document } from '../../ui/frame/document.tsx';
import { type DataRequestChannel, submitRequest } from '../../web/forms/data-request/submission.ts';
import { readForm } from '../../web/http/body.ts';
import type { Listener } from '../../web/http/client-address.ts';
import { plainPage, seeOther } from '../../web/pages/plain-page.ts';
import { type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { type Confirmation, ConfirmPage } from './confirm-page.tsx';
import type { RequestFormProps } from './request-form.tsx';
import { RequestPage } from './request-page.tsx';

const { dataRequest, confirmDataRequest } = routes.policies;
/** The address contains a code: no other site and no cache may see it. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** The public form for requests about personal data, and the confirmation of their sender. */
export function dataRequestPages(site: Site) {
  const channel = site.dataRequests;
  const app = new Elysia({ name: 'pages.data-requests' }).use(
    site.pageServer.plugin([formPage(channel), confirmationPage(channel)]),
  );
  for (const language of languageCodes) {
    app.post(href(dataRequest, language), ({ request, server }) => submit(channel, language, request, server), {
      parse: 'none',
    });
    app.post(href(confirmDataRequest, language), ({ request }) => confirm(channel, language, request), {
      parse: 'none',
    });
  }
  return app;
}

function formPage({ gate, hasMailbox }: DataRequestChannel): PublicPage {
  return publicPage(
    dataRequest,
    async ({ language, siteUrl, query, degrade }) => {
      const t = dataRequestWords(language);
      const sent = query.notice === 'sent';
      const notice = sent ? (hasMailbox ? t.sent : t.sentWithoutMail) : undefined;
      const form = { language, token: await gate.tokens.issueIfPossible(degrade), formKey: crypto.randomUUID() };
      return { ...requestPage(language, siteUrl, form, notice), query: {} };
    },
    { cached: false, query: ['notice'], headers: { 'cache-control': 'no-store' } },
  );
}

function confirmationPage({ db }: DataRequestChannel): PublicPage {
  return publicPage(
    confirmDataRequest,
    async ({ language, query }) => {
      const { code = '' } = query;
      const confirmation: Confirmation = (await isWaiting(db, code)) ? { kind: 'waiting', code } : { kind: 'unknown' };
      return { ...confirmPage(language, confirmation), query: {}, switchQuery: { code } };
    },
    { cached: false, needsDatabase: true, query: ['code'], headers: secretHeaders },
  );
}

async function submit(
  channel: DataRequestChannel,
  language: Language,
  request: Request,
  server: Listener,
): Promise<Response> {
  const outcome = await submitRequest(channel, { request, server, language });
  if (outcome.kind === 'accepted') return seeOther(`${href(dataRequest, language, {}, { notice: 'sent' })}#form`);
  const { siteUrl } = channel;
  const page = requestPage(language, siteUrl, { language, ...outcome });
  const meta = { ...page.meta, title: `${dataRequestWords(language).errorInTitle}: ${page.meta.title}`, hidden: true };
  const reading = { language, route: dataRequest, parameters: {}, query: {}, siteUrl };
  return plainPage(<Document page={{ ...page, meta }} reading={reading} />, { status: outcome.status });
}

async function confirm(channel: DataRequestChannel, language: Language, request: Request): Promise<Response> {
  const code = (await readForm(request)).get('code') ?? '';
  const confirmation: Confirmation = (await confirmByLink(channel, code)) ? { kind: 'confirmed' } : { kind: 'unknown' };
  const page = confirmPage(language, confirmation);
  const reading = { language, route: confirmDataRequest, parameters: {}, query: {}, siteUrl: channel.siteUrl };
  const status = confirmation.kind === 'confirmed' ? 200 : 410;
  return plainPage(<Document page={page} reading={reading} />, { status, headers: secretHeaders });
}

function requestPage(language: Language, siteUrl: string, form: RequestFormProps, notice?: string): TaggedPage {
  const t = dataRequestWords(language);
  const trail = trailOf(language, t.title, dataRequest);
  return {
    tags: [],
    meta: {
      title: t.title,
      description: t.description,
      structuredData: [breadcrumbData(siteUrl, language, trail)],
      hidden: notice !== undefined,
    },
    bar: 'solid',
    body: <RequestPage form={form} language={language} notice={notice} trail={trail} />,
  };
}

function confirmPage(language: Language, confirmation: Confirmation): TaggedPage {
  const t = dataRequestWords(language);
  const trail = trailOf(language, t.confirmTitle, confirmDataRequest);
  return {
    tags: [],
    meta: { title: t.confirmTitle, description: t.description, hidden: true },
    bar: 'solid',
    body: <ConfirmPage confirmation={confirmation} language={language} trail={trail} />,
  };
}

function trailOf(language: Language, label: string, route: Route) {
  const privacy = { label: policyWords(language).privacyTitle, href: href(routes.policies.privacy, language) };
  return [privacy, { label, href: href<string>(route, language) }];
}
