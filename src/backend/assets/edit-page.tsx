import { managedNames } from '../../domain/assets/managed-names.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { assetFields, editableAssetFields } from '../../fields/assets.ts';
import { assetFieldWords } from '../../i18n/backend/assets/asset-fields.words.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { href } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { baseOf } from '../ui/forms/conflict.ts';
import { type Conflict, ConflictNotice, PlainValue } from '../ui/forms/conflict-notice.tsx';
import { fieldLabelIn } from '../ui/forms/field-words.ts';
import { FieldContext } from '../ui/forms/form-field.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { AlternativeTextFields, AssetField, AssetFields, fieldsIn, PlaceFields } from './asset-fields.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { type FormValues, valuesOf } from './form-values.ts';
import { type ListQuery, listAddress } from './list/list-query.ts';
import { MistakeSummary } from './mistake-summary.tsx';
import { subcategoryLabel } from './place-labels.ts';

export type EditPageProps = {
  asset: Asset;
  values: FormValues;
  mistakes?: readonly Mistake[];
  conflict?: Conflict;
  query: ListQuery;
};

/** Updates the fields of an asset. */
export function EditPage({ asset, values, mistakes = [], query, conflict }: EditPageProps) {
  const language = useStaffLanguage();
  const t = assetWords(language);
  const askingForName = managedNames[asset.name];
  return (
    <DialogContent title={t.editOf({ name: asset.name })}>
      <form action={listAddress(query, `/${asset.id}/edit`)} className="grid gap-5" method="post">
        <MistakeSummary mistakes={mistakes} title={t.notSaved} />
        {conflict && <AssetConflict asset={asset} conflict={conflict} />}
        <FieldContext value={{ values, errors: mistakes }}>
          <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center">
            <div className="h-32 max-w-44 overflow-hidden bg-powder">
              <AssetPreview asset={asset} />
            </div>
            <PlaceFields query={query} upload={false} />
          </div>
          <AssetField
            category={query.category}
            field={assetFields.name}
            hint={askingForName && t.askingForName({ address: href(askingForName, language) })}
          />
          <AlternativeTextFields query={query} upload={false} />
          <div className="grid gap-5 md:grid-cols-2">
            <AssetFields category={query.category} fields={fieldsIn('details', false)} />
          </div>
        </FieldContext>
        <input name="version" type="hidden" value={asset.version} />
        <input name="base" type="hidden" value={JSON.stringify(baseOf(valuesOf(asset)))} />
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={listAddress(query)} submit={t.save} />
        </div>
      </form>
    </DialogContent>
  );
}

function AssetConflict({ asset, conflict }: { asset: Asset; conflict: Conflict }) {
  const language = useStaffLanguage();
  const t = assetWords(language);
  const { by } = conflict;
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(name) => fieldLabelIn(assetFieldWords(language), editableAssetFields, name)}
      show={(name, text) => {
        if (name === assetFields.decorative.json.name) return <PlainValue>{t.decorative}</PlainValue>;
        if (name !== assetFields.subcategory.json.name) return <PlainValue>{text}</PlainValue>;
        return <PlainValue>{subcategoryLabel(language, asset.category, text)}</PlainValue>;
      }}
      title={by ? t.savedBy({ username: by.username }) : t.savedSince}
    />
  );
}
