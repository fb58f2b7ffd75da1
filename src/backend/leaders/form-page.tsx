import type { ChoosableFile } from '../../domain/assets/choosable-files.ts';
import type { Leader } from '../../domain/leaders/queries.ts';
import type { Field } from '../../fields/field.ts';
import { editableLeaderFields } from '../../fields/leaders.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords } from '../../i18n/backend/leaders.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { baseOf } from '../ui/forms/conflict.ts';
import { type Conflict, ConflictNotice, PlainValue } from '../ui/forms/conflict-notice.tsx';
import { FieldControl } from '../ui/forms/field-control.tsx';
import { labelOf } from '../ui/forms/field-words.ts';
import { controlId, FieldContext } from '../ui/forms/form-field.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { versionsAddress } from '../ui/version-addresses.ts';
import { type FormValues, fieldLabel, valuesOf } from './form-values.ts';

export type FormPageProps = {
  /** The stored leader; undefined for a new one. */
  leader: Leader | undefined;
  values: FormValues;
  mistakes?: readonly Mistake[];
  conflict?: Conflict;
  pictures: readonly ChoosableFile[];
};

/** Form of a member of the boards. */
export function FormPage({ leader, values, mistakes = [], conflict, pictures }: FormPageProps) {
  const language = useStaffLanguage();
  const t = leaderWords(language);
  return (
    <>
      <PageHeader text={leader && <PageLink leader={leader} />} title={leader ? t.edit : t.create} />
      {conflict && <LeaderConflict conflict={conflict} />}
      {mistakes.length > 0 && (
        <ErrorSummary
          autoFocus
          errors={mistakes.map(({ field, text }) => ({
            target: controlId(field),
            text: field ? `${fieldLabel(language, field)}: ${text}` : text,
          }))}
          title={t.toCorrect}
        />
      )}
      <form
        action={leader ? `${endpoints.leaderManager}/${leader.id}` : endpoints.leaderCreate}
        className="mt-6 grid gap-6"
        method="post"
        noValidate
      >
        <input name="version" type="hidden" value={leader?.version ?? ''} />
        <input name="base" type="hidden" value={leader ? JSON.stringify(baseOf(valuesOf(leader))) : ''} />
        <FieldContext value={{ values, mistakes }}>
          <Panel id="person" title={t.person}>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <Fields pictures={pictures} section="person" />
            </div>
          </Panel>
          <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
            {(['id', 'en'] as const).map((code) => (
              <Panel id={`in-${code}`} key={code} title={articleFieldWords(language)[code]}>
                <div className="grid gap-4">
                  <Fields pictures={pictures} section={code} />
                </div>
              </Panel>
            ))}
          </div>
        </FieldContext>
        <SaveBar>
          <button className="btn-primary" type="submit">
            <Icon name="check" />
            {leader ? t.save : t.add}
          </button>
          <a className="btn-outline" href={endpoints.leaderManager}>
            {frameWords(language).cancel}
          </a>
        </SaveBar>
      </form>
    </>
  );
}

type FieldsProps = { section: 'person' | 'id' | 'en'; pictures: readonly ChoosableFile[] };

function Fields({ section, pictures }: FieldsProps) {
  const words = useWords(leaderFieldWords);
  return Object.values(editableLeaderFields)
    .filter((field) => field.section === section)
    .map((field) => (
      <FieldControl className={classOf(field)} field={field} files={pictures} key={field.label} words={words} />
    ));
}

function classOf({ control }: Field): string | undefined {
  if (control.kind === 'checkbox') return 'accent-laterite sm:col-span-2';
  return control.kind === 'picture' ? 'sm:col-span-2' : undefined;
}

function PageLink({ leader: { id, name, visible } }: { leader: Leader }) {
  const language = useStaffLanguage();
  const t = leaderWords(language);
  return (
    <>
      {name} ·{' '}
      {visible ? (
        <a className="line-link" href={`${href(routes.leadership.index, language)}#leader-${id}`}>
          {t.onTheSite}
        </a>
      ) : (
        t.hidden
      )}{' '}
      ·{' '}
      <a className="line-link" href={versionsAddress('leaders', id)}>
        {versionWords(language).title}
      </a>
    </>
  );
}

function LeaderConflict({ conflict }: { conflict: Conflict }) {
  const language = useStaffLanguage();
  const t = leaderWords(language);
  const { by } = conflict;
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(name) => fieldLabel(language, name)}
      show={(name, text) => {
        const field = Object.values(editableLeaderFields).find(({ json }) => json.name === name);
        if (field?.control.kind === 'checkbox') return <PlainValue>{t.visible}</PlainValue>;
        return <PlainValue>{labelOf(leaderFieldWords(language), text)}</PlainValue>;
      }}
      title={by ? t.savedBy({ username: by.username }) : t.savedSince}
    />
  );
}
