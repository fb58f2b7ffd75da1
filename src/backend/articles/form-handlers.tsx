import { Elysia } from 'elysia';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { findLastSave } from '../../domain/activity/last-save.ts';
import { createArticle } from '../../domain/articles/commands.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { saveArticle } from '../../domain/articles/save.ts';
import { findStoredArticle } from '../../domain/articles/stored-article.ts';
import { listChoosableFiles } from '../../domain/assets/choosable-files.ts';
import { parseId } from '../../domain/input.ts';
import type { Staleness } from '../../domain/publishing/staleness.ts';
import { articleFormWords } from '../../i18n/backend/article-form.ts';
import { articleListWords } from '../../i18n/backend/articles.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { parseBase } from '../ui/forms/conflict.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { reconcileArticle } from './conflict.ts';
import { FormPage, type FormPageProps } from './form-page.tsx';
import { activeLanguage, incompleteMistake, readValues } from './form-reading.ts';
import { refusalMistake, submissionIn } from './form-submission.ts';
import { newValues, valuesOf } from './form-values.ts';
import { listAddress, listQueryIn } from './list/list-query.ts';

type Addressed = { id: string };
type Shown = Omit<FormPageProps, 'pictures' | 'documents' | 'active'> & Partial<Pick<FormPageProps, 'active'>>;

