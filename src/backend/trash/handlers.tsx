import { Elysia } from 'elysia';
import { parseId } from '../../domain/input.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { parseTrashKind } from '../../domain/trash/kinds.ts';
import { purgeItem } from '../../domain/trash/purge.ts';
import { findTrashed, listTrashedFiles, type TrashedItem, trashList } from '../../domain/trash/queries.ts';
import { type Restored, restoreItem } from '../../domain/trash/restore.ts';
import { trashWords } from '../../i18n/backend/trash.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { PurgePage, RestorePage } from './confirm-pages.tsx';
import { trashLook } from './trash-page.tsx';

type Addressed = { kind: string; id: string };

const needs = { other: 'trash.restore', delete: 'trash.purge' } as const;

/** List of the trash, with restoring and final deletion. */
export function trashPages(site: Site) {
  const { db } = site;
  const one = `${endpoints.trash}/:kind/:id` as const;
  type Show = (call: ScreenCall<Addressed> & { item: TrashedItem }) => Promise<Screen | Response>;
  const find = async ({ kind, id }: Addressed) => {
    const [known, parsed] = [parseTrashKind(kind), parseId(id)];
    return known && parsed !== undefined ? findTrashed(db, known, parsed) : undefined;
  };
  const screen = (needs: 'trash.restore' | 'trash.purge', show: Show) =>
    guardedScreen<Addressed>(site, needs, async (call) => {
      const item = await find(call.params);
      return item ? show({ ...call, item }) : missing();
    });
  const form = (action: 'other' | 'delete', submit: Show) =>
    guardedForm<Addressed>(site, { action, resource: 'trash', needs: needs[action] }, async (call) => {
      const item = await find(call.params);
      return item ? submit({ ...call, item }) : gone(call.actor);
    });

  return new Elysia({ name: 'backend.trash' })
    .use(
      screens(site, {
        name: 'trash.list',
        section: 'trash',
        back: endpoints.trash,
        notFound: () => trashWords.notFound,
      }).list(endpoints.trash, trashList, { pageSize: 25, noPage: () => trashWords.title }, ({ total }) =>
        trashLook(total),
      ).routes,
    )
    .get(
      `${one}/restore`,
      screen('trash.restore', async ({ item }) => ({
        title: (language) => trashWords(language).restoreTitle({ name: item.name }),
        section: 'trash',
        body: <RestorePage files={await listTrashedFiles(db, item.files)} item={item} />,
      })),
    )
    .post(
      `${one}/restore`,
      form('other', async ({ item, actor }) =>
        answerRestored(actor, await restoreItem(site, actor, item.kind, item.id)),
      ),
      { parse: 'none' },
    )
    .get(
      `${one}/purge`,
      screen('trash.purge', async ({ item }) => ({
        title: (language) => trashWords(language).purgeTitle({ name: item.name }),
        section: 'trash',
        body: <PurgePage item={item} />,
      })),
    )
    .post(
      `${one}/purge`,
      form('delete', async ({ item, actor }) =>
        (await purgeItem(site, actor, item.kind, item.id))
          ? done(endpoints.trash, trashWords(actor.language).purged)
          : gone(actor),
      ),
      { parse: 'none' },
    );
}

function answerRestored(actor: Staff, result: Restored): Response {
  const t = trashWords(actor.language);
  if (result.kind === 'missing') return gone(actor);
  if (result.kind === 'conflict')
    return failed(endpoints.trash, t.notRestored, result.reason === 'address' ? t.addressTaken : t.tooManyLeaders);
  const { files, becameDraft, restored } = result;
  const notes = [
    ...(files.length > 0 ? [t.restoredFiles({ count: files.length })] : []),
    ...(becameDraft ? [t.becameDraft] : []),
  ];
  const { id } = restored.item;
  const screen = {
    articles: `${endpoints.articleEdit}/${id}`,
    assets: `${endpoints.assetManager}/${id}`,
    leaders: `${endpoints.leaderManager}/${id}`,
  }[restored.kind];
  return done(screen, t.restored, notes.join(' '));
}

function gone(actor: Staff): Response {
  const t = trashWords(actor.language);
  return failed(endpoints.trash, t.notRestored, t.gone);
}

function missing(): Screen {
  return notFoundScreen((language) => trashWords(language).notFound, endpoints.trash);
}
