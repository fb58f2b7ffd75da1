import { acceptedFiles } from '../../domain/assets/file-types.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { closesDialog, DialogContent } from '../ui/dialog.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { fileHint } from './file-hint.ts';
import { type ListQuery, listAddress } from './list/list-query.ts';

type ReplacePageProps = { asset: Asset; query: ListQuery; error?: string | undefined };

/** Replaces an asset's file. */
export function ReplacePage({ asset, query, error }: ReplacePageProps) {
  return (
    <DialogContent title={`Replace the file of ${asset.name}`}>
      <form
        action={listAddress(query, `/${asset.id}/file`)}
        className="grid gap-5"
        encType="multipart/form-data"
        method="post"
      >
        {error && <ErrorSummary autoFocus errors={[{ target: 'file', text: error }]} title="Update failed" />}
        <p className="text-small">
          Name, texts and place stay. The new file has an address of its own, and every page and article that shows the
          old one shows the new one.
        </p>
        <div className="h-32 max-w-44 overflow-hidden bg-powder">
          <AssetPreview asset={asset} />
        </div>
        <Field error={error} hint={fileHint(query.mediaType)} id="file" label="New file">
          <input
            required
            accept={acceptedFiles[query.mediaType]}
            className={fieldClass}
            id="file"
            name="file"
            type="file"
            {...describedBy('file', { hint: true, error: error !== undefined })}
          />
        </Field>
        <input name="version" type="hidden" value={asset.version} />
        <div className="flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            Replace
          </button>
          <a className="btn-outline" href={listAddress(query)} {...closesDialog}>
            Cancel
          </a>
        </div>
      </form>
    </DialogContent>
  );
}
