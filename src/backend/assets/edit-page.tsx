import { currentLanguage } from '../../current.ts';
import { placeProblem } from '../../domain/assets/commands.ts';
import type { AssetChanges } from '../../domain/assets/input.ts';
import { managedNames } from '../../domain/assets/managed-names.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { type Impact, type PredictingSite, predictImpact } from '../../domain/impact/impact.ts';
import type { MediaType } from '../../fields/asset-categories.ts';
import { assetFields, editableAssetFields } from '../../fields/assets.ts';
import { assetFieldWords } from '../../i18n/backend/assets/asset-fields.words.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { impactWords } from '../../i18n/backend/impact.words.ts';
import { href } from '../../routes.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { type CommandForm, type FormView, fieldForm } from '../ui/forms/command-form.ts';
import { baseOf } from '../ui/forms/conflict.ts';
import { type Conflict, ConflictNotice, PlainValue } from '../ui/forms/conflict-notice.tsx';
import { fieldLabelIn } from '../ui/forms/field-words.ts';
import { FieldContext } from '../ui/forms/form-field.tsx';
import type { Call, Content } from '../ui/frame/screen.tsx';
import {
  AlternativeTextFields,
  AssetField,
  AssetFields,
  ErrorList,
  FocusFields,
  fieldsIn,
  hasAlternativeText,
  PlaceFields,
} from './asset-fields.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { subcategoryLabel } from './labels.ts';
import { type ListQuery, listAddress, listQueryIn, ofAsset } from './list/list-query.ts';

const form = fieldForm(editableAssetFields);

export const assetValues = form.valuesOf;

/** The form for the fields of an asset; a rename or a move is confirmed first. */
export function editForm(site: PredictingSite): CommandForm<Asset, AssetChanges> {
  return {
    ...form,
    names: (asset) => shownFields(asset).map(({ json }) => json.name),
    failed: () => t.updateFailed,
    title: ({ name }) => t.editOf({ name }),
    body: (view, { query }) => <EditPage query={ofAsset(listQueryIn(query), view.row)} view={view} />,
    ask: (fields, asset, call, sent) => confirmation(site, asset, fields, call, sent),
  };
}

/** Documents and captions have no alternative text, and only pictures are cut. */
function shownFields({ mediaType }: Asset) {
  const fields = Object.values(editableAssetFields);
  return fields.filter(
    ({ section }) =>
      (section !== 'alternative-text' || hasAlternativeText(mediaType)) &&
      (section !== 'focus' || mediaType === 'image'),
  );
}

function EditPage({ view, query }: { view: FormView<Asset>; query: ListQuery }) {
  const { row: asset, values, errors, conflict } = view;
  const askingForName = managedNames[asset.name];
  return (
    <DialogContent title={t.editOf({ name: asset.name })}>
      <form action={listAddress(query, `/${asset.id}/edit`)} className="grid gap-5" method="post">
        <ErrorList errors={errors} title={t.notSaved} />
        {conflict && <AssetConflict asset={asset} conflict={conflict} />}
        <FieldContext value={{ values, errors }}>
          <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center">
            <div className="h-32 max-w-44 overflow-hidden bg-powder">
              <AssetPreview asset={asset} />
            </div>
            <PlaceFields query={query} upload={false} />
          </div>
          <AssetField
            category={query.category}
            field={assetFields.name}
            hint={askingForName && t.askingForName({ address: href(askingForName, currentLanguage()) })}
          />
          <AlternativeTextFields query={query} upload={false} />
          <FocusFields asset={asset} query={query} />
          <div className="grid gap-5 md:grid-cols-2">
            <AssetFields category={query.category} fields={fieldsIn('details', false)} />
          </div>
        </FieldContext>
        <input name="version" type="hidden" value={asset.version} />
        <input name="base" type="hidden" value={JSON.stringify(baseOf(form.valuesOf(asset)))} />
        <SubmitOrCancel back={listAddress(query)} submit={t.save} />
      </form>
    </DialogContent>
  );
}

function AssetConflict({ asset, conflict }: { asset: Asset; conflict: Conflict }) {
  const { by } = conflict;
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(name) => fieldLabelIn(assetFieldWords(currentLanguage()), editableAssetFields, name)}
      show={(name, text) => {
        if (name === assetFields.decorative.json.name) return <PlainValue>{t.decorative}</PlainValue>;
        if (name !== assetFields.subcategory.json.name) return <PlainValue>{text}</PlainValue>;
        return <PlainValue>{subcategoryLabel(asset.category, text)}</PlainValue>;
      }}
      title={by ? t.savedBy({ username: by.username }) : t.savedSince}
    />
  );
}

/** Asks before an asset is renamed or moved: pages find it by its name and place. Undefined when nothing is to be asked. */
async function confirmation(
  site: PredictingSite,
  asset: Asset,
  fields: AssetChanges,
  { query }: Call,
  sent: URLSearchParams,
): Promise<Content | undefined> {
  const { name = asset.name, category = asset.category, subcategory = asset.subcategory } = fields;
  const isRenamed = name !== asset.name;
  const isMoved = category !== asset.category || subcategory !== asset.subcategory;
  const confirms = [...(isRenamed ? ['rename'] : []), ...(isMoved ? ['move'] : [])];
  if (isConfirmed(confirms, sent.get(confirmedField))) return undefined;
  // An error is shown first.
  if (placeProblem(category, subcategory, asset.mediaType as MediaType)) return undefined;
  const prediction = await predictImpact(site, [{ kind: 'assets', id: asset.id, action: 'edit', fields }]);
  if (!prediction || !isUsed(asset, prediction.impact)) return undefined;
  const title = isRenamed ? impactWords.renameAssetTitle : impactWords.moveAssetTitle;
  const texts = [
    ...(isRenamed ? [impactWords.renameAssetText({ from: asset.name, to: name })] : []),
    ...(isMoved ? [impactWords.moveAssetText] : []),
  ];
  const verb = isRenamed ? impactWords.renameAsset : impactWords.moveAsset;
  const action = listAddress(listQueryIn(query), `/${asset.id}/edit`);
  const question = { action, confirms, prediction, sent: [...sent], texts, title, verb };
  return { title, status: 409, body: <ConfirmChange {...question} /> };
}

/** Whether anything but the search result of the file itself will change. */
function isUsed({ path }: Asset, { pages, articles, feeds, search, social }: Impact): boolean {
  return (
    [pages, articles, feeds, social].some(({ length }) => length > 0) || search.some((address) => address !== path)
  );
}
