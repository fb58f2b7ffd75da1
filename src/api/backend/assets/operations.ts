import { z } from 'zod';
import { assetChanges, assetOrder, staffAssetQuery, uploadDetails } from '../../../domain/assets/input.ts';
import { assetLimits, inMegabytes } from '../../../domain/assets/limits.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, successSchema } from '../guard.ts';
import { staffAssetJson } from './staff-asset-json.ts';

const wrong = { description: 'A field is wrong; `field` names it', schema: errorSchema };
const missing = { description: 'There is none', schema: errorSchema };
const outdated = { description: 'Somebody else has saved since', schema: errorSchema };
const tooLarge = { description: 'The file is too large', schema: errorSchema };
const { bytes, pixels } = assetLimits;
const limits = `Images up to ${inMegabytes(bytes.image)} and ${pixels / 1e6} megapixels, videos up to ${inMegabytes(bytes.video)}, PDFs up to ${inMegabytes(bytes.document)}.`;

const file = z.string().meta({ format: 'binary', description: limits });

export const list = guardedOperation({
  summary: 'Assets in the order that editors gave them; X-Total-Count says how many there are',
  query: staffAssetQuery,
  answers: { 200: { description: 'The assets', schema: z.array(staffAssetJson) }, 400: wrong },
});

export const create = guardedOperation({
  summary: 'Uploads a file as a new asset (multipart/form-data)',
  body: uploadDetails.extend({ file }),
  accepts: 'multipart/form-data',
  answers: { 201: { description: 'The new asset', schema: staffAssetJson }, 400: wrong, 413: tooLarge },
});

export const update = guardedOperation({
  summary: 'Changes what is said of an asset; what is left out stays',
  body: assetChanges,
  answers: {
    200: { description: 'The asset', schema: staffAssetJson },
    400: wrong,
    404: missing,
    409: outdated,
  },
});

export const replace = guardedOperation({
  summary: 'Gives an asset another file and with it a new path; articles that name it follow (multipart/form-data)',
  body: z.object({ file, version: z.int().optional() }),
  accepts: 'multipart/form-data',
  answers: {
    200: { description: 'The asset', schema: staffAssetJson },
    400: wrong,
    404: missing,
    409: outdated,
    413: tooLarge,
  },
});

export const reorder = guardedOperation({
  summary: 'Puts assets into another order, all of them or none',
  body: assetOrder,
  answers: { 200: { description: 'Done', schema: successSchema }, 400: wrong, 404: missing },
});

export const remove = guardedOperation({
  summary: 'Removes an asset and its file, wherever it is used',
  answers: { 200: { description: 'Done', schema: successSchema }, 404: missing },
});
