import type { Db } from '../../db/client.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { type List, readPart } from '../../domain/list.ts';
import { maxRedirectCharacters, ownAddress } from '../../domain/redirects/addresses.ts';
import { createRedirect, deleteRedirect } from '../../domain/redirects/commands.ts';
import { findTarget, missedList, redirectList } from '../../domain/redirects/queries.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { redirectWords as t } from '../../i18n/backend/redirects.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { csvFile } from '../../web/formats/csv.ts';
import { Confirm, opensDialog } from '../ui/dialog.tsx';
import type { FormView } from '../ui/forms/command-form.ts';
import { AddLink, PageHeader } from '../ui/frame/page-header.tsx';
import { done, guardedExport } from '../ui/frame/screen.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { TabLinks } from '../ui/lists/tab-links.tsx';
import { screens } from '../ui/screens.tsx';

type Redirect = Awaited<ReturnType<typeof redirectList.read>>[number];
type Missed = Awaited<ReturnType<typeof missedList.read>>[number];

const pageSize = 50;
const exported = { action: 'other', resource: 'redirect', needs: 'redirects.manage' } as const;

/** Redirects of missing addresses, and the addresses that visitors did not find. */
export function redirectScreens(site: Site) {
  const { db, siteUrl } = site;
  const list = endpoints.redirects;
  return screens(site, { name: 'redirects', section: 'redirects', back: list, notFound: () => t.notFound })
    .list(list, redirectList, { pageSize, noPage: () => t.title }, redirectLook)
    .list(endpoints.missedAddresses, missedList, { pageSize, noPage: () => t.missed }, missedLook)
    .form(
      endpoints.redirectNew,
      createRedirect,
      {
        names: ['path', 'target', 'replaces'],
        valuesOf: () => ({}),
        title: () => t.set,
        body: async ({ action, errors, values }, { query }) => {
          const { path = query.get('path')?.slice(0, maxRedirectCharacters) ?? '' } = values;
          const present = await findTarget(db, ownAddress(path, siteUrl)?.pathname ?? '');
          // Only what its editor has read is replaced.
          const isNews = errors.some(({ field }) => field === 'path');
          const { target = present, replaces = present } = values;
          return (
            <FormPage
              action={action}
              errors={errors}
              values={{ path, target, replaces: isNews ? present : replaces }}
            />
          );
        },
      },
      ({ path }) => done(list, t.saved, path),
    )
    .ask(`${list}/:id/delete`, deleteRedirect, {
      title: () => t.deleteTitle,
      question: ({ id, path }) => (
        <Confirm action={`${list}/${id}/delete`} back={list} title={t.deleteTitle} verb={t.delete}>
          <p className="[overflow-wrap:anywhere]">{t.deleteText({ path })}</p>
        </Confirm>
      ),
      done: (_, { path }) => done(list, t.deleted, path),
    })
    .routes.post(
      endpoints.redirectsExport,
      guardedExport(site, exported, async ({ actor }) => {
        await recordActivity(db, actor, event('redirect.exported', { list: 'redirects' }));
        const head = ['path', 'target', 'hits', 'last_hit_at', 'created_by', 'created_at'];
        return csvFile('redirects.csv', head, rowsOf(db, redirectList, redirectRow));
      }),
      { parse: 'none' },
    )
    .post(
      endpoints.missedAddressesExport,
      guardedExport(site, exported, async ({ actor }) => {
        await recordActivity(db, actor, event('redirect.exported', { list: 'missed' }));
        return csvFile('missed-addresses.csv', ['path', 'count', 'last_at'], rowsOf(db, missedList, missedRow));
      }),
      { parse: 'none' },
    );
}

/** Both lists are bounded and short. */
const maxExported = 5000;

async function* rowsOf<Row extends { id: number }, Sort extends string>(
  db: Db,
  list: List<Record<string, never>, Row, Sort>,
  row: (row: Row) => (string | number | null)[],
) {
  yield (await readPart(db, list, {}, { limit: maxExported })).map(row);
}

function redirectRow({ path, target, hits, lastHitAt, createdBy, createdAt }: Redirect) {
  return [path, target, hits, lastHitAt?.toISOString() ?? null, createdBy, createdAt.toISOString()];
}

function missedRow({ path, count, lastAt }: Missed) {
  return [path, count, lastAt.toISOString()];
}

