import { Elysia } from 'elysia';
import { parseId } from '../../domain/input.ts';
import { deleteFilter, moveFilter, renameFilter, saveFilter } from '../../domain/saved-filters/commands.ts';
import { filteredLists, filterName, maxSavedFilters, newFilter } from '../../domain/saved-filters/input.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { savedFilterWords as t } from '../../i18n/backend/saved-filters.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { filteredAddress, managerAddress } from '../ui/lists/saved-filters.tsx';
import { ManagePage } from './manage-page.tsx';

type Addressed = { id: string };

const resource = 'saved filter';
const needs = 'signed-in';

/** Saved filters of lists, each account its own. */
export function savedFilterPages(site: Site) {
  const { db } = site;
  const one = `${endpoints.savedFilters}/:id` as const;
  const missing = () => notFoundScreen(() => t.notFound, endpoints.dashboard);
  return new Elysia({ name: 'backend.saved-filters' })
    .get(
      endpoints.savedFilters,
      guardedScreen(site, needs, async ({ query, actor }) => {
        const list = filteredLists.find((known) => known === query.get('list')) ?? 'articles';
        const saved = await listSavedFilters(db, actor.id, list);
        return {
          title: t.title,
          section: list,
          body: <ManagePage list={list} saved={saved} />,
        };
      }),
    )
    .post(
      endpoints.savedFilters,
      guardedForm(site, { action: 'create', resource, needs }, async ({ request, actor }) => {
        const form = Object.fromEntries(await readForm(request));
        const list = filteredLists.find((known) => known === form.list) ?? 'articles';
        const parsed = newFilter.safeParse(form);
        const back = filteredAddress(list, form.query);
        if (!parsed.success) {
          return failed(back, t.notSaved, inputProblem(actor.language, parsed.error.issues[0]?.message ?? ''));
        }
        const saved = await saveFilter(db, actor, parsed.data);
        if (saved === 'too-many') return failed(back, t.notSaved, t.tooMany({ count: String(maxSavedFilters) }));
        return done(back, t.done, parsed.data.name);
      }),
      { parse: 'none' },
    )
    .post(
      `${one}/move`,
      guardedForm<Addressed>(site, { action: 'update', resource, needs }, async ({ request, params, actor }) => {
        const id = parseId(params.id);
        const step = (await readForm(request)).get('step') === 'up' ? -1 : 1;
        const list = id && (await moveFilter(db, actor, id, step));
        return list ? done(managerAddress(list), t.moved) : missing();
      }),
      { parse: 'none' },
    )
    .post(
      `${one}/rename`,
      guardedForm<Addressed>(site, { action: 'update', resource, needs }, async ({ request, params, actor }) => {
        const form = await readForm(request);
        const list = filteredLists.find((known) => known === form.get('list')) ?? 'articles';
        const parsed = filterName.safeParse(form.get('name') ?? '');
        if (!parsed.success) {
          const problem = inputProblem(actor.language, parsed.error.issues[0]?.message ?? '');
          return failed(managerAddress(list), t.notRenamed, problem);
        }
        const renamed = await renameFilter(db, actor, parseId(params.id) ?? 0, parsed.data);
        if (renamed.kind === 'missing') return missing();
        const address = managerAddress(renamed.list);
        return renamed.kind === 'renamed'
          ? done(address, t.renamed, parsed.data)
          : failed(address, t.notRenamed, t.knownName({ name: parsed.data }));
      }),
      { parse: 'none' },
    )
    .post(
      `${one}/delete`,
      guardedForm<Addressed>(site, { action: 'delete', resource, needs }, async ({ params, actor }) => {
        const id = parseId(params.id);
        const list = id && (await deleteFilter(db, actor, id));
        return list ? done(managerAddress(list), t.deleted) : missing();
      }),
      { parse: 'none' },
    );
}
