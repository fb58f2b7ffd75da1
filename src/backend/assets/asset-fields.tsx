import type { AssetCategory, MediaType } from '../../fields/asset-categories.ts';
import { editableAssetFields } from '../../fields/assets.ts';
import { assetFieldWords } from '../../i18n/backend/assets/asset-fields.ts';
import { mediaTypeWords } from '../../i18n/backend/assets/assets.ts';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { AssetField, type FormState } from './asset-field.tsx';
import type { ListQuery } from './list/list-query.ts';
import { categoryLabel } from './place-labels.ts';

type EditableField = (typeof editableAssetFields)[keyof typeof editableAssetFields];
type FieldsProps = { fields: readonly EditableField[]; category: AssetCategory; form: FormState };

/** Fields of one section of the upload form or the edit form. */
export function fieldsIn(section: EditableField['section'], upload: boolean): EditableField[] {
  return Object.values(editableAssetFields).filter(
    (field) => field.section === section && (!upload || field.inUploadForm),
  );
}

export function AssetFields({ fields, category, form }: FieldsProps) {
  return fields.map((field) => <AssetField category={category} field={field} form={form} key={field.label} />);
}

type PartProps = { query: ListQuery; form: FormState; upload: boolean };

/** Read-only category and media type, and the selectable subcategories. */
export function PlaceFields({ query, form, upload }: PartProps) {
  const { category, mediaType } = query;
  const language = useStaffLanguage();
  const words = assetFieldWords(language);
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <ReadOnly label={words.category} text={categoryLabel(language, category.value)} />
      <ReadOnly label={words.mediaType} text={mediaTypeWords(language)[mediaType]} />
      <AssetFields category={category} fields={fieldsIn('place', upload)} form={form} />
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
export function AlternativeTextFields({ query, form, upload }: PartProps) {
  const { alternativeText } = useWords(assetFieldWords);
  if (!hasAlternativeText(query.mediaType)) return null;
  const fields = fieldsIn('alternative-text', upload);
  const boxes = fields.filter(({ control }) => control.kind === 'checkbox');
  const texts = fields.filter((field) => !boxes.includes(field));
  return (
    <fieldset className="alt-texts grid gap-4 border-l-[3px] border-powder pl-4">
      <legend className="t-label float-left mb-1 w-full">{alternativeText}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <AssetFields category={query.category} fields={texts} form={form} />
      </div>
      <AssetFields category={query.category} fields={boxes} form={form} />
    </fieldset>
  );
}

export function hasAlternativeText(mediaType: MediaType): boolean {
  return mediaType === 'image' || mediaType === 'video';
}
