import { currentLanguage } from '../../current.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import type { AssetCategory } from '../../fields/asset-categories.ts';
import { editableAssetFields } from '../../fields/assets.ts';
import type { Field } from '../../fields/field.ts';
import { assetFieldWords as words } from '../../i18n/backend/assets/asset-fields.words.ts';
import { mediaTypeWords } from '../../i18n/backend/assets/assets.words.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import type { FormError } from '../../ui/forms/form-text.ts';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { thumbnailOf } from '../../web/pages/managed-picture.ts';
import { FieldControl } from '../ui/forms/field-control.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { controlId, useField } from '../ui/forms/form-field.tsx';
import { FocalPoint } from './focal-point.island.tsx';
import { categoryLabel, subcategoryLabel } from './labels.ts';
import type { ListQuery } from './list/list-query.ts';

type EditableField = (typeof editableAssetFields)[keyof typeof editableAssetFields];

export function fieldsIn(section: EditableField['section'], upload: boolean): EditableField[] {
  return Object.values(editableAssetFields).filter(
    (field) => field.section === section && (!upload || field.inUploadForm),
  );
}

type AssetFieldProps = {
  field: Field;
  /** Category whose subcategories are offered. */
  category: AssetCategory;
  /** Name in the form, where it is not that of the field. */
  name?: string;
  hint?: string | undefined;
};

/** A form field of an asset; only assets have a subcategory. */
export function AssetField({ field, category, name, hint }: AssetFieldProps) {
  const { kind } = field.control;
  if (kind === 'subcategory') return <SubcategoryField category={category} field={field} />;
  const className = kind === 'checkbox' ? 'accent-petrol text-small' : undefined;
  const own = { className, field, hint, name, words: words(currentLanguage()) };
  return <FieldControl {...own} optional={words.optional} />;
}

function SubcategoryField({ field: { json, label }, category: { value: category, subcategories } }: AssetFieldProps) {
  const { id, value, error } = useField(json.name);
  if (subcategories.length === 0) return null;
  const choices = subcategories.map((one) => [one.value, subcategoryLabel(category, one.value)] as const);
  return (
    <SelectField
      choices={[['', words.noSubcategory], ...choices]}
      className="max-sm:col-span-2"
      defaultValue={value}
      error={error}
      id={id}
      label={labelOf(words(currentLanguage()), label)}
      mark={words.optional}
      name={json.name}
    />
  );
}

type FieldsProps = { fields: readonly EditableField[]; category: AssetCategory };

export function AssetFields({ fields, category }: FieldsProps) {
  return fields.map((field) => <AssetField category={category} field={field} key={field.label} />);
}

type PartProps = { query: ListQuery; upload: boolean };

export function PlaceFields({ query, upload }: PartProps) {
  const { category, mediaType } = query;
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <ReadOnly label={words.category} text={categoryLabel(category.value)} />
      <ReadOnly label={words.mediaType} text={mediaTypeWords[mediaType]} />
      <AssetFields category={category} fields={fieldsIn('place', upload)} />
    </div>
  );
}

function ReadOnly({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <span className="t-label">{label}</span>
      <p className="mt-1.5 flex min-h-12 items-center text-body">{text}</p>
    </div>
  );
}

/** Alternative texts in both languages and the checkbox for decorative pictures. Documents have none. */
export function AlternativeTextFields({ query, upload }: PartProps) {
  if (!hasAlternativeText(query.mediaType)) return null;
  const fields = fieldsIn('alternative-text', upload);
  const boxes = fields.filter(({ control }) => control.kind === 'checkbox');
  const texts = fields.filter((field) => !boxes.includes(field));
  return (
    <fieldset className="alt-texts grid gap-4 border-l-[3px] border-powder pl-4">
      <legend className="t-label float-left mb-1 w-full">{words.alternativeText}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <AssetFields category={query.category} fields={texts} />
      </div>
      <AssetFields category={query.category} fields={boxes} />
    </fieldset>
  );
}

export function hasAlternativeText(mediaType: string): boolean {
  return mediaType === 'image' || mediaType === 'video';
}

/** The focal point of a picture and its enlargement: numbers, which a pointer and arrow keys set with script. */
export function FocusFields({ asset, query }: { asset: Asset; query: ListQuery }) {
  const fields = fieldsIn('focus', false);
  const [across, down, enlarged] = fields.map(({ json }) => controlId(json.name));
  if (asset.mediaType !== 'image' || !across || !down || !enlarged) return null;
  const { path, width, height, focalX, focalY, zoom } = asset;
  return (
    <fieldset className="grid gap-4 border-l-[3px] border-powder pl-4">
      <legend className="t-label float-left mb-1 w-full">{words.focus}</legend>
      <p className="text-small text-slate">{words.focusHint}</p>
      <Island
        component={FocalPoint}
        name="focal-point"
        props={{
          picture: thumbnailOf(path),
          width: width ?? 400,
          height: height ?? 300,
          focus: { focalX, focalY, zoom },
          fields: [across, down, enlarged],
          words: { mark: words.focusMark, cuts: words.focusCuts },
        }}
        wake="idle"
      />
      <div className="grid grid-cols-2 gap-4 sm:max-w-120 sm:grid-cols-3">
        <AssetFields category={query.category} fields={fields} />
      </div>
    </fieldset>
  );
}

/** The errors of a form of assets, each with a link to its field. */
export function ErrorList({ errors, title }: { errors: readonly FormError[]; title: string }) {
  if (errors.length === 0) return null;
  const summary = errors.map(({ field, text }) => ({ target: controlId(field), text }));
  return <ErrorSummary autoFocus errors={summary} title={title} />;
}
