import { currentLanguage } from '../../../current.ts';
import { assetUpload, findSameUpload, placeProblem } from '../../../domain/assets/commands.ts';
import { acceptedFiles } from '../../../domain/assets/file-types.ts';
import { type UploadDetails, uploadDetails } from '../../../domain/assets/input.ts';
import { assetLimits } from '../../../domain/assets/limits.ts';
import type { Asset } from '../../../domain/assets/queries.ts';
import { perform } from '../../../domain/command.ts';
import { assetFields } from '../../../fields/assets.ts';
import {
  addAssetWords as added,
  assetUploadWords,
  describeWords,
} from '../../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords as t } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { templates } from '../../../i18n/site/words.ts';
import { fileUrl } from '../../../manifest.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { Island } from '../../../ui/markup/island.tsx';
import { discardUpload, receiveAssets, type UploadedFile } from '../../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../../web/forms/unreadable-form-error.ts';
import { closesDialog, DialogContent } from '../../ui/dialog.tsx';
import { type FormValues, inputProblemText, parseForm } from '../../ui/forms/command-form.ts';
import { FieldContext } from '../../ui/forms/form-field.tsx';
import { type Call, type Content, done } from '../../ui/frame/screen.tsx';
import { problemTexts } from '../../ui/input-problem.ts';
import { AlternativeTextFields, AssetFields, ErrorList, fieldsIn, PlaceFields } from '../asset-fields.tsx';
import { fileHint } from '../labels.ts';
import { type ListQuery, listAddress, listQueryIn, ofAsset } from '../list/list-query.ts';
import { AssetUpload } from './asset-upload.island.tsx';

export function addScreen({ query: searchParams }: Call): Content {
  const query = listQueryIn(searchParams);
  return { title: added.title, body: <AddPage query={query} values={{ subcategory: query.subcategory ?? '' }} /> };
}

/** Handles the plain upload form: each file becomes an asset or an error message. */
export async function addAssets(site: Site, { request, query: searchParams }: Call): Promise<Content | Response> {
  const query = listQueryIn(searchParams);
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
    // The form asks before a file is stored twice.
    const details = { if_stored: 'use' as const, ...parsed.input };
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
  if ('refused' in file) return { filename, error: inputProblemText(file.refused.problem) };
  const same = await findSameUpload(site.db, file.prepared, { name, ...details });
  if (same) return { filename, error: assetUploadWords.isStored({ name: same.name }), same };
  // One name and one alternative text cannot describe several pictures.
  const own = isOneOfMany ? { alt_text: '', alt_text_en: '', decorative: false } : { name: name || undefined };
  const outcome = await perform(site, assetUpload(file.prepared), { input: { ...details, ...own } });
  if (outcome.kind === 'done') return { filename, id: outcome.value.id };
  return { filename, error: inputProblemText(outcome.kind === 'refused' ? outcome.problem : '') };
}

export function uploadedScreen({ query }: Call): Response {
  const count = Math.min(Math.max(Number.parseInt(query.get('count') ?? '1', 10) || 1, 1), 999);
  return done(listAddress(listQueryIn(query)), added.successful, added.filesAdded({ count }));
}

type AddPageProps = {
  query: ListQuery;
  values: FormValues;
  errors?: readonly FormError[];
  results?: readonly FileResult[];
};

/** `id`: of the asset that the file has become; `same`: the asset that has the same file already. */
type FileResult = { filename: string; error?: string; id?: number; same?: Asset };

function AddPage({ query, values, errors = [], results = [] }: AddPageProps) {
  const language = currentLanguage();
  const words = templates(assetUploadWords(language));
  const { notifications, closeNotification } = frameWords(language);
  const { category, mediaType } = query;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  return (
    <DialogContent title={added.title}>
      <form
        action={listAddress(query, '')}
        className="grid gap-5"
        data-upload=""
        encType="multipart/form-data"
        method="post"
      >
        <ErrorList errors={errors} title={words.failed} />
        {results.length > 0 && <Results query={query} results={results} />}
        <StoreAgain isOffered={results.some(({ same }) => same !== undefined)} value={values.if_stored} />
        <input name="category" type="hidden" value={category.value} />
        <input name="media_type" type="hidden" value={mediaType} />
        <FieldContext value={{ values, errors }}>
          <PlaceFields upload query={query} />
          <Island
            component={AssetUpload}
            name="asset-upload"
            props={{
              mediaType,
              accept: acceptedFiles(mediaType),
              hint: fileHint(mediaType),
              maxFiles: assetLimits.files,
              maxCharacters: {
                name: assetFields.name.control.maxCharacters,
                altText: assetFields.altText.control.maxCharacters,
                credit: assetFields.credit.control.maxCharacters,
              },
              name: values.name ?? '',
              api: endpoints.apiStaffAssets,
              list: endpoints.assetManager,
              done: listAddress(query, '/uploaded'),
              errors: { file: errorOf('file'), name: errorOf('name') },
              icons: fileUrl('icons.svg'),
              words: { ...words, notifications, closeNotification },
              problems: problemTexts(language),
            }}
            wake="idle"
          />
          <AlternativeTextFields upload query={query} />
          <AssetFields category={category} fields={fieldsIn('details', true)} />
        </FieldContext>
        <div className="flex flex-wrap gap-3">
          <button className="btn-primary" data-upload-submit="" type="submit">
            {added.upload}
          </button>
          <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
            {frameWords.cancel}
          </a>
        </div>
      </form>
    </DialogContent>
  );
}

/** Whether a file that is stored already is stored once more: asked when there is one. */
function StoreAgain({ isOffered, value }: { isOffered: boolean; value: string | undefined }) {
  if (!isOffered && value !== 'store') return null;
  return (
    <label className="flex min-h-11 items-center gap-3 accent-petrol text-small">
      <input
        className="size-5 shrink-0"
        defaultChecked={value === 'store'}
        name="if_stored"
        type="checkbox"
        value="store"
      />
      {assetUploadWords.storeAgain}
    </label>
  );
}

function Results({ results, query }: { results: readonly FileResult[]; query: ListQuery }) {
  return (
    <ul className="grid gap-1 text-small">
      {results.map(({ filename, error, same }) => (
        <li className="[overflow-wrap:anywhere]" key={filename}>
          <strong>{filename}</strong>: {error ?? added.uploaded}{' '}
          {same && (
            <a className="line-link" href={listAddress(ofAsset(query, same), `/${same.id}`)}>
              {assetUploadWords.openStored({ name: same.name })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
