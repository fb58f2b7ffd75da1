import type { YearOfReports } from '../../domain/baik/cases/statistics.ts';
import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { reportWords } from '../../i18n/backend/baik/baik.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { KeyPanel } from './unlocking/unlock.tsx';
import { Years } from './years.tsx';

type CountsOnlyProps = { years: readonly YearOfReports[]; isOpen: boolean; recipient: Recipient | undefined };

/** Shown to staff who are not recipients. */
export function CountsOnly({ years, isOpen, recipient }: CountsOnlyProps) {
  const t = useWords(reportWords);
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
        <Panel id="counts" text={t.yearsText} title={t.years}>
          <Years years={years} />
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

function introduction(t: ReturnType<typeof reportWords>, isOpen: boolean, recipient: Recipient | undefined): string {
  if (recipient?.status === 'waiting') return isOpen ? t.keyWaits : t.keyReopens;
  if (!isOpen) return t.isClosed;
  return t.onlyRecipients;
}
