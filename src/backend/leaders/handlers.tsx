import { Elysia } from 'elysia';
import { predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { findLeader, type Leader, listLeaders } from '../../domain/leaders/queries.ts';
import { moveLeader } from '../../domain/leaders/reorder.ts';
import { trashLeader } from '../../domain/trash/commands.ts';
import { leaderWords } from '../../i18n/backend/leaders.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { newValues, valuesOf } from './form-values.ts';
import { ListPage } from './list-page.tsx';
import { formScreen, missingLeader, submitLeader } from './save-leader.tsx';

type ById = { id: string };

/** Screens and forms of the boards' members. */
export function leaderPages(site: Site) {
  const { db } = site;
  const list = endpoints.leaderManager;
  const one = `${list}/:id` as const;
  type Show = (call: ScreenCall<ById> & { leader: Leader }) => Promise<Screen | Response> | Screen | Response;
  /** Adds the leader in the address; an unknown one is not found. */
  const withLeader = (show: Show) => async (call: ScreenCall<ById>) => {
    const id = parseId(call.params.id);
    const leader = id === undefined ? undefined : await findLeader(db, id);
    return leader ? show({ ...call, leader }) : missingLeader();
  };
  const write = (action: 'create' | 'update' | 'delete') =>
    ({ action, resource: 'leader', needs: 'leaders.write' }) as const;

  return new Elysia({ name: 'backend.leaders' })
    .get(
      list,
      guardedScreen(site, 'leaders.read', async ({ actor }) => ({
        title: leaderWords(actor.language).title,
        section: 'leaders',
        body: <ListPage leaders={await listLeaders(db)} />,
      })),
    )
    .get(
      endpoints.leaderCreate,
      guardedScreen(site, 'leaders.write', ({ actor }) =>
        formScreen(site, actor, { leader: undefined, values: newValues() }),
      ),
    )
    .post(
      endpoints.leaderCreate,
      guardedForm(site, write('create'), ({ request, actor }) => submitLeader(site, actor, request)),
      { parse: 'none' },
    )
    .get(
      one,
      guardedScreen<ById>(
        site,
        'leaders.write',
        withLeader(({ leader, actor }) => formScreen(site, actor, { leader, values: valuesOf(leader) })),
      ),
    )
    .post(
      one,
      guardedForm<ById>(
        site,
        write('update'),
        withLeader(({ leader, request, actor }) => submitLeader(site, actor, request, leader)),
      ),
      { parse: 'none' },
    )
    .post(
      `${one}/move`,
      guardedForm<ById>(
        site,
        write('update'),
        withLeader(async ({ leader, request, actor }) => {
          const t = leaderWords(actor.language);
          const direction = (await readForm(request)).get('direction');
          if (direction !== 'up' && direction !== 'down') return failed(list, t.notMoved);
          await moveLeader(site.staleness, actor, leader.id, direction);
          return done(list, t.moved);
        }),
      ),
      { parse: 'none' },
    )
    .get(
      `${one}/delete`,
      guardedScreen<ById>(
        site,
        'leaders.write',
        withLeader(async ({ leader, actor }) => ({
          title: leaderWords(actor.language).deleteTitle,
          section: 'leaders',
          body: (
            <DeletePage
              prediction={await predictImpact(db, { kind: 'leaders', id: leader.id, action: 'delete' })}
              leader={leader}
            />
          ),
        })),
      ),
    )
    .post(
      `${one}/delete`,
      guardedForm<ById>(
        site,
        write('delete'),
        withLeader(async ({ leader, actor }) => {
          const t = leaderWords(actor.language);
          await trashLeader(site.staleness, actor, leader.id);
          return done(list, t.deleted, t.inTrash);
        }),
      ),
      { parse: 'none' },
    );
}
