import { maxReceivedReplyCharacters } from '../../domain/contact/conversation.ts';
import type { Message } from '../../domain/contact/messages.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { messageHref } from '../ui/message-address.ts';

export type ReceivedFormProps = {
  message: Message;
  values: { text: string; received_at: string };
  errors: readonly FormError[];
  formKey: string;
};

/** For a reply that arrived in the mailbox: the site does not read it. */
export function ReceivedForm({ message, values, errors, formKey }: ReceivedFormProps) {
  const control = controlsOf({ values, errors }, 'received-');
  return (
    <Panel id="received" text={t.enterText} title={t.enter}>
      <form action={`${messageHref(message.id)}/received`} className="grid gap-5" method="post" noValidate>
        <input name="submission_key" type="hidden" value={formKey} />
        <FormProblems errors={errors} prefix="received-" title={t.notEntered} />
        <TextField
          aria-required
          className="max-w-80"
          {...control('received_at')}
          label={t.receivedAt({ zone: zoneName() })}
          mark="*"
          type="datetime-local"
        />
        <TextArea
          aria-required
          {...control('text')}
          label={t.replyText}
          lang={message.language}
          mark="*"
          maxLength={maxReceivedReplyCharacters}
          rows={6}
        />
        <button className="btn-outline justify-self-start" type="submit">
          {t.saveReply}
        </button>
      </form>
    </Panel>
  );
}
