import { Elysia } from 'elysia';
import { confirmByLink, isWaiting } from '../../domain/privacy/intake.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import { policyWords } from '../../i18n/public/policies.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, type Route, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { type DataRequestChannel, dataRequestFields, dataRequestForm } from '../../web/forms/data-request-form.ts';
import { emptyForm, formPosts, type PlainForm, pageAfterForm, refusedForm } from '../../web/forms/form-answers.tsx';
import { submitForm } from '../../web/forms/public-form.ts';
import { readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { type LoadedPage, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { type Confirmation, ConfirmPage } from './confirm-page.tsx';
import { type RequestFormState, RequestPage } from './request-page.tsx';

const { dataRequest, confirmDataRequest } = routes.policies;
/** The address contains a code: no other site and no cache may see it. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** The public form for requests about personal data, and the confirmation of their sender. */
export function dataRequestPages(site: Site) {
  const app = new Elysia({ name: 'pages.data-requests' }).use(
    site.pageServer.plugin([formPage(site), confirmationPage(site)]),
  );
  return app
    .use(formPosts(dataRequest, (sent) => submit(site.dataRequests, sent)))
    .use(
      formPosts(confirmDataRequest, ({ pageLanguage, request }) => confirm(site.dataRequests, pageLanguage, request)),
    );
}

function formPage(site: Site): PublicPage {
  return publicPage(
    dataRequest,
    async ({ language, siteUrl, query, degrade }) => {
      const t = dataRequestWords(language);
      const sent = query.notice === 'sent';
      const notice = sent ? (site.hasMailbox ? t.sent : t.sentWithoutMail) : undefined;
      const form = emptyForm(dataRequestFields, await site.dataRequests.gate.tokens.issueIfPossible(degrade));
      return { ...requestPage(language, siteUrl, form, notice), query: {} };
    },
    { cached: false, query: ['notice'], headers: { 'cache-control': 'no-store' } },
  );
}

function confirmationPage({ db }: Site): PublicPage {
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

async function submit(channel: DataRequestChannel, sent: PlainForm): Promise<Response> {
  const outcome = await submitForm(dataRequestForm(channel), sent);
  const { language } = outcome;
  if (outcome.kind === 'stored') return seeOther(`${href(dataRequest, language, {}, { notice: 'sent' })}#form`);
  const { gate, siteUrl } = channel;
  const page = requestPage(language, siteUrl, await refusedForm(gate, outcome, dataRequestFields));
  return pageAfterForm(page, { ...outcome, route: dataRequest, siteUrl });
}

async function confirm(channel: DataRequestChannel, language: Language, request: Request): Promise<Response> {
  const code = (await readForm(request)).get('code') ?? '';
  const confirmation: Confirmation = (await confirmByLink(channel, code)) ? { kind: 'confirmed' } : { kind: 'unknown' };
  const page = confirmPage(language, confirmation);
  const status = confirmation.kind === 'confirmed' ? 200 : 410;
  const { siteUrl } = channel;
  return pageAfterForm(page, { language, route: confirmDataRequest, siteUrl, status, headers: secretHeaders });
}

function requestPage(language: Language, siteUrl: string, form: RequestFormState, notice?: string): LoadedPage {
  const t = dataRequestWords(language);
  const trail = trailOf(language, t.title, dataRequest);
  return {
    meta: {
      title: t.title,
      description: t.description,
      structuredData: [breadcrumbData(siteUrl, language, trail)],
      hidden: notice !== undefined,
    },
    bar: 'solid',
    body: <RequestPage form={form} notice={notice} trail={trail} />,
  };
}

function confirmPage(language: Language, confirmation: Confirmation): LoadedPage {
  const t = dataRequestWords(language);
  const trail = trailOf(language, t.confirmTitle, confirmDataRequest);
  return {
    meta: { title: t.confirmTitle, description: t.description, hidden: true },
    bar: 'solid',
    body: <ConfirmPage confirmation={confirmation} trail={trail} />,
  };
}

function trailOf(language: Language, label: string, route: Route) {
  const privacy = { label: policyWords(language).privacyTitle, href: href(routes.policies.privacy, language) };
  return [privacy, { label, href: href<string>(route, language) }];
}
