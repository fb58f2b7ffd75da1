import type { ReactNode } from 'react';
import type { Asset } from '../../domain/assets/queries.ts';
import type { AssetUse } from '../../domain/assets/usage.ts';
import { storedFile } from '../../stored-file.ts';
import { closesDialog, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { measuresOf } from './asset-facts.ts';
import { AssetPreview } from './asset-preview.tsx';
import { type ListQuery, listAddress, ofAsset, subcategoryLabel } from './list/list-query.ts';
import { typeLabels } from './places.tsx';
import { UsesList } from './uses-list.tsx';

type DetailPageProps = { asset: Asset; uses: readonly AssetUse[]; query: ListQuery };

/** Details of an asset and where it is used. */
export function DetailPage({ asset, uses, query }: DetailPageProps) {
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
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </p>
        </div>
        <dl className="grid content-start gap-x-6 gap-y-3 text-small sm:grid-cols-2">
          <Fact label="Category">{place.category.label}</Fact>
          <Fact label="Subcategory">{subcategoryLabel(category, subcategory)}</Fact>
          <Fact label="Media type">{typeLabels[place.mediaType].replace(/s$/, '')}</Fact>
          <Fact label="File">{measuresOf(asset)}</Fact>
          <Fact label="Uploaded">
            <Moment at={asset.createdAt} />
          </Fact>
          <Fact label="Tags">{asset.tags || 'None'}</Fact>
          {asset.title && (
            <Fact wide label="Title">
              {asset.title}
            </Fact>
          )}
          {mediaType === 'image' && <AltTexts asset={asset} />}
          <Fact wide label="Path">
            <code>{path}</code>
          </Fact>
          <Fact wide label="Used">
            {uses.length > 0 ? <UsesList uses={uses} /> : 'Nowhere'}
          </Fact>
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className="btn-primary" href={listAddress(query, `/${id}/edit`)} {...opensDialog}>
          Edit
        </a>
        <a className="btn-outline" href={listAddress(query, `/${id}/file`)} {...opensDialog}>
          Replace file
        </a>
        <a className="btn-outline" href={listAddress(query, `/${id}/delete`)} {...opensDialog}>
          Delete
        </a>
        <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
          Close
        </a>
      </div>
    </DialogContent>
  );
}

function AltTexts({ asset: { decorative, altText, altTextEn } }: { asset: Asset }) {
  if (decorative) {
    return (
      <Fact wide label="Alternative text">
        Decorative: screen readers pass it by
      </Fact>
    );
  }
  return (
    <>
      <Fact wide label="Alternative text, Indonesian">
        {altText ? <span lang="id">{altText}</span> : 'Missing'}
      </Fact>
      <Fact wide label="Alternative text, English">
        {altTextEn || 'Missing'}
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
