import { isListedFrom, requireUploadTo } from '../../../domain/accounts/asset-rights.ts';
import { createAsset, mistakeOfPlace } from '../../../domain/assets/commands.ts';
import { type UploadDetails, uploadDetails } from '../../../domain/assets/input.ts';
import { nameFromFile } from '../../../domain/assets/naming.ts';
import { invalidType } from '../../../domain/assets/upload/process-upload.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { addAssetWords, assetUploadWords, describeWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Site } from '../../../site.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import { discardUpload, receiveAssets, type UploadedFile } from '../../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../../web/forms/unreadable-form-error.ts';
import { done, type Screen } from '../../ui/frame/screen.tsx';
import { inputProblem } from '../../ui/input-problem.ts';
import { type ListQuery, listAddress, listQueryIn } from '../list/list-query.ts';
import { mistakesIn } from '../mistakes.ts';
import { AddPage, type FileResult } from './add-page.tsx';

export function addScreen({ language }: Staff, query: ListQuery): Screen {
  const values = { subcategory: query.subcategory ?? '' };
  return { title: addAssetWords(language).title, section: 'assets', body: <AddPage query={query} values={values} /> };
}

/** Handles the plain upload form: each file becomes an asset or an error message. */
export async function addAssets(
  site: Site,
  actor: Staff,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const { language } = actor;
  const t = assetWords(language);
  const added = addAssetWords(language);
  let files: UploadedFile[] = [];
  let values: Record<string, string> = {};
  const refuse = (mistakes: readonly Mistake[], results: FileResult[] = [], status: 422 | 507 = 422): Screen => {
    const body = <AddPage mistakes={mistakes} query={query} results={results} values={values} />;
    const text = mistakes[0]?.text ?? '';
    const flash = { variant: 'destructive', title: assetUploadWords(language).failed, text } as const;
    return {
      title: frameWords(language).errorTitle({ title: added.title }),
      section: 'assets',
      status,
      flash,
      body,
    };
  };
  try {
    const upload = await receiveAssets(request, site);
    ({ files, fields: values } = upload);
    const place = { category: query.category.value, media_type: query.mediaType };
    const parsed = uploadDetails.safeParse({ ...values, ...place });
    if (!parsed.success) return refuse(mistakesIn(language, parsed.error));
    const mistake = mistakeOfPlace(place.category, parsed.data.subcategory, query.mediaType);
    if (mistake) return refuse([{ field: mistake.field, text: inputProblem(language, mistake.message) }]);
    requireUploadTo(actor, parsed.data.category);
    if (files.length === 0) return refuse([{ field: 'file', text: t.chooseFile }]);
    const results: FileResult[] = [];
    for (const file of files) results.push(await keep(site, actor, file, parsed.data, files.length > 1));
    const failed = results.find(({ error }) => error !== undefined);
    const stored = results.flatMap(({ id }) => (id === undefined ? [] : [id]));
    // Several files are described one after the other on the next screen; those that were refused do not stop it.
    if (files.length > 1 && stored.length > 0) {
      const refused = results.filter(({ error }) => error !== undefined).map((one) => `${one.filename}: ${one.error}`);
      const count = added.filesAdded({ count: stored.length });
      const text =
        refused.length > 0 ? `${count} ${describeWords(language).notUploaded({ files: refused.join('; ') })}` : count;
      const address = listAddress(query, '/describe', { ids: stored.join(',') });
      return done(address, added.successful, text);
    }
    const isStorageFull = files.some((file) => 'refused' in file && file.refused.status === 507);
    if (failed?.error) {
      const text = `${failed.filename}: ${failed.error}`;
      return refuse([{ field: 'file', text }], results, isStorageFull ? 507 : 422);
    }
    return done(listAddress(query), added.successful, added.filesAdded({ count: results.length }));
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return refuse([{ field: 'file', text: error.tooLarge ? t.tooLarge : t.unreadableTryAgain }]);
  } finally {
    await discardUpload({ files }, site.assetStore);
  }
}

async function keep(
  site: Site,
  actor: Staff,
  file: UploadedFile,
  details: UploadDetails,
  isOneOfMany: boolean,
): Promise<FileResult> {
  const { filename } = file;
  if ('refused' in file) return { filename, error: inputProblem(actor.language, file.refused.message) };
  if (file.prepared.mediaType !== details.media_type) {
    return { filename, error: inputProblem(actor.language, invalidType(details.media_type).message) };
  }
  const own = nameFromFile(filename);
  const name = isOneOfMany ? own : details.name || own;
  // One alternative text cannot describe several pictures.
  const texts = isOneOfMany ? { alt_text: '', alt_text_en: '', decorative: false } : {};
  const { id } = await createAsset(site, actor, file.prepared, {
    ...details,
    ...texts,
    name,
    listed: isListedFrom(actor),
  });
  return { filename, id };
}

/** The list with a success message, shown after an upload with script. */
export function uploadedScreen({ language }: Staff, query: URLSearchParams): Response {
  const count = Math.min(Math.max(Number.parseInt(query.get('count') ?? '1', 10) || 1, 1), 999);
  const t = addAssetWords(language);
  return done(listAddress(listQueryIn(query)), t.successful, t.filesAdded({ count }));
}
