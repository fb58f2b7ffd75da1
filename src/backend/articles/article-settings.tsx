import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { Article } from '../../domain/articles/queries.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { livePreviewWords } from '../../i18n/backend/articles/live-preview.words.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { FieldControl } from '../ui/forms/field-control.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { draftAddress, reviewAddress, versionsAddress } from '../ui/version-addresses.ts';
import { translatedName } from './form-values.ts';
import { ArticleResult } from './live/result.tsx';

const { slug, metaDescription } = translatedFields;

type ArticleSettingsProps = {
  /** Undefined for a new article. */
  id: number | undefined;
  pictures: readonly ChoosableFile[];
  links: ReactNode;
  languages: ReactNode;
};

/**
 * What readers do not read: beside the text on wide screens; on narrow ones below it, and with script in a sheet, into which the
 * section is moved.
 */
export function ArticleSettings({ id, pictures, links, languages }: ArticleSettingsProps) {
  const words = articleFieldWords(currentLanguage());
  return (
    <>
      <dialog aria-labelledby="settings-title" className="article-sheet" data-sheet="">
        <button aria-label={t.closeSettings} className="icon-button" data-sheet-close="" type="button">
          <Icon name="x" />
        </button>
      </dialog>
      <section aria-labelledby="settings-title" className="article-side" id="settings" tabIndex={-1}>
        <h2 id="settings-title">{t.settings}</h2>
        {links}
        {languages}
        <div className="article-fields">
          {entriesOf(commonFields).map(([key, field]) => (
            <FieldControl field={field} files={pictures} key={key} words={words} />
          ))}
        </div>
        {languageCodes.map((language) => (
          <fieldset className="article-fields" data-settings={language} key={language}>
            <legend>{t.searchIn({ language: articleFieldWords[language] })}</legend>
            {[slug, metaDescription].map((field) => (
              <FieldControl
                field={field}
                key={field.label}
                language={language}
                name={translatedName(language, field, false)}
                words={words}
              />
            ))}
            <div data-for="news">
              <ArticleResult id={id} language={language} />
            </div>
          </fieldset>
        ))}
      </section>
    </>
  );
}

type LanguagesProps = {
  /** Those that the article has. */
  chosen: readonly Language[];
  /** Those that may be added, and whether any may be removed. */
  mayAdd: readonly Language[];
  mayRemove: boolean;
};

export function Languages({ chosen, mayAdd, mayRemove }: LanguagesProps) {
  const { error } = useField('languages');
  return (
    <fieldset
      aria-describedby={error && 'languages-error'}
      className="flex flex-wrap items-center gap-x-5"
      id="languages"
      tabIndex={-1}
    >
      <legend>
        <span className="t-label">{articleFieldWords.languages}</span>
      </legend>
      {languageCodes.map((code) => {
        const isChosen = chosen.includes(code);
        const isFixed = isChosen ? !mayRemove : !mayAdd.includes(code);
        return (
          <label className="inline-flex min-h-10 items-center gap-2.5 text-small" key={code}>
            <input
              className="size-5 accent-laterite"
              defaultChecked={isChosen}
              disabled={isFixed}
              id={`languages-${code}`}
              name="languages"
              type="checkbox"
              value={code}
            />
            {/* A disabled box is not sent. */}
            {isFixed && isChosen && <input name="languages" type="hidden" value={code} />}
            {articleFieldWords[code]}
          </label>
        );
      })}
      {error && (
        <p className="basis-full text-small font-600 text-laterite-deep" id="languages-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ArticleLinksProps = { article: Article | undefined; active: Language; isStaged: boolean };

/** Other screens of the article. */
export function ArticleLinks({ article, active, isStaged }: ArticleLinksProps) {
  return (
    <div className="article-links">
      <LiveLink article={article} language={active} />
      {article && (
        <p className="contents" data-form-part="links">
          {linksOf(article, active, isStaged).map(({ address, text }) => (
            <a className="line-link" href={address} key={address}>
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function linksOf({ id }: Article, language: Language, isStaged: boolean) {
  return [
    { address: href(routes.articles.previewShow, language, { id }), text: t.preview },
    { address: versionsAddress('articles', id), text: versionWords.title },
    { address: reviewAddress(id), text: reviewWords.link },
    ...(isStaged ? [{ address: draftAddress(id), text: articleDraftWords.look }] : []),
  ];
}

/** In a tab of its own. A new article has a preview as soon as script has stored its text. */
function LiveLink({ article, language }: { article: Article | undefined; language: Language }) {
  return (
    <a
      className="line-link"
      data-for="news"
      data-live-preview={article ? undefined : endpoints.articleLive}
      hidden={!article}
      href={article ? `${endpoints.articleLive}/${article.id}?language=${language}` : endpoints.articleLive}
      rel="noopener"
      target="_blank"
    >
      {livePreviewWords.title}
    </a>
  );
}
