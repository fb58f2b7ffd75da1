import { currentLanguage } from '../../../current.ts';
import { requestKinds } from '../../../domain/privacy/input.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import { languageCodes, languages } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { FormView } from '../../ui/forms/command-form.ts';
import { controlsOf, FormProblems } from '../../ui/forms/form-problems.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';

/** A request that reached staff in another way than the public form. */
export function NewPage({ view }: { view: FormView<undefined> }) {
  const form = dataRequestWords(currentLanguage());
  const { action, values, errors } = view;
  const control = controlsOf(view);
  return (
    <>
      <PageHeader text={t.newText} title={t.newTitle} />
      <form action={action} className="max-w-160" method="post" noValidate>
        <FormProblems errors={errors} title={t.toCorrect} />
        <Panel id="request" title={t.what}>
          <div className="grid gap-5">
            <SelectField
              choices={[['', form.chooseKind], ...requestKinds.map((kind) => [kind, form[`kind_${kind}`]] as const)]}
              {...control('kind')}
              label={form.kind}
              mark="*"
            />
            <TextField autoComplete="off" {...control('email')} label={form.email} mark="*" type="email" />
            <TextField autoComplete="off" {...control('name')} label={t.name} />
            <SelectField
              choices={languageCodes.map((code) => [code, languages[code].name] as const)}
              defaultValue={values.language || 'id'}
              id="language"
              label={t.language}
              name="language"
            />
            <TextArea {...control('details')} label={t.details} rows={5} />
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
