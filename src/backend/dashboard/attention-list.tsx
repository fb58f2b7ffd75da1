import type { Attention } from '../../domain/attention/queries.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';

type Matter = { count: number; one: string; many: string; href: string };

/** Each thing that waits, with the way to the list of its likes; what needs nobody is one quiet line. */
export function AttentionList({ attention }: { attention: Attention }) {
  const waiting = mattersOf(attention).filter(({ count }) => count > 0);
  if (waiting.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-small">
        <Icon className="size-5 text-mangrove" name="circle-check" />
        Nothing: everything is in order.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-graphite/12 border-y border-graphite/12">
      {waiting.map(({ count, one, many, href }) => (
        <li key={href}>
          <a className="group flex min-h-12 items-center gap-3.5 py-2.5 text-small" href={href}>
            <span className="min-w-9 text-right text-item font-750 text-laterite tabular-nums">{count}</span>
            <span className="line-link min-w-0 flex-1 font-550">{count === 1 ? one : many}</span>
            <Icon className="size-4 text-slate" name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function mattersOf(attention: Attention): Matter[] {
  return [
    {
      count: attention.newMessages,
      one: 'message that nobody has read',
      many: 'messages that nobody has read',
      href: withQuery(endpoints.messages, { status: 'new' }),
    },
    {
      count: attention.failedMails,
      one: 'mail that could not be sent',
      many: 'mails that could not be sent',
      href: withQuery(endpoints.emailHistory, { status: 'failed' }),
    },
    {
      count: attention.scheduledToday,
      one: 'article that appears later today',
      many: 'articles that appear later today',
      href: withQuery(endpoints.articleManager, { scheduled: 'today' }),
    },
    {
      count: attention.partialArticles,
      one: 'article in one language only',
      many: 'articles in one language only',
      href: withQuery(endpoints.articleManager, { languages: 'partial' }),
    },
    {
      count: attention.picturesWithoutAltText,
      one: 'picture without alt text',
      many: 'pictures without alt text',
      href: withQuery(endpoints.assetManager, { alt: 'missing' }),
    },
  ];
}
