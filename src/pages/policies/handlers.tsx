import { Elysia } from 'elysia';
import { accessibilityText } from '../../content/policies/accessibility.ts';
import { cookiesText } from '../../content/policies/cookies.ts';
import { privacyText } from '../../content/policies/privacy.ts';
import { periods } from '../../domain/data-protection/periods.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import { policyWords } from '../../i18n/public/policies.words.ts';
import { retentionPolicyWords } from '../../i18n/public/privacy-notices.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { PageServer } from '../../web/pages/page-server.tsx';
import { type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { periodText } from '../privacy-notice.tsx';
import { cookieConsent } from './cookie-consent-handlers.ts';
import { type Policy, PolicyPage } from './policy-page.tsx';

export function policyPages(pageServer: PageServer, siteUrl: string) {
  const { privacy, cookies, accessibility } = routes.policies;
  return new Elysia({ name: 'pages.policies' })
    .use(
      pageServer.plugin([
        policyPage(privacy, privacyPolicy),
        policyPage(cookies, cookiePolicy),
        policyPage(accessibility, accessibilityStatement),
      ]),
    )
    .use(cookieConsent(siteUrl));
}

type PolicyRoute = (typeof routes.policies)[keyof typeof routes.policies];

function policyPage(route: PolicyRoute, policyIn: (language: Language) => Policy): PublicPage {
  return publicPage(route, ({ language, siteUrl }) => {
    const policy = policyIn(language);
    const { title, description } = policy;
    const trail = [{ label: title, href: href<string>(route, language) }];
    return {
      tags: [],
      meta: { title, description, structuredData: [breadcrumbData(siteUrl, language, trail)] },
      bar: 'solid',
      body: <PolicyPage language={language} policy={policy} trail={trail} />,
    };
  });
}

function privacyPolicy(language: Language): Policy {
  const { privacyTitle: title, privacyDescription: description, privacyLead: lead } = policyWords(language);
  const sections = privacyText[language].map((section) =>
    retentionSections.has(section.id) ? { ...section, points: retentionPoints(language) } : section,
  );
  const request = { label: dataRequestWords(language).title, href: href(routes.policies.dataRequest, language) };
  const dated = policyWords(language).updated({ date: formatLongDate(privacyInForceSince, language) });
  return { name: 'privacy', title, description, lead, dated, sections, links: { [rightsOf[language]]: request } };
}

/** Ids of sections, which are part of their addresses. */
const retentionSections = new Set(['penyimpanan', 'retention']);
const rightsOf = { id: 'hak', en: 'rights' } as const;
const privacyInForceSince = new Date('2026-11-24T00:00:00+07:00');

/** One sentence for each row of the table of periods. */
function retentionPoints(language: Language): string[] {
  const t = retentionPolicyWords(language);
  return (Object.keys(periods) as (keyof typeof periods)[]).map((kept) =>
    t[kept]({ period: periodText(language, periods[kept]) }),
  );
}

function cookiePolicy(language: Language): Policy {
  const { cookiesTitle: title, cookiesDescription: description, cookiesLead: lead } = policyWords(language);
  const dated = policyWords(language).updated({ date: formatLongDate(cookiesInForceSince, language) });
  return { name: 'cookies', title, description, lead, dated, sections: cookiesText[language] };
}

function accessibilityStatement(language: Language): Policy {
  const t = policyWords(language);
  return {
    name: 'accessibility',
    title: t.accessibilityTitle,
    description: t.accessibilityDescription,
    lead: t.accessibilityLead,
    dated: t.reviewed({ date: formatLongDate(accessibilityReviewed, language) }),
    sections: accessibilityText[language],
  };
}

const cookiesInForceSince = new Date('2026-11-23T00:00:00+07:00');
const accessibilityReviewed = new Date('2026-11-22T00:00:00+07:00');
