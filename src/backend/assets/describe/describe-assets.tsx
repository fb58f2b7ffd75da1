import { isListedFrom } from '../../../domain/accounts/asset-rights.ts';
import type { Staff } from '../../../domain/accounts/staff.ts';
import { type AssetDesk, updateAsset } from '../../../domain/assets/commands.ts';
import { assetForm } from '../../../domain/assets/input.ts';
import type { Asset } from '../../../domain/assets/queries.ts';
import { listDescribable, listUndescribed, maxDescribed } from '../../../domain/attention/describable.ts';
import { parseId } from '../../../domain/input.ts';
import { assetFields } from '../../../fields/assets.ts';
import { entriesOf } from '../../../fields/derive.ts';
import { describeWords } from '../../../i18n/backend/assets/asset-upload.ts';
import { assetWords } from '../../../i18n/backend/assets/assets.ts';
import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import { readForm } from '../../../web/http/body.ts';
import { controlText } from '../../ui/forms/control-text.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, type Screen } from '../../ui/frame/screen.tsx';
import { inputProblem } from '../../ui/input-problem.ts';
import { isOutdated } from '../form-values.ts';
import { type ListQuery, listAddress } from '../list/list-query.ts';
import { mistakesIn } from '../mistakes.ts';
import { DescribePage, describingNames, NothingToDescribe } from './describe-page.tsx';

/** The assets that the address names, in its order; without any, those that wait for a description. */
async function assetsIn({ db }: AssetDesk, actor: Staff, asked: URLSearchParams): Promise<Asset[]> {
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
  desk: AssetDesk,
  actor: Staff,
  asked: URLSearchParams,
  query: ListQuery,
): Promise<Screen> {
  const assets = await assetsIn(desk, actor, asked);
  if (assets.length === 0) return asked.has('ids') ? missing() : nothingScreen(query);
  const values = Object.fromEntries(assets.flatMap((asset) => Object.entries(valuesOf(asset))));
  return {
    title: (language) => describeWords(language).title({ count: assets.length }),
    section: 'assets',
    body: <DescribePage assets={assets} query={query} values={values} />,
  };
}

/** Saves what was written about each asset; those that could not be saved are shown again, with what was written. */
export async function describeAssets(
  desk: AssetDesk,
  actor: Staff,
  request: Request,
  asked: URLSearchParams,
  query: ListQuery,
): Promise<Screen | Response> {
  const { language } = actor;
  const t = describeWords(language);
  const assets = await assetsIn(desk, actor, asked);
  if (assets.length === 0) return missing();
  const values = Object.fromEntries(await readForm(request));
  const mistakes: Mistake[] = [];
  const open: Asset[] = [];
  for (const asset of assets) {
    const { problems, stored } = await save(desk, actor, asset, values);
    if (problems.length === 0) continue;
    // Saving again replaces what someone else has saved.
    open.push(stored);
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

type Outcome = { problems: Mistake[]; stored: Asset };

async function save(desk: AssetDesk, actor: Staff, asset: Asset, sent: Record<string, string>): Promise<Outcome> {
  const { language } = actor;
  const given = Object.fromEntries(
    [...describingNames, 'version']
      .map((name) => [name, sent[`${name}.${asset.id}`] ?? (name === 'decorative' ? '' : undefined)])
      .filter(([, value]) => value !== undefined),
  );
  const savedSince = [{ field: 'credit', text: assetWords(language).savedSince }];
  if (isOutdated(sent[`version.${asset.id}`], asset)) return { problems: savedSince, stored: asset };
  const parsed = assetForm.safeParse({ ...given, name: asset.name });
  if (!parsed.success) return { problems: mistakesIn(language, parsed.error), stored: asset };
  const listed = asset.listed || isListedFrom(actor);
  const result = await updateAsset(desk, actor, asset.id, { ...parsed.data, listed });
  if (result.kind === 'conflict') return { problems: savedSince, stored: result.asset };
  if (result.kind === 'mistake') {
    const { field, message } = result.mistake;
    return { problems: [{ field, text: inputProblem(language, message) }], stored: asset };
  }
  return { problems: [], stored: asset };
}

function valuesOf(asset: Asset): Record<string, string> {
  return Object.fromEntries(
    entriesOf(assetFields)
      .filter(([, { json }]) => describingNames.some((name) => name === json.name))
      .map(([key, field]) => [`${field.json.name}.${asset.id}`, controlText(field, asset[key])]),
  );
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
