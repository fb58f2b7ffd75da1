import type { Actor } from '../../domain/activity/commands.ts';
import { type AssetDesk, replaceAssetFile } from '../../domain/assets/commands.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { endpoints } from '../../routes.ts';
import { discardUpload, receiveAssets, type UploadedFile } from '../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../web/forms/unreadable-form-error.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { ReplacePage } from './replace-page.tsx';

export function replaceScreen(asset: Asset, query: ListQuery, error?: string): Screen {
  const body = <ReplacePage asset={asset} error={error} query={ofAsset(query, asset)} />;
  const screen = { title: `Replace the file of ${asset.name}`, section: 'assets', body } as const;
  if (error === undefined) return screen;
  const flash = { variant: 'destructive', title: 'Update failed', text: error } as const;
  return { ...screen, title: `Error: ${screen.title}`, status: 422, flash };
}

/** Replaces the asset's file by the one of the form, or returns the error. */
export async function replaceFile(
  desk: AssetDesk,
  actor: Actor,
  asset: Asset,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  let files: UploadedFile[] = [];
  try {
    const upload = await receiveAssets(request, desk.store);
    files = upload.files;
    const [file] = files;
    if (!file) return replaceScreen(asset, query, 'Please choose a file');
    if ('refused' in file) return replaceScreen(asset, query, file.refused.message);
    const version = Number(upload.fields.version);
    const result = await replaceAssetFile(desk, actor, asset.id, file.prepared, version || undefined);
    if (result.kind === 'saved') return done(listAddress(query), 'Update successful', 'The file was replaced.');
    if (result.kind === 'missing') return notFoundScreen(() => 'Asset not found', endpoints.assetManager);
    if (result.kind === 'mistake') return replaceScreen(asset, query, result.mistake.message);
    const again = replaceScreen(
      result.asset,
      query,
      'Somebody else has saved this asset since. Choose the file again.',
    );
    return { ...again, status: 409 };
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return replaceScreen(asset, query, error.tooLarge ? 'This is too large' : 'The form could not be read');
  } finally {
    await discardUpload({ files }, desk.store);
  }
}
