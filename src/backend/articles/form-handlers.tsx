import { Elysia } from 'elysia';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { findLastSave } from '../../domain/activity/queries.ts';
import { findEdited, isLive } from '../../domain/article-drafts/queries.ts';
import {
  findLiveChanges,
  findLiveSave,
  type MergedSent,
  mergeSent,
  type Outcome,
  type Question,
  saveSent,
  type WentPublic,
} from '../../domain/article-drafts/save.ts';
import { articleFormRights } from '../../domain/articles/edits.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { createArticle } from '../../domain/articles/save.ts';
import { listChoosableFiles } from '../../domain/assets/queries.ts';
import { perform } from '../../domain/command.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { type ArticleTexts, areSame } from '../../domain/merging/merge-article.ts';
import { activeEditors, otherEditors } from '../../domain/presence/leases.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { ForbiddenError, may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { findTrashed } from '../../domain/trash/queries.ts';
import { restoreItem } from '../../domain/trash/restore.ts';
import { listUnsaved } from '../../domain/unsaved/unsaved.ts';
import { findApproval } from '../../domain/versions/queries.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import { mergeWords } from '../../i18n/backend/articles/merge.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { impactWords as t } from '../../i18n/backend/impact.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { json } from '../../web/http/json.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { ConfirmChange } from '../impact/confirm-change.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, guardedForm, guardedScreen, type Screen, wantsJson } from '../ui/frame/screen.tsx';
import { openWithUnsaved, withFields } from './autosave/opening.tsx';
import { FormPage, type FormPageProps, isStagedFor } from './form-page.tsx';
import {
  activeLanguage,
  incompleteError,
  newValues,
  readValues,
  refusalError,
  storedValues,
  submissionIn,
  valuesOf,
} from './form-values.ts';
import { articleAddress, type ListQuery, listQueryIn } from './list/list-query.ts';
import { deletionText, MergePage } from './merge-page.tsx';

/** In the address of the form: the language tab that is open. */
const languageParameter = 'language';

type Addressed = { id: string };
type Asking = Extract<Outcome, { kind: 'ask' }>;
type FormView = Omit<FormPageProps, 'pictures' | 'documents' | 'active' | 'rights'> &
  Partial<Pick<FormPageProps, 'active'>>;

