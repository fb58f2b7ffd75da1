import { currentLanguage } from '../../current.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { requestKinds, requestLimits } from '../../domain/privacy/input.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import { fileUrl } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { FormOpening, type FormState, idsOf } from '../../ui/forms/form-opening.tsx';
import { errorsOf } from '../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { dataRequestFields } from '../../web/forms/data-request-form.ts';
import { Plain } from '../plain.tsx';
import { PrivacyNotice } from '../privacy-notice.tsx';

export type RequestFormState = FormState<(typeof dataRequestFields)[number]>;

type RequestPageProps = {
  trail: readonly Crumb[];
  /** After an accepted form. */
  notice?: string | undefined;
  form: RequestFormState;
};

/** The form for requests about personal data, with what happens to them. */
export function RequestPage({ trail, notice, form }: RequestPageProps) {
  return (
    <Plain lead={dataRequestWords.lead} title={dataRequestWords.title} trail={trail}>
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
        <h2 className="t-sub mb-6">{dataRequestWords.formTitle}</h2>
        <div className="mb-8">
          <PrivacyNotice notice="dataRequest" />
        </div>
        <RequestForm form={form} />
      </div>
    </Plain>
  );
}

const idOf = idsOf('data-request', dataRequestFields);

/** A plain form, so that it works without script. */
function RequestForm({ form }: { form: RequestFormState }) {
  const t = dataRequestWords(currentLanguage());
  const controlOf = (name: (typeof dataRequestFields)[number]) => {
    return {
      id: idOf(name),
      name,
      label: t[name],
      error: errorsOf(name, form.errors),
      defaultValue: form.values[name],
    };
  };
  const optional = `(${t.optional})`;
  return (
    <form action={hrefTo(routes.policies.dataRequest)} className="grid gap-6" method="post" noValidate>
      <FormOpening {...form} idOf={idOf} noticeVersion={noticeVersions.dataRequest} words={t} />
      <SelectField
        {...controlOf('kind')}
        aria-required
        choices={[['', t.chooseKind], ...requestKinds.map((kind) => [kind, t[`kind_${kind}`]] as const)]}
        icons={fileUrl('icons.svg')}
        mark="*"
      />
      <TextField
        {...controlOf('email')}
        aria-required
        autoComplete="email"
        hint={t.emailHint}
        inputMode="email"
        mark="*"
        type="email"
      />
      <TextField {...controlOf('name')} autoComplete="name" mark={optional} maxLength={requestLimits.name} />
      <TextArea {...controlOf('details')} hint={t.detailsHint} mark={optional} rows={5} />
      <p className="text-small text-slate">{t.reports}</p>
      <div>
        <button className="btn-primary min-w-52" type="submit">
          {t.send}
        </button>
      </div>
    </form>
  );
}
