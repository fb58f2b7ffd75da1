import { currentLanguage } from '../../current.ts';
import type { Verification } from '../../domain/audit/verify.ts';
import { auditWords as t } from '../../i18n/backend/audit.words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { describeForStaff } from './audit-text.ts';

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
      <form action={endpoints.activityLogsVerify} method="post">
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.checkNow}
        </button>
      </form>
    </section>
  );
}
