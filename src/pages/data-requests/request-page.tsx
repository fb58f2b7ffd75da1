import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { Plain } from '../plain.tsx';
import { PrivacyNotice } from '../privacy-notice.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

type RequestPageProps = {
  language: Language;
  trail: readonly Crumb[];
  /** After an accepted form. */
  notice?: string | undefined;
  form: RequestFormProps;
};

/** The form for requests about personal data, with what happens to them. */
export function RequestPage({ language, trail, notice, form }: RequestPageProps) {
  const t = dataRequestWords(language);
  return (
    <Plain lead={t.lead} language={language} title={t.title} trail={trail}>
      <div className="max-w-160 scroll-mt-8" id="form">
        {notice && (
          <p
            className="mb-8 flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
            role="status"
          >
            <Icon className="mt-1 text-mangrove" name="check" />
            {notice}
          </p>
        )}
        <h2 className="t-sub mb-6">{t.formTitle}</h2>
        <div className="mb-8">
          <PrivacyNotice language={language} notice="dataRequest" />
        </div>
        <RequestForm {...form} />
      </div>
    </Plain>
  );
}
