import type { StoredKeptForm } from '../../domain/accounts/kept-forms.ts';
import { sessionWords as t } from '../../i18n/backend/accounts/sessions.words.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { keptFormParameter } from '../ui/frame/screen.tsx';

export function KeptFormsPage({ forms }: { forms: readonly StoredKeptForm[] }) {
  return (
    <>
      <PageHeader text={t.titleText} title={t.title} />
      <div className="grid gap-6">
        {forms.map((form) => (
          <KeptFormPanel form={form} key={form.id} />
        ))}
      </div>
    </>
  );
}

function KeptFormPanel({ form: { id, action, fields, hadFiles } }: { form: StoredKeptForm }) {
  const address = new URL(action, 'http://localhost');
  address.searchParams.set(keptFormParameter, String(id));
  // Names may repeat.
  const numbered = fields.map(([name, value], index) => ({ key: `${index} ${name}`, name, value }));
  const texts = numbered.filter(({ value }) => isProse(value));
  const further = fields.filter(([, value]) => value !== '' && !isProse(value)).length;
  return (
    <Panel id={`kept-${id}`} title={t.formOf({ address: address.pathname })}>
      <div className="grid gap-3">
        {texts.map(({ key, value }) => (
          <p className="border-l-[5px] border-graphite/20 pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]" key={key}>
            {value}
          </p>
        ))}
        {further > 0 && <p className="text-small text-slate">{t.furtherFields({ count: further })}</p>}
        {hadFiles && <p className="text-small font-600">{t.filesAgain}</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <form
          action={address.pathname + address.search}
          encType={hadFiles ? 'multipart/form-data' : undefined}
          method="post"
        >
          {numbered.map(({ key, name, value }) => (
            <input key={key} name={name} type="hidden" value={value} />
          ))}
          <Button>{t.sendAgain}</Button>
        </form>
        <form action={`${endpoints.keptForms}/${id}/discard`} method="post">
          <button className="btn-outline" type="submit">
            {t.discard}
          </button>
        </form>
      </div>
    </Panel>
  );
}

/** Fields that were entered, without hidden fields that the form adds. */
function isProse(value: string): boolean {
  return /\s/.test(value.trim());
}
