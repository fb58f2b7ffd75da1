import type { MailRow, MailStatus } from '../../domain/mail/history.ts';
import { mailStatusWords, mailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { Moment } from './lists/moment.tsx';
import { type BadgeTone, StatusBadge } from './lists/status-badge.tsx';

const toneOf: Record<MailStatus, BadgeTone> = {
  waiting: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <StatusBadge tone={toneOf[status]}>{mailStatusWords[status]}</StatusBadge>;
}

/** Status of a mail and, while it is unsent, the reason and the next attempt. */
export function MailProgress({ mail }: { mail: Pick<MailRow, 'status' | 'lastError' | 'nextTry'> }) {
  const { status, lastError, nextTry } = mail;
  const isOpen = status === 'waiting' || status === 'failed';
  return (
    <div className="grid justify-items-start gap-1">
      <MailStatusBadge status={status} />
      {isOpen && lastError && <p className="text-tiny text-laterite-deep">{lastError}</p>}
      {status === 'waiting' && nextTry.getTime() > Date.now() && (
        <p className="text-tiny text-slate">
          {t.nextTry} <Moment at={nextTry} />
        </p>
      )}
    </div>
  );
}

/** The first recipient and the number of others. */
export function RecipientsBriefly({
  mail: { recipients, cc, bcc },
}: {
  mail: Pick<MailRow, 'recipients' | 'cc' | 'bcc'>;
}) {
  const [first, ...others] = [...recipients, ...cc, ...bcc];
  if (!first) return t.systemMailbox;
  return others.length === 0 ? first : t.andMore({ first, count: others.length });
}
