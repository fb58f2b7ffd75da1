import type { OpenMailbox } from '../../../domain/baik/mailbox.ts';
import { startOf } from '../../../domain/days.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { LinkButton } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Conversation } from './conversation.tsx';
import type { MailboxContent } from './mailbox-content.ts';
import { ReplyForm } from './reply-form.tsx';

type MailboxInsideProps = Extract<MailboxContent, { kind: 'inside' }> & { language: Language };

/** An open mailbox: status of the report, entries and reply form. */
export function MailboxView(props: MailboxInsideProps) {
  const { language, mailbox, content, isSent } = props;
  const t = baikMailboxWords(language);
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-4 lg:col-start-9">
        <Facts language={language} mailbox={mailbox} />
        <div className="mt-8">
          <LinkButton href={href(routes.baik.mailbox, language)} icon="lock" variant="outline">
            {t.close}
          </LinkButton>
          <p className="mt-3 text-tiny text-slate">{t.closeHint}</p>
        </div>
      </div>
      <div className="lg:order-1 lg:col-span-7">
        {isSent && (
          <p
            // biome-ignore lint/a11y/noAutofocus: the result of the submitted form is announced first
            autoFocus
            className="mb-8 flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
            tabIndex={-1}
          >
            <Icon className="mt-1 size-5 text-mangrove" name="check" />
            {t.sent}
          </p>
        )}
        <Heading className="mb-8">{t.conversation}</Heading>
        <Conversation code={props.code} content={content} language={language} />
        <ReplyForm {...props} />
      </div>
    </div>
  );
}

function Facts({ language, mailbox }: { language: Language; mailbox: OpenMailbox }) {
  const t = baikMailboxWords(language);
  const { status, reason, receivedOn, eraseOn } = mailbox;
  const facts: [label: string, value: string][] = [
    [t.status, t[`status_${status}`]],
    ...(reason ? [[t.reason, t[`reason_${reason}`]] satisfies [string, string]] : []),
    [t.receivedOn, formatLongDate(startOf(receivedOn), language)],
    ...(eraseOn ? [[t.eraseOn, formatLongDate(startOf(eraseOn), language)] satisfies [string, string]] : []),
  ];
  return (
    <section aria-labelledby="baik-case" className="border-t-2 border-ember pt-6">
      <h2 className="t-sub" id="baik-case">
        {t.caseTitle}
      </h2>
      <dl className="mt-5">
        {facts.map(([label, value]) => (
          <div className="border-t border-graphite/20 py-3" key={label}>
            <dt className="text-tiny text-slate">{label}</dt>
            <dd className="font-650">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
