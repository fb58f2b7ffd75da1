import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import { PrivacyNotice } from '../privacy-notice.tsx';
import { BaikForm } from './baik-form.island.tsx';
import type { BaikFormProps } from './baik-form-props.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { ExpectSection } from './expect-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { QuickExit } from './quick-exit.tsx';

/** Main content: the form or its receipt, or the notice that the channel is closed. */
export type BaikContent =
  | { kind: 'form'; form: BaikFormProps; isDemo: boolean; hasSpareKey: boolean }
  | { kind: 'closed'; typed: string };

type BaikPageProps = {
  language: Language;
  picture: PictureSource | Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
  content: BaikContent;
  /** The site's address in the Tor network. */
  onionAddress: string | undefined;
};

/** The report channel page: what to expect, what to mind, and then the form. A receipt stands alone. */
export function BaikPage({ language, picture, fallback, trail, content, onionAddress }: BaikPageProps) {
  const t = baikWords(language);
  const isAsking = content.kind === 'form' && !content.form.receipt;
  return (
    <>
      <QuickExit language={language} />
      <PageHero
        described
        fallback={fallback}
        language={language}
        lead={content.kind === 'closed' ? t.leadClosed : t.lead}
        picture={picture}
        title={t.title}
        trail={trail}
        whole
      />
      {isAsking && (
        <>
          <ExpectSection hasSpareKey={content.hasSpareKey} language={language} />
          <LimitsSection hasSpareKey={content.hasSpareKey} language={language} onionAddress={onionAddress} />
        </>
      )}
      <Section>
        <div className="max-w-[46rem] scroll-mt-28" id="form">
          <Content content={content} language={language} />
        </div>
      </Section>
    </>
  );
}

function Content({ content, language }: { content: BaikContent; language: Language }) {
  const t = baikWords(language);
  if (content.kind === 'closed') return <ClosedNotice language={language} typed={content.typed} />;
  if (content.form.receipt) return <Island component={BaikForm} name="baik-form" props={content.form} wake="touch" />;
  return (
    <>
      <Heading className="mb-5">{t.formTitle}</Heading>
      <p className="mb-8 max-w-[38rem] text-slate">{t.formIntro}</p>
      <div className="mb-8">
        <PrivacyNotice language={language} notice="report" />
      </div>
      {content.isDemo && <DemoNotice language={language} />}
      <Island component={BaikForm} name="baik-form" props={content.form} wake="touch" />
    </>
  );
}
