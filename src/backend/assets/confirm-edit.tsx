import type { Db } from '../../db/client.ts';
import { mistakeOfPlace } from '../../domain/assets/commands.ts';
import type { AssetChanges } from '../../domain/assets/input.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { type Impact, predictImpact } from '../../domain/impact/impact.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import type { MediaType } from '../../fields/asset-categories.ts';
import { impactWords } from '../../i18n/backend/impact.words.ts';
import { ConfirmChange, isConfirmed } from '../impact/confirm-change.tsx';
import type { Screen } from '../ui/frame/screen.tsx';

type SentForm = {
  action: string;
  sent: readonly (readonly [name: string, value: string])[];
  confirmed: string | undefined;
};

/** Asks before an asset is renamed or moved: pages find it by its name and place. Undefined when nothing is to be asked. */
export async function confirmEdit(
  db: Db,
  { language }: Staff,
  asset: Asset,
  fields: AssetChanges,
  { action, sent, confirmed }: SentForm,
): Promise<Screen | undefined> {
  const { name = asset.name, category = asset.category, subcategory = asset.subcategory, version } = fields;
  const isRenamed = name !== asset.name;
  const isMoved = category !== asset.category || subcategory !== asset.subcategory;
  const confirms = [...(isRenamed ? ['rename'] : []), ...(isMoved ? ['move'] : [])];
  // A conflict or a mistake is shown first.
  const isRefused = version !== asset.version || mistakeOfPlace(category, subcategory, asset.mediaType as MediaType);
  if (isConfirmed(confirms, confirmed) || isRefused) return undefined;
  const prediction = await predictImpact(db, { kind: 'assets', id: asset.id, action: 'edit', fields });
  if (!prediction || !isUsed(asset, prediction.impact)) return undefined;
  const t = impactWords(language);
  const title = isRenamed ? t.renameAssetTitle : t.moveAssetTitle;
  return {
    title,
    section: 'assets',
    status: 409,
    body: (
      <ConfirmChange
        action={action}
        confirms={confirms}
        prediction={prediction}
        sent={sent}
        texts={[
          ...(isRenamed ? [t.renameAssetText({ from: asset.name, to: name })] : []),
          ...(isMoved ? [t.moveAssetText] : []),
        ]}
        title={title}
        verb={isRenamed ? t.renameAsset : t.moveAsset}
      />
    ),
  };
}

/** Whether anything but the search result of the file itself will change. */
function isUsed({ path }: Asset, { pages, articles, feeds, search, social }: Impact): boolean {
  return (
    [pages, articles, feeds, social].some(({ length }) => length > 0) || search.some((address) => address !== path)
  );
}
