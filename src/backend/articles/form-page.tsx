import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { type DraftMoment, isLive } from '../../domain/article-drafts/queries.ts';
import type { LiveChanges, UnseenChanges } from '../../domain/article-drafts/save.ts';
import type { ArticleFormRights } from '../../domain/articles/edits.ts';
import type { Article } from '../../domain/articles/queries.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import type { ArticleTexts } from '../../domain/merging/merge-article.ts';
import type { OtherEditor } from '../../domain/presence/leases.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import {
  articleDeskWords,
  articleRightsWords,
  articleFormWords as t,
} from '../../i18n/backend/articles/article-form.words.ts';
import { mergeWords } from '../../i18n/backend/articles/merge.words.ts';
import { presenceWords } from '../../i18n/backend/articles/presence.words.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { autosaveWords } from '../../i18n/backend/unsaved.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import type { FormError } from '../../ui/forms/form-text.ts';
import { Island } from '../../ui/markup/island.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { controlId, FieldContext } from '../ui/forms/form-field.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { versionAddress } from '../ui/version-addresses.ts';
import { type OpenedText, UnsavedNotice } from '../unsaved/notice.tsx';
import { ArticleDesk } from './article-desk.island.tsx';
import { ArticleLinks, ArticleSettings, Languages } from './article-settings.tsx';
import { Completeness, isComplete } from './completeness.tsx';
import { writtenIn } from './form-values.ts';
import { EditorTools, LanguageSection, LanguageTabs } from './language-section.tsx';
import { ArticleStatusBadge, DraftLines, PublishedLine } from './list/article-badges.tsx';
import { articleAddress, createAddress, type ListQuery, listAddress } from './list/list-query.ts';
import { type DeletedArticle, DeletedNotice, MergedNotice, OutdatedNotice } from './merge-page.tsx';
import { Presence } from './presence.island.tsx';

export type FormPageProps = {
  /** The stored article; undefined for a new one. */
  article: Article | undefined;
  values: ArticleTexts;
  /** The language tab that is open. */
  active: Language;
  errors?: readonly FormError[];
  /** Who else has the article open. */
  others?: readonly OtherEditor[];
  /** Name of the unsaved text that the form continues, empty when there is none yet, and the number of what the server has of it. */
  unsaved?: string;
  seq?: number;
  /** The unsaved text of earlier visits. */
  text?: OpenedText | undefined;
  /** Whether the form was sent and not saved. */
  isReturned?: boolean;
  /** Version that the values were written on, when it is not the stored one. */
  baseVersion?: number | undefined;
  /** Version of the published article that the values take into account; undefined without a draft. */
  live?: number | undefined;
  /** When the changes of the draft are published. */
  moments?: readonly DraftMoment[];
  /** The newest version that was approved in a review. */
  approval?: { number: number; approvedBy: string } | undefined;
  /** What was changed in the published article since the draft was begun. */
  outdated?: LiveChanges | undefined;
  /** Unpublished changes of others that a merge has put into the values. */
  mergedChanges?: UnseenChanges | undefined;
  /** The article was deleted while its form was open. */
  deleted?: DeletedArticle;
  pictures: readonly ChoosableFile[];
  documents: readonly ChoosableFile[];
  query: ListQuery;
  rights: ArticleFormRights;
};

