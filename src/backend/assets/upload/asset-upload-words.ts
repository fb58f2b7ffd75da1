import type { assetUploadWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';

/** Texts of the upload form; placeholders in braces are filled in by the browser. */
export type AssetUploadWords = Templates<ReturnType<typeof assetUploadWords>> & {
  notifications: string;
  closeNotification: string;
};
