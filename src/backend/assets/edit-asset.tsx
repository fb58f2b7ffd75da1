import type { Staff } from '../../domain/accounts/staff.ts';
import { type AssetDesk, updateAsset } from '../../domain/assets/commands.ts';
import { assetForm } from '../../domain/assets/input.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { editableAssetFields } from '../../fields/assets.ts';
import { entriesOf } from '../../fields/derive.ts';
import { assetWords } from '../../i18n/backend/assets/assets.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { controlText } from '../ui/forms/control-text.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { type FormState, labelOf } from './asset-field.tsx';
import { hasAlternativeText } from './asset-fields.tsx';
import { confirmEdit } from './confirm-edit.tsx';
import { EditPage } from './edit-page.tsx';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { mistakesIn } from './mistakes.ts';

export function editScreen({ language }: Staff, asset: Asset, query: ListQuery, values = valuesOf(asset)): Screen {
  const form = { values, errors: {} };
  return {
    title: assetWords(language).editOf({ name: asset.name }),
    section: 'assets',
    body: <EditPage asset={asset} form={form} query={ofAsset(query, asset)} />,
  };
}

/** Saves the form, or returns it with the submitted values. */
export async function editAsset(
  desk: AssetDesk,
  actor: Staff,
  asset: Asset,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const { language } = actor;
  const t = assetWords(language);
  const form = await readForm(request);
  const { confirmed, resolve, ...sent } = Object.fromEntries(form);
  const values = { ...uncheckedBoxes(ofAsset(query, asset)), ...sent };
  const again = (errors: FormState['errors'], shown = asset, isConflict = false): Screen => {
    const form = { values, errors };
    const page = { asset: shown, form, query: ofAsset(query, shown) };
    const flash = { variant: 'destructive', title: t.updateFailed, text: Object.values(errors)[0] ?? '' } as const;
    return {
      title: frameWords(language).errorTitle({ title: t.editOf({ name: asset.name }) }),
      section: 'assets',
      status: isConflict ? 409 : 422,
      // The notice of the conflict says more.
      ...(!isConflict && { flash }),
      body: <EditPage {...page} {...(isConflict && { conflict: conflictWith(language, values, shown) })} />,
    };
  };
  const parsed = assetForm.safeParse(values);
  if (!parsed.success) return again(mistakesIn(language, parsed.error));
  if (resolve === 'edit') return editScreen(actor, asset, query, values);
  const action = listAddress(query, `/${asset.id}/edit`);
  const question = await confirmEdit(desk.db, actor, asset, parsed.data, { action, sent: [...form], confirmed });
  if (question) return question;
  const result = await updateAsset(desk, actor, asset.id, parsed.data);
  if (result.kind === 'saved') return done(listAddress(query), t.updated);
  if (result.kind === 'missing') return notFoundScreen((staff) => assetWords(staff).notFound, endpoints.assetManager);
  if (result.kind === 'mistake')
    return again({ [result.mistake.field]: inputProblem(language, result.mistake.message) });
  return again({}, result.asset, true);
}

/** Empty values for the form's checkboxes, because browsers do not submit unchecked ones. */
function uncheckedBoxes({ mediaType }: ListQuery): Record<string, string> {
  const shown = Object.values(editableAssetFields).filter(
    ({ section }) => section !== 'alternative-text' || hasAlternativeText(mediaType),
  );
  const boxes = shown.filter(({ control }) => control.kind === 'checkbox');
  return Object.fromEntries(boxes.map(({ json }) => [json.name, '']));
}

function conflictWith(language: Language, typed: Readonly<Record<string, string>>, asset: Asset) {
  const saved = valuesOf(asset);
  return Object.values(editableAssetFields)
    .map(({ json, label }) => ({ name: json.name, label: labelOf(language, label), saved: saved[json.name] ?? '' }))
    .filter(({ name, saved: text }) => typed[name] !== undefined && typed[name] !== text);
}

function valuesOf(asset: Asset): Record<string, string> {
  return Object.fromEntries(
    entriesOf(editableAssetFields).map(([name, field]) => [field.json.name, controlText(field, asset[name])]),
  );
}
