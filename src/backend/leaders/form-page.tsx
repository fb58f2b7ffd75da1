import { currentLanguage } from '../../current.ts';
import type { ChoosableFile } from '../../domain/assets/queries.ts';
import type { Leader } from '../../domain/leaders/queries.ts';
import { fieldsWith } from '../../fields/derive.ts';
import { editableLeaderFields } from '../../fields/leaders.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { FormView } from '../ui/forms/command-form.ts';
import { EditForm, FieldControls } from '../ui/forms/edit-form.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { versionsAddress } from '../ui/version-addresses.ts';

type FormPageProps = { view: FormView<Leader | undefined>; pictures: readonly ChoosableFile[] };

/** Form of a member of the boards. */
export function FormPage({ view, pictures }: FormPageProps) {
  const { row: leader } = view;
  const controls = (section: 'person' | 'id' | 'en') => (
    <FieldControls
      classOf={classOf}
      fields={fieldsWith(editableLeaderFields, 'section', section)}
      files={pictures}
      labels={leaderFieldWords(currentLanguage())}
    />
  );
  return (
    <>
      <PageHeader text={leader && <PageLink leader={leader} />} title={leader ? t.edit : t.create} />
      <EditForm
        back={endpoints.leaderManager}
        fields={editableLeaderFields}
        labels={leaderFieldWords(currentLanguage())}
        submit={leader ? t.save : t.add}
        texts={t}
        view={view}
      >
        <Panel id="person" title={t.person}>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{controls('person')}</div>
        </Panel>
        <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
          {(['id', 'en'] as const).map((code) => (
            <Panel id={`in-${code}`} key={code} title={articleFieldWords[code]}>
              <div className="grid gap-4">{controls(code)}</div>
            </Panel>
          ))}
        </div>
      </EditForm>
    </>
  );
}

function classOf(kind: string): string | undefined {
  if (kind === 'checkbox') return 'accent-laterite sm:col-span-2';
  return kind === 'picture' ? 'sm:col-span-2' : undefined;
}

function PageLink({ leader: { id, name, visible } }: { leader: Leader }) {
  return (
    <>
      {name} ·{' '}
      {visible ? (
        <a className="line-link" href={`${href(routes.leadership.index, currentLanguage())}#leader-${id}`}>
          {t.onTheSite}
        </a>
      ) : (
        t.hidden
      )}{' '}
      ·{' '}
      <a className="line-link" href={versionsAddress('leaders', id)}>
        {versionWords.title}
      </a>
    </>
  );
}
