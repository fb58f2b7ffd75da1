import { errorWords } from '../i18n/errors.ts';
import type { Language } from '../i18n/language.ts';
import { href, routes } from '../routes.ts';
import type { PageMeta } from './page.ts';

export type ErrorKind = 'not-found' | 'bad-request' | 'server-error';

/** The card that a reader sees in place of a page. */
export function ErrorView({ kind, language }: { kind: ErrorKind; language: Language }) {
  const { title, text } = textsOf(kind, language);
  const t = errorWords(language);
  return (
    <section>
      <h1>{title}</h1>
      <p>{text}</p>
      <ul>
        <li>
          <a href={href(routes.home.index, language)}>{t.home}</a>
        </li>
        <li>
          <a href={href(routes.articles.index, language)}>{t.news}</a>
        </li>
        <li>
          <a href={href(routes.contact.index, language)}>{t.contact}</a>
        </li>
      </ul>
    </section>
  );
}

export function errorMeta(kind: ErrorKind, language: Language): PageMeta {
  const { title, text } = textsOf(kind, language);
  return { title, description: text, hidden: true };
}

function textsOf(kind: ErrorKind, language: Language): { title: string; text: string } {
  const t = errorWords(language);
  return {
    'not-found': { title: t.notFoundTitle, text: t.notFoundText },
    'bad-request': { title: t.badRequestTitle, text: t.badRequestText },
    'server-error': { title: t.serverErrorTitle, text: t.serverErrorText },
  }[kind];
}
