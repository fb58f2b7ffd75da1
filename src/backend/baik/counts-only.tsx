import type { CaseCounts } from '../../domain/baik/cases/case-queries.ts';
import { caseStatuses } from '../../domain/baik/cases/retention.ts';
import type { Recipient } from '../../domain/baik/recipient-queries.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { statusLabels } from './labels.ts';
import { KeyPanel } from './unlock.tsx';

type CountsOnlyProps = { counts: CaseCounts; isOpen: boolean; recipient: Recipient | undefined };

/** All that somebody sees who cannot read reports. */
export function CountsOnly({ counts, isOpen, recipient }: CountsOnlyProps) {
  return (
    <>
      <PageHeader
        action={
          recipient ? (
            <LinkButton href={endpoints.baikRecipients} icon={null} variant="outline">
              Recipients
            </LinkButton>
          ) : (
            <LinkButton href={endpoints.baikRecipients}>
              {isOpen ? 'Become a recipient' : 'Set up the channel'}
            </LinkButton>
          )
        }
        text={introduction(isOpen, recipient)}
        title="BAIK reports"
      />
      <div className="grid max-w-160 gap-6">
        <Panel id="counts" title="How many there are">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            {caseStatuses.map((status) => (
              <Count key={status} label={statusLabels[status]} value={counts[status]} />
            ))}
            <Count label="Erased" value={counts.erased} />
          </dl>
        </Panel>
        {isOpen && <KeyPanel error={undefined} isOpen={false} />}
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

function introduction(isOpen: boolean, recipient: Recipient | undefined): string {
  if (recipient?.status === 'waiting') return 'Your key is ready and waits until a recipient lets you in.';
  if (!isOpen) return 'The channel is closed: nobody could read a report, so the public page takes none.';
  return 'Only recipients can read reports. You see how many there are, without those of today.';
}
