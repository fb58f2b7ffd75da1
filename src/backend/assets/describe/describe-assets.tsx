import { describeAsset } from '../../../domain/assets/commands.ts';
import type { Asset } from '../../../domain/assets/queries.ts';
import { listDescribable, listUndescribed, maxDescribed } from '../../../domain/attention/queries.ts';
import { perform } from '../../../domain/command.ts';
import { parseId } from '../../../domain/input.ts';
import { currentStaff } from '../../../domain/rights/staff.ts';
import { assetFields } from '../../../fields/assets.ts';
import { describeWords as t } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { Button, OutlineLink } from '../../../ui/text/button.tsx';
import { readForm } from '../../../web/http/body.ts';
import { type FormValues, fieldForm, inputProblemText, parseForm } from '../../ui/forms/command-form.ts';
import { baseOf, parseBase, reconcile } from '../../ui/forms/conflict.ts';
import { FieldContext } from '../../ui/forms/form-field.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { type Call, type Content, done } from '../../ui/frame/screen.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { AssetField, ErrorList, hasAlternativeText } from '../asset-fields.tsx';
import { AssetPreview } from '../asset-preview.tsx';
import { type ListQuery, listAddress, listQueryIn, ofAsset } from '../list/list-query.ts';

type DescribePageProps = {
  assets: readonly Asset[];
  values: FormValues;
  errors?: readonly FormError[];
  query: ListQuery;
};

const { altText, altTextEn, decorative, credit } = assetFields;
const describing = [altText, altTextEn, decorative, credit] as const;

/** The fields that describe an asset, by their names without its id. */
const describingForm = fieldForm({ altText, altTextEn, decorative, credit });

function DescribePage({ assets, values, errors = [], query }: DescribePageProps) {
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
          <Button>{t.save}</Button>
          <OutlineLink href={listAddress(query)}>{frameWords.cancel}</OutlineLink>
        </SaveBar>
      </form>
    </>
  );
}

