import { ErrorView, errorMeta } from '../../ui/frame/error-view.tsx';
import type { LoadedPage } from './public-page.ts';

/** Returned by handlers when the route exists but its parameters match nothing. */
export function notFoundPage(): LoadedPage {
  return {
    status: 404,
    meta: errorMeta('not-found'),
    body: <ErrorView kind="not-found" />,
    bar: 'solid',
  };
}
