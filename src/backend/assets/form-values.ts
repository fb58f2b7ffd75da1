import type { Asset } from '../../domain/assets/queries.ts';
import { editableAssetFields } from '../../fields/assets.ts';
import { entriesOf } from '../../fields/derive.ts';
import { controlText } from '../ui/forms/control-text.ts';
import { hasAlternativeText } from './asset-fields.tsx';
import type { ListQuery } from './list/list-query.ts';

/** Values of the form by field name. */
export type FormValues = Readonly<Record<string, string>>;

const fields = Object.values(editableAssetFields);

export function valuesOf(asset: Asset): FormValues {
  return Object.fromEntries(
    entriesOf(editableAssetFields).map(([name, field]) => [field.json.name, controlText(field, asset[name])]),
  );
}

/** Empty values for the form's checkboxes, because browsers do not submit unchecked ones. */
export function uncheckedBoxes({ mediaType }: ListQuery): FormValues {
  const shown = fields.filter(({ section }) => section !== 'alternative-text' || hasAlternativeText(mediaType));
  const boxes = shown.filter(({ control }) => control.kind === 'checkbox');
  return Object.fromEntries(boxes.map(({ json }) => [json.name, '']));
}

/** The submitted values of fields, without the bookkeeping of the form. */
export function fieldValuesIn(sent: FormValues): FormValues {
  const names: readonly string[] = fields.map(({ json }) => json.name);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
}

/** Whether another editor has saved the asset since the form was opened; an unreadable version is a mistake of the form. */
export function isOutdated(version: string | undefined, asset: Asset): boolean {
  return version !== undefined && /^[1-9]\d{0,8}$/.test(version) && Number(version) !== asset.version;
}
