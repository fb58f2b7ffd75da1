import { z } from 'zod';
import type { Asset } from '../../../domain/assets/queries.ts';
import { staffAssetFields } from '../../../fields/assets.ts';
import { answersOf, asJson } from '../../../fields/derive.ts';
import { thumbnailOf } from '../../../web/pages/managed-picture.ts';
import { assetAsJson, assetJson } from '../../assets/asset-json.ts';

export const staffAssetJson = assetJson.extend({
  ...answersOf(staffAssetFields),
  version: z.int().describe('Send it along with a change, to be told when somebody else has saved since'),
  thumbnail: z.string().nullable().describe('The address of a small form of a picture'),
});

export function staffAssetAsJson(asset: Asset) {
  return {
    ...assetAsJson(asset),
    ...asJson(staffAssetFields, asset),
    version: asset.version,
    thumbnail: asset.mediaType === 'image' ? thumbnailOf(asset.path) : null,
  };
}
