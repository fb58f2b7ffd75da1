import type { Message } from '../../domain/contact/messages.ts';
import { emailLimits } from '../../domain/mail/input.ts';
import { replyWords as t } from '../../i18n/backend/mail/messages.words.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { messageHref } from '../ui/message-address.ts';

export type ReplyFormProps = {
  message: Message;
  /** Whether a mailbox is configured. */
  canSend: boolean;
  values: { subject: string; body: string };
  errors: readonly FormError[];
  formKey: string;
};

/** Storage key of the reply draft. */
export function keptReply({ id }: Pick<Message, 'id'>): string {
  return `reply-${id}`;
}

/** Reply by mail. The original message is appended automatically. */
export function ReplyForm({ message, canSend, values, errors, formKey }: ReplyFormProps) {
  const control = controlsOf({ values, errors }, 'reply-');
  return (
    <Panel id="reply" text={t.text({ email: message.email })} title={t.title}>
      {!canSend && (
        <p className="mb-5 border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">{t.cannotSend}</p>
      )}
      <form
        action={`${messageHref(message.id)}/reply`}
        className="grid gap-5"
        data-keep={keptReply(message)}
        method="post"
      >
        <input name="submission_key" type="hidden" value={formKey} />
        <FormProblems errors={errors} prefix="reply-" title={t.notSent} />
        <TextField
          aria-required
          autoComplete="off"
          {...control('subject')}
          label={t.subject}
          mark="*"
          maxLength={emailLimits.subject}
        />
        <TextArea aria-required {...control('body')} label={t.answer} lang={message.language} mark="*" rows={10} />
        <div className="flex flex-wrap items-center gap-4">
          <button className="btn-primary min-w-44" type="submit">
            {t.send}
          </button>
          <p className="text-small text-slate" data-kept="" role="status" />
        </div>
      </form>
    </Panel>
  );
}
