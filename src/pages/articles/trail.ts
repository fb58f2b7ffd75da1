import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import type { Story } from './story.ts';

/** Breadcrumb from the home page to the news list. */
export function newsTrail(language: Language): (Crumb & { href: string })[] {
  return [
    { label: publicationWords(language).title, href: href(routes.publications.index, language) },
    { label: articleWords(language).newsTitle, href: href(routes.articles.index, language) },
  ];
}

/** The entry of an article, which may be in the other language. */
export function storyCrumb({ title, language }: Story, as: Language): Crumb {
  return { label: title, lang: language === as ? undefined : languages[language].htmlLang };
}