function tabs(current: 'redirects' | 'missed') {
  const links = [
    ['redirects', t.title, endpoints.redirects] as const,
    ['missed', t.missed, endpoints.missedAddresses] as const,
  ];
  return <TabLinks current={current} label={t.parts} links={links} />;
}

function redirectLook(): ListLook<Redirect> {
  return {
    texts: { title: t.title, text: t.text, caption: t.title, nothing: t.nothing },
    noun: t.count,
    above: tabs('redirects'),
    action: <AddLink href={endpoints.redirectNew}>{t.create}</AddLink>,
    exports: endpoints.redirectsExport,
    columns: [
      {
        head: t.path,
        main: true,
        sort: 'path',
        cell: ({ path, createdBy }) => (
          <>
            <span className="font-650 [overflow-wrap:anywhere]">{path}</span>
            <span className="mt-0.5 block text-tiny text-slate">{t.by({ name: createdBy })}</span>
          </>
        ),
      },
      {
        head: t.target,
        cell: ({ target }) => (
          <a className="line-link [overflow-wrap:anywhere]" href={target}>
            {target}
          </a>
        ),
      },
      { head: t.hits, sort: 'hits', cell: ({ hits }) => t.times({ count: hits }) },
      { head: t.last, cell: ({ lastHitAt }) => (lastHitAt ? <Moment at={lastHitAt} /> : t.never) },
      {
        head: `#${listWords.actions}`,
        align: 'end',
        cell: ({ id, path }) => (
          <span className="inline-flex gap-x-4">
            <a
              aria-label={t.changeOf({ path })}
              className="line-link inline-flex min-h-11 items-center font-600"
              href={withQuery(endpoints.redirectNew, { path })}
            >
              {t.change}
            </a>
            <a
              aria-label={t.deleteOf({ path })}
              className="line-link inline-flex min-h-11 items-center font-600"
              href={`${endpoints.redirects}/${id}/delete`}
              {...opensDialog}
            >
              {t.delete}
            </a>
          </span>
        ),
      },
    ],
  };
}

function missedLook(): ListLook<Missed> {
  return {
    texts: { title: t.title, text: t.missedText, caption: t.missed, nothing: t.nothingMissed },
    noun: t.missedCount,
    above: tabs('missed'),
    exports: endpoints.missedAddressesExport,
    columns: [
      {
        head: t.address,
        main: true,
        cell: ({ path }) => <span className="font-650 [overflow-wrap:anywhere]">{path}</span>,
      },
      { head: t.asked, sort: 'count', cell: ({ count }) => t.times({ count }) },
      { head: t.last, sort: 'last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
      {
        head: `#${listWords.actions}`,
        align: 'end',
        cell: ({ path }) => (
          <a
            aria-label={t.createOf({ path })}
            className="line-link inline-flex min-h-11 items-center font-600"
            href={withQuery(endpoints.redirectNew, { path })}
          >
            {t.create}
          </a>
        ),
      },
    ],
  };
}

type FormPageProps = Pick<FormView<undefined>, 'action' | 'errors'> & {
  values: Record<'path' | 'target' | 'replaces', string | undefined>;
};

function FormPage({ action, values, errors }: FormPageProps) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;
  const common = { autoComplete: 'off', maxLength: maxRedirectCharacters, spellCheck: false } as const;
  return (
    <>
      <PageHeader title={t.set} />
      <form action={action} className="grid max-w-200 gap-6" method="post" noValidate>
        {errors.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={errors.map(({ field, text }) => ({ target: field, text }))}
            title={frameWords.validationError}
          />
        )}
        <input name="replaces" type="hidden" value={values.replaces ?? ''} />
        <div className="desk-panel">
          <div className="grid gap-5">
            <TextField
              {...common}
              defaultValue={values.path}
              error={errorOf('path')}
              hint={t.pathHint}
              id="path"
              label={t.path}
              name="path"
              required
            />
            <TextField
              {...common}
              defaultValue={values.target ?? ''}
              error={errorOf('target')}
              hint={t.targetHint}
              id="target"
              label={t.target}
              name="target"
              required
            />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {t.set}
          </button>
          <a className="btn-outline" href={endpoints.redirects}>
            {frameWords.cancel}
          </a>
        </div>
      </form>
    </>
  );
}
