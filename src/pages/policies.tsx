import { Elysia } from 'elysia';
import { company } from '../company.ts';
import { accessibilityText } from '../content/policies/accessibility.ts';
import { cookiesText } from '../content/policies/cookies.ts';
import { privacyText } from '../content/policies/privacy.ts';
import type { PolicySection } from '../content/policies/text.ts';
import { currentLanguage } from '../current.ts';
import { periods } from '../domain/data-protection/periods.ts';
import { dataRequestWords } from '../i18n/public/data-requests.words.ts';
import { policyWords as t } from '../i18n/public/policies.words.ts';
import { retentionPolicyWords } from '../i18n/public/privacy-notices.words.ts';
import { formatLongDate } from '../i18n/site/dates.ts';
import { defaultLanguage, isLanguage, type Language } from '../i18n/site/language.ts';
import { overlayWords } from '../i18n/site/overlay.words.ts';
import { endpoints, href, hrefTo, routes } from '../routes.ts';
import type { Site } from '../site.ts';
import { Icon } from '../ui/media/icon.tsx';
import { Breadcrumb, type Crumb } from '../ui/text/breadcrumb.tsx';
import { Contents } from '../ui/text/contents.tsx';
import { securityHeaders } from '../web/http/headers.ts';
import { seeOther } from '../web/pages/plain-page.ts';
import { type PublicPage, publicPage } from '../web/pages/public-page.ts';
import { breadcrumbData } from '../web/pages/structured-data.ts';
import { consentCookie, cookieConsentOf, parseCookieConsent } from '../web/sessions/cookie-consent-cookie.ts';
import { periodText } from './privacy-notice.tsx';

export function policyPages(site: Site) {
  const { privacy, cookies, accessibility } = routes.policies;
  return new Elysia({ name: 'pages.policies' })
    .use(
      site.pageServer.plugin([
        policyPage(privacy, privacyPolicy),
        policyPage(cookies, cookiePolicy),
        policyPage(accessibility, accessibilityStatement),
      ]),
    )
    .use(cookieConsent(site.siteUrl));
}

type PolicyRoute = (typeof routes.policies)[keyof typeof routes.policies];

function policyPage(route: PolicyRoute, policyIn: (language: Language) => Policy): PublicPage {
  return publicPage(route, ({ language, siteUrl }) => {
    const policy = policyIn(language);
    const { title, description } = policy;
    const trail = [{ label: title, href: hrefTo<string>(route) }];
    return {
      meta: { title, description, structuredData: [breadcrumbData(siteUrl, language, trail)] },
      bar: 'solid',
      body: <PolicyPage policy={policy} trail={trail} />,
    };
  });
}

function privacyPolicy(): Policy {
  const language = currentLanguage();
  const { privacyTitle: title, privacyDescription: description, privacyLead: lead } = t;
  const sections = privacyText[language].map((section) =>
    retentionSections.has(section.id) ? { ...section, points: retentionPoints() } : section,
  );
  const request = { label: dataRequestWords.title, href: hrefTo(routes.policies.dataRequest) };
  const dated = t.updated({ date: formatLongDate(privacyInForceSince, language) });
  return { name: 'privacy', title, description, lead, dated, sections, links: { [rightsOf[language]]: request } };
}

/** Ids of sections, which are part of their addresses. */
const retentionSections = new Set(['penyimpanan', 'retention']);
const rightsOf = { id: 'hak', en: 'rights' } as const;
const privacyInForceSince = new Date('2026-11-24T00:00:00+07:00');

/** One sentence for each row of the table of periods. */
function retentionPoints(): string[] {
  return (Object.keys(periods) as (keyof typeof periods)[]).map((kept) =>
    retentionPolicyWords[kept]({ period: periodText(periods[kept]) }),
  );
}

function cookiePolicy(): Policy {
  const language = currentLanguage();
  const { cookiesTitle: title, cookiesDescription: description, cookiesLead: lead } = t;
  const dated = t.updated({ date: formatLongDate(cookiesInForceSince, language) });
  return { name: 'cookies', title, description, lead, dated, sections: cookiesText[language] };
}

function accessibilityStatement(): Policy {
  const language = currentLanguage();
  return {
    name: 'accessibility',
    title: t.accessibilityTitle,
    description: t.accessibilityDescription,
    lead: t.accessibilityLead,
    dated: t.reviewed({ date: formatLongDate(accessibilityReviewed, language) }),
    sections: accessibilityText[language],
  };
}

const cookiesInForceSince = new Date('2026-11-27T00:00:00+07:00');
const accessibilityReviewed = new Date('2026-11-22T00:00:00+07:00');

