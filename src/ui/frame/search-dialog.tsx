import { maxSearchCharacters } from '../../domain/search/input.ts';
import { searchBoxWords, searchWords } from '../../i18n/public/search.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { Island } from '../markup/island.tsx';
import { Icon } from '../media/icon.tsx';
import { SearchBox } from '../search/search-box.island.tsx';
import { type SearchBoxProps, type SearchBoxWords, searchBoxWordKeys } from '../search/search-box-props.ts';

/** The search dialog of every page. Its form works without script; the island loads when it is first opened. */
export function SearchDialog({ language }: { language: Language }) {
  const t = searchBoxWords(language);
  return (
    <dialog aria-label={t.label} className="search" id="search">
      <Island
        className="contents"
        component={SearchBox}
        name="search-box"
        props={searchBoxPropsIn(language)}
        wake="touch"
      />
      <form className="search-close" method="dialog">
        <button aria-label={t.close} className="icon-button" type="submit">
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}

/** Props of the search island. */
export function searchBoxPropsIn(language: Language): SearchBoxProps {
  return {
    action: href(routes.search.index, language),
    endpoint: endpoints.search,
    language,
    locale: languages[language].htmlLang,
    htmlLangs: { id: languages.id.htmlLang, en: languages.en.htmlLang },
    maxCharacters: maxSearchCharacters,
    icons: fileUrl('icons.svg'),
    words: wordsIn(language),
  };
}

function wordsIn(language: Language): SearchBoxWords {
  const { top, pages, products, leadership, news, media } = searchWords(language);
  return {
    ...templates(searchBoxWords(language), searchBoxWordKeys),
    groups: { top, pages, products, leadership, news, media },
  };
}
