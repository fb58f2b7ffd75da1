import { currentLanguage } from '../../current.ts';
import { type ChoosableFile, listChoosableFiles } from '../../domain/assets/queries.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { createLeader, moveLeader, saveLeader } from '../../domain/leaders/commands.ts';
import { type Leader, listLeaders, type PortrayedLeader } from '../../domain/leaders/queries.ts';
import { trashLeader } from '../../domain/trash/commands.ts';
import { fieldsWith } from '../../fields/derive.ts';
import { type Board, boards, editableLeaderFields } from '../../fields/leaders.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { leaderFieldWords as fields, leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { TextLink } from '../../ui/text/button.tsx';
import { thumbnailOf } from '../../web/pages/managed-picture.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { undoDeletion } from '../trash/undo-deletion.ts';
import { Confirm, opensDialog } from '../ui/dialog.tsx';
import { type CommandForm, type FormView, fieldForm } from '../ui/forms/command-form.ts';
import { EditForm, FieldControls } from '../ui/forms/edit-form.tsx';
import { AddLink, PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { screens } from '../ui/screens.tsx';
import { versionsAddress } from '../ui/version-addresses.ts';

/** Screens and forms of the boards' members. */
export function leaderScreens(site: Site) {
  const { db } = site;
  const list = endpoints.leaderManager;
  const one = `${list}/:id`;
  const form: CommandForm<Leader | undefined> = {
    ...fieldForm(editableLeaderFields),
    title: (leader) => (leader ? t.edit : t.create),
    body: async (view) => <FormPage pictures={await listChoosableFiles(db, 'image')} view={view} />,
  };
  return screens(site, { name: 'leaders', section: 'leaders', back: list, notFound: () => t.notFound })
    .show(list, 'leaders.read', async () => ({ title: t.title, body: <ListPage leaders={await listLeaders(db)} /> }))
    .form(endpoints.leaderCreate, createLeader, form, () => done(list, t.created))
    .form(one, saveLeader, form, () => done(list, t.updated))
    .act(`${one}/move`, moveLeader, { done: () => done(list, t.moved), refused: () => failed(list, t.notMoved) })
    .ask(`${one}/delete`, trashLeader, {
      title: () => t.deleteTitle,
      question: async ({ id, name }) => {
        const prediction = await predictImpact(site, [{ kind: 'leaders', id, action: 'delete' }]);
        return (
          <Confirm action={`${list}/${id}/delete`} back={list} title={t.deleteTitle} verb={t.delete}>
            <p>{t.deleteQuestion({ name })}</p>
            <p className="mt-2 text-small text-slate">{t.deleteText}</p>
            {prediction && <ImpactList prediction={prediction} />}
          </Confirm>
        );
      },
      done: (deletion) => done(list, t.deleted, t.inTrash, undoDeletion('leaders', [deletion])),
    }).routes;
}

type FormPageProps = { view: FormView<Leader | undefined>; pictures: readonly ChoosableFile[] };

/** Form of a member of the boards. */
function FormPage({ view, pictures }: FormPageProps) {
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
        <TextLink href={`${href(routes.leadership.index, currentLanguage())}#leader-${id}`}>{t.onTheSite}</TextLink>
      ) : (
        t.hidden
      )}{' '}
      · <TextLink href={versionsAddress('leaders', id)}>{versionWords.title}</TextLink>
    </>
  );
}

/** Members of both boards in the order of the public page. */
function ListPage({ leaders }: { leaders: readonly PortrayedLeader[] }) {
  return (
    <>
      <PageHeader action={<AddLink href={endpoints.leaderCreate}>{t.create}</AddLink>} text={t.text} title={t.title} />
      <div className="grid gap-10">
        {boards.map((board) => (
          <BoardSection board={board} key={board} leaders={leaders.filter((leader) => leader.board === board)} />
        ))}
      </div>
    </>
  );
}

function BoardSection({ board, leaders }: { board: Board; leaders: readonly PortrayedLeader[] }) {
  return (
    <section aria-labelledby={`${board}-title`}>
      <h2 className="t-item mb-3 text-petrol-deep" id={`${board}-title`}>
        {fields[board]}
      </h2>
      {leaders.length > 0 ? (
        <Table
          caption={t.caption({ board: fields[board] })}
          columns={[
            { head: t.member, main: true, cell: (leader) => <Member leader={leader} /> },
            { head: fields.portrait, cell: (leader) => <Portrait leader={leader} /> },
            {
              head: t.shown,
              cell: ({ visible }) => (
                <StatusBadge tone={visible ? 'good' : 'quiet'}>{visible ? t.visible : t.hidden}</StatusBadge>
              ),
            },
            {
              head: t.order,
              cell: ({ id, name }, index) => (
                <form action={`${endpoints.leaderManager}/${id}/move`} className="-my-2 inline-flex" method="post">
                  <Move direction="up" label={t.moveUp({ name })} isPossible={index > 0} />
                  <Move direction="down" label={t.moveDown({ name })} isPossible={index < leaders.length - 1} />
                </form>
              ),
            },
            { head: `#${listWords.actions}`, align: 'end', cell: (leader) => <Actions leader={leader} /> },
          ]}
          rows={leaders}
        />
      ) : (
        <EmptyList title={t.nobody} />
      )}
    </section>
  );
}

type MemberProps = { leader: PortrayedLeader };

function Member({ leader: { id, name, position, positionEn } }: MemberProps) {
  return (
    <>
      <a className="line-link font-650" href={`${endpoints.leaderManager}/${id}`}>
        {name}
      </a>
      <span className="mt-0.5 block text-tiny text-slate">{currentLanguage() === 'en' ? positionEn : position}</span>
    </>
  );
}

function Actions({ leader: { id, name } }: MemberProps) {
  const address = `${endpoints.leaderManager}/${id}`;
  return (
    <span className="-my-2 inline-flex">
      <a aria-label={t.editOf({ name })} className={signClass} href={address} title={t.edit}>
        <Icon name="pencil" />
      </a>
      <a
        aria-label={t.deleteOf({ name })}
        className={signClass}
        href={`${address}/delete`}
        title={t.delete}
        {...opensDialog}
      >
        <Icon name="trash" />
      </a>
    </span>
  );
}

const signClass = 'inline-grid size-11 place-items-center rounded-full hover:bg-powder';

function Portrait({ leader: { portrait, picture } }: MemberProps) {
  if (!portrait) return t.noPortrait;
  if (!picture) return <StatusBadge tone="bad">{t.portraitGone}</StatusBadge>;
  return (
    <img
      alt={t.hasPortrait}
      className="h-14 w-11 rounded bg-powder object-cover object-top"
      height={56}
      loading="lazy"
      src={thumbnailOf(portrait)}
      width={44}
    />
  );
}

type MoveProps = { direction: 'up' | 'down'; label: string; isPossible: boolean };

function Move({ direction, label, isPossible }: MoveProps) {
  return (
    <button
      aria-label={label}
      className={`${signClass} disabled:opacity-35`}
      disabled={!isPossible}
      name="direction"
      type="submit"
      value={direction}
    >
      <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
    </button>
  );
}
