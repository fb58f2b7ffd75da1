import type { MailRow } from '../../domain/mail/history.ts';
import { emailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { ListRegion, swapsList } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailStatusBadge, RecipientsBriefly } from '../ui/mail-status.tsx';

/** Status of the latest mail. */
export function RecentMail({ mails }: { mails: readonly MailRow[] }) {
  return (
    <Panel
      action={
        <a className="line-link text-small font-600" data-refreshes-mail="" href={endpoints.email} {...swapsList}>
          {t.refresh}
        </a>
      }
      id="recent"
      title={t.latest}
    >
      <ListRegion>
        {mails.length === 0 && <p className="text-small text-slate">{t.none}</p>}
        <ul className="grid gap-4">
          {mails.map((mail) => (
            <li className="grid justify-items-start gap-0.5 border-t border-graphite/15 pt-3 text-small" key={mail.id}>
              <a className="line-link font-600 [overflow-wrap:anywhere]" href={mailHref(mail.id)}>
                {mail.subject}
              </a>
              <span className="text-tiny text-slate [overflow-wrap:anywhere]">
                <RecipientsBriefly mail={mail} /> · <Moment at={mail.createdAt} />
              </span>
              <MailStatusBadge status={mail.status} />
            </li>
          ))}
        </ul>
      </ListRegion>
    </Panel>
  );
}
