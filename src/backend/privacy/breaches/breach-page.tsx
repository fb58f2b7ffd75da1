import { currentLanguage } from '../../../current.ts';
import type { Breach } from '../../../domain/privacy/breaches.ts';
import { answerInHours } from '../../../domain/privacy/requests.ts';
import { breachNotice, breachWords as t } from '../../../i18n/backend/privacy/breaches.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import { endpoints } from '../../../routes.ts';
import { LinkButton } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { ExportButton } from '../../ui/lists/list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { Facts } from '../facts.tsx';

const hourInMilliseconds = 3_600_000;
const maxAddressesShown = 200;

/** A breach with the draft of its notice and those affected. */
export function BreachPage({ breach, addresses }: { breach: Breach; addresses: readonly string[] }) {
  const language = currentLanguage();
  const one = `${endpoints.privacyBreaches}/${breach.id}`;
  const due = new Date(breach.discoveredAt.getTime() + answerInHours * hourInMilliseconds);
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={`${one}/edit`} icon={null} variant="outline">
            {t.edit}
          </LinkButton>
        }
        text={t.deadline({ moment: formatMomentBriefly(due, language) })}
        title={breach.title}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Panel id="notice" text={t.noticeText} title={t.notice}>
            <pre className="whitespace-pre-wrap font-sans text-body [overflow-wrap:anywhere]" lang="id">
              {breachNotice(breach)}
            </pre>
          </Panel>
          <Panel
            action={<ExportButton action={`${one}/affected.csv`} label={t.addressesFile} />}
            id="addresses"
            title={t.affected}
          >
            <p className="text-small">{addresses.length > 0 ? t.addresses({ count: addresses.length }) : t.nobody}</p>
            <ul className="mt-3 columns-1 gap-8 text-small sm:columns-2">
              {addresses.slice(0, maxAddressesShown).map((address) => (
                <li className="[overflow-wrap:anywhere]" key={address}>
                  {address}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <Panel id="steps" title={t.title}>
          <Facts
            facts={[
              [t.discoveredAt, <Moment at={breach.discoveredAt} key="discovered" />],
              [t.notified, breach.notifiedAt ? <Moment at={breach.notifiedAt} key="notified" /> : t.open],
              [t.reported, breach.reportedAt ? <Moment at={breach.reportedAt} key="reported" /> : t.open],
            ]}
          />
          <div className="mt-5 grid gap-3">
            {!breach.notifiedAt && <Mark action={`${one}/notified`} label={t.markNotified} />}
            {!breach.reportedAt && <Mark action={`${one}/reported`} label={t.markReported} />}
          </div>
        </Panel>
      </div>
    </>
  );
}

function Mark({ action, label }: { action: string; label: string }) {
  return (
    <form action={action} method="post">
      <button className="btn-outline w-full" type="submit">
        {label}
      </button>
    </form>
  );
}
