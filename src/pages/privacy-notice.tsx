import { type Notice, noticeVersions } from '../domain/data-protection/notice-versions.ts';
import { type Period, periods } from '../domain/data-protection/periods.ts';
import { periodWords, privacyNoticeWords as t } from '../i18n/public/privacy-notices.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { Icon } from '../ui/media/icon.tsx';

/** The information that article 21 of Law 27/2022 requires before a form is sent. */
export function PrivacyNotice({ notice }: { notice: Notice }) {
  return (
    <details className="border-y border-graphite/20 text-small" data-notice-version={noticeVersions[notice]}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2.5 font-600">
        {t.title}
        <Icon className="turns size-5" name="chevron-down" />
      </summary>
      <dl className="grid gap-3 pb-5">
        {noticeItems(notice).map(([term, text]) => (
          <div key={term}>
            <dt className="text-tiny font-600 text-slate">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className="text-tiny font-600 text-slate">{t.rights}</dt>
          <dd>{notice === 'report' ? t.report_rights : <Rights />}</dd>
        </div>
      </dl>
      <p className="pb-4 text-tiny text-slate">{t.version({ version: noticeVersions[notice] })}</p>
    </details>
  );
}

function Rights() {
  return (
    <>
      {t.rightsText}{' '}
      <a className="line-link" href={hrefTo(routes.policies.dataRequest)}>
        {t.requestLink}
      </a>
      .
    </>
  );
}

/** Terms and texts of a notice, without the rights. */
export function noticeItems(notice: Notice): [term: string, text: string][] {
  const kept = (name: keyof typeof periods) => periodText(periods[name]);
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
export function periodText({ count, unit }: Period): string {
  if (unit === 'days') return periodWords.days({ count });
  return count % 12 === 0 ? periodWords.years({ count: count / 12 }) : periodWords.months({ count });
}
