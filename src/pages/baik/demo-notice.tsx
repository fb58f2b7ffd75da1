import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';

/** Above the first field of a demonstration: no real report belongs here. */
export function DemoNotice({ language }: { language: Language }) {
  const t = baikWords(language);
  return (
    <section
      aria-labelledby="baik-demo"
      className="mb-8 flex items-start gap-4 border-l-[5px] border-ember bg-white px-5 py-4"
      data-demo=""
    >
      <Icon className="mt-1 size-6 text-laterite" name="alert-circle" />
      <div>
        <h3 className="t-item" id="baik-demo">
          {t.demoTitle}
        </h3>
        <p className="mt-1">{t.demoText}</p>
      </div>
    </section>
  );
}
