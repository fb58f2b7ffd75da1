import type { z } from 'zod';
import type { Staff } from '../../domain/accounts/staff.ts';
import { findLastSave } from '../../domain/activity/last-save.ts';
import { listChoosableFiles } from '../../domain/assets/choosable-files.ts';
import { createLeader, type LeaderResult, saveLeader } from '../../domain/leaders/commands.ts';
import { leaderForm } from '../../domain/leaders/input.ts';
import type { Leader } from '../../domain/leaders/queries.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { leaderWords } from '../../i18n/backend/leaders.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { parseBase, reconcile } from '../ui/forms/conflict.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { FormPage, type FormPageProps } from './form-page.tsx';
import { submissionIn, valuesOf } from './form-values.ts';

type Shown = Omit<FormPageProps, 'pictures'>;

export async function formScreen(
  { db }: Site,
  { language }: Staff,
  shown: Shown,
  more: Pick<Screen, 'status' | 'flash'> = {},
): Promise<Screen> {
  const t = leaderWords(language);
  const title = shown.leader ? t.edit : t.create;
  return {
    title: more.flash ? frameWords(language).errorTitle({ title }) : title,
    section: 'leaders',
    body: <FormPage {...shown} pictures={await listChoosableFiles(db, 'image')} />,
    ...more,
  };
}

/** Creates or updates a leader from the form, or returns the form with the submitted values. */
export async function submitLeader(
  site: Site,
  actor: Staff,
  request: Request,
  stored?: Leader,
): Promise<Screen | Response> {
  const t = leaderWords(actor.language);
  const { values, version, base, unknown } = submissionIn(await readForm(request));
  const again = (mistakes: readonly Mistake[]) => {
    const title = frameWords(actor.language).validationError;
    const flash = { variant: 'destructive', title, text: mistakes[0]?.text ?? '' } as const;
    return formScreen(site, actor, { leader: stored, values, mistakes }, { status: 422, flash });
  };
  const conflictWith = async (current: Leader) => {
    const { texts, differences } = reconcile(values, valuesOf(current), parseBase(base));
    const conflict = { by: await findLastSave(site.db, 'leader', current.id), differences };
    return formScreen(site, actor, { leader: current, values: texts, conflict }, { status: 409 });
  };
  if (stored && version !== undefined && version !== stored.version) return conflictWith(stored);
  if (unknown !== undefined) return again([{ field: '', text: t.unknownField({ name: unknown.slice(0, 100) }) }]);
  const parsed = leaderForm.safeParse(values);
  if (!parsed.success) return again(mistakesIn(actor.language, parsed.error));
  const given = { ...parsed.data, ...(stored && version !== undefined && { version }) };
  const result: LeaderResult = stored
    ? await saveLeader(site.staleness, actor, stored.id, given)
    : await createLeader(site.staleness, actor, parsed.data);
  switch (result.kind) {
    case 'saved':
      return done(endpoints.leaderManager, stored ? t.updated : t.created);
    case 'conflict':
      return conflictWith(result.leader);
    case 'refused':
      return again([{ field: result.field, text: inputProblem(actor.language, result.problem) }]);
    case 'missing':
      return missingLeader();
  }
}

export function missingLeader(): Screen {
  return notFoundScreen((language) => leaderWords(language).notFound, endpoints.leaderManager);
}

/** The first error of each field. */
function mistakesIn(language: Language, error: z.ZodError): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (!mistakes.has(field)) mistakes.set(field, { field, text: inputProblem(language, message) });
  }
  return [...mistakes.values()];
}
