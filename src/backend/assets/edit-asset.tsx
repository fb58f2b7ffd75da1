import { findLastSave } from '../../domain/activity/last-save.ts';
import { updateAsset } from '../../domain/assets/commands.ts';
import { assetForm } from '../../domain/assets/input.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { parseBase, reconcile } from '../ui/forms/conflict.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { confirmEdit } from './confirm-edit.tsx';
import { EditPage, type EditPageProps } from './edit-page.tsx';
import { fieldValuesIn, isOutdated, uncheckedBoxes, valuesOf } from './form-values.ts';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { mistakesIn } from './mistakes.ts';

export function editScreen({ language }: Staff, asset: Asset, query: ListQuery, values = valuesOf(asset)): Screen {
  return {
    title: assetWords(language).editOf({ name: asset.name }),
    section: 'assets',
    body: <EditPage asset={asset} query={ofAsset(query, asset)} values={values} />,
  };
}

/** Saves the form, or returns it with the submitted values. */
export async function editAsset(
  site: Site,
  actor: Staff,
  asset: Asset,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const { language } = actor;
  const t = assetWords(language);
  const form = await readForm(request);
  const { confirmed, resolve, base, ...sent } = Object.fromEntries(form);
  const values = { ...uncheckedBoxes(ofAsset(query, asset)), ...sent };
  const again = (shown: Omit<EditPageProps, 'query'>, more: Pick<Screen, 'status' | 'flash'>): Screen => ({
    title: frameWords(language).errorTitle({ title: t.editOf({ name: asset.name }) }),
    section: 'assets',
    ...more,
    body: <EditPage {...shown} query={ofAsset(query, shown.asset)} />,
  });
  const refuse = (mistakes: readonly Mistake[]) => {
    const flash = { variant: 'destructive', title: t.updateFailed, text: mistakes[0]?.text ?? '' } as const;
    return again({ asset, values, mistakes }, { status: 422, flash });
  };
  const conflictWith = async (stored: Asset) => {
    const { texts, differences } = reconcile(fieldValuesIn(values), valuesOf(stored), parseBase(base ?? null));
    const conflict = { by: await findLastSave(site.db, 'asset', stored.id), differences };
    return again({ asset: stored, values: texts, conflict }, { status: 409 });
  };
  // Before mistakes, because the returned form is based on the stored asset.
  if (isOutdated(values.version, asset)) return conflictWith(asset);
  const parsed = assetForm.safeParse(values);
  if (!parsed.success) return refuse(mistakesIn(language, parsed.error));
  if (resolve === 'edit') return editScreen(actor, asset, query, values);
  const action = listAddress(query, `/${asset.id}/edit`);
  const question = await confirmEdit(site.db, actor, asset, parsed.data, { action, sent: [...form], confirmed });
  if (question) return question;
  const result = await updateAsset(site, actor, asset.id, parsed.data);
  if (result.kind === 'saved') return done(listAddress(query), t.updated);
  if (result.kind === 'missing') return notFoundScreen((staff) => assetWords(staff).notFound, endpoints.assetManager);
  if (result.kind === 'mistake') {
    const { field, message } = result.mistake;
    return refuse([{ field, text: inputProblem(language, message) }]);
  }
  return conflictWith(result.asset);
}
