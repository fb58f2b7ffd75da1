import { currentLanguage } from '../../current.ts';
import type { Cell as Count, YearOfReports } from '../../domain/baik/cases/statistics.ts';
import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { reportWords as t } from '../../i18n/backend/baik/baik.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { Table } from '../ui/lists/table.tsx';
import { KeyPanel } from './unlock.tsx';

type CountsOnlyProps = { years: readonly YearOfReports[]; isOpen: boolean; recipient: Recipient | undefined };

/** Shown to staff who are not recipients. */
export function CountsOnly({ years, isOpen, recipient }: CountsOnlyProps) {
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
        text={introduction(isOpen, recipient)}
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

function introduction(isOpen: boolean, recipient: Recipient | undefined): string {
  if (recipient?.status === 'waiting') return isOpen ? t.keyWaits : t.keyReopens;
  if (!isOpen) return t.isClosed;
  return t.onlyRecipients;
}

/** Reports by year and month, without numbers that could point to a person. */
function Years({ years }: { years: readonly YearOfReports[] }) {
  if (years.length === 0) return <p className="text-small text-slate">{t.noYears}</p>;
  const shown = (value: Count) => (typeof value === 'number' ? value : t[value]);
  const names = new Intl.DateTimeFormat(languages[currentLanguage()].htmlLang, { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Table
        caption={t.years}
        columns={[
          { head: t.year, main: true, cell: ({ year }) => year },
          { head: t.received, cell: ({ received }) => shown(received) },
          { head: t.acknowledgedInTime, cell: ({ acknowledgedInTime }) => shown(acknowledgedInTime) },
          { head: t.answeredInTime, cell: ({ answeredInTime }) => shown(answeredInTime) },
          { head: t.closed, cell: ({ closed }) => shown(closed) },
        ]}
        rows={years}
      />
      {years
        .filter(({ months }) => months.length > 0)
        .map(({ year, months }) => (
          <details className="mt-4" key={year}>
            <summary className="line-link inline-block min-h-7 cursor-pointer text-small">
              {t.months({ year: String(year) })}
            </summary>
            <Table
              caption={t.months({ year: String(year) })}
              columns={[
                { head: t.month, main: true, cell: (_, month) => names.format(Date.UTC(year, month)) },
                { head: t.received, cell: shown },
              ]}
              rows={months}
            />
          </details>
        ))}
    </>
  );
}
