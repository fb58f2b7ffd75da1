import { isListedFrom } from '../../../domain/accounts/asset-rights.ts';
import { updateAsset } from '../../../domain/assets/commands.ts';
import { assetForm } from '../../../domain/assets/input.ts';
import type { Asset } from '../../../domain/assets/queries.ts';
import { listDescribable, listUndescribed, maxDescribed } from '../../../domain/attention/describable.ts';
import { parseId } from '../../../domain/input.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { assetFields } from '../../../fields/assets.ts';
import { describeWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import { assetWords } from '../../../i18n/backend/assets/assets.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import { readForm } from '../../../web/http/body.ts';
import { baseOf, parseBase, reconcile } from '../../ui/forms/conflict.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, type Screen } from '../../ui/frame/screen.tsx';
import { inputProblem } from '../../ui/input-problem.ts';
import { type FormValues, isOutdated } from '../form-values.ts';
import { type ListQuery, listAddress } from '../list/list-query.ts';
import { mistakesIn } from '../mistakes.ts';
import { DescribePage, describedIn, describingNames, NothingToDescribe } from './describe-page.tsx';

/** The assets that the address names, in its order; without any, those that wait for a description. */
async function assetsIn({ db }: Site, actor: Staff, asked: URLSearchParams): Promise<Asset[]> {
  const named = asked.get('ids');
  if (named === null) return listUndescribed(db, actor);
  const ids = named.split(',', maxDescribed).map(parseId);
  return listDescribable(
    db,
    actor,
    ids.filter((id) => id !== undefined),
  );
}

export async function describeScreen(
  site: Site,
  actor: Staff,
  asked: URLSearchParams,
  query: ListQuery,
): Promise<Screen> {
  const assets = await assetsIn(site, actor, asked);
  if (assets.length === 0) return asked.has('ids') ? missing() : nothingScreen(query);
  const values = Object.assign({}, ...assets.map((asset) => controlsOfAsset(asset.id, describedIn(asset))));
  return {
    title: (language) => describeWords(language).title({ count: assets.length }),
    section: 'assets',
    body: <DescribePage assets={assets} query={query} values={values} />,
  };
}

/** Saves what was written about each asset; those that could not be saved are shown again, with what was written. */
export async function describeAssets(
  site: Site,
  actor: Staff,
  request: Request,
  asked: URLSearchParams,
  query: ListQuery,
): Promise<Screen | Response> {
  const { language } = actor;
  const t = describeWords(language);
  const assets = await assetsIn(site, actor, asked);
  if (assets.length === 0) return missing();
  const sent = Object.fromEntries(await readForm(request));
  const values: Record<string, string> = {};
  const mistakes: Mistake[] = [];
  const open: Asset[] = [];
  for (const asset of assets) {
    const { problems, stored, texts } = await save(site, actor, asset, sent);
    if (problems.length === 0) continue;
    open.push(stored);
    Object.assign(values, controlsOfAsset(asset.id, texts));
    mistakes.push(...problems.map(({ field, text }) => ({ field: `${field}.${asset.id}`, text })));
  }
  const saved = t.saved({ count: assets.length - open.length });
  if (open.length === 0) return done(listAddress(query), assetWords(language).updated, saved);
  const title = frameWords(language).errorTitle({ title: t.title({ count: open.length }) });
  return {
    title,
    section: 'assets',
    status: 422,
    flash: { variant: 'destructive', title: t.notSaved, text: open.length < assets.length ? saved : '' },
    body: <DescribePage assets={open} mistakes={mistakes} query={query} values={values} />,
  };
}

type Outcome = { problems: readonly Mistake[]; stored: Asset; texts: FormValues };

/** How often a description is merged with what other editors save at the same moment, before it is shown again. */
const maxMerges = 3;

/**
 * Saves the description of an asset, merged with what another editor has saved since the form was shown. A field that both have
 * changed is shown again: saving again replaces it.
 */
async function save(site: Site, actor: Staff, asset: Asset, sent: FormValues): Promise<Outcome> {
  let texts = textsOf(asset.id, sent);
  let base = parseBase(sent[`base.${asset.id}`] ?? null);
  let version = sent[`version.${asset.id}`];
  let known = asset;
  for (let merges = 0; ; merges += 1) {
    const result = isOutdated(version, known) ? known : await store(site, actor, known, texts, version);
    if ('problems' in result) return result;
    const described = describedIn(result);
    const merged = reconcile(texts, described, base);
    const problems = merged.differences
      .filter(({ mine }) => mine !== undefined)
      .map(({ field, theirs }) => ({ field, text: changedByBoth(actor, theirs) }));
    if (problems.length > 0) return { problems, stored: result, texts: merged.texts };
    // The other editor's save may have taken from a writer the right to describe it.
    const mayDescribe = (await listDescribable(site.db, actor, [asset.id])).length > 0;
    if (!mayDescribe || merges === maxMerges) {
      const text = assetWords(actor.language).savedSince;
      return { problems: [{ field: assetFields.credit.json.name, text }], stored: result, texts: merged.texts };
    }
    texts = merged.texts;
    base = baseOf(described);
    version = String(result.version);
    known = result;
  }
}

/** Returns the stored asset after a conflict with another editor. */
async function store(
  site: Site,
  actor: Staff,
  asset: Asset,
  texts: FormValues,
  version: string | undefined,
): Promise<Outcome | Asset> {
  const { language } = actor;
  const parsed = assetForm.safeParse({ ...texts, ...(version !== undefined && { version }), name: asset.name });
  if (!parsed.success) return { problems: mistakesIn(language, parsed.error), stored: asset, texts };
  const listed = asset.listed || isListedFrom(actor);
  const result = await updateAsset(site, actor, asset.id, { ...parsed.data, listed });
  if (result.kind === 'conflict') return result.asset;
  if (result.kind === 'saved') return { problems: [], stored: asset, texts };
  const problem =
    result.kind === 'missing'
      ? { field: assetFields.credit.json.name, text: assetWords(language).notFound }
      : { field: result.mistake.field, text: inputProblem(language, result.mistake.message) };
  return { problems: [problem], stored: asset, texts };
}

function changedByBoth({ language }: Staff, theirs: string): string {
  const t = describeWords(language);
  return theirs.trim() === '' ? t.emptiedByOther : t.changedByBoth({ text: theirs });
}

/** What was sent about an asset, by the names of fields. Browsers do not send unchecked boxes. */
function textsOf(id: number, sent: FormValues): FormValues {
  const texts = describingNames.map((name) => [
    name,
    sent[`${name}.${id}`] ?? (name === assetFields.decorative.json.name ? '' : undefined),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Values by the names of the controls, of one asset among several. */
function controlsOfAsset(id: number, texts: FormValues): FormValues {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}.${id}`, text]));
}

function nothingScreen(query: ListQuery): Screen {
  return {
    title: (language) => describeWords(language).nothing,
    section: 'assets',
    body: <NothingToDescribe query={query} />,
  };
}

function missing(): Screen {
  return notFoundScreen((language) => assetWords(language).notFound, endpoints.assetManager);
}
