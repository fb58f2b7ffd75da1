import { orderingOf } from '../../db/sorting.ts';
import { saveAsset } from '../../domain/assets/commands.ts';
import { assetSorts, countAssets, findAsset, listAssets } from '../../domain/assets/queries.ts';
import { reorderAssets } from '../../domain/assets/reorder.ts';
import { usesOf } from '../../domain/assets/usage.ts';
import { progressOf } from '../../domain/assets/variants/pending-variants.ts';
import { changeAssets } from '../../domain/bulk/assets.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { trashAsset } from '../../domain/trash/commands.ts';
import { assetOrderWords } from '../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { loadPageOrFirst } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { removal } from './delete-page.tsx';
import { describeAssets, describeScreen } from './describe/describe-assets.tsx';
import { DetailPage } from './detail-page.tsx';
import { editForm } from './edit-page.tsx';
import { assetActions } from './list/bulk-actions.tsx';
import { ListPage } from './list/list-page.tsx';
import { filterOf, listAddress, listQueryIn, orderedList, pageSize, usualSortOf } from './list/list-query.ts';
import { replaceFile, replaceScreen } from './replace-page.tsx';
import { addAssets, addScreen, uploadedScreen } from './upload/add-assets.tsx';

/** Screens and forms of the asset manager. */
export function assetScreens(site: Site) {
  const { db } = site;
  const list = endpoints.assetManager;
  const one = `${list}/:id`;
  const upload = { needs: 'assets.add', logs: ['upload', 'asset'] } as const;
  const describe = { needs: 'assets.add', logs: ['update', 'asset'] } as const;
  const inOrder = ({ query }: Call) => listAddress({ ...listQueryIn(query), ordering: true });
  return screens(site, { name: 'assets', section: 'assets', back: list, notFound: () => t.notFound })
    .show(list, 'assets.read', (call) => listScreen(site, call))
    .show(`${list}/new`, upload.needs, addScreen)
    .receive(list, upload, (call) => addAssets(site, call))
    .show(`${list}/uploaded`, upload.needs, uploadedScreen)
    .show(`${list}/describe`, describe.needs, (call) => describeScreen(site, call))
    .receive(`${list}/describe`, describe, (call) => describeAssets(site, call))
    .act(`${list}/move`, reorderAssets, {
      // The position of the pressed button, or of the field.
      inputOf: ({ id, to, position }, _form, { query }) => ({
        assets: [{ id: Number(id), sort_order: Number(to ?? position) }],
        list: orderedList(listQueryIn(query)),
      }),
      refused: (_problem, _row, call) => failed(inOrder(call), assetOrderWords.failed, assetOrderWords.noPosition),
      missing: (call) => failed(inOrder(call), assetOrderWords.failed, assetOrderWords.notInList),
      done: (_value, _row, call) => done(inOrder(call), assetOrderWords.successful),
    })
    .act(endpoints.assetBulk, changeAssets, assetActions(site))
    .showOne(one, 'assets.read', findAsset, async ({ row: asset, query }) => {
      const [uses, progress] = await Promise.all([usesOf(db, asset), progressOf(db, [asset.path])]);
      const shown = { asset, uses, progress: progress.get(asset.path), query: listQueryIn(query) };
      return { title: asset.name, body: <DetailPage {...shown} /> };
    })
    .form(`${one}/edit`, saveAsset, editForm(site), (_asset, _row, { query }) =>
      done(listAddress(listQueryIn(query)), t.updated),
    )
    .showOne(`${one}/file`, saveAsset.needs, findAsset, (call) => replaceScreen(site, call))
    .receive(`${one}/file`, saveAsset, (call) => replaceFile(site, call))
    .ask(`${one}/delete`, trashAsset, removal(site)).routes;
}

async function listScreen({ db }: Site, { query: asked, actor }: Call): Promise<Content> {
  const query = listQueryIn(asked);
  const filter = filterOf(query);
  const ordering = orderingOf(assetSorts, query.ordering ? 'position' : (query.sort ?? usualSortOf(query)));
  const list = await loadPageOrFirst(asked, {
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
  return { title: t.documentTitle, body };
}
