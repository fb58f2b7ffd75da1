import { savedNewsWords } from '../../../i18n/public/articles/saved-news.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { MoreLink } from '../../../ui/text/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { ListHeader } from '../list/list-header.tsx';
import type { Story } from '../story.ts';
import { newsTrail } from '../trail.ts';
import { SavedStories } from './saved-stories.tsx';

type SavedNewsProps = {
  language: Language;
  /** Address of the page without ids. */
  address: string;
  /** Undefined until the browser has asked for those that it knows. */
  stories: readonly Story[] | undefined;
};

export function SavedNewsPage({ language, address, stories }: SavedNewsProps) {
  const t = savedNewsWords(language);
  return (
    <>
      <ListHeader
        language={language}
        lead={t.lead}
        title={t.title}
        trail={[...newsTrail(language), { label: t.title }]}
      />
      <section aria-label={t.listTitle} className="wrap min-h-[40svh] pb-band">
        {stories ? (
          <SavedStories language={language} stories={stories} />
        ) : (
          <Waiting address={address} language={language} />
        )}
      </section>
    </>
  );
}

/** What the script fills in; each state of it is here, so that the script brings no text. */
function Waiting({ language, address }: Pick<SavedNewsProps, 'language' | 'address'>) {
  const t = savedNewsWords(language);
  const toNews = <MoreLink href={href(routes.articles.index, language)}>{t.toNews}</MoreLink>;
  return (
    <>
      <noscript>
        <EmptyState text={t.withoutScriptText} title={t.withoutScript}>
          {toNews}
        </EmptyState>
      </noscript>
      <div className="needs-script" data-saved={address}>
        <p data-saved-state="loading" role="status">
          {t.loading}
        </p>
        <div data-saved-state="none" hidden>
          <EmptyState text={t.noneText} title={t.none}>
            {toNews}
          </EmptyState>
        </div>
        <div data-saved-state="failed" hidden role="alert">
          <EmptyState text={t.failedText} title={t.failed}>
            <a className="btn-outline" href={address}>
              {t.reload}
            </a>
          </EmptyState>
        </div>
        <div
          className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 bg-powder px-6 py-5"
          data-saved-state="missing"
          hidden
        >
          <p>{t.missing}</p>
          <button className="btn-outline" type="button">
            {t.forget}
          </button>
        </div>
        <div data-saved-list="" />
      </div>
    </>
  );
}
