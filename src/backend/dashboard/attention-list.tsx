import type { Permission } from '../../domain/accounts/permissions.ts';
import type { Attention } from '../../domain/attention/queries.ts';
import { attentionWords, dashboardWords } from '../../i18n/backend/dashboard.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { useMay } from '../ui/frame/staff-rights.tsx';

/** Without an address there is nothing to do in the back-office. */
type Matter = { key: keyof Attention; href: string | undefined; needs: Permission };

/** Items that need attention, with links to their lists. */
export function AttentionList({ attention }: { attention: Attention }) {
  const mayDo = useMay();
  const said = useWords(attentionWords);
  const { inOrder } = useWords(dashboardWords);
  const waiting = matters.filter(({ key, needs }) => attention[key] > 0 && mayDo(needs));
  if (waiting.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-small">
        <Icon className="size-5 text-mangrove" name="circle-check" />
        {inOrder}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-graphite/12 border-y border-graphite/12">
      {waiting.map(({ key, href }) => (
        <li key={key}>
          {href === undefined ? (
            <p className="flex min-h-12 items-center gap-3.5 py-2.5 text-small">
              <Count count={attention[key]} />
              <span className="min-w-0 flex-1 font-550">{said[key]({ count: attention[key] })}</span>
            </p>
          ) : (
            <a className="group flex min-h-12 items-center gap-3.5 py-2.5 text-small" href={href}>
              <Count count={attention[key]} />
              <span className="line-link min-w-0 flex-1 font-550">{said[key]({ count: attention[key] })}</span>
              <Icon className="size-4 text-slate" name="chevron-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: number }) {
  return <span className="min-w-9 text-right text-item font-750 text-laterite tabular-nums">{count}</span>;
}

const matters: readonly Matter[] = [
  { key: 'newMessages', href: withQuery(endpoints.messages, { status: 'new' }), needs: 'messages.read' },
  { key: 'unpurgedCaches', href: undefined, needs: 'accounts.manage' },
  { key: 'failedMails', href: withQuery(endpoints.emailHistory, { status: 'failed' }), needs: 'email.send' },
  { key: 'scheduledToday', href: withQuery(endpoints.articleManager, { scheduled: 'today' }), needs: 'articles.read' },
  {
    key: 'partialArticles',
    href: withQuery(endpoints.articleManager, { languages: 'partial' }),
    needs: 'articles.read',
  },
  { key: 'picturesWithoutAltText', href: withQuery(endpoints.assetManager, { alt: 'missing' }), needs: 'assets.write' },
];
