import { entryKinds, entryTexts } from '../../../domain/privacy/register.ts';
import { registerWords } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { errorsOf, type FormError } from '../../../ui/forms/form-text.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { opensDialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';

type EntryPageProps = {
  /** Undefined for a new entry. */
  id: number | undefined;
  values: Readonly<Record<string, string>>;
  errors?: readonly FormError[];
};

/** Form of one entry of the register. */
export function EntryPage({ id, values, errors = [] }: EntryPageProps) {
  const t = useWords(registerWords);
  const address = `${endpoints.privacyRegister}/${id ?? 'new'}`;
  return (
    <>
      <PageHeader title={id === undefined ? t.add : t.edit} />
      <form action={address} className="max-w-180" method="post" noValidate>
        {errors.length > 0 && (
          <ErrorSummary
            autoFocus
            errors={errors.map(({ field, text }) => ({ target: field, text: `${labelOf(t, field)}: ${text}` }))}
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
              {id !== undefined && (
                <a className="line-link font-600 text-laterite-deep" href={`${address}/delete`} {...opensDialog}>
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

function labelOf(t: ReturnType<typeof registerWords>, field: string): string {
  const known = entryTexts.find((name) => name === field);
  return known ? t[known] : t.kind;
}
