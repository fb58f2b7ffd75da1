import type { PreparedFile } from '../../../domain/assets/upload/process-upload.ts';
import type { Site } from '../../../site.ts';
import { type AssetUpload, discardUpload, receiveAssets } from '../../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../../web/forms/unreadable-form-error.ts';
import { jsonError } from '../../../web/http/json.ts';
import { InvalidInputError } from '../../input.ts';

/**
 * Reads a multipart form with one file and passes it on with the text fields. On failure, the temporary file is
 * removed.
 */
export async function withUpload(
  request: Request,
  site: Site,
  keep: (file: PreparedFile, fields: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  let upload: AssetUpload | undefined;
  try {
    upload = await receiveAssets(request, site);
    const [file, second] = upload.files;
    if (!file) throw new InvalidInputError('Please choose a file (file)', 'file');
    if (second) throw new InvalidInputError('One file at a time (file)', 'file');
    if ('refused' in file) {
      return jsonError(file.refused.status, file.refused.message, { field: 'file' });
    }
    return await keep(file.prepared, upload.fields);
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    const field = /\(([^()]*)\)$/.exec(error.message)?.[1];
    if (error.tooLarge) return jsonError(413, 'This is too large', { field: 'file' });
    throw new InvalidInputError(field ? error.message : 'A multipart form is expected', field);
  } finally {
    if (upload) await discardUpload(upload, site.assetStore);
  }
}