type Policy = {
  name: 'privacy' | 'cookies' | 'accessibility';
  title: string;
  description: string;
  lead: string;
  /** When it came into force or was reviewed. */
  dated: string;
  sections: readonly PolicySection[];
  /** A link at the end of a section, by its id. */
  links?: Readonly<Record<string, { label: string; href: string }>>;
};

/** A policy with a table of contents beside it. */
function PolicyPage({ policy, trail }: { policy: Policy; trail: readonly Crumb[] }) {
  const { title, lead, dated, sections, links = {} } = policy;
  return (
    <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
      <Breadcrumb trail={trail} />
      <header className="mt-8 lg:mt-14">
        <h1 className="t-page max-w-[14ch]">{title}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <p className="t-lead max-w-[38rem]">{lead}</p>
        <p className="mt-5 text-small text-slate">{dated}</p>
      </header>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents entries={sections.map(({ id, title: name }) => ({ id, name }))} title={t.contents} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          {sections.map((section) => (
            <Part key={section.id} link={links[section.id]} section={section} />
          ))}
        </div>
      </div>
      <PolicyFrame lead={lead} name={policy.name} title={title} updated={dated} />
    </article>
  );
}

type PartProps = { section: PolicySection; link: { label: string; href: string } | undefined };

function Part({ section: { id, title, paragraphs, points }, link }: PartProps) {
  return (
    <section className="prose-article scroll-mt-8 not-first:mt-14" data-policy-section="" id={id}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithMailbox text={paragraph} />
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}

/** Renders the company's email address in a text as a link. */
function WithMailbox({ text }: { text: string }) {
  const [before, after] = text.split(company.mailbox);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a className="whitespace-nowrap" href={`mailto:${company.mailbox}`}>
        {company.mailbox}
      </a>
      {after}
    </>
  );
}

type PolicyFrameProps = { name: string; title: string; lead: string; updated: string };

/** Template for showing a policy in a dialog: the script fetches the policy's page and inserts its content here. */
function PolicyFrame({ name, title, lead, updated }: PolicyFrameProps) {
  return (
    <template id="policy-frame">
      {/* The script prefixes all ids inside with the name of the policy. */}
      <dialog aria-labelledby={`${name}-policy-title`} className="policy" data-policy-frame={name}>
        <form className="policy-head" method="dialog">
          <h2 className="t-item" id="policy-title">
            {title}
          </h2>
          <button aria-label={overlayWords.close} className="icon-button" type="submit">
            <Icon name="x" />
          </button>
        </form>
        <nav aria-label={`${t.contents}: ${title}`} className="policy-contents" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section aria-labelledby={`${name}-policy-title`} className="policy-text" tabIndex={0}>
          <p className="t-lead">{lead}</p>
          <p className="mt-4 mb-10 text-small text-slate">{updated}</p>
        </section>
      </dialog>
    </template>
  );
}

/** Cookie consent for readers without script. */
function cookieConsent(siteUrl: string) {
  return new Elysia({ name: 'pages.cookie-consent' })
    .get(endpoints.cookieConsentStyles, ({ request }) => stylesFor(request, siteUrl))
    .post(
      endpoints.cookieConsent,
      ({ request, body }) => {
        const { choice, language } = fieldsOf(body);
        // Anything other than "accepted" declines.
        const answer = parseCookieConsent(choice) ?? 'declined';
        return seeOther(returnAddress(request, language), [consentCookie(answer, siteUrl)]);
      },
      { parse: 'urlencoded' },
    );
}

/** Shows the banner; its height makes room for it, as the script does (see ui/styles/notices.css). */
const shown = '.consent{display:grid}:root{--lift:6rem}@media(width>=48rem){:root{--lift:4.5rem}}';

/** Shows the question to those who have not answered. All pages name it, so that none of them need differ by visitor. */
function stylesFor(request: Request, siteUrl: string): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  };
  return new Response(cookieConsentOf(request, siteUrl) ? '' : shown, { headers });
}

function fieldsOf(body: unknown): { choice?: unknown; language?: unknown } {
  return body !== null && typeof body === 'object' ? body : {};
}

/** The page from which the form was sent, if the browser names it and it belongs to the site. */
function returnAddress(request: Request, language: unknown): string {
  const referer = request.headers.get('referer') ?? '';
  const isOurs = URL.canParse(referer) && new URL(referer).host === new URL(request.url).host;
  return isOurs ? referer : href(routes.home.index, isLanguage(language) ? language : defaultLanguage);
}