/** The article form works without script; editor, pickers and drafts are enhancements. */
export function FormPage(props: FormPageProps) {
  const { article, values, active, errors = [], unsaved = '', seq = 0, pictures, documents, query, rights } = props;
  const language = currentLanguage();
  const mayChange = rights.status || rights.settings || rights.languages.length > 0;
  const action = article ? articleAddress('articleEdit', article.id, query) : createAddress(query);
  return (
    <>
      <link href={fileUrl('editor.css')} precedence="screen" rel="stylesheet" />
      <header className="article-header">
        <a className="article-back" href={listAddress(query)}>
          <Icon name="arrow-left" />
          <span className="max-sm:sr-only">{article ? t.backToList : frameWords.cancel}</span>
        </a>
        <div className="article-facts">
          <h1 className="t-item text-petrol-deep">{article || props.deleted ? t.edit : t.create}</h1>
          {article && <ArticleFacts {...props} article={article} />}
        </div>
        <a className="article-settings-link" href="#settings">
          {t.settings}
        </a>
      </header>
      <div className="article-notices">
        {article && <ArticlePresence id={article.id} others={props.others ?? []} />}
        {props.text && <UnsavedNotice action={action} text={props.text} />}
        <RightsNotice isArchived={article?.status === 'archived'} rights={rights} />
      </div>
      {props.mergedChanges && <MergedNotice mergedChanges={props.mergedChanges} />}
      {errors.length > 0 && (
        <ErrorSummary
          autoFocus
          errors={errors.map(({ field, text }) => ({ target: controlId(field), text }))}
          title={t.toCorrect}
        />
      )}
      <form action={action} autoComplete="off" className="article-form" data-article-form="" method="post" noValidate>
        <Island
          // Leaves no gap in the grid: its content is displayed elsewhere.
          className="absolute"
          component={ArticleDesk}
          name="article-desk"
          props={{
            icons: fileUrl('icons.svg'),
            login: endpoints.login,
            sessionStatus: endpoints.sessionStatus,
            unsaved: endpoints.apiUnsaved,
            place: (props.deleted?.action ?? action).split('?')[0] ?? '',
            seq,
            isReturned: props.isReturned ?? false,
            language,
            timeZone: company.timeZone,
            words: deskTexts(language),
            autosaveWords: templates(autosaveWords(currentLanguage())),
          }}
          wake="idle"
        />
        <input name="version" type="hidden" value={props.baseVersion ?? article?.version ?? ''} />
        <input name="live" type="hidden" value={props.live ?? ''} />
        <input defaultValue={unsaved} name="unsaved" type="hidden" />
        {article && isScheduled(article) && <input name="scheduled" type="hidden" value="on" />}
        {props.deleted && <DeletedNotice deleted={props.deleted} />}
        <div className="empty:hidden" data-form-part="outdated">
          {props.outdated && (
            <OutdatedNotice outdated={props.outdated}>
              {rights.settings ? (
                <button className="line-link font-650" name="intent" type="submit" value="merge">
                  {mergeWords.mergeLive}
                </button>
              ) : (
                mergeWords.translatorsPart
              )}
            </OutdatedNotice>
          )}
        </div>
        <FieldContext value={{ values: values.texts, errors, isReadOnly: readOnlyBy(rights) }}>
          <div className="article-writing">
            <LanguageTabs active={active} />
            <EditorTools />
            <div className="article-pages">
              {languageCodes.map((language) => (
                <LanguageSection
                  documents={documents}
                  isFirst={language === active && errors.length === 0}
                  key={language}
                  language={language}
                />
              ))}
            </div>
          </div>
          <ArticleSettings
            id={article?.id}
            languages={<Languages chosen={values.languages} mayAdd={rights.languages} mayRemove={rights.removal} />}
            links={<ArticleLinks active={active} article={article} isStaged={props.live !== undefined} />}
            pictures={pictures}
          />
        </FieldContext>
        <SaveBar>
          <div className="basis-full" data-autosave-notice="" role="status" />
          <span className="contents" data-form-part="buttons">
            {mayChange && <SaveButtons article={article} live={props.live} mayPublish={rights.status} />}
          </span>
          <p className="text-slate" data-autosave-state="" />
        </SaveBar>
      </form>
    </>
  );
}

type SaveButtonsProps = Pick<FormPageProps, 'article' | 'live'> & { mayPublish: boolean };

