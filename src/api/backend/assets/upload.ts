import type { PreparedFile } from '../../../domain/assets/upload/process-upload.ts';
import { atField, problemParts } from '../../../fields/problem.ts';
import type { Site } from '../../../site.ts';
import { type AssetUpload, discardUpload, receiveAssets } from '../../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../../web/forms/unreadable-form-error.ts';
import { refusal } from '../../../web/http/json.ts';
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
    if (!file) throw new InvalidInputError(atField('noFile', 'file'), 'file');
    if (second) throw new InvalidInputError(atField('oneFile', 'file'), 'file');
    if ('refused' in file) {
      return refusal(file.refused.status, file.refused.problem, { field: 'file' });
    }
    return await keep(file.prepared, upload.fields);
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    const field = problemParts(error.message)?.values.field;
    if (error.tooLarge) return refusal(413, 'bodyTooLarge', { field: 'file' });
    throw new InvalidInputError(field ? error.message : 'multipartForm', field?.toString());
  } finally {
    if (upload) await discardUpload(upload, site.assetStore);
  }
}
