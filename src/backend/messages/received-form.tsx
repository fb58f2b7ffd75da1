import { maxReceivedReplyCharacters } from '../../domain/contact/conversation.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { errorsOf, type Mistake } from '../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { messageHref } from '../ui/message-address.ts';

export type ReceivedFormProps = {
  message: Message;
  values: { text: string; received_at: string };
  mistakes: readonly Mistake[];
  formKey: string;
};

/** For a reply that arrived in the mailbox: the site does not read it. */
export function ReceivedForm({ message, values, mistakes, formKey }: ReceivedFormProps) {
  return (
    <Panel id="received" text={t.enterText} title={t.enter}>
      <form action={`${messageHref(message.id)}/received`} className="grid gap-5" method="post" noValidate>
        <input name="submission_key" type="hidden" value={formKey} />
        {mistakes.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={mistakes.map(({ field, text }) => ({ target: `received-${field}`, text }))}
            title={t.notEntered}
          />
        )}
        <TextField
          aria-required
          className="max-w-80"
          defaultValue={values.received_at}
          error={errorsOf('received_at', mistakes)}
          id="received-received_at"
          label={t.receivedAt({ zone: zoneName() })}
          mark="*"
          name="received_at"
          type="datetime-local"
        />
        <TextArea
          aria-required
          defaultValue={values.text}
          error={errorsOf('text', mistakes)}
          id="received-text"
          label={t.replyText}
          lang={message.language}
          mark="*"
          maxLength={maxReceivedReplyCharacters}
          name="text"
          rows={6}
        />
        <button className="btn-outline justify-self-start" type="submit">
          {t.saveReply}
        </button>
      </form>
    </Panel>
  );
}