function SaveButtons({ article, live, mayPublish }: SaveButtonsProps) {
  const saves = { 'aria-keyshortcuts': 'Control+S Meta+S', className: 'btn-primary', type: 'submit' } as const;
  if (!article || !isStagedFor(article, live)) {
    return (
      <button {...saves}>
        <Icon name="check" />
        {article ? t.saveChanges : t.createArticle}
      </button>
    );
  }
  return (
    <>
      {/* Sent also when script submits the form; the button below it follows. */}
      <input name="intent" type="hidden" value="draft" />
      <button {...saves}>
        <Icon name="check" />
        {articleDraftWords.saveDraft}
      </button>
      {mayPublish && (
        <button className="btn-outline" name="intent" type="submit" value="publish">
          {articleDraftWords.publish}
        </button>
      )}
    </>
  );
}

/** Whether changes are staged: the article is public, or has staged changes already. */
export function isStagedFor(article: Article, live: FormPageProps['live']): boolean {
  return isLive(article) || live !== undefined;
}

/** Which fields are only shown. */
function readOnlyBy({ status, settings, languages }: ArticleFormRights) {
  return (name: string): boolean => {
    const code = languageCodes.find((language) => name.startsWith(`${language}.`));
    if (code) return !languages.includes(code);
    return name === 'status' ? !status : !settings;
  };
}

function deskTexts(language: Language) {
  return {
    ...templates(articleDeskWords(language)),
    notifications: frameWords.notifications,
    closeNotification: frameWords.closeNotification,
  };
}

const created = { id: createdIn('id'), en: createdIn('en') };

type ArticleFactsProps = Pick<FormPageProps, 'values' | 'moments' | 'approval'> & { article: Article };

/** Beside the heading: what is stored of the article. */
function ArticleFacts({ article, values, moments = [], approval }: ArticleFactsProps) {
  const language = currentLanguage();
  const { status, publishedAt, unpublishAt, createdAt } = article;
  const category = values.texts.category ?? article.category;
  const written = writtenIn(values);
  return (
    <p className="contents" data-form-part="facts">
      <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
      {isScheduled(article) && <PublishedLine at={publishedAt} status={status} />}
      <span className={isComplete(category, written) ? 'max-sm:sr-only' : undefined}>
        <Completeness category={category} details={written} />
      </span>
      {approval && (
        <a className="line-link text-tiny" href={versionAddress('articles', article.id, approval.number)}>
          {reviewWords.approvedVersion({ version: String(approval.number), name: approval.approvedBy })}
        </a>
      )}
      {moments.length > 0 && (
        <span>
          <DraftLines moments={moments} />
        </span>
      )}
      <span className="text-tiny text-slate max-lg:hidden">
        {t.createdOn({ date: created[language].format(createdAt) })}
      </span>
    </p>
  );
}

/** Whether the article becomes public later by itself. */
function isScheduled({ status, publishedAt }: Pick<Article, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
}

function createdIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: company.timeZone });
}

/** Says which fields the roles of the reader do not allow to change, and who does it instead. */
function RightsNotice({ rights, isArchived }: { rights: ArticleFormRights; isArchived: boolean }) {
  const [language] = rights.languages;
  if (rights.status) return null;
  return (
    <p className="article-notice">
      {rights.settings
        ? articleRightsWords.writer
        : language
          ? articleRightsWords.translator({ language: articleFieldWords[language] })
          : isArchived
            ? articleRightsWords.archived
            : articleRightsWords.published}
    </p>
  );
}

/** Who else has the article open. */
function ArticlePresence({ id, others }: { id: number; others: readonly OtherEditor[] }) {
  const language = currentLanguage();
  return (
    <Island
      component={Presence}
      name="presence"
      props={{
        address: `${endpoints.apiStaffArticles}/${id}/presence`,
        others: others.map(({ username, since, own }) => ({ username, since: since.toISOString(), own })),
        language,
        timeZone: company.timeZone,
        words: templates(presenceWords(currentLanguage())),
      }}
      wake="idle"
    />
  );
}
