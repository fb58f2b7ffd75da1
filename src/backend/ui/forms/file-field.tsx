import { currentLanguage } from '../../../current.ts';
import type { ChoosableFile } from '../../../domain/assets/queries.ts';
import { assetPickerWords } from '../../../i18n/backend/assets/asset-picker.words.ts';
import { fileChoiceWords } from '../../../i18n/backend/assets/file-choice.words.ts';
import { templates } from '../../../i18n/site/words.ts';
import { endpoints } from '../../../routes.ts';
import { describedBy, Field } from '../../../ui/forms/field.tsx';
import { Island } from '../../../ui/markup/island.tsx';
import { problemTexts } from '../input-problem.ts';
import { FileChoice } from './file-choice.island.tsx';
import { useField } from './form-field.tsx';

type FileFieldProps = {
  name: string;
  label: string;
  mediaType: 'image' | 'document';
  files: readonly ChoosableFile[];
  hint?: string | undefined;
  mark?: string;
  className?: string | undefined;
};

/** Chooses a stored file from a select, or with script from the asset picker. */
export function FileField({ name, label, mediaType, files, hint, mark, className }: FileFieldProps) {
  const { id, value, error, readOnly } = useField(name);
  const problems = problemTexts(currentLanguage());
  const picker = templates(assetPickerWords(currentLanguage()));
  // A select with one choice is sent with the form, and cannot be changed.
  const offered = readOnly ? files.filter(({ path }) => path === value) : files;
  const known = value === '' || offered.some(({ path }) => path === value);
  return (
    <Field className={className} error={error} hint={hint} id={id} label={label} mark={mark}>
      <select
        {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
        className="field-control"
        defaultValue={value}
        id={id}
        name={name}
      >
        {(!readOnly || value === '') && <option value="">{fileChoiceWords.none}</option>}
        {!known && <option value={value}>{value}</option>}
        {offered.map(({ path, name: file }) => (
          <option key={path} value={path}>
            {file}
          </option>
        ))}
      </select>
      {!readOnly && (
        <Island
          component={FileChoice}
          instance={id}
          name="file-choice"
          props={{
            id,
            label,
            mediaType,
            assets: endpoints.apiStaffAssets,
            words: fileChoiceWords(currentLanguage()),
            picker,
            problems,
          }}
          wake="idle"
        />
      )}
    </Field>
  );
}
