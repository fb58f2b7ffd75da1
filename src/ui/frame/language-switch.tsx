import { type Language, languages, otherLanguage } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../media/icon.tsx';
import { addressIn, type Reading } from './page.ts';

type LanguageSwitchProps = {
  reading: Reading;
  /** Languages of the page; both when undefined. */
  languages: readonly Language[] | undefined;
  /** Shows the language code instead of the name. */
  short?: boolean;
  className: string;
};

/** Links to the page in the other language with its query; without a translation, to the nearest translated page. */
export function LanguageSwitch({ reading, languages: available, short, className }: LanguageSwitchProps) {
  const other = otherLanguage(reading.language);
  const t = navigationWords(reading.language);
  const { route, query, switchQuery, switchAddress } = reading;
  const isTranslated = route !== undefined && (available === undefined || available.includes(other));
  const exists = switchAddress !== undefined || isTranslated;
  const counterpartOf = () =>
    isTranslated ? addressIn({ ...reading, route }, other, { ...query, ...switchQuery }) : nearest(reading, other);
  const address = switchAddress ?? counterpartOf();
  const { htmlLang, hreflang, name, code } = languages[other];
  return (
    <a className={className} href={address} hrefLang={hreflang} lang={htmlLang} title={exists ? name : t.switchMissing}>
      {!short && <Icon name="world" />}
      {short ? code.toUpperCase() : name}
      {short && <span className="sr-only"> {name}</span>}
      {!exists && <span className="sr-only"> {t.switchMissing}</span>}
    </a>
  );
}

function nearest({ route }: Reading, language: Language): string {
  if (route?.key === routes.articles.show.key) return href(routes.articles.index, language);
  if (route?.key === routes.articles.previewShow.key) return href(routes.articles.previewIndex, language);
  return href(routes.home.index, language);
}
