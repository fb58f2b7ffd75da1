import { findAsset } from '../../../domain/assets/queries.ts';
import { blocksDeletion, usesOf } from '../../../domain/assets/usage.ts';
import { changeAssets } from '../../../domain/bulk/assets.ts';
import { type AssetBulk, assetBulk } from '../../../domain/bulk/input.ts';
import type { BulkOutcome } from '../../../domain/bulk/outcome.ts';
import { predictImpactOf } from '../../../domain/impact/impact.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { bulkWords } from '../../../i18n/backend/bulk.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { readBulkForm } from '../../bulk/bulk-form.ts';
import { BulkConfirmPage } from '../../bulk/confirm-page.tsx';
import { BulkResultPage } from '../../bulk/result-page.tsx';
import { done, failed, type Screen } from '../../ui/frame/screen.tsx';
import { inputProblem } from '../../ui/input-problem.ts';
import { bulkAddress, type ListQuery, listAddress } from '../list/list-query.ts';
import { UsesList } from '../uses-list.tsx';

/** The action chosen for the selected assets; deleting is confirmed first. */
export async function changeSelected(
  site: Site,
  actor: Staff,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const { action, argument, tags, items, isConfirmed } = readBulkForm(await readForm(request));
  const back = listAddress(query);
  const t = bulkWords(actor.language);
  if (items.length === 0 || action === '') return failed(back, t.nothingChosen, t.nothingChosenText);
  const [category, subcategory = ''] = argument.split('/');
  const given = action === 'move' ? { category, subcategory } : action === 'delete' ? {} : { tags };
  const parsed = assetBulk.safeParse({ action, items, ...given });
  if (!parsed.success) {
    return failed(back, t.invalid, inputProblem(actor.language, parsed.error.issues[0]?.message ?? ''));
  }
  if (parsed.data.action === 'delete' && !isConfirmed) return confirmScreen(site, actor, parsed.data.items, query);
  const outcomes = await changeAssets(site, actor, parsed.data);
  const counted = t.assetCount({ count: outcomes.length });
  const title = t[parsed.data.action];
  if (outcomes.every(({ result }) => result !== 'refused')) return done(back, title, t.done({ items: counted }));
  return {
    title,
    section: 'assets',
    body: <BulkResultPage back={back} items={counted} linkTo={linkTo} outcomes={outcomes} />,
  };
}

function linkTo(outcome: BulkOutcome) {
  const { id, name } = outcome;
  return (
    <>
      <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.assetManager}/${id}`}>
        {name || `#${id}`}
      </a>
      {outcome.result === 'refused' && outcome.uses && <UsesList uses={outcome.uses} />}
    </>
  );
}

async function confirmScreen(
  { db }: Site,
  { language }: Staff,
  items: AssetBulk['items'],
  query: ListQuery,
): Promise<Screen> {
  const t = bulkWords(language);
  const named: { id: number; version: number; name: string }[] = [];
  const inUse: { id: number; name: string; uses: Awaited<ReturnType<typeof usesOf>> }[] = [];
  for (const { id, version } of items) {
    const asset = await findAsset(db, id);
    if (!asset) continue;
    named.push({ id, name: asset.name, version: version ?? asset.version });
    const uses = (await usesOf(db, asset)).filter(blocksDeletion);
    if (uses.length > 0) inUse.push({ id, name: asset.name, uses });
  }
  const stays = new Set(inUse.map(({ id }) => id));
  const planned = named
    .filter(({ id }) => !stays.has(id))
    .map(({ id }) => ({ kind: 'assets', id, action: 'delete' }) as const);
  const title = t.deleteTitle({ items: t.assetCount({ count: named.length }) });
  return {
    title,
    section: 'assets',
    body: (
      <BulkConfirmPage
        action={bulkAddress(query)}
        back={listAddress(query)}
        prediction={planned.length > 0 ? await predictImpactOf(db, planned) : undefined}
        items={named}
        text={t.deleteText}
        title={title}
        value="delete"
        verb={t.delete}
      >
        {inUse.length > 0 && (
          <section aria-labelledby="in-use-title" className="mt-4 border-l-[5px] border-laterite bg-white px-4 py-3">
            <h2 className="mb-1.5 text-small font-650" id="in-use-title">
              {t.staysInUse}
            </h2>
            <ul className="grid gap-3 text-small">
              {inUse.map(({ id, name, uses }) => (
                <li key={id}>
                  <p className="font-600 [overflow-wrap:anywhere]">{name}</p>
                  <UsesList uses={uses} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </BulkConfirmPage>
    ),
  };
}
