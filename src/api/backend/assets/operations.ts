import { z } from 'zod';
import { assetChanges, assetOrder, staffAssetQuery, uploadDetails } from '../../../domain/assets/input.ts';
import { assetLimits, inMegabytes } from '../../../domain/assets/limits.ts';
import { totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, successSchema } from '../guard.ts';
import { staffAssetJson } from './staff-asset-json.ts';

const wrong = { description: 'Invalid field, named by `field`', schema: errorSchema };
const missing = { description: 'Unknown asset', schema: errorSchema };
const outdated = { description: 'Someone else has saved since', schema: errorSchema };
const busy = { description: 'Files cannot be checked or stored right now', schema: errorSchema };
const tooLarge = { description: 'The file is too large', schema: errorSchema };
const { bytes, pixels } = assetLimits;
const limits = `Images up to ${inMegabytes(bytes.image)} and ${pixels / 1e6} megapixels, videos up to ${inMegabytes(bytes.video)}, PDFs up to ${inMegabytes(bytes.document)}, captions (WebVTT) up to ${inMegabytes(bytes.captions)}.`;

const file = z.string().meta({ format: 'binary', description: limits });

export const list = guardedOperation({
  summary: `Assets, by position unless another order is asked for. ${totalsOfLongList}`,
  query: staffAssetQuery,
  answers: { 200: { description: 'The assets', schema: z.array(staffAssetJson) }, 400: wrong },
});

export const create = guardedOperation({
  summary: 'Uploads a file as a new asset (multipart/form-data)',
  body: uploadDetails.extend({ file }),
  accepts: 'multipart/form-data',
  answers: { 201: { description: 'The new asset', schema: staffAssetJson }, 400: wrong, 413: tooLarge, 503: busy },
});

export const update = guardedOperation({
  summary: 'Changes the fields of an asset; omitted fields are unchanged',
  body: assetChanges,
  answers: {
    200: { description: 'The asset', schema: staffAssetJson },
    400: wrong,
    404: missing,
    409: outdated,
  },
});

export const replace = guardedOperation({
  summary:
    'Replaces the file of an asset, which changes its path; references in articles are updated (multipart/form-data)',
  body: z.object({ file, version: z.int().optional() }),
  accepts: 'multipart/form-data',
  answers: {
    200: { description: 'The asset', schema: staffAssetJson },
    400: wrong,
    404: missing,
    409: outdated,
    413: tooLarge,
    503: busy,
  },
});

export const reorder = guardedOperation({
  summary: 'Reorders assets, all of them or none',
  body: assetOrder,
  answers: { 200: { description: 'Done', schema: successSchema }, 400: wrong, 404: missing },
});
