import { currentLanguage } from '../../current.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import type { Story } from './story.ts';

/** Breadcrumb from the home page to the news list. */
export function newsTrail(): (Crumb & { href: string })[] {
  return [
    { label: publicationWords.title, href: hrefTo(routes.publications.index) },
    { label: articleWords.newsTitle, href: hrefTo(routes.articles.index) },
  ];
}

/** The entry of an article, which may be in the other language. */
export function storyCrumb({ title, language }: Story): Crumb {
  return { label: title, lang: language === currentLanguage() ? undefined : languages[language].htmlLang };
}
