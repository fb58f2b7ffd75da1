import { company } from '../../company.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** Always visible exit button; a plain link without script. */
export function QuickExit({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <div className="quick-exit">
      <a
        className="btn min-h-11 border border-alumina/60 bg-graphite px-4 py-2 text-alumina [box-shadow:var(--shadow-notice)] hover:bg-petrol-deep lg:px-6"
        data-exit=""
        data-leaving={t.exitLeaving}
        data-press-again={t.exitPressed}
        href={company.quickExit}
        rel="nofollow noreferrer"
      >
        {t.exit}
        <Icon name="x" />
      </a>
      <p className="sr-only" role="status" />
    </div>
  );
}