/** Form for creating and editing articles. */
export function articleForms(site: Site) {
  const { db } = site;

  const show = async (staff: Staff, shown: FormView, more: Pick<Screen, 'status' | 'flash'> = {}): Promise<Screen> => {
    const known = shown.isReturned && (await listUnsaved(db, staff.id)).find(({ text }) => text === shown.unsaved);
    const [pictures, documents] = [await listChoosableFiles(db, 'image'), await listChoosableFiles(db, 'document')];
    const { errors = [], values } = shown;
    // Opens the tab with the first error.
    const [wrong] = errors.flatMap(({ field }) => languageCodes.filter((code) => field.startsWith(`${code}.`)));
    const active = wrong ?? shown.active ?? activeLanguage(values, null);
    const title = shown.article ? articleFormWords.edit : articleFormWords.create;
    return {
      title: errors.length > 0 ? frameWords.errorTitle({ title }) : title,
      section: 'articles',
      body: (
        <FormPage
          {...shown}
          seq={shown.seq ?? (known ? known.seq : 0)}
          rights={articleFormRights(
            staff,
            shown.article && (isStagedFor(shown.article, shown.live) ? 'draft' : shown.article.status),
          )}
          active={active}
          documents={documents}
          pictures={pictures}
        />
      ),
      ...more,
    };
  };
  const showErrors = (staff: Staff, shown: FormView & { errors: readonly FormError[] }) => {
    const [first] = shown.errors;
    const title =
      first?.field === 'languages' && shown.values.languages.length === 0
        ? articleFormWords.cannotRemove
        : frameWords.validationError;
    return show(staff, shown, { status: 422, flash: { variant: 'destructive', title, text: first?.text ?? '' } });
  };
  /** The form with the submitted values, when the roles of the account do not allow the change or the server has failed. */
  const showFailure = (staff: Staff, shown: FormView, error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    if (error instanceof ForbiddenError) {
      const [title, text] = [frameWords.forbidden, articleFormWords.changeForbidden];
      return show(staff, shown, { status: 403, flash: { variant: 'destructive', title, text } });
    }
    site.staffGuard.report('article_not_saved', error);
    const title = shown.article ? articleFormWords.updateFailed : articleFormWords.createFailed;
    const text = shown.article ? articleFormWords.notUpdated : articleFormWords.notCreated;
    return show(staff, shown, { status: 500, flash: { variant: 'destructive', title, text } });
  };
  /** What both editors changed, to be decided. */
  const showDifferences = async (merged: MergedSent, form: URLSearchParams, action: string): Promise<Screen> => {
    const { isWithLive, stored } = merged;
    const by = isWithLive ? await findLiveSave(db, stored.live) : await findLastSave(db, 'article', stored.live.id);
    const isIncomplete = form.get('resolve') === 'save';
    return {
      title: () => mergeWords.title,
      section: 'articles',
      body: <MergePage action={action} by={by} isIncomplete={isIncomplete} merged={merged} sent={[...form]} />,
      status: 409,
    };
  };
  /** Which addresses will show something else. */
  const ask = async (outcome: Asking, form: URLSearchParams, action: string): Promise<Screen> => {
    const { questions, edit, merged } = outcome;
    const { live } = merged.stored;
    const prediction = await predictImpact(site, [{ kind: 'articles', id: live.id, action: 'edit', edit }]);
    if (!prediction) return notFound();
    const asked = questions.map((question) => textsOf(question, titleOf(live)));
    const [only] = asked.length === 1 ? asked : [];
    const title = only ? only.title : t.severalTitle;
    const shown = { action, prediction, title, sent: [...form], verb: only ? only.verb : t.several };
    const confirms = questions.map(({ key }) => key);
    const body = <ConfirmChange {...shown} confirms={confirms} texts={asked.map(({ text }) => text)} />;
    return { title, section: 'articles', status: 409, body };
  };
  /** What was typed for an article that was deleted meanwhile; it can be restored, or saved as a new one. */
  const showDeleted = async (staff: Staff, id: number, shown: Omit<FormView, 'article'>) => {
    const trashed = await findTrashed(db, 'articles', id);
    // The form was of no article.
    if (!trashed && shown.baseVersion === undefined) return notFound();
    const action = articleAddress('articleEdit', id, shown.query);
    const deleted = { action, trashed, mayRestore: may(staff, 'trash.restore') };
    const title = articleFormWords.updateFailed;
    const flash = { variant: 'destructive', title, text: deletionText(staff.language, trashed) } as const;
    return show(staff, { ...shown, article: undefined, deleted }, { status: 409, flash });
  };
  /** The unsaved text of an article that is gone stays at its place. */
  const openDeleted = async (staff: Staff, id: number, query: ListQuery) => {
    const [found] = await listUnsaved(db, staff.id, `${endpoints.articleEdit}/${id}`);
    if (!found) return notFound();
    const { text: unsaved, seq, base, fields } = found;
    const values = withFields(newValues(new Date(), staff.username), fields);
    return showDeleted(staff, id, { values, unsaved, seq, query, baseVersion: base ?? 0 });
  };
  const notFound = () => notFoundScreen(() => articleListWords.notFound, endpoints.articleManager);

  return new Elysia({ name: 'backend.articles.forms' })
    .get(
      endpoints.articleCreate,
      guardedScreen(site, 'articles.create', async ({ query, actor }) => {
        const listQuery = listQueryIn(query);
        const stored = newValues(new Date(), actor.username);
        const place = endpoints.articleCreate;
        const opening = await openWithUnsaved(db, actor, { article: undefined, stored, query, place });
        return show(actor, { article: undefined, ...opening, query: listQuery });
      }),
    )
    .post(
      endpoints.articleCreate,
      guardedForm(
        site,
        { action: 'create', resource: 'article', needs: 'articles.create' },
        async ({ request, query, actor }) => {
          const { sent, active, unknown } = submissionIn(await readForm(request));
          const { values, unsaved } = sent;
          const shown = { article: undefined, values, active, unsaved, isReturned: true, query: listQueryIn(query) };
          const { read, errors } = readValues(actor.language, values, active);
          if (unknown.length > 0 || !read) return showErrors(actor, { ...shown, errors: [...unknown, ...errors] });
          let id: number;
          try {
            const article = { ...read.fields, details: read.details };
            const created = await createArticle(site.staleness, actor, article, unsaved);
            if (created.kind === 'refused')
              return showErrors(actor, { ...shown, errors: [refusalError(actor.language, created, values)] });
            id = created.article.id;
          } catch (error) {
            return showFailure(actor, shown, error);
          }
          return done(savedAddress({ ...shown, id }), articleFormWords.created, articleFormWords.createdText);
        },
      ),
      { parse: 'none' },
    )
    .get(
      endpoints.articleEdit,
      guardedScreen(site, 'articles.write', () => seeOther(endpoints.articleManager)),
    )
    .get(
      `${endpoints.articleEdit}/:id`,
      guardedScreen<Addressed>(site, 'articles.write', async ({ params, query, actor }) => {
        const id = parseId(params.id) ?? 0;
        const listQuery = listQueryIn(query);
        const stored = await findEdited(db, id);
        if (!stored) return openDeleted(actor, id, listQuery);
        const { article, draft } = stored;
        const place = `${endpoints.articleEdit}/${article.id}`;
        const opening = await openWithUnsaved(db, actor, { article, stored: storedValues(article), query, place });
        const others = otherEditors(await activeEditors(db, [article.id]), actor.id, undefined);
        const active = activeLanguage(opening.values, query.get(languageParameter));
        const outdated = draft && (await findLiveChanges(db, draft, valuesOf));
        const approval = await findApproval(db, article.id);
        const shown = {
          article,
          live: draft?.baseVersion,
          moments: draft?.schedules ?? [],
          outdated,
          approval,
          ...opening,
        };
        return show(actor, { ...shown, active, others, query: listQuery });
      }),
    )
    .post(
      `${endpoints.articleEdit}/:id`,
      guardedForm<Addressed>(
        site,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, params, query: searchParams, actor }) => {
          const form = await readForm(request);
          const { sent, active, resolve, restores, unknown } = submissionIn(form);
          const { version, unsaved } = sent;
          const query = listQueryIn(searchParams);
          const id = parseId(params.id) ?? 0;
          const typed = { active, unsaved, query, isReturned: true };
          const shownFor = ({ stored: { article }, values, onto, unseen }: MergedSent) => {
            const shown = { article, values, live: onto, mergedChanges: unseen };
            return { ...typed, ...shown };
          };
          const action = articleAddress('articleEdit', id, query);
          if (resolve === 'edit') {
            const stored = await findEdited(db, id);
            if (stored) return show(actor, shownFor(await mergeSent(db, actor, stored, sent, valuesOf)));
          }
          const read = (values: ArticleTexts, stored: Article) => readValues(actor.language, values, active, stored);
          const save = () =>
            saveSent(site, actor, id, sent, {
              show: valuesOf,
              read: (...given) => (unknown.length > 0 ? undefined : read(...given).read),
            });
          let saved = await save();
          if (saved.kind === 'missing' && restores) {
            const back = await perform(site, restoreItem, { id, at: { kind: 'articles' } });
            if (back.kind === 'done') saved = await save();
          }
          if (saved.kind === 'missing')
            return showDeleted(actor, id, { ...typed, values: sent.values, baseVersion: version });
          const { merged } = saved;
          const shown = shownFor(merged);
          switch (saved.kind) {
            case 'conflict':
              return showDifferences(merged, form, action);
            case 'unseen':
              return show(actor, shown, { status: 409 });
            case 'invalid': {
              const { errors } = read(merged.values, merged.stored.article);
              return showErrors(actor, { ...shown, errors: [...unknown, ...errors] });
            }
            case 'refused':
              return showErrors(actor, { ...shown, errors: [refusalError(actor.language, saved, merged.values)] });
            case 'failed':
              return showFailure(actor, shown, saved.error);
            case 'ask':
              return ask(saved, form, action).catch((error: unknown) => showFailure(actor, shown, error));
          }
          const { article, isStaged, wentPublic } = saved;
          const { incomplete, details } = saved.read;
          const title = isStaged ? articleDraftWords.saved : articleFormWords.updated;
          const text = [
            isStaged ? articleDraftWords.savedText : articleFormWords.updatedText({ count: details.length }),
            ...(wentPublic ? [wentPublicText(wentPublic, actor.language)] : []),
            ...(merged.hasMerged ? [mergeWords.merged] : []),
          ].join('. ');
          if (incomplete.length > 0) {
            const errors = incomplete.map((language) => incompleteError(merged.values, language));
            const live = isStaged ? (merged.onto ?? merged.stored.live.version) : undefined;
            return show(actor, { ...shown, article, live, errors }, { flash: { variant: 'default', title, text } });
          }
          // Otherwise the form would go on with other values than those that are stored.
          const undo =
            isLive(merged.stored.live) && !isLive(article) && !isStaged ? undoOf(merged, article) : undefined;
          if (wantsJson(request) && !restores && !undo && areSame(storedValues(article), sent.values))
            return json({ saved: { version: article.version, title, text } });
          return done(savedAddress({ query, active, id }), title, text, undo);
        },
      ),
      { parse: 'none' },
    );
}

