import type { AssetStore } from '../../domain/assets/asset-store.ts';
import { assetLimits } from '../../domain/assets/limits.ts';
import { RefusedFileError } from '../../domain/assets/refused-file-error.ts';
import { type AssetIntake, type PreparedFile, processUpload } from '../../domain/assets/upload/process-upload.ts';
import { tidyFilename } from '../../domain/attachments/filename.ts';
import { FilesBusyError } from '../../domain/attachments/refused-files.ts';
import type { SubmittedFile } from '../../domain/attachments/submitted-file.ts';
import { isStorageFull } from '../../domain/storage/storage-room.ts';
import { atField, type Problem, problem } from '../../fields/problem.ts';
import { isStorable, maxUploadInBytes } from '../http/body.ts';
import { readSubmittedForm } from './submitted-form.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

export type UploadedFile = { filename: string; prepared: PreparedFile } | { filename: string; refused: RefusedUpload };

/** `status` is that of the JSON answer. */
type RefusedUpload = { problem: Problem; status: 400 | 413 | 503 | 507 };

/** A received form: texts unvalidated, files checked and processed but not stored yet. */
export type AssetUpload = { fields: Record<string, string>; files: UploadedFile[] };

/** The addresses that read forms with assets as they come in. */
export function isAssetUpload(pathname: string): boolean {
  return /^(?:\/api)?\/backend\/assets(?:\/\d+\/file)?$/.test(pathname);
}

/** The one field for files. */
const fileField = 'file';

/**
 * Reads a multipart form with assets and reports refused files with their reason. Throws UnreadableFormError when the form
 * cannot be read, and leaves nothing behind.
 */
export async function receiveAssets(request: Request, intake: AssetIntake): Promise<AssetUpload> {
  const files = new Map<number, UploadedFile>();
  let count = 0;
  const accept = async (file: SubmittedFile): Promise<void> => {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    count += 1;
    if (file.field !== fileField) throw new UnreadableFormError(atField('unknownField', file.field.slice(0, 100)));
    const place = count;
    if (place > assetLimits.files) {
      const tooMany = problem('tooManyUploads', { count: assetLimits.files });
      files.set(place, { filename: tidyFilename(file.filename), refused: { problem: tooMany, status: 400 } });
      return file.skip();
    }
    files.set(place, await received(intake, file));
  };
  try {
    const limits = { address: undefined, maxFileInBytes: maxUploadInBytes, maxBodyInBytes: maxUploadInBytes };
    const texts = await readSubmittedForm(request, { ...limits, acceptFile: accept });
    // An empty file field may arrive as an empty text.
    if (texts.get(fileField) === '') texts.delete(fileField);
    for (const [field, text] of texts) refuseUnstorable(field, text);
    return { fields: Object.fromEntries(texts), files: inOrder(files) };
  } catch (error) {
    await discardUpload({ files: inOrder(files) }, intake.assetStore);
    throw error;
  }
}

/** Discards processed files that are not stored. */
export async function discardUpload({ files }: Pick<AssetUpload, 'files'>, store: AssetStore): Promise<void> {
  for (const file of files) if ('prepared' in file) await store.discard(file.prepared);
}

async function received(intake: AssetIntake, file: SubmittedFile): Promise<UploadedFile> {
  const filename = tidyFilename(file.filename);
  try {
    return { filename, prepared: await processUpload(intake, filename, file.content) };
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    file.skip();
    return { filename, refused };
  }
}

function refusalOf(error: unknown): RefusedUpload | undefined {
  if (isStorageFull(error)) return { problem: 'storageFull', status: 507 };
  if (error instanceof FilesBusyError) return { problem: 'filesBusy', status: 503 };
  if (error instanceof RefusedFileError) return { problem: error.problem, status: error.tooLarge ? 413 : 400 };
  return undefined;
}

function inOrder(files: ReadonlyMap<number, UploadedFile>): UploadedFile[] {
  return [...files].sort(([one], [other]) => one - other).map(([, file]) => file);
}

/** Invalid UTF-8 has become U+FFFD by now. */
function refuseUnstorable(field: string, text: string): void {
  if (isStorable(field) && isStorable(text) && !text.includes('\ufffd')) return;
  throw new UnreadableFormError(atField('unstorable', field.slice(0, 100)));
}
