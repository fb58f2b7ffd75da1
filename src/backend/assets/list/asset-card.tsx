import type { Asset } from '../../../domain/assets/queries.ts';
import type { Progress } from '../../../domain/assets/variants/pending-variants.ts';
import { assetWords as t } from '../../../i18n/backend/assets/assets.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { SelectBox } from '../../bulk/bulk-bar.tsx';
import { opensDialog } from '../../ui/dialog.tsx';
import { Allowed } from '../../ui/frame/staff-rights.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { AssetName } from '../asset-name.tsx';
import { AssetPreview } from '../asset-preview.tsx';
import { categoryLabel, measuresOf, missingAltText, subcategoryLabel } from '../labels.ts';
import { type ListQuery, listAddress } from './list-query.ts';

type AssetCardProps = {
  asset: Asset;
  /** While variants of the picture are being made. */
  progress: Progress | undefined;
  isSelected: boolean;
  query: ListQuery;
};

/** One asset in the grid: the card links to its details, the two icon buttons edit and delete it. */
export function AssetCard({ asset, progress, isSelected, query }: AssetCardProps) {
  const { id, name, category, subcategory } = asset;
  const missing = missingAltText(asset);
  const place = query.alt
    ? categoryLabel(category)
    : query.category.subcategories.length > 0 && subcategoryLabel(category, subcategory);
  return (
    <li className="asset-card">
      <div className="asset-card-picture">
        <AssetPreview asset={asset} />
      </div>
      <div className="grid content-start gap-1 p-3 pb-1">
        <h2 className="text-small font-650 [overflow-wrap:anywhere]">
          <a className="cover-link" href={listAddress(query, `/${id}`)} {...opensDialog}>
            <AssetName name={name} />
          </a>
        </h2>
        <p className="text-tiny text-slate tabular-nums">
          {measuresOf(asset)}
          {place && (
            <>
              <br />
              {place}
            </>
          )}
        </p>
        {progress && <p className="mt-1 text-tiny text-slate">{t.variants(progress)}</p>}
        {missing && (
          <p className="mt-1">
            <StatusBadge tone="busy">{missing}</StatusBadge>
          </p>
        )}
      </div>
      <Allowed needs="assets.write">
        <span className="asset-card-box">
          <SelectBox isSelected={isSelected} item={asset} name={name} />
        </span>
      </Allowed>
      <div className="relative z-1 flex justify-end gap-1 justify-self-end p-2 pt-0">
        <Allowed needs="assets.write">
          <a
            aria-label={t.editOf({ name })}
            className="asset-sign"
            href={listAddress(query, `/${id}/edit`)}
            {...opensDialog}
          >
            <Icon className="size-5" name="pencil" />
          </a>
        </Allowed>
        <Allowed needs="assets.delete">
          <a
            aria-label={t.deleteOf({ name })}
            className="asset-sign"
            href={listAddress(query, `/${id}/delete`)}
            {...opensDialog}
          >
            <Icon className="size-5" name="trash" />
          </a>
        </Allowed>
      </div>
    </li>
  );
}
