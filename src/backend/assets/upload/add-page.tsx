import { currentLanguage } from '../../../current.ts';
import { acceptedFiles } from '../../../domain/assets/file-types.ts';
import { assetLimits } from '../../../domain/assets/limits.ts';
import { assetFields } from '../../../fields/assets.ts';
import { assetUploadWords, addAssetWords as t } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { templates } from '../../../i18n/site/words.ts';
import { fileUrl } from '../../../manifest.ts';
import { endpoints } from '../../../routes.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { Island } from '../../../ui/markup/island.tsx';
import { closesDialog, DialogContent } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/forms/command-form.ts';
import { FieldContext } from '../../ui/forms/form-field.tsx';
import { problemTexts } from '../../ui/input-problem.ts';
import { AlternativeTextFields, AssetFields, ErrorList, fieldsIn, PlaceFields } from '../asset-fields.tsx';
import { fileHint } from '../labels.ts';
import { type ListQuery, listAddress } from '../list/list-query.ts';
import { AssetUpload } from './asset-upload.island.tsx';

type AddPageProps = {
  query: ListQuery;
  values: FormValues;
  errors?: readonly FormError[];
  /** Result for each file of a form sent without script. */
  results?: readonly FileResult[];
};

/** `id`: of the asset that the file has become. */
export type FileResult = { filename: string; error?: string; id?: number };

/** Form for uploading files into a category. */
export function AddPage({ query, values, errors = [], results = [] }: AddPageProps) {
  const language = currentLanguage();
  const words = templates(assetUploadWords(language));
  const { notifications, closeNotification } = frameWords(language);
  const { category, mediaType } = query;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  return (
    <DialogContent title={t.title}>
      <form
        action={listAddress(query, '')}
        className="grid gap-5"
        data-upload=""
        encType="multipart/form-data"
        method="post"
      >
        <ErrorList errors={errors} title={words.failed} />
        {results.length > 0 && <Results results={results} />}
        <input name="category" type="hidden" value={category.value} />
        <input name="media_type" type="hidden" value={mediaType} />
        <FieldContext value={{ values, errors }}>
          <PlaceFields upload query={query} />
          <Island
            component={AssetUpload}
            name="asset-upload"
            props={{
              mediaType,
              accept: acceptedFiles[mediaType],
              hint: fileHint(mediaType),
              maxFiles: assetLimits.files,
              maxCharacters: {
                name: assetFields.name.control.maxCharacters,
                altText: assetFields.altText.control.maxCharacters,
                credit: assetFields.credit.control.maxCharacters,
              },
              name: values.name ?? '',
              api: endpoints.apiStaffAssets,
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
            {t.upload}
          </button>
          <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
            {frameWords.cancel}
          </a>
        </div>
      </form>
    </DialogContent>
  );
}

function Results({ results }: { results: readonly FileResult[] }) {
  return (
    <ul className="grid gap-1 text-small">
      {results.map(({ filename, error }) => (
        <li className="[overflow-wrap:anywhere]" key={filename}>
          <strong>{filename}</strong>: {error ?? t.uploaded}
        </li>
      ))}
    </ul>
  );
}
