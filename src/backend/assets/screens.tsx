import type { ReactNode } from 'react';
import { orderingOf } from '../../db/sorting.ts';
import { reorderAssets, saveAsset } from '../../domain/assets/commands.ts';
import { type Asset, assetSorts, countAssets, findAsset, listAssets } from '../../domain/assets/queries.ts';
import { type AssetUse, usesOf } from '../../domain/assets/usage.ts';
import { type Progress, progressOf } from '../../domain/assets/variants/pending-variants.ts';
import { changeAssets } from '../../domain/bulk/assets.ts';
import { listSavedFilters } from '../../domain/saved-filters/input.ts';
import { trashAsset } from '../../domain/trash/commands.ts';
import { assetFieldWords as fields } from '../../i18n/backend/assets/asset-fields.words.ts';
import { assetOrderWords } from '../../i18n/backend/assets/asset-upload.words.ts';
import { mediaTypeWords, assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { storedFile } from '../../stored-file.ts';
import { OutlineLink } from '../../ui/text/button.tsx';
import { closesDialog, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { loadPageOrFirst } from '../ui/lists/list-query.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { screens } from '../ui/screens.tsx';
import { versionsAddress } from '../ui/version-addresses.ts';
import { AssetPreview } from './asset-preview.tsx';
import { removal } from './delete-page.tsx';
import { describeAssets, describeScreen } from './describe/describe-assets.tsx';
import { editForm } from './edit-page.tsx';
import { categoryLabel, measuresOf, subcategoryLabel } from './labels.ts';
import { assetActions } from './list/bulk-actions.tsx';
import { ListPage } from './list/list-page.tsx';
import {
  filterOf,
  type ListQuery,
  listAddress,
  listQueryIn,
  ofAsset,
  orderedList,
  pageSize,
  usualSortOf,
} from './list/list-query.ts';
import { replaceFile, replaceScreen } from './replace-page.tsx';
import { addAssets, addScreen, uploadedScreen } from './upload/add-assets.tsx';
import { UsesList } from './uses-list.tsx';

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

async function listScreen({ db }: Site, { query: searchParams, actor }: Call): Promise<Content> {
  const query = listQueryIn(searchParams);
  const filter = filterOf(query);
  const ordering = orderingOf(assetSorts, query.ordering ? 'position' : (query.sort ?? usualSortOf(query)));
  const list = await loadPageOrFirst(searchParams, {
    pageSize,
    count: () => countAssets(db, filter),
    read: (part) => listAssets(db, filter, { ...part, ordering }),
  });
  const filters = {
    list: 'assets',
    query: searchParams,
    saved: await listSavedFilters(db, actor.id, 'assets'),
  } as const;
  const paths = list.rows.map(({ path }) => path);
  const progress = await progressOf(db, paths);
  const shown = {
    list,
    progress,
    filters,
    query: { ...query, page: list.page },
    isAllSelected: searchParams.get('select') === 'page',
  };
  const body = <ListPage {...shown} />;
  return { title: t.documentTitle, body };
}

type DetailPageProps = {
  asset: Asset;
  /** While variants of the picture are being made. */
  progress: Progress | undefined;
  uses: readonly AssetUse[];
  query: ListQuery;
};

function DetailPage({ asset, progress, uses, query }: DetailPageProps) {
  const place = ofAsset(query, asset);
  const { id, name, path, filename, category, subcategory, mediaType } = asset;
  return (
    <DialogContent title={name}>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <AssetPreview large asset={asset} />
          <p className="mt-2 text-small">
            <a className="line-link [overflow-wrap:anywhere]" href={storedFile(path)} rel="noopener" target="_blank">
              {filename}
              <span className="sr-only"> {t.newTab}</span>
            </a>
          </p>
          {progress && (
            <p className="mt-2 grid gap-1 text-small">
              <span id="variants">{t.variants(progress)}</span>
              <progress
                aria-labelledby="variants"
                className="h-2 w-full accent-mangrove"
                max={progress.total}
                value={progress.made}
              />
            </p>
          )}
        </div>
        <dl className="grid content-start gap-x-6 gap-y-3 text-small sm:grid-cols-2">
          <Fact label={fields.category}>{categoryLabel(place.category.value)}</Fact>
          <Fact label={fields.subcategory}>{subcategoryLabel(category, subcategory)}</Fact>
          <Fact label={fields.mediaType}>{mediaTypeWords[place.mediaType]}</Fact>
          <Fact label={t.file}>{measuresOf(asset)}</Fact>
          <Fact label={t.uploaded}>
            <Moment at={asset.createdAt} />
          </Fact>
          <Fact label={fields.tags}>{asset.tags || t.none}</Fact>
          {asset.credit && <Fact label={fields.credit}>{asset.credit}</Fact>}
          {asset.title && (
            <Fact wide label={fields.title}>
              {asset.title}
            </Fact>
          )}
          {mediaType === 'image' && <AltTexts asset={asset} />}
          <Fact wide label={t.path}>
            <code>{path}</code>
          </Fact>
          <Fact wide label={t.used}>
            {uses.length > 0 ? <UsesList uses={uses} /> : t.nowhere}
          </Fact>
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Allowed needs="assets.write">
          <a className="btn-primary" href={listAddress(query, `/${id}/edit`)} {...opensDialog}>
            {t.edit}
          </a>
        </Allowed>
        <Allowed needs="assets.write">
          <a className="btn-outline" href={listAddress(query, `/${id}/file`)} {...opensDialog}>
            {t.replaceFile}
          </a>
        </Allowed>
        <OutlineLink href={versionsAddress('assets', id)}>{versionWords.title}</OutlineLink>
        <Allowed needs="assets.delete">
          <a className="btn-outline" href={listAddress(query, `/${id}/delete`)} {...opensDialog}>
            {t.delete}
          </a>
        </Allowed>
        <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
          {t.close}
        </a>
      </div>
    </DialogContent>
  );
}

function AltTexts({ asset: { decorative, altText, altTextEn } }: { asset: Asset }) {
  if (decorative) {
    return (
      <Fact wide label={t.altText}>
        {t.decorative}
      </Fact>
    );
  }
  return (
    <>
      <Fact wide label={fields.altText}>
        {altText ? <span lang="id">{altText}</span> : t.missing}
      </Fact>
      <Fact wide label={fields.altTextEn}>
        {altTextEn || t.missing}
      </Fact>
    </>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="t-label text-slate">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
