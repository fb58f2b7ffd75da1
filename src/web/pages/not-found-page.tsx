import type { Language } from '../../i18n/site/language.ts';
import { ErrorView, errorMeta } from '../../ui/frame/error-view.tsx';
import type { LoadedPage } from './public-page.ts';

/** Returned by handlers when the route exists but its parameters match nothing. */
export function notFoundPage(language: Language): LoadedPage {
  return {
    status: 404,
    meta: errorMeta('not-found', language),
    body: <ErrorView kind="not-found" language={language} />,
    bar: 'solid',
  };
}
