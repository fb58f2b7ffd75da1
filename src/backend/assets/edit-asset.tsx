import type { Actor } from '../../domain/activity/commands.ts';
import { type AssetDesk, updateAsset } from '../../domain/assets/commands.ts';
import { assetForm } from '../../domain/assets/input.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import type { FormState } from './asset-fields.tsx';
import { EditPage } from './edit-page.tsx';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { mistakesIn } from './mistakes.ts';

export function editScreen(asset: Asset, query: ListQuery): Screen {
  const form = { values: valuesOf(asset), errors: {} };
  return {
    title: `Edit ${asset.name}`,
    section: 'assets',
    body: <EditPage asset={asset} form={form} query={ofAsset(query, asset)} />,
  };
}

/** Saves the form, or shows it again with what was typed. */
export async function editAsset(
  desk: AssetDesk,
  actor: Actor,
  asset: Asset,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const values = Object.fromEntries(await readForm(request));
  const again = (errors: FormState['errors'], shown = asset, isConflict = false): Screen => {
    const form = { values, errors };
    const page = { asset: shown, form, query: ofAsset(query, shown) };
    const text = isConflict ? 'Somebody else has saved this asset since' : (Object.values(errors)[0] ?? '');
    return {
      ...{ title: `Error: Edit ${asset.name}`, section: 'assets', status: isConflict ? 409 : 422 },
      flash: { variant: 'destructive', title: 'Update failed', text },
      body: <EditPage {...page} {...(isConflict && { conflict: savedSince(values, shown) })} />,
    };
  };
  const parsed = assetForm.safeParse(values);
  if (!parsed.success) return again(mistakesIn(parsed.error));
  const result = await updateAsset(desk, actor, asset.id, parsed.data);
  if (result.kind === 'saved') return done(listAddress(query), 'Update successful');
  if (result.kind === 'missing') return notFoundScreen(() => 'Asset not found', endpoints.assetManager);
  if (result.kind === 'mistake') return again({ [result.mistake.field]: result.mistake.message });
  return again({}, result.asset, true);
}

const labels: Record<string, string> = {
  name: 'Name',
  subcategory: 'Subcategory',
  alt_text: 'Alternative text, Indonesian',
  alt_text_en: 'Alternative text, English',
  decorative: 'Decorative',
  title: 'Title',
  tags: 'Tags',
};

function savedSince(typed: Readonly<Record<string, string>>, asset: Asset) {
  const saved = valuesOf(asset);
  return Object.entries(labels)
    .filter(([field]) => (typed[field] ?? '') !== (saved[field] ?? ''))
    .map(([field, label]) => ({ label, saved: saved[field] ?? '' }));
}

function valuesOf(asset: Asset): Record<string, string> {
  return {
    name: asset.name,
    subcategory: asset.subcategory ?? '',
    alt_text: asset.altText,
    alt_text_en: asset.altTextEn,
    decorative: asset.decorative ? 'on' : '',
    title: asset.title,
    tags: asset.tags,
  };
}
