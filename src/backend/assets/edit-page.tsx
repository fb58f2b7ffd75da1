import { managedNames } from '../../domain/assets/managed-names.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { assetFields } from '../../fields/assets.ts';
import { assetWords } from '../../i18n/backend/assets/assets.ts';
import { href } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { AssetField, type FormState } from './asset-field.tsx';
import { AlternativeTextFields, AssetFields, fieldsIn, PlaceFields } from './asset-fields.tsx';
import { AssetPreview } from './asset-preview.tsx';
import { type ListQuery, listAddress } from './list/list-query.ts';

type EditPageProps = {
  asset: Asset;
  form: FormState;
  query: ListQuery;
  /** Another editor saved first: shows the stored values next to the submitted ones. */
  conflict?: readonly { label: string; saved: string }[];
};

/** Updates the fields of an asset. */
export function EditPage({ asset, form, query, conflict }: EditPageProps) {
  const language = useStaffLanguage();
  const t = assetWords(language);
  const askingForName = managedNames[asset.name];
  const errors = Object.entries(form.errors).map(([target, text]) => ({ target, text }));
  return (
    <DialogContent title={t.editOf({ name: asset.name })}>
      <form action={listAddress(query, `/${asset.id}/edit`)} className="grid gap-5" method="post">
        {errors.length > 0 && <ErrorSummary autoFocus errors={errors} title={t.notSaved} />}
        {conflict && <Conflict saved={conflict} />}
        <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center">
          <div className="h-32 max-w-44 overflow-hidden bg-powder">
            <AssetPreview asset={asset} />
          </div>
          <PlaceFields form={form} query={query} upload={false} />
        </div>
        <AssetField
          category={query.category}
          field={assetFields.name}
          form={form}
          hint={askingForName && t.askingForName({ address: href(askingForName, language) })}
        />
        <AlternativeTextFields form={form} query={query} upload={false} />
        <div className="grid gap-5 md:grid-cols-2">
          <AssetFields category={query.category} fields={fieldsIn('details', false)} form={form} />
        </div>
        <input name="version" type="hidden" value={asset.version} />
        <div className="flex flex-wrap gap-3">
          <SubmitOrCancel back={listAddress(query)} submit={t.save} />
        </div>
      </form>
    </DialogContent>
  );
}

function Conflict({ saved }: { saved: readonly { label: string; saved: string }[] }) {
  const t = useWords(assetWords);
  return (
    <section aria-labelledby="conflict-title" className="border-l-[5px] border-laterite bg-white px-5 py-4">
      <h2
        // biome-ignore lint/a11y/noAutofocus: it explains why the form was not saved
        autoFocus
        className="t-item text-laterite-deep"
        id="conflict-title"
        tabIndex={-1}
      >
        {t.savedSince}
      </h2>
      <p className="mt-1 text-small">{t.stillBelow}</p>
      <dl className="mt-2 grid gap-1 text-small">
        {saved.map(({ label, saved: text }) => (
          <div className="flex flex-wrap gap-x-2" key={label}>
            <dt className="font-650">{label}:</dt>
            <dd className="[overflow-wrap:anywhere]">{text || t.empty}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
