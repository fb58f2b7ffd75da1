import { currentLanguage } from '../../current.ts';
import type { MailRow } from '../../domain/mail/history.ts';
import { emailLimits } from '../../domain/mail/input.ts';
import type { Mailbox, ConnectionTest as Result } from '../../domain/mail/transports/mailroom.ts';
import { emailPattern } from '../../fields/text-rules.ts';
import { emailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { Island } from '../../ui/markup/island.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { ListRegion, swapsList } from '../ui/lists/list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailStatusBadge, RecipientsBriefly } from '../ui/mail-status.tsx';
import { ComposeEmail } from './compose-email.island.tsx';
import type { ComposeValues } from './compose-values.ts';
import { ConnectionTest } from './connection-test.island.tsx';
import { composeTexts, connectionTexts } from './island-texts.ts';

type EmailPageProps = {
  /** Undefined when not configured. */
  mailbox: Pick<Mailbox, 'sender' | 'smtpHost'> | undefined;
  values: ComposeValues;
  errors: readonly FormError[];
  formKey: string;
  connection: Result | undefined;
  recent: readonly MailRow[];
};

/** The email form, with the latest mail and the connection status beside it. */
export function EmailPage({ mailbox, values, errors, formKey, connection, recent }: EmailPageProps) {
  const language = currentLanguage();
  const compose = {
    values,
    errors,
    formKey,
    emailPattern,
    action: endpoints.email,
    call: endpoints.emailSend,
    words: composeTexts(language),
    maxSubjectCharacters: emailLimits.subject,
    icons: fileUrl('icons.svg'),
  };
  const connect = {
    action: endpoints.email,
    call: endpoints.emailTest,
    result: connection,
    words: connectionTexts(language, mailbox),
  };
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.emailHistory} variant="outline">
            {t.sentMail}
          </LinkButton>
        }
        text={mailbox?.smtpHost ? t.textOfServer({ host: mailbox.smtpHost }) : t.text}
        title={t.title}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Panel id="compose" title={t.newEmail} {...(mailbox ? { text: t.fromSender({ sender: mailbox.sender }) } : {})}>
          {!mailbox && (
            <p className="mb-5 border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">{t.cannotSend}</p>
          )}
          <Island component={ComposeEmail} name="compose-email" props={compose} wake="idle" />
        </Panel>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <Panel id="connection" title={t.connection}>
            <Island component={ConnectionTest} name="connection-test" props={connect} wake="idle" />
          </Panel>
          <RecentMail mails={recent} />
        </div>
      </div>
    </>
  );
}

/** Status of the latest mail. */
function RecentMail({ mails }: { mails: readonly MailRow[] }) {
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