/** The button that publishes again what was public before the article was withdrawn. */
function undoOf({ stored: { live } }: MergedSent, { id, version }: Article) {
  return {
    action: `${endpoints.articleRepublish}/${id}`,
    fields: [
      ['version', String(version)],
      ['public_version', String(live.version)],
    ],
  } as const;
}

/** Address of the form after saving, with the same language open. */
function savedAddress({ id, query, active }: { id: number; query: ListQuery; active: Language }): string {
  const address = articleAddress('articleEdit', id, query);
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${active}`;
}

function wentPublicText({ what, at }: WentPublic, language: Language): string {
  const said = { moment: formatMomentWithZone(at, language) };
  return what === 'article' ? articleDraftWords.wentPublic(said) : articleDraftWords.draftWentPublic(said);
}

function textsOf(question: Question, title: string): { title: string; text: string; verb: string } {
  switch (question.what) {
    case 'archive':
      return { title: t.archiveTitle, text: t.archiveText({ title }), verb: t.archive };
    case 'withdraw':
      return { title: t.withdrawTitle, text: t.archiveText({ title }), verb: t.withdraw };
    case 'remove':
      return { title: t.removeTitle, text: t.removeText({ title, language: question.language }), verb: t.remove };
    case 'rename':
      return { title: t.renameTitle, text: t.renameText(question), verb: t.rename };
  }
}
