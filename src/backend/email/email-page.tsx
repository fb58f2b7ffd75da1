import type { MailRow } from '../../domain/mail/history.ts';
import { emailLimits, emailTexts } from '../../domain/mail/input.ts';
import type { ConnectionTest as Result } from '../../domain/mail/mailroom.ts';
import { emailPattern } from '../../fields/text-rules.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { Island } from '../../ui/markup/island.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { ComposeEmail } from './compose-email.island.tsx';
import type { ComposeMistake, ComposeValues } from './compose-values.ts';
import { ConnectionTest } from './connection-test.island.tsx';
import { RecentMail } from './recent-mail.tsx';

type EmailPageProps = {
  username: string;
  /** The address of the system mailbox; undefined when there is none. */
  sender: string | undefined;
  values: ComposeValues;
  mistakes: readonly ComposeMistake[];
  formKey: string;
  connection: Result | undefined;
  recent: readonly MailRow[];
};

/** One form, beside it what became of the latest mail, and whether the mailbox is there. */
export function EmailPage({ username, sender, values, mistakes, formKey, connection, recent }: EmailPageProps) {
  const compose = {
    ...{ username, values, mistakes, formKey, emailPattern },
    action: endpoints.email,
    call: endpoints.emailSend,
    texts: emailTexts,
    maxSubjectCharacters: emailLimits.subject,
    icons: fileUrl('icons.svg'),
  };
  const connect = { action: endpoints.email, call: endpoints.emailTest, result: connection };
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.emailHistory} variant="outline">
            Sent mail
          </LinkButton>
        }
        text="Every email leaves from the fixed system mailbox, through Microsoft 365 (Microsoft Graph)."
        title="Email Management"
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Panel id="compose" title="New email" {...(sender ? { text: `From ${sender}` } : {})}>
          {!sender && (
            <p className="mb-5 border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">
              Email is not set up on this server, so nothing can be sent yet.
            </p>
          )}
          <Island component={ComposeEmail} name="compose-email" props={compose} wake="idle" />
        </Panel>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <Panel id="connection" title="Connection">
            <Island component={ConnectionTest} name="connection-test" props={connect} wake="idle" />
          </Panel>
          <RecentMail mails={recent} />
        </div>
      </div>
    </>
  );
}
