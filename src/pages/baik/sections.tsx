import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';

type LimitsSectionProps = {
  language: Language;
  /** Reports are also sealed to a recovery key. */
  hasSpareKey: boolean;
  onionAddress: string | undefined;
};

/** What reporters can do for themselves, and what the channel cannot do for them. */
export function LimitsSection({ language, hasSpareKey, onionAddress }: LimitsSectionProps) {
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
    </Section>
  );
}

/** What happens with a report, before anything is asked; with links to the form and to the mailbox. */
export function ExpectSection({ language, hasSpareKey }: { language: Language; hasSpareKey: boolean }) {
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
