import type { listReplies } from '../../domain/mail/history.ts';
import { messageWords } from '../../i18n/backend/messages.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { mailHref } from '../ui/mail-address.ts';
import { MailProgress } from '../ui/mail-status.tsx';

export type Reply = Awaited<ReturnType<typeof listReplies>>[number];

/** Replies, newest first, with their delivery status. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
  return (
    <Panel id="replies" title={useWords(messageWords).replies({ count: replies.length })}>
      <ul className="grid gap-5">
        {replies.map((reply) => (
          <li className="grid gap-2 border-t border-graphite/15 pt-4" key={reply.id}>
            <p className="text-tiny text-slate">
              {reply.author} · <Moment at={reply.createdAt} />
            </p>
            <a className="line-link justify-self-start font-600 [overflow-wrap:anywhere]" href={mailHref(reply.id)}>
              {reply.subject}
            </a>
            <p className="max-w-[44rem] whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{reply.body}</p>
            <MailProgress mail={reply} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
