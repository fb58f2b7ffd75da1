import { company } from '../../company.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { manifest } from '../../manifest.ts';
import { release } from '../../release.ts';
import { href, routes } from '../../routes.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import type { LoadedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { PrivacyNotice } from '../privacy-notice.tsx';
import { BaikForm } from './baik-form.island.tsx';
import type { BaikFormProps } from './form-props.ts';

export type BaikContent =
  | { kind: 'form'; form: BaikFormProps; isDemo: boolean; hasSpareKey: boolean }
  | { kind: 'closed'; typed: string };

export const pictureKey = 'baik';

/** The report channel page with its head: what to expect, what to mind, and then the form. A receipt stands alone. */
export function reportPage(
  language: Language,
  { siteUrl, onionAddress }: Pick<ReportChannel, 'siteUrl' | 'onionAddress'>,
  picture: PictureSource | Promise<PictureSource>,
  content: BaikContent,
): LoadedPage {
  const t = baikWords(language);
  const trail = [{ label: t.title, href: href(routes.baik.index, language) }];
  const head = { title: t.tabTitle, description: t.description, trail, pictureKey };
  const isAsking = content.kind === 'form' && !content.form.receipt;
  const body = (
    <>
      <QuickExit language={language} />
      <PageHero
        described
        fallback={builtPicture(pictureKey)}
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
  return { ...pageHead({ siteUrl }, head), body };
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
        <PrivacyNotice notice="report" />
      </div>
      {content.isDemo && <DemoNotice language={language} />}
      <Island component={BaikForm} name="baik-form" props={content.form} wake="touch" />
    </>
  );
}

/** Shown instead of the form while there is no recipient. Typed text stays available for copying. */
function ClosedNotice({ language, typed }: { language: Language; typed: string }) {
  const t = baikWords(language);
  return (
    <>
      <Heading className="mb-6">{t.closedTitle}</Heading>
      <p className="max-w-[38rem]">{t.closedText}</p>
      <p className="mt-6 max-w-[38rem]">{t.closedMail}</p>
      <p className="mt-3">
        <a className="line-link font-650 [overflow-wrap:anywhere]" href={`mailto:${company.reportMailbox}`}>
          {company.reportMailbox}
        </a>
      </p>
      {typed && (
        <div className="mt-10">
          <label className="font-650" htmlFor="baik-typed">
            {t.notTaken}
          </label>
          <textarea className="field-control" defaultValue={typed} id="baik-typed" readOnly rows={8} />
        </div>
      )}
    </>
  );
}

/** Above the first field of a demonstration: no real report belongs here. */
function DemoNotice({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <section
      aria-labelledby="baik-demo"
      className="mb-8 flex items-start gap-4 border-l-[5px] border-ember bg-white px-5 py-4"
      data-demo=""
    >
      <Icon className="mt-1 size-6 text-laterite" name="alert-circle" />
      <div>
        <h3 className="t-item" id="baik-demo">
          {t.demoTitle}
        </h3>
        <p className="mt-1">{t.demoText}</p>
      </div>
    </section>
  );
}

type LimitsSectionProps = {
  language: Language;
  hasSpareKey: boolean;
  onionAddress: string | undefined;
};

/** What reporters can do for themselves, and what the channel cannot do for them. */
function LimitsSection({ language, hasSpareKey, onionAddress }: LimitsSectionProps) {
  const t = baikWords(language);
  const limits: (readonly [icon: IconName, title: string, text: string])[] = [
    ['device-laptop', t.limit_device_title, t.limit_device],
    ['history', t.limit_history_title, t.limit_history],
    ['world', t.limit_connection_title, t.limit_connection],
    ['pencil', t.limit_content_title, t.limit_content],
    ['lock', t.limit_server_title, t.limit_server],
    ...(hasSpareKey ? ([['key', t.limit_spare_title, t.limit_spare]] as const) : []),
    ['copy', t.limit_backup_title, t.limit_backup],
  ];
  return (
    <Section id="limits" labelledBy="baik-limits" tone="powder">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="baik-limits">{t.limitsTitle}</Heading>
          <Lead className="mt-6">{t.limitsIntro}</Lead>
          <p className="mt-6 text-small">{t.exitHint}</p>
          {onionAddress && (
            <p className="mt-6 text-small">
              {t.limit_onion}{' '}
              <a
                className="line-link [overflow-wrap:anywhere]"
                href={onionAddress + href(routes.baik.index, language)}
                rel="noreferrer"
              >
                {onionAddress}
              </a>
            </p>
          )}
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {limits.map(([icon, title, text]) => (
            <div className="border-t border-graphite/25 py-7" key={title}>
              <dt className="t-item flex items-start gap-3">
                <Icon className="mt-0.5 size-6 text-laterite" name={icon} />
                {title}
              </dt>
              <dd className="mt-3 text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Program language={language} />
    </Section>
  );
}

/** Release and digest of the running sources, to be compared with what was published elsewhere. */
function Program({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <div className="mt-10 max-w-[46rem] border-t border-graphite/25 pt-7 text-small" id="program">
      <h3 className="t-item">{t.programTitle}</h3>
      <p className="mt-3">{t.programText({ release })}</p>
      <p className="mt-2 font-650 [overflow-wrap:anywhere]">
        <code translate="no">{manifest().quality.sources}</code>
      </p>
      <p className="mt-3">{t.programCompare({ release })}</p>
      <p className="mt-3">
        <a
          className="line-link [overflow-wrap:anywhere]"
          href={company.releases}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t.programList}
        </a>
      </p>
      <p className="mt-3">{t.programLimit}</p>
    </div>
  );
}

/** What happens with a report, before anything is asked; with links to the form and to the mailbox. */
function ExpectSection({ language, hasSpareKey }: { language: Language; hasSpareKey: boolean }) {
  const t = baikWords(language);
  const steps = [
    [t.expect_locked_title, hasSpareKey ? t.expect_locked_spare : t.expect_locked],
    [t.expect_code_title, t.expect_code],
    [t.expect_first_title, t.expect_first],
    [t.expect_result_title, t.expect_result],
  ] as const;
  return (
    <Section id="expect" labelledBy="baik-expect">
      <Heading id="baik-expect">{t.expectTitle}</Heading>
      <ol className="mt-9 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text]) => (
          <li className="border-t-2 border-ember pt-5" key={title}>
            <h3 className="t-item">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton href="#form" icon="arrow-down">
          {t.toForm}
        </LinkButton>
        <p>
          <span className="font-650">{t.haveCode}</span>{' '}
          <MoreLink href={href(routes.baik.mailbox, language)}>{t.openMailbox}</MoreLink>
        </p>
      </div>
    </Section>
  );
}

/** Always visible exit button; a plain link without script. */
export function QuickExit({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <div className="quick-exit">
      <a
        className="btn min-h-11 border border-alumina/60 bg-graphite px-4 py-2 text-alumina [box-shadow:var(--shadow-notice)] hover:bg-petrol-deep lg:px-6"
        data-exit=""
        data-leaving={t.exitLeaving}
        data-press-again={t.exitPressed}
        href={company.quickExit}
        rel="nofollow noreferrer"
      >
        {t.exit}
        <Icon name="x" />
      </a>
      <p className="sr-only" role="status" />
    </div>
  );
}
