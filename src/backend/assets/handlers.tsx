import { Elysia } from 'elysia';
import { orderingOf } from '../../db/sorting.ts';
import { type Asset, assetSorts, countAssets, findAsset, listAssets } from '../../domain/assets/queries.ts';
import { usesOf } from '../../domain/assets/usage.ts';
import { progressOf } from '../../domain/assets/variants/pending-variants.ts';
import { changeAssets } from '../../domain/bulk/assets.ts';
import { parseId } from '../../domain/input.ts';
import type { Permission } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { trashAsset } from '../../domain/trash/commands.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { guardedForm, guardedScreen, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { loadAnyPage } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { describeAssets, describeScreen } from './describe/describe-assets.tsx';
import { DetailPage } from './detail-page.tsx';
import { editAsset, editScreen } from './edit-asset.tsx';
import { assetActions } from './list/bulk-actions.tsx';
import { ListPage } from './list/list-page.tsx';
import { filterOf, listQueryIn, pageSize, usualSortOf } from './list/list-query.ts';
import { moveAsset } from './list/move-asset.ts';
import { removal } from './remove-asset.tsx';
import { replaceFile, replaceScreen } from './replace-file.tsx';
import { addAssets, addScreen, uploadedScreen } from './upload/add-assets.tsx';

type ById = { id: string };

const needs = { upload: 'assets.add', update: 'assets.write' } as const;

/** Screens and forms of the asset manager. */
export function assetPages(site: Site) {
  const { db } = site;
  const list = endpoints.assetManager;
  const one = `${list}/:id` as const;
  type Show = (call: ScreenCall<ById> & { asset: Asset }) => Promise<Screen | Response> | Screen | Response;
  /** Adds the asset in the address; an unknown one is not found. */
  const withAsset = (show: Show) => async (call: ScreenCall<ById>) => {
    const id = parseId(call.params.id);
    const asset = id === undefined ? undefined : await findAsset(db, id);
    return asset ? show({ ...call, asset }) : missing();
  };
  const screen = (needs: Permission, show: Show) => guardedScreen<ById>(site, needs, withAsset(show));
  const form = (action: 'update', show: Show) => guardedForm<ById>(site, write(action), withAsset(show));
  const write = (action: 'upload' | 'update') => ({ action, resource: 'asset', needs: needs[action] });

  return new Elysia({ name: 'backend.assets' })
    .get(
      list,
      guardedScreen(site, 'assets.read', ({ query, actor }) => listScreen(site, actor, query)),
    )
    .get(
      `${list}/new`,
      guardedScreen(site, 'assets.add', ({ query, actor }) => addScreen(actor, listQueryIn(query))),
    )
    .get(
      `${list}/describe`,
      guardedScreen(site, 'assets.add', ({ query, actor }) => describeScreen(site, actor, query, listQueryIn(query))),
    )
    .post(
      `${list}/describe`,
      guardedForm(site, { ...write('update'), needs: 'assets.add' }, ({ request, query, actor }) =>
        describeAssets(site, actor, request, query, listQueryIn(query)),
      ),
      { parse: 'none' },
    )
    .get(
      `${list}/uploaded`,
      guardedScreen(site, 'assets.add', ({ query, actor }) => uploadedScreen(actor, query)),
    )
    .post(
      list,
      guardedForm(site, write('upload'), ({ request, query, actor }) =>
        addAssets(site, actor, request, listQueryIn(query)),
      ),
      { parse: 'none' },
    )
    .post(
      `${list}/move`,
      guardedForm(site, write('update'), ({ request, query, actor }) =>
        moveAsset(site, actor, request, listQueryIn(query)),
      ),
      { parse: 'none' },
    )
    .get(
      one,
      screen('assets.read', async ({ asset, query }) => {
        const [uses, progress] = await Promise.all([usesOf(db, asset), progressOf(db, [asset.path])]);
        const shown = { asset, uses, progress: progress.get(asset.path), query: listQueryIn(query) };
        const body = <DetailPage {...shown} />;
        return { title: asset.name, section: 'assets', body };
      }),
    )
    .get(
      `${one}/edit`,
      screen('assets.write', ({ asset, actor, query }) => editScreen(actor, asset, listQueryIn(query))),
    )
    .post(
      `${one}/edit`,
      form('update', ({ asset, actor, request, query }) => editAsset(site, actor, asset, request, listQueryIn(query))),
      { parse: 'none' },
    )
    .get(
      `${one}/file`,
      screen('assets.write', ({ asset, actor, query }) => replaceScreen(site, actor, asset, listQueryIn(query))),
    )
    .post(
      `${one}/file`,
      form('update', ({ asset, actor, request, query }) =>
        replaceFile(site, actor, asset, request, listQueryIn(query)),
      ),
      { parse: 'none' },
    )
    .use(
      screens(site, { name: 'assets', section: 'assets', back: list, notFound: () => assetWords.notFound })
        .act(endpoints.assetBulk, changeAssets, assetActions(db))
        .ask(`${one}/delete`, trashAsset, removal(db)).routes,
    );
}

async function listScreen({ db }: Site, actor: Staff, asked: URLSearchParams): Promise<Screen> {
  const query = listQueryIn(asked);
  const filter = filterOf(query);
  const ordering = orderingOf(assetSorts, query.ordering ? 'position' : (query.sort ?? usualSortOf(query)));
  const list = await loadAnyPage(asked, {
    pageSize,
    count: () => countAssets(db, filter),
    read: (part) => listAssets(db, filter, { ...part, ordering }),
  });
  const filters = { list: 'assets', query: asked, saved: await listSavedFilters(db, actor.id, 'assets') } as const;
  const paths = list.rows.map(({ path }) => path);
  const progress = await progressOf(db, paths);
  const shown = {
    list,
    progress,
    filters,
    query: { ...query, page: list.page },
    isAllSelected: asked.get('select') === 'page',
  };
  const body = <ListPage {...shown} />;
  return { title: (language) => assetWords(language).documentTitle, section: 'assets', body };
}

function missing(): Screen {
  return notFoundScreen((language) => assetWords(language).notFound, endpoints.assetManager);
}
