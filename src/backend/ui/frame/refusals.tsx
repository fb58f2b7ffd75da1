import type { Unsaved } from '../../../domain/unsaved/unsaved.ts';
import { frameWords as t } from '../../../i18n/backend/frame.words.ts';
import { unsavedWords } from '../../../i18n/backend/unsaved.words.ts';
import { endpoints } from '../../../routes.ts';
import { PageHeader } from './page-header.tsx';
import { TypedFields } from './typed-fields.tsx';

/** The body of the answer to a request that the roles of the account do not allow. */
export function Forbidden({ texts }: { texts: readonly Unsaved[] }) {
  return (
    <>
      <Refusal text={t.forbiddenText} title={t.forbidden} />
      {texts.map(({ text, fields }) => (
        <section className="mt-9" key={text}>
          <h2 className="mb-3 t-item">{unsavedWords.typedHere}</h2>
          <TypedFields fields={fields} />
        </section>
      ))}
    </>
  );
}

/** The body of the answer to an export beyond the allowance of the account. */
export function TooMany() {
  return <Refusal text={t.tooMany} title={t.tooManyTitle} />;
}

/** Asks before a link of another site opens what records who opened it. */
export function Continue({ to }: { to: string }) {
  return (
    <>
      <PageHeader text={t.continueText} title={t.continueTitle} />
      <p className="flex flex-wrap gap-4">
        <a className="btn-primary [overflow-wrap:anywhere]" href={to}>
          {t.continueTo({ path: to.split('?')[0] ?? to })}
        </a>
        <a className="btn-outline" href={endpoints.dashboard}>
          {t.toDashboard}
        </a>
      </p>
    </>
  );
}

function Refusal({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader text={text} title={title} />
      <a className="btn-primary" href={endpoints.dashboard}>
        {t.toDashboard}
      </a>
    </>
  );
}
