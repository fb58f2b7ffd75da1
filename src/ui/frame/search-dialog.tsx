import { currentLanguage } from '../../current.ts';
import { maxSearchCharacters } from '../../domain/search/search-json.ts';
import { searchWords, searchBoxWords as t } from '../../i18n/public/search.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, hrefTo, routes } from '../../routes.ts';
import { Island } from '../markup/island.tsx';
import { Icon } from '../media/icon.tsx';
import { SearchBox } from '../search/search-box.island.tsx';
import { type SearchBoxProps, type SearchBoxWords, searchBoxWordKeys } from '../search/search-box-props.ts';

/** The search dialog of every page. Its form works without script; the island loads when it is first opened. */
export function SearchDialog() {
  return (
    <dialog aria-label={t.label} className="search" id="search">
      <Island className="contents" component={SearchBox} name="search-box" props={searchBoxProps()} wake="touch" />
      <form className="search-close" method="dialog">
        <button aria-label={t.close} className="icon-button" type="submit">
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}

export function searchBoxProps(): SearchBoxProps {
  const language = currentLanguage();
  return {
    action: hrefTo(routes.search.index),
    endpoint: endpoints.search,
    language,
    locale: languages[language].htmlLang,
    htmlLangs: { id: languages.id.htmlLang, en: languages.en.htmlLang },
    maxCharacters: maxSearchCharacters,
    icons: fileUrl('icons.svg'),
    words: wordsIn(),
  };
}

function wordsIn(): SearchBoxWords {
  const { top, pages, products, leadership, news, media } = searchWords;
  return {
    ...templates(t(currentLanguage()), searchBoxWordKeys),
    groups: { top, pages, products, leadership, news, media },
  };
}
