import { currentLanguage } from '../../../current.ts';
import { requestKinds } from '../../../domain/privacy/input.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import { languageCodes, languages } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { errorsOf } from '../../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { FormView } from '../../ui/forms/command-form.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';

/** A request that reached staff in another way than the public form. */
export function NewPage({ view: { action, values, errors } }: { view: FormView<undefined> }) {
  const form = dataRequestWords(currentLanguage());
  const errorOf = (field: string) => errorsOf(field, errors);
  return (
    <>
      <PageHeader text={t.newText} title={t.newTitle} />
      <form action={action} className="max-w-160" method="post" noValidate>
        {errors.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={errors.map(({ field, text }) => ({ target: field, text }))}
            title={t.toCorrect}
          />
        )}
        <Panel id="request" title={t.what}>
          <div className="grid gap-5">
            <SelectField
              choices={[['', form.chooseKind], ...requestKinds.map((kind) => [kind, form[`kind_${kind}`]] as const)]}
              defaultValue={values.kind ?? ''}
              error={errorOf('kind')}
              id="kind"
              label={form.kind}
              mark="*"
              name="kind"
            />
            <TextField
              autoComplete="off"
              defaultValue={values.email}
              error={errorOf('email')}
              id="email"
              label={form.email}
              mark="*"
              name="email"
              type="email"
            />
            <TextField
              autoComplete="off"
              defaultValue={values.name}
              error={errorOf('name')}
              id="name"
              label={t.name}
              name="name"
            />
            <SelectField
              choices={languageCodes.map((code) => [code, languages[code].name] as const)}
              defaultValue={values.language || 'id'}
              id="language"
              label={t.language}
              name="language"
            />
            <TextArea
              defaultValue={values.details}
              error={errorOf('details')}
              id="details"
              label={t.details}
              name="details"
              rows={5}
            />
            <div className="flex flex-wrap gap-3">
              <button className="btn-primary" type="submit">
                {t.save}
              </button>
              <a className="btn-outline" href={endpoints.privacy}>
                {t.all}
              </a>
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}
