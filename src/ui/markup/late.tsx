import { type ReactNode, Suspense } from 'react';
import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { completeParameter } from '../../routes.ts';

type LateProps = {
  /** Address of this page, including its query. */
  address: string;
  /** Placeholder. */
  skeleton: ReactNode;
  /** Text for screen readers while loading. */
  loading?: string;
  children: ReactNode;
};

/** A part of a page that is streamed later. Readers without script get a link to the complete page. */
export function Late({ address, skeleton, loading, children }: LateProps) {
  const complete = `${address}${address.includes('?') ? '&' : '?'}${completeParameter}=1`;
  return (
    <Suspense
      fallback={
        <>
          <p className="sr-only" role="status">
            {loading ?? t.loading}
          </p>
          <noscript>
            <p className="mb-8">
              <a className="more-link" href={complete}>
                {t.readComplete}
              </a>
            </p>
          </noscript>
          {skeleton}
        </>
      }
    >
      {children}
    </Suspense>
  );
}
