import { assetUpload, placeProblem } from '../../../domain/assets/commands.ts';
import { type UploadDetails, uploadDetails } from '../../../domain/assets/input.ts';
import { perform } from '../../../domain/command.ts';
import {
  addAssetWords as added,
  assetUploadWords,
  describeWords,
} from '../../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords as t } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Site } from '../../../site.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { discardUpload, receiveAssets, type UploadedFile } from '../../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../../web/forms/unreadable-form-error.ts';
import { inputProblemText, parseForm } from '../../ui/forms/command-form.ts';
import { type Call, type Content, done } from '../../ui/frame/screen.tsx';
import { listAddress, listQueryIn } from '../list/list-query.ts';
import { AddPage, type FileResult } from './add-page.tsx';

export function addScreen({ query: asked }: Call): Content {
  const query = listQueryIn(asked);
  return { title: added.title, body: <AddPage query={query} values={{ subcategory: query.subcategory ?? '' }} /> };
}

/** Handles the plain upload form: each file becomes an asset or an error message. */
export async function addAssets(site: Site, { request, query: asked }: Call): Promise<Content | Response> {
  const query = listQueryIn(asked);
  let files: UploadedFile[] = [];
  let values: Record<string, string> = {};
  const refuse = (errors: readonly FormError[], results: FileResult[] = [], status: 422 | 507 = 422): Content => {
    const body = <AddPage errors={errors} query={query} results={results} values={values} />;
    const flash = { variant: 'destructive', title: assetUploadWords.failed, text: errors[0]?.text ?? '' } as const;
    return { title: frameWords.errorTitle({ title: added.title }), status, flash, body };
  };
  try {
    const upload = await receiveAssets(request, site);
    ({ files, fields: values } = upload);
    const place = { category: query.category.value, media_type: query.mediaType };
    const submitted = { values: { ...values, ...place }, version: undefined, unknown: undefined };
    const parsed = parseForm({}, uploadDetails, submitted);
    if ('errors' in parsed) return refuse(parsed.errors);
    const details = parsed.input;
    const problem = placeProblem(place.category, details.subcategory, query.mediaType);
    if (problem) return refuse([{ field: problem.field, text: inputProblemText(problem.problem) }]);
    if (files.length === 0) return refuse([{ field: 'file', text: t.chooseFile }]);
    const results: FileResult[] = [];
    for (const file of files) results.push(await keep(site, file, details, files.length > 1));
    const failed = results.find(({ error }) => error !== undefined);
    const stored = results.flatMap(({ id }) => (id === undefined ? [] : [id]));
    // Several files are described one after the other on the next screen; those that were refused do not stop it.
    if (files.length > 1 && stored.length > 0) {
      const refused = results.filter(({ error }) => error !== undefined).map((one) => `${one.filename}: ${one.error}`);
      const count = added.filesAdded({ count: stored.length });
      const text = refused.length > 0 ? `${count} ${describeWords.notUploaded({ files: refused.join('; ') })}` : count;
      return done(listAddress(query, '/describe', { ids: stored.join(',') }), added.successful, text);
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
  file: UploadedFile,
  { name, ...details }: UploadDetails,
  isOneOfMany: boolean,
): Promise<FileResult> {
  const { filename } = file;
  if ('refused' in file) return { filename, error: inputProblemText(file.refused.message) };
  // One name and one alternative text cannot describe several pictures.
  const own = isOneOfMany ? { alt_text: '', alt_text_en: '', decorative: false } : { name: name || undefined };
  const outcome = await perform(site, assetUpload(file.prepared), { input: { ...details, ...own } });
  if (outcome.kind === 'done') return { filename, id: outcome.value.id };
  return { filename, error: inputProblemText(outcome.kind === 'refused' ? outcome.problem : '') };
}

/** The list with a success message, shown after an upload with script. */
export function uploadedScreen({ query }: Call): Response {
  const count = Math.min(Math.max(Number.parseInt(query.get('count') ?? '1', 10) || 1, 1), 999);
  return done(listAddress(listQueryIn(query)), added.successful, added.filesAdded({ count }));
}
