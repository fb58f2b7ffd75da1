import { type Notice, noticeVersions } from '../domain/data-protection/notice-versions.ts';
import { type Period, periods } from '../domain/data-protection/periods.ts';
import { periodWords, privacyNoticeWords } from '../i18n/public/privacy-notices.words.ts';
import type { Language } from '../i18n/site/language.ts';
import { href, routes } from '../routes.ts';
import { Icon } from '../ui/media/icon.tsx';

type NoticeProps = { language: Language; notice: Notice };

/** The information that article 21 of Law 27/2022 requires before a form is sent. */
export function PrivacyNotice({ language, notice }: NoticeProps) {
  const t = privacyNoticeWords(language);
  return (
    <details className="border-y border-graphite/20 text-small" data-notice-version={noticeVersions[notice]}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2.5 font-600">
        {t.title}
        <Icon className="turns size-5" name="chevron-down" />
      </summary>
      <dl className="grid gap-3 pb-5">
        {noticeItems(language, notice).map(([term, text]) => (
          <div key={term}>
            <dt className="text-tiny font-600 text-slate">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className="text-tiny font-600 text-slate">{t.rights}</dt>
          <dd>{notice === 'report' ? t.report_rights : <Rights language={language} />}</dd>
        </div>
      </dl>
      <p className="pb-4 text-tiny text-slate">{t.version({ version: noticeVersions[notice] })}</p>
    </details>
  );
}

function Rights({ language }: { language: Language }) {
  const t = privacyNoticeWords(language);
  return (
    <>
      {t.rightsText}{' '}
      <a className="line-link" href={href(routes.policies.dataRequest, language)}>
        {t.requestLink}
      </a>
      .
    </>
  );
}

/** Terms and texts of a notice, without the rights. */
export function noticeItems(language: Language, notice: NoticeProps['notice']): [term: string, text: string][] {
  const t = privacyNoticeWords(language);
  const kept = (name: keyof typeof periods) => periodText(language, periods[name]);
  const retention = {
    contact: () => t.contact_retention({ closed: kept('closedMessages'), spam: kept('spam') }),
    report: () =>
      t.report_retention({
        proven: kept('substantiatedCases'),
        unproven: kept('unsubstantiatedCases'),
        other: kept('otherCases'),
      }),
    dataRequest: () =>
      t.dataRequest_retention({ closed: kept('dataRequests'), unconfirmed: kept('unconfirmedRequests') }),
  };
  return [
    [t.basis, t[`${notice}_basis`]],
    [t.purpose, t[`${notice}_purpose`]],
    [t.kinds, t[`${notice}_kinds`]],
    [t.retention, retention[notice]()],
    [t.collected, t[`${notice}_collected`]],
    [t.processing, t[`${notice}_processing`]],
  ];
}

/** Such as "2 years" or "30 days". */
export function periodText(language: Language, { count, unit }: Period): string {
  const t = periodWords(language);
  if (unit === 'days') return t.days({ count });
  return count % 12 === 0 ? t.years({ count: count / 12 }) : t.months({ count });
}
