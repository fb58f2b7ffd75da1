import type { CaseCounts } from '../../domain/baik/cases/case-queries.ts';
import { caseStatuses } from '../../domain/baik/cases/retention.ts';
import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { caseStatusWords, reportWords } from '../../i18n/backend/baik.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { KeyPanel } from './unlock.tsx';

type CountsOnlyProps = { counts: CaseCounts; isOpen: boolean; recipient: Recipient | undefined };

/** Shown to staff who are not recipients. */
export function CountsOnly({ counts, isOpen, recipient }: CountsOnlyProps) {
  const t = useWords(reportWords);
  const statusLabels = useWords(caseStatusWords);
  return (
    <>
      <PageHeader
        action={
          <Allowed needs="reports.read">
            {recipient ? (
              <LinkButton href={endpoints.baikRecipients} icon={null} variant="outline">
                {t.recipients}
              </LinkButton>
            ) : (
              <LinkButton href={endpoints.baikRecipients}>{isOpen ? t.becomeRecipient : t.setUp}</LinkButton>
            )}
          </Allowed>
        }
        text={introduction(t, isOpen, recipient)}
        title={t.title}
      />
      <div className="grid max-w-160 gap-6">
        <Panel id="counts" title={t.howMany}>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            {caseStatuses.map((status) => (
              <Count key={status} label={statusLabels[status]} value={counts[status]} />
            ))}
            <Count label={t.erased} value={counts.erased} />
          </dl>
        </Panel>
        {isOpen && (
          <Allowed needs="reports.read">
            <KeyPanel error={undefined} isOpen={false} />
          </Allowed>
        )}
      </div>
    </>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-tiny text-slate">{label}</dt>
      <dd className="text-sub font-750">{value}</dd>
    </div>
  );
}

function introduction(t: ReturnType<typeof reportWords>, isOpen: boolean, recipient: Recipient | undefined): string {
  if (recipient?.status === 'waiting') return t.keyWaits;
  if (!isOpen) return t.isClosed;
  return t.onlyRecipients;
}
