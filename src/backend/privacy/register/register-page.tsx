import type { ProcessingEntry } from '../../../domain/privacy/register.ts';
import { registerWords } from '../../../i18n/backend/privacy/register.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Cell, Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';
import { kindLabel } from './kind-label.ts';

/** Register of processing activities, processors and transfers. */
export function RegisterPage({ entries }: { entries: readonly ProcessingEntry[] }) {
  const t = useWords(registerWords);
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
        <Table caption={t.caption} columns={[t.name, t.kind, t.purpose, t.legalBasis]}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <Cell main>
                <a className="line-link font-600" href={`${endpoints.privacyRegister}/${entry.id}`}>
                  {entry.name}
                </a>
              </Cell>
              <Cell label={t.kind}>{kindLabel(t, entry.kind)}</Cell>
              <Cell label={t.purpose}>{entry.purpose}</Cell>
              <Cell label={t.legalBasis}>{entry.legalBasis}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