/** Form for creating and editing articles. */
export function articleForms(gate: StaffGuard, staleness: Staleness) {
  const { db } = gate;

  const show = async (
    { language }: Staff,
    shown: Shown,
    more: Pick<Screen, 'status' | 'flash'> = {},
  ): Promise<Screen> => {
    const [pictures, documents] = [await listChoosableFiles(db, 'image'), await listChoosableFiles(db, 'document')];
    const { mistakes = [], values } = shown;
    // Opens the tab with the first error.
    const [wrong] = mistakes.flatMap(({ field }) => languageCodes.filter((code) => field.startsWith(`${code}.`)));
    const active = wrong ?? shown.active ?? activeLanguage(values, null);
    const t = articleFormWords(language);
    const title = shown.article ? t.edit : t.create;
    return {
      title: mistakes.length > 0 ? frameWords(language).errorTitle({ title }) : title,
      section: 'articles',
      body: <FormPage {...shown} active={active} documents={documents} pictures={pictures} />,
      ...more,
    };
  };
  const showMistakes = (staff: Staff, shown: Shown & { mistakes: readonly Mistake[] }) => {
    const t = articleFormWords(staff.language);
    const [first] = shown.mistakes;
    const title =
      first?.field === 'languages' && shown.values.languages.length === 0
        ? t.cannotRemove
        : frameWords(staff.language).validationError;
    return show(staff, shown, { status: 422, flash: { variant: 'destructive', title, text: first?.text ?? '' } });
  };
  /** The form with the submitted values, after a failure on the server side. */
  const showFailure = (staff: Staff, shown: Shown, error: unknown) => {
    gate.report('article_not_saved', error);
    const t = articleFormWords(staff.language);
    const title = shown.article ? t.updateFailed : t.createFailed;
    const text = shown.article ? t.notUpdated : t.notCreated;
    return show(staff, shown, { status: 500, flash: { variant: 'destructive', title, text } });
  };
  const find = async (id: string): Promise<Article | undefined> => {
    const parsed = parseId(id);
    return parsed === undefined ? undefined : findStoredArticle(db, parsed);
  };
  const notFound = () => notFoundScreen((language) => articleListWords(language).notFound, endpoints.articleManager);

  return new Elysia({ name: 'backend.articles.forms' })
    .get(
      endpoints.articleCreate,
      guardedScreen(gate, 'articles.create', ({ query, actor }) =>
        show(actor, { article: undefined, values: newValues(new Date()), query: listQueryIn(query) }),
      ),
    )
    .post(
      endpoints.articleCreate,
      guardedForm(
        gate,
        { action: 'create', resource: 'article', needs: 'articles.create' },
        async ({ request, query, actor }) => {
          const { values, active, draft, unknown } = submissionIn(await readForm(request), actor.language);
          const shown = { article: undefined, values, active, draft, query: listQueryIn(query) };
          const { read, mistakes } = readValues(actor.language, values, active);
          if (unknown || !read) return showMistakes(actor, { ...shown, mistakes: [...(unknown ?? []), ...mistakes] });
          try {
            const created = await createArticle(staleness, actor, { ...read.article, details: read.details });
            if (created.kind === 'refused')
              return showMistakes(actor, { ...shown, mistakes: [refusalMistake(actor.language, created, values)] });
          } catch (error) {
            if (isDatabaseUnavailable(error)) throw error;
            return showFailure(actor, shown, error);
          }
          const t = articleFormWords(actor.language);
          return done(savedAddress(shown), t.created, t.createdText);
        },
      ),
      { parse: 'none' },
    )
    .get(
      endpoints.articleEdit,
      guardedScreen(gate, 'articles.write', () => seeOther(endpoints.articleManager)),
    )
    .get(
      `${endpoints.articleEdit}/:id`,
      guardedScreen<Addressed>(gate, 'articles.write', async ({ params, query, actor }) => {
        const article = await find(params.id);
        return article ? show(actor, { article, values: valuesOf(article), query: listQueryIn(query) }) : notFound();
      }),
    )
    .post(
      `${endpoints.articleEdit}/:id`,
      guardedForm<Addressed>(
        gate,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, params, query, actor }) => {
          const { values, active, draft, unknown, version, base } = submissionIn(
            await readForm(request),
            actor.language,
          );
          const stored = await find(params.id);
          if (!stored) return notFound();
          const shown = { values, active, draft, query: listQueryIn(query) };
          const conflictWith = async (current: Article) => {
            const { values: merged, differences } = reconcileArticle(values, valuesOf(current), parseBase(base));
            const conflict = { by: await findLastSave(db, 'article', current.id), differences };
            const t = articleFormWords(actor.language);
            const flash = { variant: 'destructive', title: t.updateFailed, text: t.notUpdated } as const;
            return show(actor, { ...shown, article: current, values: merged, conflict }, { status: 409, flash });
          };
          if (version !== undefined && version !== stored.version) return conflictWith(stored);
          const article = stored;
          const { read, mistakes } = readValues(actor.language, values, active, stored);
          if (unknown || !read)
            return showMistakes(actor, { ...shown, article, mistakes: [...(unknown ?? []), ...mistakes] });

          const known = stored.details.map(({ language }) => language);
          const removed = known.filter((language) => !values.languages.includes(language));
          const { article: fields, details, leftOver } = read;
          try {
            const saved = await saveArticle(staleness, actor, stored.id, { fields, details, removed, version });
            if (saved.kind === 'conflict') return await conflictWith(saved.current);
            if (saved.kind === 'refused') {
              return showMistakes(actor, {
                ...shown,
                article,
                mistakes: [refusalMistake(actor.language, saved, values)],
              });
            }
            if (saved.kind !== 'saved') return notFound();
            const t = articleFormWords(actor.language);
            const text = t.updatedText({ count: details.length });
            if (leftOver.length === 0) return done(savedAddress(shown), t.updated, text);
            // Incomplete languages are neither saved nor removed.
            const left = leftOver.map((language) => incompleteMistake(actor.language, values, language));
            const flash = { variant: 'default', title: t.updated, text } as const;
            return show(actor, { ...shown, article: saved.article, mistakes: left }, { flash });
          } catch (error) {
            if (isDatabaseUnavailable(error)) throw error;
            return showFailure(actor, { ...shown, article }, error);
          }
        },
      ),
      { parse: 'none' },
    );
}

/** Address of the list after saving; its fragment tells the browser which draft to remove. */
function savedAddress({ query, draft }: { query: ReturnType<typeof listQueryIn>; draft: string }): string {
  return `${listAddress(query)}${draft && `#saved=${draft}`}`;
}
