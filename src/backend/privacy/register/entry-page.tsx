import { entryKinds, entryTexts, type ProcessingEntry } from '../../../domain/privacy/register.ts';
import { registerWords as t } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { errorsOf } from '../../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { opensDialog } from '../../ui/dialog.tsx';
import type { FormView } from '../../ui/forms/command-form.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';

/** Form of one entry of the register. */
export function EntryPage({ view }: { view: FormView<ProcessingEntry | undefined> }) {
  const { row, action, values, errors } = view;
  return (
    <>
      <PageHeader title={row ? t.edit : t.add} />
      <form action={action} className="max-w-180" method="post" noValidate>
        {errors.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={errors.map(({ field, text }) => ({
              target: field,
              text: field ? `${labelOf(field)}: ${text}` : text,
            }))}
            title={t.notSaved}
          />
        )}
        <Panel id="entry" title={t.title}>
          <div className="grid gap-5">
            <SelectField
              choices={entryKinds.map((kind) => [kind, t[`kind_${kind}`]] as const)}
              defaultValue={values.kind || 'activity'}
              error={errorsOf('kind', errors)}
              id="kind"
              label={t.kind}
              name="kind"
            />
            {entryTexts.map((name) => {
              const field = {
                id: name,
                name,
                label: t[name],
                defaultValue: values[name],
                error: errorsOf(name, errors),
              };
              if (name === 'name') return <TextField key={name} {...field} autoComplete="off" mark="*" />;
              return <TextArea key={name} {...field} mark={name === 'purpose' ? '*' : undefined} rows={3} />;
            })}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <button className="btn-primary" type="submit">
                {t.save}
              </button>
              <a className="btn-outline" href={endpoints.privacyRegister}>
                {t.title}
              </a>
              {row && (
                <a className="line-link font-600 text-laterite-deep" href={`${action}/delete`} {...opensDialog}>
                  {t.remove}
                </a>
              )}
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}

function labelOf(field: string): string {
  const known = entryTexts.find((name) => name === field);
  return known ? t[known] : t.kind;
}
