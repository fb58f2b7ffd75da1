import { listChoosableFiles } from '../../domain/assets/queries.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { createLeader, saveLeader } from '../../domain/leaders/commands.ts';
import { type Leader, listLeaders } from '../../domain/leaders/queries.ts';
import { moveLeader } from '../../domain/leaders/reorder.ts';
import { trashLeader } from '../../domain/trash/commands.ts';
import { editableLeaderFields } from '../../fields/leaders.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { type CommandForm, fieldForm } from '../ui/forms/command-form.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { FormPage } from './form-page.tsx';
import { ListPage } from './list-page.tsx';

/** Screens and forms of the boards' members. */
export function leaderScreens(site: Site) {
  const { db } = site;
  const list = endpoints.leaderManager;
  const one = `${list}/:id`;
  const form: CommandForm<Leader | undefined> = {
    ...fieldForm(editableLeaderFields),
    title: (leader) => (leader ? t.edit : t.create),
    body: async (view) => <FormPage pictures={await listChoosableFiles(db, 'image')} view={view} />,
  };
  return screens(site, { name: 'leaders', section: 'leaders', back: list, notFound: () => t.notFound })
    .show(list, 'leaders.read', async () => ({ title: t.title, body: <ListPage leaders={await listLeaders(db)} /> }))
    .form(endpoints.leaderCreate, createLeader, form, () => done(list, t.created))
    .form(one, saveLeader, form, () => done(list, t.updated))
    .act(`${one}/move`, moveLeader, { done: () => done(list, t.moved), refused: () => failed(list, t.notMoved) })
    .ask(`${one}/delete`, trashLeader, {
      title: () => t.deleteTitle,
      question: async ({ id, name }) => {
        const prediction = await predictImpact(site, { kind: 'leaders', id, action: 'delete' });
        return (
          <Confirm action={`${list}/${id}/delete`} back={list} title={t.deleteTitle} verb={t.delete}>
            <p>{t.deleteQuestion({ name })}</p>
            <p className="mt-2 text-small text-slate">{t.deleteText}</p>
            {prediction && <ImpactList prediction={prediction} />}
          </Confirm>
        );
      },
      done: () => done(list, t.deleted, t.inTrash),
    }).routes;
}
