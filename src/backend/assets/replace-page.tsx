import { fileReplacement } from '../../domain/assets/commands.ts';
import { acceptedFiles } from '../../domain/assets/file-types.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { perform } from '../../domain/command.ts';
import { type Prediction, predictImpact } from '../../domain/impact/impact.ts';
import { assetWords as t } from '../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { discardUpload, receiveAssets, type UploadedFile } from '../../web/forms/asset-upload.ts';
import { UnreadableFormError } from '../../web/forms/unreadable-form-error.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { inputProblemText } from '../ui/forms/command-form.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Call, type Content, done } from '../ui/frame/screen.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { fileHint } from './labels.ts';
import { type ListQuery, listAddress, listQueryIn, ofAsset } from './list/list-query.ts';

type AssetCall = Call & { row: Asset };

export async function replaceScreen(
  site: Site,
  { row: asset, query }: Pick<AssetCall, 'row' | 'query'>,
  error?: string,
  status = 422,
): Promise<Content> {
  const prediction = await predictImpact(site, [{ kind: 'assets', id: asset.id, action: 'replace' }]);
  const shown = { asset, error, prediction, query: ofAsset(listQueryIn(query), asset) };
  const screen = { title: t.replaceTitle({ name: asset.name }), body: <ReplacePage {...shown} /> };
  if (error === undefined) return screen;
  const flash = { variant: 'destructive', title: t.updateFailed, text: error } as const;
  return { ...screen, title: frameWords.errorTitle({ title: screen.title }), status, flash };
}

export async function replaceFile(site: Site, call: AssetCall): Promise<Content | Response> {
  const { row: asset, query, request } = call;
  let files: UploadedFile[] = [];
  try {
    const upload = await receiveAssets(request, site);
    files = upload.files;
    const [file] = files;
    if (!file) return replaceScreen(site, call, t.chooseFile);
    if ('refused' in file) {
      const { problem, status } = file.refused;
      return replaceScreen(site, call, inputProblemText(problem), status === 507 ? 507 : 422);
    }
    const input = { version: Number(upload.fields.version) || undefined };
    const outcome = await perform(site, fileReplacement(file.prepared), { id: asset.id, input });
    switch (outcome.kind) {
      case 'done':
        return done(listAddress(listQueryIn(query)), t.updated, t.replaced);
      case 'missing':
        return notFoundScreen(() => t.notFound, endpoints.assetManager);
      case 'refused':
        return replaceScreen(site, call, inputProblemText(outcome.problem));
      case 'conflict':
        return replaceScreen(site, { row: outcome.row, query }, t.chooseAgain, 409);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return replaceScreen(site, call, error.tooLarge ? t.tooLarge : t.unreadable);
  } finally {
    await discardUpload({ files }, site.assetStore);
  }
}

type ReplacePageProps = {
  asset: Asset;
  query: ListQuery;
  prediction: Prediction | undefined;
  error?: string | undefined;
};

function ReplacePage({ asset, query, prediction, error }: ReplacePageProps) {
  return (
    <DialogContent title={t.replaceTitle({ name: asset.name })}>
      <form
        action={listAddress(query, `/${asset.id}/file`)}
        className="grid gap-5"
        encType="multipart/form-data"
        method="post"
      >
        {error && <ErrorSummary autoFocus errors={[{ target: 'file', text: error }]} title={t.updateFailed} />}
        <p className="text-small">{t.replaceText}</p>
        <div className="h-32 max-w-44 overflow-hidden bg-powder">
          <AssetPreview asset={asset} />
        </div>
        <TextField
          required
          accept={acceptedFiles(query.mediaType)}
          error={error}
          hint={fileHint(query.mediaType)}
          id="file"
          label={t.newFile}
          name="file"
          type="file"
        />
        <input name="version" type="hidden" value={asset.version} />
        {prediction && <ImpactList prediction={prediction} />}
        <SubmitOrCancel back={listAddress(query)} submit={t.replace} />
      </form>
    </DialogContent>
  );
}
