import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { articleFormRights } from '../../domain/accounts/article-rights.ts';
import { findLastSave } from '../../domain/activity/queries.ts';
import { findDraft, findEditedArticle, isLive } from '../../domain/article-drafts/queries.ts';
import { createArticle } from '../../domain/articles/commands.ts';
import { findStoredArticle } from '../../domain/articles/queries.ts';
import { listChoosableFiles } from '../../domain/assets/queries.ts';
import { perform } from '../../domain/command.ts';
import { parseId } from '../../domain/input.ts';
import { activeEditors, otherEditors } from '../../domain/presence/leases.ts';
import type { Staleness } from '../../domain/publishing/staleness.ts';
import { ForbiddenError, may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { findTrashed } from '../../domain/trash/queries.ts';
import { restoreItem } from '../../domain/trash/restore.ts';
import { finishUnsaved, listUnsaved } from '../../domain/unsaved/unsaved.ts';
import { findVersion, listVersions } from '../../domain/versions/queries.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import { mergeWords } from '../../i18n/backend/articles/merge.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { json } from '../../web/http/json.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, guardedForm, guardedScreen, type Screen, wantsJson } from '../ui/frame/screen.tsx';
import { openWithUnsaved, withFields } from './autosave/opening.tsx';
import { FormPage, type FormPageProps, isStagedFor } from './form-page.tsx';
import { activeLanguage, incompleteError, readValues, refusalError, submissionIn } from './form-reading.ts';
import { areSame, newValues, valuesOf } from './form-values.ts';
import { articleAddress, type ListQuery, listQueryIn } from './list/list-query.ts';
import { MergePage } from './merge/merge-page.tsx';
import type { MergedForm } from './merge/merge-submission.ts';
import {
  findLiveChanges,
  findLiveSave,
  findMergedChanges,
  mergeSubmission,
  type Stored,
} from './merge/merge-submission.ts';
import { deletionText } from './merge/notices.tsx';
import { confirmSave, publishesSave, saveEdited, savesAsDraft } from './staged-save.tsx';

/** In the address of the form: the language tab that is open. */
const languageParameter = 'language';

/** How often a save is merged again, when others save at the same moment. */
const maxAttempts = 20;

type Addressed = { id: string };
type FormView = Omit<FormPageProps, 'pictures' | 'documents' | 'active' | 'rights'> &
  Partial<Pick<FormPageProps, 'active'>>;

/** Form for creating and editing articles. */
export function articleForms(site: Site) {
  const { db } = site;
  const { staleness } = site;

  /** Changes in whose transaction an unsaved text ends: a copy of it that arrives later is refused. */
  const endingWith = (staff: Staff, text: string): Pick<Staleness, 'change'> => ({
    change: (work) =>
      staleness.change(async (tx, declare) => {
        const result = await work(tx, declare);
        if ((result as { kind?: string }).kind === 'saved') await finishUnsaved(tx, staff.id, text);
        return result;
      }),
  });

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
  /** The form with the submitted values, when the roles of the account do not allow the change. */
  const showForbidden = (staff: Staff, shown: FormView) => {
    const flash = {
      variant: 'destructive',
      title: frameWords.forbidden,
      text: articleFormWords.changeForbidden,
    } as const;
    return show(staff, shown, { status: 403, flash });
  };
  /** The form with the submitted values, after a failure on the server side. */
  const showFailure = (staff: Staff, shown: FormView, error: unknown) => {
    site.staffGuard.report('article_not_saved', error);
    const title = shown.article ? articleFormWords.updateFailed : articleFormWords.createFailed;
    const text = shown.article ? articleFormWords.notUpdated : articleFormWords.notCreated;
    return show(staff, shown, { status: 500, flash: { variant: 'destructive', title, text } });
  };
  /** What both editors changed, to be decided. */
  const showDifferences = async (
    { article, draft }: Stored,
    merged: MergedForm,
    isWithLive: boolean,
    form: URLSearchParams,
    query: ListQuery,
  ): Promise<Screen> => ({
    title: () => mergeWords.title,
    section: 'articles',
    body: (
      <MergePage
        action={articleAddress('articleEdit', article.id, query)}
        by={draft && isWithLive ? await findLiveSave(db, draft) : await findLastSave(db, 'article', article.id)}
        isIncomplete={form.get('resolve') === 'save'}
        isWithLive={isWithLive}
        merged={merged}
        sent={[...form]}
      />
    ),
    status: 409,
  });
  const find = async (id: string): Promise<Stored | undefined> => {
    const parsed = parseId(id) ?? 0;
    const draft = await findDraft(db, parsed);
    const article = draft?.article ?? (await findStoredArticle(db, parsed));
    return article && { article, draft };
  };
  /** What was typed for an article that was deleted meanwhile; it can be restored, or saved as a new one. */
  const showDeleted = async (staff: Staff, id: string, shown: Omit<FormView, 'article'>) => {
    const number = parseId(id) ?? 0;
    const trashed = await findTrashed(db, 'articles', number);
    // The form was of no article.
    if (!trashed && shown.baseVersion === undefined) return notFound();
    const action = articleAddress('articleEdit', number, shown.query);
    const deleted = { action, trashed, mayRestore: may(staff, 'trash.restore') };
    const title = articleFormWords.updateFailed;
    const flash = { variant: 'destructive', title, text: deletionText(staff.language, trashed) } as const;
    return show(staff, { ...shown, article: undefined, deleted }, { status: 409, flash });
  };
  /** The unsaved text of an article that is gone stays at its place. */
  const openDeleted = async (staff: Staff, id: string, query: ListQuery) => {
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
          const { values, active, unsaved, unknown } = submissionIn(await readForm(request));
          const shown = { article: undefined, values, active, unsaved, isReturned: true, query: listQueryIn(query) };
          const { read, errors } = readValues(actor.language, values, active);
          if (unknown || !read) return showErrors(actor, { ...shown, errors: [...(unknown ?? []), ...errors] });
          let id: number;
          try {
            const created = await createArticle(endingWith(actor, unsaved), actor, {
              ...read.article,
              details: read.details,
            });
            if (created.kind === 'refused')
              return showErrors(actor, { ...shown, errors: [refusalError(actor.language, created, values)] });
            id = created.article.id;
          } catch (error) {
            if (isDatabaseUnavailable(error)) throw error;
            if (error instanceof ForbiddenError) return showForbidden(actor, shown);
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
        const stored = await find(params.id);
        if (!stored) return openDeleted(actor, params.id, listQueryIn(query));
        const { article, draft } = stored;
        const listQuery = listQueryIn(query);
        const place = `${endpoints.articleEdit}/${article.id}`;
        const opening = await openWithUnsaved(db, actor, { article, stored: valuesOf(article), query, place });
        const others = otherEditors(await activeEditors(db, [article.id]), actor.id, undefined);
        const active = activeLanguage(opening.values, query.get(languageParameter));
        const outdated = draft && (await findLiveChanges(db, draft));
        const shown = { article, live: draft?.baseVersion, moments: draft?.schedules ?? [], outdated, ...opening };
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
          const { active, unsaved, unknown, resolve, restores, wasScheduled, ...sent } = submissionIn(form);
          const { version } = sent;
          const query = listQueryIn(searchParams);
          // Someone else may save between reading and writing, again and again.
          for (let attempt = 1; ; attempt += 1) {
            const found = await find(params.id);
            if (!found) {
              const number = parseId(params.id) ?? 0;
              if (restores && attempt === 1) {
                const back = await perform(site, restoreItem, { id: number, at: { kind: 'articles' } });
                if (back.kind === 'done') continue;
              }
              const { values } = sent;
              return showDeleted(actor, params.id, {
                values,
                active,
                unsaved,
                query,
                baseVersion: version,
                isReturned: true,
              });
            }
            const { article: stored } = found;
            const live = found.draft?.live ?? stored;
            // The form offers no choice yet between saving a draft and publishing.
            const hasGonePublic = wasScheduled && isLive(live) && sent.values.texts.status === 'published';
            const intent = hasGonePublic ? 'draft' : sent.intent;
            const withLive = intent === 'merge' || !savesAsDraft(actor, live, sent.values.texts.status, intent);
            const {
              values,
              merged,
              isWithLive,
              live: onto,
            } = await mergeSubmission(db, found, sent, actor.username, withLive);
            const mergedChanges = merged?.hasMerged ? await findMergedChanges(db, found, sent) : undefined;
            const texts = { values, active, unsaved, isReturned: true };
            const shown = { article: stored, live: onto, ...texts, query, mergedChanges };
            if (resolve === 'edit') return show(actor, shown);
            if (merged && merged.differences.length > 0) {
              return showDifferences(found, merged, isWithLive, form, query);
            }
            // Text that the editor has not seen is not made public by the button that was pressed before it came.
            if (mergedChanges && publishesSave(actor, live, values.texts.status, intent)) {
              return show(actor, shown, { status: 409 });
            }

            const { read, errors } = readValues(actor.language, values, active, stored);
            if (unknown || !read) return showErrors(actor, { ...shown, errors: [...(unknown ?? []), ...errors] });
            const removed = stored.details
              .map(({ language }) => language)
              .filter((language) => !values.languages.includes(language));
            const { article: fields, details, incompleteLanguages } = read;
            const lock = version === undefined ? undefined : stored.version;
            const edit = { fields, details, removed, version: lock, onto };
            const action = articleAddress('articleEdit', stored.id, query);
            const asked = { action, form, languages: values.languages, intent };
            try {
              const question = await confirmSave(site, actor, stored.id, edit, asked);
              if (question) return question;
              const ended = incompleteLanguages.length === 0 ? unsaved : '';
              const saving = { db, staleness: endingWith(actor, ended) };
              const saved = await saveEdited(saving, actor, stored.id, edit, intent);
              if (saved.kind === 'conflict' || saved.kind === 'outdated') {
                if (attempt < maxAttempts) continue;
                throw new Error('The article is saved all the time.');
              }
              if (saved.kind === 'refused') {
                return showErrors(actor, { ...shown, errors: [refusalError(actor.language, saved, values)] });
              }
              if (saved.kind !== 'saved') return notFound();
              const title = saved.isStaged ? articleDraftWords.saved : articleFormWords.updated;
              const counted = saved.isStaged
                ? articleDraftWords.savedText
                : articleFormWords.updatedText({ count: details.length });
              const text = [
                counted,
                ...(await publishedMeanwhile(db, actor.language, found, { version, hasGonePublic })),
                ...(merged?.hasMerged ? [mergeWords.merged] : []),
              ].join('. ');
              if (incompleteLanguages.length === 0) {
                const location = savedAddress({ query, active, id: stored.id });
                if (!wantsJson(request)) return done(location, title, text);
                const now = (await findEditedArticle(db, stored.id)) ?? saved.article;
                // Otherwise the form would go on with other values than those that are stored.
                if (restores || !areSame(valuesOf(now), sent.values)) return done(location, title, text);
                return json({ saved: { version: now.version, title, text } });
              }
              // Incomplete languages are neither saved nor removed.
              const left = incompleteLanguages.map((language) => incompleteError(values, language));
              const flash = { variant: 'default', title, text } as const;
              const staged = { article: saved.article, live: saved.isStaged ? (onto ?? live.version) : undefined };
              return show(actor, { ...shown, ...staged, errors: left }, { flash });
            } catch (error) {
              if (isDatabaseUnavailable(error)) throw error;
              if (error instanceof ForbiddenError) return showForbidden(actor, shown);
              return showFailure(actor, shown, error);
            }
          }
        },
      ),
      { parse: 'none' },
    );
}

type SavedForm = { id: number; query: ListQuery; active: Language };

/** Address of the form after saving, with the same language open. */
function savedAddress({ id, query, active }: SavedForm): string {
  const address = articleAddress('articleEdit', id, query);
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${active}`;
}

type Opened = { version: number | undefined; hasGonePublic: boolean };

/** A sentence, when the schedule published what the form was opened with. */
async function publishedMeanwhile(
  db: Db,
  language: Language,
  { article, draft }: Stored,
  { version, hasGonePublic }: Opened,
): Promise<string[]> {
  const said = (at: Date) => ({ moment: formatMomentWithZone(at, language) });
  if (hasGonePublic && article.publishedAt) return [articleDraftWords.wentPublic(said(article.publishedAt))];
  const opened = draft || version === undefined ? undefined : await findVersion(db, 'articles', article.id, version);
  if (!opened?.draft) return [];
  // The newest version is that of this save.
  const [, before] = await listVersions(db, 'articles', article.id, { limit: 2 });
  return before?.cause === 'schedule' ? [articleDraftWords.draftWentPublic(said(before.savedAt))] : [];
}
