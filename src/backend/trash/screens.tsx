import type { ReactNode } from 'react';
import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { purgeItem } from '../../domain/trash/purge.ts';
import { listTrashedFiles, type TrashedItem, trashList } from '../../domain/trash/queries.ts';
import { restoreItem } from '../../domain/trash/restore.ts';
import { restoreTogether } from '../../domain/trash/restore-together.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { trashWords as t } from '../../i18n/backend/trash.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Confirm, opensDialog } from '../ui/dialog.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { screens } from '../ui/screens.tsx';

const list = endpoints.trash;
const one = `${list}/:kind/:id`;
const listOf = { articles: endpoints.articleManager, assets: endpoints.assetManager, leaders: endpoints.leaderManager };

/** List of the trash, with restoring and final deletion. */
export function trashScreens(site: Site) {
  const { db } = site;
  const missing = () => failed(list, t.notRestored, t.gone);
  return screens(site, { name: 'trash', section: 'trash', back: list, notFound: () => t.notFound })
    .list(list, trashList, { pageSize: 25, noPage: () => t.title }, ({ total }) => trashLook(total))
    .ask(`${one}/restore`, restoreItem, {
      title: ({ name }) => t.restoreTitle({ name }),
      question: async (item) => {
        const files = await listTrashedFiles(db, item.files);
        return (
          <Question action="restore" item={item} title={t.restoreTitle(item)} verb={t.restore}>
            <p>{t.restoreText}</p>
            {files.length > 0 && <Files files={files} />}
          </Question>
        );
      },
      missing,
      refused: (_problem, { kind }) =>
        failed(list, t.notRestored, kind === 'leaders' ? t.tooManyLeaders : t.addressTaken),
      done: ({ files, becameDraft }, { kind, id }) => {
        const screen = {
          articles: `${endpoints.articleEdit}/${id}`,
          assets: `${endpoints.assetManager}/${id}`,
          leaders: `${endpoints.leaderManager}/${id}`,
        }[kind];
        const withFiles = files.length > 0 ? [t.restoredFiles({ count: files.length })] : [];
        return done(screen, t.restored, [...withFiles, ...(becameDraft ? [t.becameDraft] : [])].join(' '));
      },
    })
    .act(endpoints.trashRestore, restoreTogether, {
      inputOf: ({ kind, items = '' }) => ({ kind, items: items.split(',').map(deletionIn) }),
      refused: () => failed(list, t.notRestored),
      done: ({ kind, restored, left, drafts }) => {
        if (restored === 0) return failed(listOf[kind], t.notRestored, t.left({ count: left }));
        const more = [...(left > 0 ? [t.left({ count: left })] : []), ...(drafts > 0 ? [t.becameDraft] : [])];
        return done(listOf[kind], t.restoredSeveral({ count: restored }), more.join(' '));
      },
    })
    .ask(`${one}/purge`, purgeItem, {
      title: ({ name }) => t.purgeTitle({ name }),
      question: (item) => (
        <Question action="purge" item={item} title={t.purgeTitle(item)} verb={t.purge}>
          <p>{t.purgeText}</p>
        </Question>
      ),
      missing,
      done: () => done(list, t.purged),
    }).routes;
}

/** An item as the undo button names it: its id, and when it was deleted. */
function deletionIn(text: string) {
  const [id, at] = text.split('.').map(Number);
  const deletedAt = new Date(at ?? Number.NaN);
  return { id, deleted_at: Number.isNaN(deletedAt.getTime()) ? '' : deletedAt.toISOString() };
}

type QuestionProps = { item: TrashedItem; action: string; title: string; verb: string; children: ReactNode };

function Question({ item: { kind, id }, action, ...props }: QuestionProps) {
  return <Confirm action={`${list}/${kind}/${id}/${action}`} back={list} {...props} />;
}

/** Assets in the trash that are restored with an item. */
function Files({ files }: { files: readonly TrashedItem[] }) {
  return (
    <>
      <p className="mt-4 text-small font-650">{t.withFiles}</p>
      <ul className="mt-1.5 grid gap-1 text-small">
        {files.map(({ id, name }) => (
          <li className="hex-bullet flex items-baseline gap-2.5 [overflow-wrap:anywhere]" key={id}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Deleted articles, assets and leaders with what can be done with them. */
function trashLook(total: number): ListLook<TrashedItem> {
  return {
    texts: t,
    noun: t.items,
    above: total > 0 && <h2 className="t-item mb-1 text-petrol-deep">{t.count({ total })}</h2>,
    columns: [
      {
        head: t.item,
        alone: true,
        cell: ({ name, kind }) => (
          <>
            <span className="font-650 [overflow-wrap:anywhere]">{name}</span>
            <span className="mt-0.5 block text-tiny text-slate">{t[kind]}</span>
          </>
        ),
      },
      {
        head: t.deleted,
        cell: ({ deletedAt, deletedBy }) => (
          <>
            <Moment at={deletedAt} />
            <span className="block text-tiny text-slate">{t.deletedBy({ username: deletedBy })}</span>
          </>
        ),
      },
      { head: t.expires, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
      { head: `#${listWords.actions}`, align: 'end', cell: (item) => <Actions item={item} /> },
    ],
  };
}

function Actions({ item: { kind, id, name } }: { item: TrashedItem }) {
  const address = `${endpoints.trash}/${kind}/${id}`;
  return (
    <span className="inline-flex flex-wrap gap-x-5 whitespace-nowrap md:justify-end">
      <a
        aria-label={t.restoreOf({ name })}
        className="line-link inline-flex min-h-11 items-center font-600"
        href={`${address}/restore`}
        {...opensDialog}
      >
        {t.restore}
      </a>
      {may(currentStaff(), 'trash.purge') && (
        <a
          aria-label={t.purgeOf({ name })}
          className="line-link inline-flex min-h-11 items-center"
          href={`${address}/purge`}
          {...opensDialog}
        >
          {t.purge}
        </a>
      )}
    </span>
  );
}
