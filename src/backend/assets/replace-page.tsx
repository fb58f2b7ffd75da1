import { acceptedFiles } from '../../domain/assets/file-types.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import type { Prediction } from '../../domain/impact/impact.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ImpactList } from '../impact/impact-list.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { fileHint } from './file-hint.ts';
import { type ListQuery, listAddress } from './list/list-query.ts';

type ReplacePageProps = {
  asset: Asset;
  query: ListQuery;
  prediction: Prediction | undefined;
  error?: string | undefined;
};

/** Form for replacing an asset's file. */
export function ReplacePage({ asset, query, prediction, error }: ReplacePageProps) {
  const language = useStaffLanguage();
  const t = assetWords(language);
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
          accept={acceptedFiles[query.mediaType]}
          error={error}
          hint={fileHint(language, query.mediaType)}
          id="file"
          label={t.newFile}
          name="file"
          type="file"
        />
        <input name="version" type="hidden" value={asset.version} />
        {prediction && <ImpactList prediction={prediction} />}
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={listAddress(query)} submit={t.replace} />
        </div>
      </form>
    </DialogContent>
  );
}
