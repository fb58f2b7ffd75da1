import type { ProcessingEntry } from '../../../domain/privacy/register.ts';
import { registerWords as t } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';
import { kindLabel } from './kind-label.ts';

/** Register of processing activities, processors and transfers. */
export function RegisterPage({ entries }: { entries: readonly ProcessingEntry[] }) {
  return (
    <>
      <PageHeader
        action={
          <a className="btn-primary" href={`${endpoints.privacyRegister}/new`}>
            <Icon name="plus" />
            {t.add}
          </a>
        }
        text={t.text}
        title={t.title}
      />
      <Parts current="register" />
      {entries.length === 0 ? (
        <EmptyList title={t.nothing}>
          <form action={`${endpoints.privacyRegister}/first`} method="post">
            <button className="btn-outline" type="submit">
              {t.addFirst}
            </button>
          </form>
        </EmptyList>
      ) : (
        <Table
          caption={t.caption}
          columns={[
            {
              head: t.name,
              main: true,
              cell: ({ id, name }) => (
                <a className="line-link font-600" href={`${endpoints.privacyRegister}/${id}`}>
                  {name}
                </a>
              ),
            },
            { head: t.kind, cell: ({ kind }) => kindLabel(t, kind) },
            { head: t.purpose, cell: ({ purpose }) => purpose },
            { head: t.legalBasis, cell: ({ legalBasis }) => legalBasis },
          ]}
          rows={entries}
        />
      )}
    </>
  );
}
