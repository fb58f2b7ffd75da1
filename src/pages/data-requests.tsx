import { Elysia } from 'elysia';
import { currentLanguage } from '../current.ts';
import { noticeVersions } from '../domain/data-protection/notice-versions.ts';
import { requestKinds, requestLimits } from '../domain/privacy/input.ts';
import { confirmByLink, isWaiting } from '../domain/privacy/intake.ts';
import { dataRequestWords } from '../i18n/public/data-requests.words.ts';
import { policyWords } from '../i18n/public/policies.words.ts';
import type { Language } from '../i18n/site/language.ts';
import { fileUrl } from '../manifest.ts';
import { href, hrefTo, type Route, routes } from '../routes.ts';
import type { Site } from '../site.ts';
import { FormOpening, type FormState, idsOf } from '../ui/forms/form-opening.tsx';
import { errorsOf } from '../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../ui/forms/text-field.tsx';
import { Icon } from '../ui/media/icon.tsx';
import type { Crumb } from '../ui/text/breadcrumb.tsx';
import { LinkButton } from '../ui/text/button.tsx';
import { type DataRequestChannel, dataRequestFields, dataRequestForm } from '../web/forms/data-request-form.ts';
import { emptyForm, formPosts, type PlainForm, pageAfterForm, refusedForm } from '../web/forms/form-answers.tsx';
import { submitForm } from '../web/forms/public-form.ts';
import { readForm } from '../web/http/body.ts';
import { seeOther } from '../web/pages/plain-page.ts';
import { type LoadedPage, type PublicPage, publicPage } from '../web/pages/public-page.ts';
import { breadcrumbData } from '../web/pages/structured-data.ts';
import { Plain } from './plain.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

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
      const form = emptyForm(dataRequestFields, await site.dataRequests.gate.issueIfPossible(degrade));
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

type RequestFormState = FormState<(typeof dataRequestFields)[number]>;

type RequestPageProps = {
  trail: readonly Crumb[];
  /** After an accepted form. */
  notice?: string | undefined;
  form: RequestFormState;
};

/** The form for requests about personal data, with what happens to them. */
function RequestPage({ trail, notice, form }: RequestPageProps) {
  return (
    <Plain lead={dataRequestWords.lead} title={dataRequestWords.title} trail={trail}>
      <div className="max-w-160 scroll-mt-8" id="form">
        {notice && (
          <p
            className="mb-8 flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
            role="status"
          >
            <Icon className="mt-1 text-mangrove" name="check" />
            {notice}
          </p>
        )}
        <h2 className="t-sub mb-6">{dataRequestWords.formTitle}</h2>
        <div className="mb-8">
          <PrivacyNotice notice="dataRequest" />
        </div>
        <RequestForm form={form} />
      </div>
    </Plain>
  );
}

const idOf = idsOf('data-request', dataRequestFields);

/** A plain form, so that it works without script. */
function RequestForm({ form }: { form: RequestFormState }) {
  const t = dataRequestWords(currentLanguage());
  const controlOf = (name: (typeof dataRequestFields)[number]) => {
    return {
      id: idOf(name),
      name,
      label: t[name],
      error: errorsOf(name, form.errors),
      defaultValue: form.values[name],
    };
  };
  const optional = `(${t.optional})`;
  return (
    <form action={hrefTo(routes.policies.dataRequest)} className="grid gap-6" method="post" noValidate>
      <FormOpening {...form} idOf={idOf} noticeVersion={noticeVersions.dataRequest} words={t} />
      <SelectField
        {...controlOf('kind')}
        aria-required
        choices={[['', t.chooseKind], ...requestKinds.map((kind) => [kind, t[`kind_${kind}`]] as const)]}
        icons={fileUrl('icons.svg')}
        mark="*"
      />
      <TextField
        {...controlOf('email')}
        aria-required
        autoComplete="email"
        hint={t.emailHint}
        inputMode="email"
        mark="*"
        type="email"
      />
      <TextField {...controlOf('name')} autoComplete="name" mark={optional} maxLength={requestLimits.name} />
      <TextArea {...controlOf('details')} hint={t.detailsHint} mark={optional} rows={5} />
      <p className="text-small text-slate">{t.reports}</p>
      <div>
        <button className="btn-primary min-w-52" type="submit">
          {t.send}
        </button>
      </div>
    </form>
  );
}

/** `waiting`: the button; the others say what happened. */
type Confirmation = { kind: 'waiting'; code: string } | { kind: 'confirmed' } | { kind: 'unknown' };

/** Opening the link changes nothing, because mail programs open links too; the button confirms. */
function ConfirmPage({ trail, confirmation }: { trail: readonly Crumb[]; confirmation: Confirmation }) {
  switch (confirmation.kind) {
    case 'waiting':
      return (
        <Plain lead={dataRequestWords.confirmText} title={dataRequestWords.confirmTitle} trail={trail}>
          <form action={hrefTo(routes.policies.confirmDataRequest)} method="post">
            <input name="code" type="hidden" value={confirmation.code} />
            <button className="btn-primary" type="submit">
              {dataRequestWords.confirm}
            </button>
          </form>
        </Plain>
      );
    case 'confirmed':
      return (
        <Plain lead={dataRequestWords.confirmedText} title={dataRequestWords.confirmedTitle} trail={trail}>
          {null}
        </Plain>
      );
    case 'unknown':
      return (
        <Plain lead={dataRequestWords.unknownText} title={dataRequestWords.unknownTitle} trail={trail}>
          <LinkButton href={hrefTo(routes.policies.dataRequest)}>{dataRequestWords.newRequest}</LinkButton>
        </Plain>
      );
  }
}
