import { type Breach, breachLimits } from '../../../domain/privacy/breaches.ts';
import { breachWords as t } from '../../../i18n/backend/privacy/breaches.words.ts';
import { endpoints } from '../../../routes.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { errorsOf } from '../../../ui/forms/form-text.ts';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { FormView } from '../../ui/forms/command-form.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';

const labels = {
  title: 'name',
  discoveredAt: 'discoveredAt',
  revealed: 'revealed',
  cause: 'cause',
  measures: 'measures',
  receivedFrom: 'receivedFrom',
  receivedTo: 'receivedTo',
  otherAddresses: 'otherAddresses',
} as const;

/** Form of a breach. */
export function BreachForm({ view }: { view: FormView<Breach | undefined> }) {
  const { row, action, values, errors } = view;
  const field = (name: keyof typeof labels) => ({
    id: name,
    name,
    label: t[labels[name]],
    defaultValue: values[name],
    error: errorsOf(name, errors),
  });
  const summary = errors.map(({ field: name, text }) => {
    const known = Object.entries(labels).find(([one]) => one === name);
    return { target: name, text: known ? `${t[known[1]]}: ${text}` : text };
  });
  return (
    <>
      <PageHeader title={row ? t.edit : t.add} />
      <form action={action} className="grid max-w-180 gap-6" method="post" noValidate>
        {summary.length > 0 && <ErrorSummary autoFocus errors={summary} title={t.notSaved} />}
        <Panel id="breach" title={t.title}>
          <div className="grid gap-5">
            <TextField {...field('title')} autoComplete="off" mark="*" maxLength={breachLimits.title} />
            <TextField {...field('discoveredAt')} mark="*" type="datetime-local" />
            <TextArea {...field('revealed')} mark="*" rows={4} />
            <TextArea {...field('cause')} mark="*" rows={4} />
            <TextArea {...field('measures')} mark="*" rows={4} />
          </div>
        </Panel>
        <Panel id="affected" text={t.affectedText} title={t.affected}>
          <div className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('receivedFrom')} type="date" />
              <TextField {...field('receivedTo')} type="date" />
            </div>
            <TextArea {...field('otherAddresses')} rows={4} />
            <div className="flex flex-wrap gap-3">
              <button className="btn-primary" type="submit">
                {t.save}
              </button>
              <a className="btn-outline" href={endpoints.privacyBreaches}>
                {t.all}
              </a>
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}