/** The screen without an asset to describe: what it is for, and how to come back with some. */
function NothingToDescribe({ query }: { query: ListQuery }) {
  return (
    <>
      <PageHeader title={t.nothing} />
      <p className="mt-3 max-w-[65ch]">{t.nothingText}</p>
      <p className="mt-5">
        <OutlineLink href={listAddress(query)}>{t.toList}</OutlineLink>
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

/** The assets that the address names, in its order; without any, those that wait for a description. */
async function assetsIn({ db }: Site, searchParams: URLSearchParams): Promise<Asset[]> {
  const named = searchParams.get('ids');
  if (named === null) return listUndescribed(db, currentStaff());
  const ids = named.split(',', maxDescribed).map(parseId);
  return listDescribable(
    db,
    currentStaff(),
    ids.filter((id) => id !== undefined),
  );
}

export async function describeScreen(site: Site, { query: searchParams }: Call): Promise<Content> {
  const assets = await assetsIn(site, searchParams);
  const query = listQueryIn(searchParams);
  if (assets.length === 0) {
    return searchParams.has('ids') ? missing() : { title: t.nothing, body: <NothingToDescribe query={query} /> };
  }
  const values = Object.assign({}, ...assets.map((asset) => controlsOfAsset(asset.id, describingForm.valuesOf(asset))));
  const body = <DescribePage assets={assets} query={query} values={values} />;
  return { title: t.title({ count: assets.length }), body };
}

/** Saves what was written about each asset; those that could not be saved are shown again, with what was written. */
export async function describeAssets(site: Site, { request, query: searchParams }: Call): Promise<Content | Response> {
  const query = listQueryIn(searchParams);
  const assets = await assetsIn(site, searchParams);
  if (assets.length === 0) return missing();
  const sent = Object.fromEntries(await readForm(request));
  const values: Record<string, string> = {};
  const errors: FormError[] = [];
  const open: Asset[] = [];
  for (const asset of assets) {
    const { problems, stored, texts } = await save(site, asset, sent);
    if (problems.length === 0) continue;
    open.push(stored);
    Object.assign(values, controlsOfAsset(asset.id, texts));
    errors.push(...problems.map(({ field, text }) => ({ field: `${field}.${asset.id}`, text })));
  }
  const saved = t.saved({ count: assets.length - open.length });
  if (open.length === 0) return done(listAddress(query), assetWords.updated, saved);
  return {
    title: frameWords.errorTitle({ title: t.title({ count: open.length }) }),
    status: 422,
    flash: { variant: 'destructive', title: t.notSaved, text: open.length < assets.length ? saved : '' },
    body: <DescribePage assets={open} errors={errors} query={query} values={values} />,
  };
}

type Saved = { problems: readonly FormError[]; stored: Asset; texts: FormValues };

/** How often a description is merged with what other editors save at the same moment, before it is shown again. */
const maxMerges = 3;

/**
 * Saves the description of an asset, merged with what another editor has saved since the form was shown. A field that both have
 * changed is shown again: saving again replaces it.
 */
async function save(site: Site, asset: Asset, sent: FormValues): Promise<Saved> {
  let texts = textsOf(asset.id, sent);
  let base = parseBase(sent[`base.${asset.id}`] ?? null);
  let version = Number(sent[`version.${asset.id}`]);
  let known = asset;
  for (let merges = 0; ; merges += 1) {
    // Before the texts are looked at: what was typed is not wrong because the form is old.
    const isOutdated = version > 0 && version !== known.version;
    const result = isOutdated ? known : await store(site, known, texts, version);
    if ('problems' in result) return result;
    const described = describingForm.valuesOf(result);
    const merged = reconcile(texts, described, base);
    const problems = merged.differences
      .filter(({ mine }) => mine !== undefined)
      .map(({ field, theirs }) => ({ field, text: changedByBoth(theirs) }));
    if (problems.length > 0) return { problems, stored: result, texts: merged.texts };
    // The other editor's save may have taken from a writer the right to describe it.
    const mayDescribe = (await listDescribable(site.db, currentStaff(), [asset.id])).length > 0;
    if (!mayDescribe || merges === maxMerges) {
      const problem = { field: assetFields.credit.json.name, text: assetWords.savedSince };
      return { problems: [problem], stored: result, texts: merged.texts };
    }
    texts = merged.texts;
    base = baseOf(described);
    version = result.version;
    known = result;
  }
}

/** Returns the stored asset after a conflict with another editor. */
async function store(site: Site, asset: Asset, texts: FormValues, version: number): Promise<Saved | Asset> {
  if (!(version > 0))
    return { problems: [{ field: 'version', text: assetWords.unreadableOpenAnew }], stored: asset, texts };
  const parsed = parseForm(describingForm, describeAsset.input, { values: texts, version, unknown: undefined });
  if ('errors' in parsed) return { problems: parsed.errors, stored: asset, texts };
  const outcome = await perform(site, describeAsset, { id: asset.id, input: parsed.input });
  if (outcome.kind === 'conflict') return outcome.row;
  if (outcome.kind === 'done') return { problems: [], stored: asset, texts };
  const problem =
    outcome.kind === 'missing'
      ? { field: assetFields.credit.json.name, text: assetWords.notFound }
      : { field: outcome.field, text: inputProblemText(outcome.problem) };
  return { problems: [problem], stored: asset, texts };
}

function changedByBoth(theirs: string): string {
  return theirs.trim() === '' ? t.emptiedByOther : t.changedByBoth({ text: theirs });
}

/** What was sent about an asset, by the names of fields. Browsers do not send unchecked boxes. */
function textsOf(id: number, sent: FormValues): FormValues {
  const texts = describingForm.names.map((name) => [
    name,
    sent[`${name}.${id}`] ?? (name === assetFields.decorative.json.name ? '' : undefined),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Values by the names of the controls, of one asset among several. */
function controlsOfAsset(id: number, texts: FormValues): FormValues {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}.${id}`, text]));
}

function missing(): Content {
  return notFoundScreen(() => assetWords.notFound, endpoints.assetManager);
}
