import { maxReceivedReplyCharacters } from '../../domain/contact/conversation.ts';
import type { Assignee } from '../../domain/contact/message-commands.ts';
import { type Message, type MessageStatus, messageStatuses } from '../../domain/contact/messages.ts';
import { emailLimits } from '../../domain/mail/input.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { messageStatusWords, messageWords, replyWords } from '../../i18n/backend/mail/messages.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { messageHref } from '../ui/message-address.ts';
import type { ContinuedText } from '../unsaved/notice.tsx';
import { MessageStatusBadge } from './list-page.tsx';

/** A form below a message, with what was wrong when it was sent. */
type Written<Field extends string> = { values: Record<Field, string>; errors: readonly FormError[]; formKey: string };
export type WrittenReply = Written<'subject' | 'body'>;
export type ReceivedReply = Written<'text' | 'received_at'>;

type ReplyFormProps = {
  message: Message;
  /** Whether a mailbox is configured. */
  canSend: boolean;
  written: WrittenReply;
  text: ContinuedText;
};

/** Reply by mail. The original message is appended automatically. */
export function ReplyForm({ message, canSend, written, text: { stored, notice } }: ReplyFormProps) {
  const control = controlsOf(written, 'reply-');
  return (
    <Panel id="reply" text={replyWords.text({ email: message.email })} title={replyWords.title}>
      {!canSend && (
        <p className="mb-5 border-l-[5px] border-laterite bg-white px-5 py-4 text-small font-600">
          {replyWords.cannotSend}
        </p>
      )}
      {notice}
      <form
        action={`${messageHref(message.id)}/reply`}
        className="grid gap-5"
        data-returned={stored.isReturned || undefined}
        data-seq={stored.seq}
        data-stored-at={stored.address}
        method="post"
      >
        <input name="unsaved" type="hidden" value={stored.text} />
        <input name="submission_key" type="hidden" value={written.formKey} />
        <FormProblems errors={written.errors} prefix="reply-" title={replyWords.notSent} />
        <TextField
          aria-required
          autoComplete="off"
          {...control('subject')}
          label={replyWords.subject}
          mark="*"
          maxLength={emailLimits.subject}
        />
        <TextArea
          aria-required
          {...control('body')}
          label={replyWords.answer}
          lang={message.language}
          mark="*"
          rows={10}
        />
        <button className="btn-primary min-w-44 justify-self-start" type="submit">
          {replyWords.send}
        </button>
      </form>
    </Panel>
  );
}

/** For a reply that arrived in the mailbox: the site does not read it. */
export function ReceivedForm({ message, written }: { message: Message; written: ReceivedReply }) {
  const control = controlsOf(written, 'received-');
  return (
    <Panel id="received" text={t.enterText} title={t.enter}>
      <form action={`${messageHref(message.id)}/received`} className="grid gap-5" method="post" noValidate>
        <input name="submission_key" type="hidden" value={written.formKey} />
        <FormProblems errors={written.errors} prefix="received-" title={t.notEntered} />
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

type HandlingProps = { message: Message; assignees: readonly Assignee[] };

export function Handling({ message, assignees }: HandlingProps) {
  const { id, status } = message;
  return (
    <Panel action={<MessageStatusBadge status={status} />} id="status" title={t.handling}>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-2">
          {status === 'spam' ? (
            <StatusButton id={id} label={t.notSpam} status="new" />
          ) : (
            <>
              {status !== 'closed' && <StatusButton id={id} label={t.close} status="closed" />}
              <StatusButton id={id} label={t.markSpam} status="spam" />
            </>
          )}
        </div>
        <StatusForm id={id} status={status} />
        <AssigneeForm assignees={assignees} message={message} />
      </div>
    </Panel>
  );
}

function StatusButton({ id, status, label }: { id: number; status: MessageStatus; label: string }) {
  const look = 'btn-outline min-h-11 px-4 py-2';
  return <PostButton action={`${messageHref(id)}/status`} fields={{ status }} look={look} text={label} />;
}

function StatusForm({ id, status }: { id: number; status: MessageStatus }) {
  return (
    <form action={`${messageHref(id)}/status`} className="flex flex-wrap items-end gap-3" method="post">
      <div className="min-w-36 flex-1">
        <label className="t-label text-slate" htmlFor="message-status">
          {messageWords.changeTo}
        </label>
        <select className={filterClass} defaultValue={status} id="message-status" name="status">
          {messageStatuses.map((one) => (
            <option key={one} value={one}>
              {messageStatusWords[one]}
            </option>
          ))}
        </select>
      </div>
      <button className="btn-outline min-h-11 px-5 py-2" type="submit">
        {messageWords.saveStatus}
      </button>
    </form>
  );
}

function AssigneeForm({ message: { id, assigneeId }, assignees }: HandlingProps) {
  const ownId = currentStaff().id;
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-graphite/15 pt-4">
      <form
        action={`${messageHref(id)}/assignee`}
        className="flex flex-[1_1_14rem] flex-wrap items-end gap-3"
        method="post"
      >
        <div className="min-w-36 flex-1">
          <label className="t-label text-slate" htmlFor="message-assignee">
            {t.assignee}
          </label>
          <select className={filterClass} defaultValue={assigneeId ?? ''} id="message-assignee" name="assignee">
            <option value="">{t.nobody}</option>
            {assignees.map((one) => (
              <option key={one.id} value={one.id}>
                {one.username}
              </option>
            ))}
          </select>
        </div>
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.assign}
        </button>
      </form>
      {assigneeId !== ownId && (
        <PostButton
          action={`${messageHref(id)}/assignee`}
          fields={{ assignee: ownId }}
          look="line-link min-h-11 px-1 text-small font-600"
          text={t.toMe}
        />
      )}
    </div>
  );
}
