import type { Language } from '../../i18n/site/language.ts';
import { ErrorView, errorMeta } from '../../ui/frame/error-view.tsx';
import type { TaggedPage } from './public-page.ts';

/** What a handler returns for an address whose route is known and whose values mean nothing. */
export function notFoundPage(language: Language): TaggedPage {
  return {
    status: 404,
    tags: [],
    meta: errorMeta('not-found', language),
    body: <ErrorView kind="not-found" language={language} />,
    bar: 'solid',
  };
}
