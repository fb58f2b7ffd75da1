import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { requestKinds, requestLimits } from '../../domain/privacy/input.ts';
import { dataRequestWords } from '../../i18n/public/data-requests.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { href, routes } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { errorsOf, type Mistake } from '../../ui/forms/form-text.ts';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';

export type RequestFormProps = {
  language: Language;
  token: string;
  formKey: string;
  challenge?: string | undefined;
  values?: Readonly<Record<string, string>>;
  mistakes?: readonly Mistake[];
};

/** A plain form, so that it works without script. */
export function RequestForm({ language, token, formKey, challenge, values = {}, mistakes = [] }: RequestFormProps) {
  const t = dataRequestWords(language);
  const errorOf = (field: string) => errorsOf(field, mistakes);
  return (
    <form action={href(routes.policies.dataRequest, language)} className="grid gap-6" method="post" noValidate>
      {mistakes.length > 0 && (
        <ErrorSummary
          autoFocus
          errors={mistakes.map(({ field, text }) => ({ target: field && idOf(field), text }))}
          title={t.summaryTitle}
        />
      )}
      <p className="text-small text-slate">{t.required}</p>
      <input name="token" type="hidden" value={token} />
      <input name="submission_key" type="hidden" value={formKey} />
      <input name="notice" type="hidden" value={noticeVersions.dataRequest} />
      {challenge && <input name="challenge" type="hidden" value={challenge} />}
      <Honeypot id={idOf('website')} label={t.leaveEmpty} />
      <SelectField
        aria-required
        choices={[['', t.chooseKind], ...requestKinds.map((kind) => [kind, t[`kind_${kind}`]] as const)]}
        defaultValue={values.kind ?? ''}
        error={errorOf('kind')}
        icons={fileUrl('icons.svg')}
        id={idOf('kind')}
        label={t.kind}
        mark="*"
        name="kind"
      />
      <TextField
        aria-required
        autoComplete="email"
        defaultValue={values.email}
        error={errorOf('email')}
        hint={t.emailHint}
        id={idOf('email')}
        inputMode="email"
        label={t.email}
        mark="*"
        name="email"
        type="email"
      />
      <TextField
        autoComplete="name"
        defaultValue={values.name}
        error={errorOf('name')}
        id={idOf('name')}
        label={t.name}
        mark={`(${t.optional})`}
        maxLength={requestLimits.name}
        name="name"
      />
      <TextArea
        defaultValue={values.details}
        error={errorOf('details')}
        hint={t.detailsHint}
        id={idOf('details')}
        label={t.details}
        mark={`(${t.optional})`}
        name="details"
        rows={5}
      />
      <p className="text-small text-slate">{t.reports}</p>
      <div>
        <button className="btn-primary min-w-52" type="submit">
          {t.send}
        </button>
      </div>
    </form>
  );
}

function idOf(field: string): string {
  return `data-request-${field}`;
}
