import type { MailRow, MailStatus } from '../../domain/mail/history.ts';
import { Moment } from './lists/moment.tsx';
import { type BadgeTone, StatusBadge } from './lists/status-badge.tsx';

export const statusLabels: Record<MailStatus, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const toneOf: Record<MailStatus, BadgeTone> = {
  waiting: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <StatusBadge tone={toneOf[status]}>{statusLabels[status]}</StatusBadge>;
}

/** Where a mail stands and, while it has not left, why not and when it is tried next. */
export function MailProgress({ mail }: { mail: Pick<MailRow, 'status' | 'lastError' | 'nextTry'> }) {
  const { status, lastError, nextTry } = mail;
  const isOpen = status === 'waiting' || status === 'failed';
  return (
    <div className="grid justify-items-start gap-1">
      <MailStatusBadge status={status} />
      {isOpen && lastError && <p className="text-tiny text-laterite-deep">{lastError}</p>}
      {status === 'waiting' && nextTry.getTime() > Date.now() && (
        <p className="text-tiny text-slate">
          Next try <Moment at={nextTry} />
        </p>
      )}
    </div>
  );
}

/** The first address, and how many more there are. */
export function recipientsBriefly({ recipients, cc, bcc }: Pick<MailRow, 'recipients' | 'cc' | 'bcc'>): string {
  const [first, ...others] = [...recipients, ...cc, ...bcc];
  if (!first) return 'The system mailbox';
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
