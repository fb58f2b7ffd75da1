import { currentLanguage } from '../../current.ts';
import {
  addFirstEntries,
  createEntry,
  deleteEntry,
  type EntryInput,
  entryKinds,
  entryTexts,
  listEntries,
  type ProcessingEntry,
  saveEntry,
} from '../../domain/privacy/register.ts';
import { firstEntryWords, registerWords as t } from '../../i18n/backend/privacy/register.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { Confirm, opensDialog } from '../ui/dialog.tsx';
import type { CommandForm, FormView } from '../ui/forms/command-form.ts';
import { controlsOf, FormProblems } from '../ui/forms/form-problems.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { PartPage, problemText } from './parts.tsx';

const activities = ['messages', 'reports', 'staff'] as const;

/** What the site itself processes, for a register that is still empty. */
function firstEntries(language: Language): EntryInput[] {
  const t = firstEntryWords(language);
  return activities.map((activity) => ({
    kind: 'activity',
    name: t[activity],
    purpose: t[`${activity}Purpose`],
    legalBasis: t[`${activity}Basis`],
    dataCategories: t[`${activity}Data`],
    recipients: '',
    retention: '',
    safeguards: '',
  }));
}

const list = endpoints.privacyRegister;
const one = `${list}/:id`;

const form: CommandForm<ProcessingEntry | undefined> = {
  names: ['kind', ...entryTexts],
  valuesOf: (entry) =>
    entry ? { kind: entry.kind, ...Object.fromEntries(entryTexts.map((name) => [name, entry[name]])) } : {},
  problemText,
  title: (entry) => (entry ? t.edit : t.add),
  body: (view) => <EntryPage view={view} />,
};

/** The register of processing activities, processors and transfers. */
export function registerScreens(site: Site) {
  return screens(site, { name: 'privacy.register', section: 'privacy', back: list, notFound: () => t.notFound })
    .show(list, 'privacy.manage', async () => ({
      title: t.title,
      body: <RegisterPage entries={await listEntries(site.db)} />,
    }))
    .act(`${list}/first`, addFirstEntries, {
      inputOf: () => firstEntries(currentLanguage()),
      done: () => done(list, t.firstAdded),
      refused: () => failed(list, t.notSaved, t.notEmpty),
    })
    .form(`${list}/new`, createEntry, form, () => done(list, t.saved))
    .form(one, saveEntry, form, () => done(list, t.saved))
    .ask(`${one}/delete`, deleteEntry, {
      title: ({ name }) => t.removeTitle({ name }),
      question: ({ id, name }) => (
        <Confirm action={`${list}/${id}/delete`} back={`${list}/${id}`} title={t.removeTitle({ name })} verb={t.remove}>
          <p>{t.removeText}</p>
        </Confirm>
      ),
      done: () => done(list, t.removed),
    }).routes;
}

function RegisterPage({ entries }: { entries: readonly ProcessingEntry[] }) {
  return (
    <PartPage
      add={[`${list}/new`, t.add]}
      columns={[
        {
          head: t.name,
          main: true,
          cell: ({ id, name }) => (
            <a className="line-link font-600" href={`${list}/${id}`}>
              {name}
            </a>
          ),
        },
        { head: t.kind, cell: ({ kind }) => kindLabel(kind) },
        { head: t.purpose, cell: ({ purpose }) => purpose },
        { head: t.legalBasis, cell: ({ legalBasis }) => legalBasis },
      ]}
      part="register"
      rows={entries}
      start={<PostButton action={`${list}/first`} text={t.addFirst} />}
      texts={t}
    />
  );
}

function kindLabel(kind: string): string {
  const known = entryKinds.find((one) => one === kind);
  return known ? t[`kind_${known}`] : kind;
}

function EntryPage({ view }: { view: FormView<ProcessingEntry | undefined> }) {
  const { row, action, values, errors } = view;
  const control = controlsOf(view);
  return (
    <>
      <PageHeader title={row ? t.edit : t.add} />
      <form action={action} className="max-w-180" method="post" noValidate>
        <FormProblems errors={errors} labelOf={labelOf} title={t.notSaved} />
        <Panel id="entry" title={t.title}>
          <div className="grid gap-5">
            <SelectField
              choices={entryKinds.map((kind) => [kind, t[`kind_${kind}`]] as const)}
              {...control('kind')}
              defaultValue={values.kind || 'activity'}
              label={t.kind}
            />
            {entryTexts.map((name) => {
              const field = { ...control(name), label: t[name] };
              if (name === 'name') return <TextField key={name} {...field} autoComplete="off" mark="*" />;
              return <TextArea key={name} {...field} mark={name === 'purpose' ? '*' : undefined} rows={3} />;
            })}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button>{t.save}</Button>
              <OutlineLink href={endpoints.privacyRegister}>{t.title}</OutlineLink>
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
