import { Elysia } from 'elysia';
import { predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { findLeader, type Leader, listLeaders } from '../../domain/leaders/queries.ts';
import { moveLeader } from '../../domain/leaders/reorder.ts';
import { trashLeader } from '../../domain/trash/commands.ts';
import { leaderWords } from '../../i18n/backend/leaders.words.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { newValues, valuesOf } from './form-values.ts';
import { ListPage } from './list-page.tsx';
import { formScreen, type LeaderDesk, missingLeader, submitLeader } from './save-leader.tsx';

type ById = { id: string };

/** Screens and forms of the boards' members. */
export function leaderPages(desk: LeaderDesk) {
  const { gate, staleness } = desk;
  const { db } = gate;
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
      guardedScreen(gate, 'leaders.read', async ({ actor }) => ({
        title: leaderWords(actor.language).title,
        section: 'leaders',
        body: <ListPage leaders={await listLeaders(db)} />,
      })),
    )
    .get(
      endpoints.leaderCreate,
      guardedScreen(gate, 'leaders.write', ({ actor }) =>
        formScreen(desk, actor, { leader: undefined, values: newValues() }),
      ),
    )
    .post(
      endpoints.leaderCreate,
      guardedForm(gate, write('create'), ({ request, actor }) => submitLeader(desk, actor, request)),
      { parse: 'none' },
    )
    .get(
      one,
      guardedScreen<ById>(
        gate,
        'leaders.write',
        withLeader(({ leader, actor }) => formScreen(desk, actor, { leader, values: valuesOf(leader) })),
      ),
    )
    .post(
      one,
      guardedForm<ById>(
        gate,
        write('update'),
        withLeader(({ leader, request, actor }) => submitLeader(desk, actor, request, leader)),
      ),
      { parse: 'none' },
    )
    .post(
      `${one}/move`,
      guardedForm<ById>(
        gate,
        write('update'),
        withLeader(async ({ leader, request, actor }) => {
          const t = leaderWords(actor.language);
          const direction = (await readForm(request)).get('direction');
          if (direction !== 'up' && direction !== 'down') return failed(list, t.notMoved);
          await moveLeader(staleness, actor, leader.id, direction);
          return done(list, t.moved);
        }),
      ),
      { parse: 'none' },
    )
    .get(
      `${one}/delete`,
      guardedScreen<ById>(
        gate,
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
        gate,
        write('delete'),
        withLeader(async ({ leader, actor }) => {
          const t = leaderWords(actor.language);
          await trashLeader(staleness, actor, leader.id);
          return done(list, t.deleted, t.inTrash);
        }),
      ),
      { parse: 'none' },
    );
}
