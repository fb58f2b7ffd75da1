import { type ReactNode, Suspense } from 'react';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { completeParameter } from '../../routes.ts';

type LateProps = {
  language: Language;
  /** Address of this page, including its query. */
  address: string;
  /** Placeholder. */
  skeleton: ReactNode;
  /** Text for screen readers while loading. */
  loading?: string;
  children: ReactNode;
};

/** A part of a page that is streamed later. Readers without script get a link to the complete page. */
export function Late({ language, address, skeleton, loading, children }: LateProps) {
  const t = navigationWords(language);
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
