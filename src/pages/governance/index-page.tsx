import { governanceWords } from '../../i18n/public/governance.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { Late } from '../../ui/markup/late.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { DocumentList, DocumentSkeleton } from './document-list.tsx';
import type { DocumentView } from './documents.ts';
import { Principles } from './principles.tsx';

type GovernancePageProps = HeroPageProps & {
  documents: Promise<readonly DocumentView[]>;
};

export function GovernancePage({ documents, ...hero }: GovernancePageProps) {
  const { language } = hero;
  const t = governanceWords(language);
  return (
    <>
      <PageHero {...hero} lead={t.lead} title={t.title} />
      <Principles language={language} />
      <Section id="documents" labelledBy="documents-title" tone="powder">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="t-heading max-w-[12ch]" id="documents-title">
              {t.documentsTitle}
            </h2>
            <p className="mt-6 max-w-[22rem] text-slate">{t.documentsText}</p>
          </div>
          <div className="lg:col-span-7">
            <Late
              address={href(routes.governance.index, language)}
              language={language}
              loading={t.documentsLoading}
              skeleton={<DocumentSkeleton />}
            >
              <DocumentList documents={documents} language={language} />
            </Late>
          </div>
        </div>
      </Section>
      <CallToAction
        action={{ label: t.action, href: href(routes.organization.index, language) }}
        picture={builtPicture('organization', language)}
        text={t.actionText}
        title={t.actionTitle}
        tone="dark"
      />
    </>
  );
}
