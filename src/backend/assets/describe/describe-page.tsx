import type { Asset } from '../../../domain/assets/queries.ts';
import { assetFields } from '../../../fields/assets.ts';
import { describeWords as t } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { type FormValues, fieldForm } from '../../ui/forms/command-form.ts';
import { baseOf } from '../../ui/forms/conflict.ts';
import { FieldContext } from '../../ui/forms/form-field.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { AssetField, ErrorList, hasAlternativeText } from '../asset-fields.tsx';
import { AssetPreview } from '../asset-preview.tsx';
import { type ListQuery, listAddress, ofAsset } from '../list/list-query.ts';

type DescribePageProps = {
  assets: readonly Asset[];
  values: FormValues;
  errors?: readonly FormError[];
  query: ListQuery;
};

const { altText, altTextEn, decorative, credit } = assetFields;
const describing = [altText, altTextEn, decorative, credit] as const;

/** The fields that describe an asset, by their names without its id. */
export const describingForm = fieldForm({ altText, altTextEn, decorative, credit });

/** Several assets on one screen: what each shows, in both languages, and who made it. */
export function DescribePage({ assets, values, errors = [], query }: DescribePageProps) {
  const ids = assets.map(({ id }) => id).join(',');
  return (
    <>
      <PageHeader text={t.hint} title={t.title({ count: assets.length })} />
      <ErrorList errors={errors} title={t.notSaved} />
      <form action={listAddress(query, '/describe', { ids })} className="mt-6 grid gap-5" method="post" noValidate>
        <FieldContext value={{ values, errors }}>
          {assets.map((asset) => (
            <Description asset={asset} key={asset.id} query={ofAsset(query, asset)} />
          ))}
        </FieldContext>
        <SaveBar>
          <button className="btn-primary" type="submit">
            {t.save}
          </button>
          <a className="btn-outline" href={listAddress(query)}>
            {frameWords.cancel}
          </a>
        </SaveBar>
      </form>
    </>
  );
}

/** The screen without an asset to describe: what it is for, and how to come back with some. */
export function NothingToDescribe({ query }: { query: ListQuery }) {
  return (
    <>
      <PageHeader title={t.nothing} />
      <p className="mt-3 max-w-[65ch]">{t.nothingText}</p>
      <p className="mt-5">
        <a className="btn-outline" href={listAddress(query)}>
          {t.toList}
        </a>
      </p>
    </>
  );
}

function Description({ asset, query }: { asset: Asset; query: ListQuery }) {
  const { id, name, version } = asset;
  const own = describing.filter((field) => field === credit || hasAlternativeText(query.mediaType));
  return (
    <fieldset className="desk-panel grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)]">
      <legend className="t-item float-left text-petrol-deep [overflow-wrap:anywhere] md:col-span-2">{name}</legend>
      <div className="h-32 max-w-44 overflow-hidden bg-powder">
        <AssetPreview asset={asset} />
      </div>
      <div className="grid min-w-0 gap-4 md:grid-cols-2">
        <input name={`version.${id}`} type="hidden" value={version} />
        <input name={`base.${id}`} type="hidden" value={JSON.stringify(baseOf(describingForm.valuesOf(asset)))} />
        {own.map((field) => (
          <AssetField category={query.category} field={field} key={field.label} name={`${field.json.name}.${id}`} />
        ))}
      </div>
    </fieldset>
  );
}
