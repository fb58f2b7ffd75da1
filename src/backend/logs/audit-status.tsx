import { currentLanguage } from '../../current.ts';
import type { Verification } from '../../domain/audit/verify.ts';
import type { CspCount } from '../../domain/csp-reports/counts.ts';
import { breakWords, cspWords, auditWords as t } from '../../i18n/backend/audit.words.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { Table } from '../ui/lists/table.tsx';

/** Whether the log is intact, as the last check found. */
export function AuditStatus({ found }: { found: Verification | undefined }) {
  const language = currentLanguage();
  const [verdict, ...details] = found ? describeForStaff(found, language) : [t.notChecked];
  const tone = found ? (found.ok ? 'text-mangrove' : 'text-laterite') : 'text-slate';
  return (
    <section
      aria-label={t.title}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-graphite/12 py-3"
    >
      <div className="flex min-w-0 items-start gap-2.5 text-small">
        <Icon className={`mt-0.5 size-5 ${tone}`} name={found?.ok === false ? 'alert-circle' : 'shield-check'} />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-600">{verdict}</p>
          {details.map((line) => (
            <p className="text-slate" key={line}>
              {line}
            </p>
          ))}
        </div>
      </div>
      <PostButton action={endpoints.activityLogsVerify} look="btn-outline min-h-11 px-5 py-2" text={t.checkNow} />
    </section>
  );
}

/** What browsers have blocked by the content security policy, by directive and kind of source. */
export function CspViolations({ violations }: { violations: readonly CspCount[] }) {
  return (
    <section aria-labelledby="csp" className="mt-10">
      <h2 className="text-item font-650" id="csp">
        {cspWords.title}
      </h2>
      <p className="mt-2 mb-4 max-w-160 text-small text-slate">{cspWords.text}</p>
      <Table
        caption={cspWords.title}
        columns={[
          { head: cspWords.directive, main: true, cell: ({ directive }) => <code>{directive}</code> },
          { head: cspWords.blocked, cell: ({ blocked }) => <code>{blocked}</code> },
          { head: cspWords.count, cell: ({ count }) => count },
        ]}
        rows={violations}
      />
    </section>
  );
}

/** The result of a check in sentences, the verdict first. */
export function describeForStaff(found: Verification, language: Language): string[] {
  const { ok, entries, startsAfter, broken, invalidHeads, signedUpTo, verifiedAt } = found;
  const words = t(language);
  const moment = (iso: string) => formatMomentBriefly(new Date(iso), language);
  if (ok) {
    return [
      words.intact({ entries, moment: moment(verifiedAt) }),
      ...(startsAfter > 0 ? [words.startsAfter({ position: startsAfter })] : []),
      ...(signedUpTo > 0 ? [words.signedUpTo({ position: signedUpTo })] : []),
    ];
  }
  return [
    words.notIntact({ moment: moment(verifiedAt) }),
    ...(broken ? [breakWords(language)[broken.reason]({ position: placeOf(broken) })] : []),
    ...(invalidHeads.length > 0 ? [words.invalidHeads({ names: invalidHeads.join(', ') })] : []),
    words.whatToDo,
  ];
}

function placeOf({ position, id }: NonNullable<Verification['broken']>): string {
  return [position ?? '–', id !== null && `(id ${id})`].filter(Boolean).join(' ');
}
