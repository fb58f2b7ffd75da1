import { baikWords } from '../../i18n/baik.ts';
import type { Language } from '../../i18n/language.ts';
import { site } from '../../site.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way out, always in reach. Without script it is a link like any other. */
export function QuickExit({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <div className="quick-exit">
      <a
        className="btn bg-laterite text-alumina shadow-lg hover:bg-laterite-deep"
        data-exit=""
        data-leaving={t.exitLeaving}
        data-press-again={t.exitPressed}
        href={site.quickExit}
        rel="nofollow noreferrer"
      >
        {t.exit}
        <Icon name="x" />
      </a>
      <p className="sr-only" role="status" />
    </div>
  );
}
