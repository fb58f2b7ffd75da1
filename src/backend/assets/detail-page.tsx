import type { ReactNode } from 'react';
import type { Asset } from '../../domain/assets/queries.ts';
import type { AssetUse } from '../../domain/assets/usage.ts';
import type { Progress } from '../../domain/assets/variants/pending-variants.ts';
import { assetFieldWords as fields } from '../../i18n/backend/assets/asset-fields.words.ts';
import { mediaTypeWords, assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { storedFile } from '../../stored-file.ts';
import { closesDialog, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { versionsAddress } from '../ui/version-addresses.ts';
import { AssetPreview } from './asset-preview.tsx';
import { categoryLabel, measuresOf, subcategoryLabel } from './labels.ts';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { UsesList } from './uses-list.tsx';

type DetailPageProps = {
  asset: Asset;
  /** While variants of the picture are being made. */
  progress: Progress | undefined;
  uses: readonly AssetUse[];
  query: ListQuery;
};

/** Details of an asset and where it is used. */
export function DetailPage({ asset, progress, uses, query }: DetailPageProps) {
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
        <a className="btn-outline" href={versionsAddress('assets', id)}>
          {versionWords.title}
        </a>
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
