import type { Assignee } from '../../domain/contact/assignment.ts';
import { type Message, type MessageStatus, messageStatuses } from '../../domain/contact/messages.ts';
import { conversationWords as t } from '../../i18n/backend/mail/conversation.words.ts';
import { messageStatusWords, messageWords } from '../../i18n/backend/mail/messages.words.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { messageHref } from '../ui/message-address.ts';
import { MessageStatusBadge } from './message-status.tsx';

type HandlingProps = { message: Message; assignees: readonly Assignee[]; actorId: number };

/** Status and assignee of a message. */
export function Handling({ message, assignees, actorId }: HandlingProps) {
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
        <AssigneeForm actorId={actorId} assignees={assignees} message={message} />
      </div>
    </Panel>
  );
}

function StatusButton({ id, status, label }: { id: number; status: MessageStatus; label: string }) {
  return (
    <form action={`${messageHref(id)}/status`} method="post">
      <input name="status" type="hidden" value={status} />
      <button className="btn-outline min-h-11 px-4 py-2" type="submit">
        {label}
      </button>
    </form>
  );
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

function AssigneeForm({ message: { id, assigneeId }, assignees, actorId }: HandlingProps) {
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
      {assigneeId !== actorId && (
        <form action={`${messageHref(id)}/assignee`} method="post">
          <input name="assignee" type="hidden" value={actorId} />
          <button className="line-link min-h-11 px-1 text-small font-600" type="submit">
            {t.toMe}
          </button>
        </form>
      )}
    </div>
  );
}
