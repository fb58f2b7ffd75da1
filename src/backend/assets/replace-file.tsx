import { replaceAssetFile } from '../../domain/assets/commands.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { discardUpload, receiveAssets, type UploadedFile } from '../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../web/forms/unreadable-form-error.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { type ListQuery, listAddress, ofAsset } from './list/list-query.ts';
import { ReplacePage } from './replace-page.tsx';

export async function replaceScreen(
  { db }: Site,
  { language }: Staff,
  asset: Asset,
  query: ListQuery,
  error?: string,
): Promise<Screen> {
  const prediction = await predictImpact(db, { kind: 'assets', id: asset.id, action: 'replace' });
  const body = <ReplacePage asset={asset} error={error} prediction={prediction} query={ofAsset(query, asset)} />;
  const t = assetWords(language);
  const screen = { title: t.replaceTitle({ name: asset.name }), section: 'assets', body } as const;
  if (error === undefined) return screen;
  const flash = { variant: 'destructive', title: t.updateFailed, text: error } as const;
  return { ...screen, title: frameWords(language).errorTitle({ title: screen.title }), status: 422, flash };
}

/** Replaces the asset's file with the uploaded one, or returns an error. */
export async function replaceFile(
  site: Site,
  actor: Staff,
  asset: Asset,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const t = assetWords(actor.language);
  let files: UploadedFile[] = [];
  try {
    const upload = await receiveAssets(request, site);
    files = upload.files;
    const [file] = files;
    if (!file) return replaceScreen(site, actor, asset, query, t.chooseFile);
    if ('refused' in file) {
      const refused = await replaceScreen(
        site,
        actor,
        asset,
        query,
        inputProblem(actor.language, file.refused.message),
      );
      return file.refused.status === 507 ? { ...refused, status: 507 } : refused;
    }
    const version = Number(upload.fields.version);
    const result = await replaceAssetFile(site, actor, asset.id, file.prepared, version || undefined);
    if (result.kind === 'saved') return done(listAddress(query), t.updated, t.replaced);
    if (result.kind === 'missing')
      return notFoundScreen((language) => assetWords(language).notFound, endpoints.assetManager);
    if (result.kind === 'mistake')
      return replaceScreen(site, actor, asset, query, inputProblem(actor.language, result.mistake.message));
    const again = await replaceScreen(site, actor, result.asset, query, t.chooseAgain);
    return { ...again, status: 409 };
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return replaceScreen(site, actor, asset, query, error.tooLarge ? t.tooLarge : t.unreadable);
  } finally {
    await discardUpload({ files }, site.assetStore);
  }
}
