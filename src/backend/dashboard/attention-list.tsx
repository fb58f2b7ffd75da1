import type { AttentionItem, AttentionKind, Matter } from '../../domain/attention/queries.ts';
import { attentionWords, dashboardWords as t } from '../../i18n/backend/dashboard.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { completenessText, isComplete } from '../articles/completeness.tsx';
import { timeOf } from '../calendar/labels.ts';
import { mailHref } from '../ui/mail-address.ts';
import { messageHref } from '../ui/message-address.ts';
import { draftAddress, reviewAddress } from '../ui/version-addresses.ts';

/** What waits, each by its name, with links to it and to the whole list. */
export function AttentionList({ matters }: { matters: readonly Matter[] }) {
  if (matters.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-small">
        <Icon className="size-5 text-mangrove" name="circle-check" />
        {t.inOrder}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-graphite/12 border-y border-graphite/12">
      {matters.map((matter) => (
        <li className="py-3" key={matter.kind}>
          <Heading matter={matter} />
          <ul className="mt-1 grid pl-12">
            {matter.items
              .filter(({ target }) => target !== 'none')
              .map((item) => (
                <li key={`${item.target}-${item.id}-${item.at?.kind}-${item.at?.moment.getTime()}`}>
                  <Item item={item} showsLanguages={matter.kind === 'partialArticles' || matter.kind === 'drafts'} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Heading({ matter: { kind, count, isAtLeast } }: { matter: Matter }) {
  const address = lists[kind];
  const text = attentionWords[kind]({ count });
  return (
    <h3 className="flex min-h-9 items-center gap-3 text-small font-600">
      <span className="min-w-9 text-right text-item font-750 text-laterite tabular-nums">
        {count}
        {isAtLeast && '+'}
      </span>
      {address === undefined ? (
        <span className="min-w-0 flex-1">{text}</span>
      ) : (
        <a className="line-link min-w-0 flex-1" href={address}>
          {text}
        </a>
      )}
    </h3>
  );
}

const happenings = { publication: 'appears', unpublication: 'ends', changes: 'changes' } as const;

type ItemProps = { item: AttentionItem /** Says which languages an article lacks. */; showsLanguages: boolean };

function Item({ item: { target, id, name, at, addresses, written }, showsLanguages }: ItemProps) {
  return (
    <a className="group flex min-h-11 items-center gap-3 py-1.5 text-small" href={addressOf(target, id)}>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {at && (
          <span className="mr-2 font-650 tabular-nums">
            {timeOf(at.moment)} {zoneName(at.moment)} {t[happenings[at.kind]]}
          </span>
        )}
        <span className="line-link">{name}</span>
        {showsLanguages && written && !isComplete(written.category, written.details) && (
          <span className="block text-tiny text-slate">{completenessText(written.category, written.details)}</span>
        )}
        {addresses && <span className="block text-tiny text-slate">{addresses.slice(0, 2).join(', ')}</span>}
      </span>
      <Icon className="size-4 text-slate" name="chevron-right" />
    </a>
  );
}

function addressOf(target: AttentionItem['target'], id: number): string {
  switch (target) {
    case 'article':
      return `${endpoints.articleEdit}/${id}`;
    case 'draft':
      return draftAddress(id);
    case 'review':
      return reviewAddress(id);
    case 'asset':
      return `${endpoints.assetManager}/${id}/edit`;
    case 'message':
      return messageHref(id);
    case 'mail':
      return mailHref(id);
    case 'none':
      return endpoints.dashboard;
  }
}

/** The whole list; without one there is nothing to do in the back-office. */
const lists: Record<AttentionKind, string | undefined> = {
  assignedMessages: withQuery(endpoints.messages, { assignee: 'me' }),
  reviews: undefined,
  newMessages: withQuery(endpoints.messages, { status: 'new' }),
  failedMails: withQuery(endpoints.emailHistory, { status: 'failed' }),
  unpurgedCaches: undefined,
  scheduledToday: endpoints.calendar,
  failedChanges: undefined,
  drafts: withQuery(endpoints.articleManager, { status: 'draft' }),
  unpublishedChanges: undefined,
  missingFiles: withQuery(endpoints.brokenLinks, { kind: 'files' }),
  brokenLinks: withQuery(endpoints.brokenLinks, { kind: 'links' }),
  partialArticles: withQuery(endpoints.articleManager, { languages: 'partial' }),
  picturesWithoutAltText: withQuery(endpoints.assetManager, { alt: 'missing' }),
};
