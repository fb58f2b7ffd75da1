import { deleteFilter, moveFilter, renameFilter, saveFilter } from '../../domain/saved-filters/commands.ts';
import {
  type FilteredList,
  filteredLists,
  listSavedFilters,
  maxNameCharacters,
  type SavedFilter,
} from '../../domain/saved-filters/input.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { savedFilterWords as t } from '../../i18n/backend/saved-filters.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { OutlineLink } from '../../ui/text/button.tsx';
import { inputProblemText } from '../ui/forms/command-form.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { filterClass } from '../ui/lists/list.tsx';
import { filteredAddress, managerAddress } from '../ui/lists/saved-filters.tsx';
import { Table } from '../ui/lists/table.tsx';
import { screens } from '../ui/screens.tsx';

/** Saved filters of lists, each account its own. */
export function savedFilterScreens(site: Site) {
  const one = `${endpoints.savedFilters}/:id`;
  return screens(site, {
    name: 'saved-filters',
    section: 'dashboard',
    back: endpoints.dashboard,
    notFound: () => t.notFound,
  })
    .show(endpoints.savedFilters, 'signed-in', async ({ query, actor }) => {
      const list = listIn(query);
      const saved = await listSavedFilters(site.db, actor.id, list);
      return { title: t.title, section: list, body: <ManagePage list={list} saved={saved} /> };
    })
    .act(endpoints.savedFilters, saveFilter, {
      done: ({ list, query, name }) => done(filteredAddress(list, query), t.done, name),
      refused: (problem, _row, _call, form) =>
        failed(filteredAddress(listIn(form), form.get('query') ?? ''), t.notSaved, inputProblemText(problem)),
    })
    .act(`${one}/move`, moveFilter, { done: (_, { list }) => done(managerAddress(list), t.moved) })
    .act(`${one}/rename`, renameFilter, {
      done: (name, { list }) => done(managerAddress(list), t.renamed, name),
      refused: (problem, { list }) => failed(managerAddress(list), t.notRenamed, inputProblemText(problem)),
    })
    .act(`${one}/delete`, deleteFilter, { done: (_, { list }) => done(managerAddress(list), t.deleted) }).routes;
}

function listIn(given: URLSearchParams): FilteredList {
  return filteredLists.find((known) => known === given.get('list')) ?? 'articles';
}

/** The saved filters of a list, to be renamed, ordered and deleted. */
export function ManagePage({ list, saved }: { list: FilteredList; saved: readonly SavedFilter[] }) {
  return (
    <>
      <PageHeader
        action={<OutlineLink href={filteredAddress(list)}>{t.back}</OutlineLink>}
        text={t.text}
        title={t.title}
      />
      {saved.length === 0 ? (
        <EmptyList title={t.nothing}>
          <p className="text-small">{t.nothingText}</p>
        </EmptyList>
      ) : (
        <Table
          caption={t.caption}
          columns={[
            {
              head: t.name,
              main: true,
              cell: (one) => (
                <>
                  <a className="line-link font-650 [overflow-wrap:anywhere]" href={filteredAddress(list, one.query)}>
                    {one.name}
                  </a>
                  <Rename filter={one} list={list} />
                </>
              ),
            },
            {
              head: `#${listWords.actions}`,
              align: 'end',
              cell: ({ id, name }, index) => (
                <span className="-my-2 inline-flex">
                  {index > 0 && <Move icon="chevron-up" id={id} label={t.up({ name })} step="up" />}
                  {index < saved.length - 1 && (
                    <Move icon="chevron-down" id={id} label={t.down({ name })} step="down" />
                  )}
                  <form action={`${endpoints.savedFilters}/${id}/delete`} method="post">
                    <IconButton icon="trash" label={t.delete({ name })} />
                  </form>
                </span>
              ),
            },
          ]}
          rows={saved}
        />
      )}
    </>
  );
}

function Rename({ filter: { id, name }, list }: { filter: SavedFilter; list: FilteredList }) {
  return (
    <details>
      <summary
        aria-label={t.renameOf({ name })}
        className="inline-flex min-h-11 cursor-pointer items-center text-small line-link"
      >
        {t.rename}
      </summary>
      <form
        action={`${endpoints.savedFilters}/${id}/rename`}
        className="flex flex-wrap items-end gap-3 pb-2"
        method="post"
      >
        <input name="list" type="hidden" value={list} />
        <div>
          <label className="t-label text-slate" htmlFor={`filter-name-${id}`}>
            {t.name}
          </label>
          <input
            autoComplete="off"
            className={filterClass}
            defaultValue={name}
            id={`filter-name-${id}`}
            maxLength={maxNameCharacters}
            name="name"
            required
            type="text"
          />
        </div>
        <button className="btn-outline min-h-11 px-5 py-2" type="submit">
          {t.submitName}
        </button>
      </form>
    </details>
  );
}

type MoveProps = { id: number; step: 'up' | 'down'; label: string; icon: IconName };

function Move({ id, step, label, icon }: MoveProps) {
  return (
    <form action={`${endpoints.savedFilters}/${id}/move`} method="post">
      <input name="step" type="hidden" value={step} />
      <IconButton icon={icon} label={label} />
    </form>
  );
}

function IconButton({ icon, label }: { icon: IconName; label: string }) {
  return (
    <button
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-full hover:bg-powder"
      title={label}
      type="submit"
    >
      <Icon name={icon} />
    </button>
  );
}
